### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## What a value is called in usage and help

cli-value-boss = BOSS
cli-value-dungeon = DUNGEON

## judge

cli-judge-chance = Dice and cards are actions too: “roll move move sword star shove enemy left”.

## content, tiles, check-content

cli-tiles-dungeon = only the tiles of this dungeon

## simulate

cli-simulate-dungeon = one dungeon (default: all, in turn)
cli-simulate-boss = one Boss (default: all, in turn)
cli-simulate-artifacts = play with artifacts
cli-simulate-longer = play on the longer map

## Examples in the help of commands: what is typed after the name of the command

cli-judge-examples = tower.txt end --explain
cli-rules-examples = GRA-1 MOV-2
cli-tiles-examples =
    f01 v03
    --dungeon void
cli-text-examples = prompt-actions
cli-lessons-examples = --check 03-jumping puzzles
cli-simulate-examples = --dungeon void --games 500
