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

## What a game may call otherwise, each with the same gender (docs/languages.md)

term-turn = хід
    .gen = ходу
    .dat = ходу
    .acc = хід
    .inst = ходом
    .loc = ході
    .gender = masculine
term-turns = ходи
    .gen = ходів
    .dat = ходам
    .acc = ходи
    .inst = ходами
    .loc = ходах
    .gender = plural
