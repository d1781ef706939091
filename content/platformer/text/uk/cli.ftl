### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## Every command

cli-top = Вивчай настільну гру про сходження на вежу, граючи в неї.

## What a value is called in usage and help

cli-value-boss = БОС
cli-value-dungeon = ПІДЗЕМЕЛЛЯ
cli-value-tile = ПЛИТКА

## play and tutor

cli-play-ready = Вежа стоїть за адресою { $address }

## judge

cli-judge-more =
    Дозволену дію виконують, і наступну розглядають уже після неї; недозволена або незрозуміла нічого не змінює.
    Кубики й картки — теж дії: «roll move move sword star shove enemy left».
cli-judge-actions = дії, наприклад «move up»

## rules

cli-rules-ids = номери, наприклад MOV-2; без них — усі правила

## content, tiles, check-content

cli-tiles = показати плитки Мапи
cli-tiles-more = Знаки пояснено в docs/notation.md.
cli-tiles-ids = плитки, наприклад f01; без них — усі
cli-tiles-dungeon = лише плитки цього підземелля
cli-check-content = перевірити теку з картками й плитками
cli-check-content-more = Тека має бути влаштована, як content/platformer: box.toml, файли карток, tiles/, text/.

## text

cli-text-keys = ключі, наприклад «prompt-actions»

## simulate

cli-simulate-players = від 1 до 4 або всі варіанти (типово)
cli-simulate-dungeon = одне підземелля (типово: всі по черзі)
cli-simulate-boss = один Бос (типово: всі по черзі)
cli-simulate-artifacts = грати з артефактами
cli-simulate-longer = грати на довшій Мапі

## lessons

cli-lessons-names = уроки, наприклад 03-jumping, або «puzzles»; без них — усе
