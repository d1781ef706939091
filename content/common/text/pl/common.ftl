### What other sentences are made with.

# The language's own name for itself.
language-name = Polski

list-comma = { ", " }
list-and = { $first } i { $last }

## The choice of a language

place-language = język { $name }
error-no-language = nie ma tekstów w tym języku

## What stands for a fact that was not told

missing-player = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
    .inst = graczem
    .loc = graczu
    .gender = masculine
missing-action = to

## What a game may call otherwise, each with the same gender (docs/languages.md)

term-turn = tura
    .gen = tury
    .dat = turze
    .acc = turę
    .inst = turą
    .loc = turze
    .gender = feminine
term-turns = tury
    .gen = tur
    .dat = turom
    .acc = tury
    .inst = turami
    .loc = turach
    .gender = plural
