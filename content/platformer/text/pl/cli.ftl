### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## What a value is called in usage and help

cli-value-boss = BOSS
cli-value-dungeon = PODZIEMIA

## judge

cli-judge-chance = Kości i karty to też akcje: „roll move move sword star shove enemy left”.

## content, tiles, check-content

cli-tiles-dungeon = tylko płytki tych podziemi

## simulate

cli-simulate-dungeon = jedne podziemia (domyślnie wszystkie po kolei)
cli-simulate-boss = jeden Boss (domyślnie wszyscy po kolei)
cli-simulate-artifacts = graj z artefaktami
cli-simulate-longer = graj na Większej Mapie

## Examples in the help of commands: what is typed after the name of the command

cli-judge-examples = tower.txt end --explain
cli-rules-examples = GRA-1 MOV-2
cli-tiles-examples =
    f01 v03
    --dungeon void
cli-text-examples = prompt-actions
cli-lessons-examples = --check 03-jumping puzzles
cli-simulate-examples = --dungeon void --games 500
