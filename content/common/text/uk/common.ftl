### What other sentences are made with.

# The language's own name for itself.
language-name = Українська

list-comma = { ", " }
list-and = { $first } і { $last }

## The choice of a language

place-language = мова { $name }
error-no-language = текстів цією мовою немає

## What stands for a fact that was not told

missing-player = гравець
    .gen = гравця
    .dat = гравцеві
    .acc = гравця
    .inst = гравцем
    .loc = гравцеві
    .gender = masculine
missing-action = ця дія
