### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## Every command

cli-top = Learn a tower-climbing board game by playing it.

## What a value is called in usage and help

cli-value-boss = BOSS
cli-value-dungeon = DUNGEON
cli-value-tile = TILE

## play and tutor

cli-play-ready = The tower stands at { $address }

## judge

cli-judge-more =
    A legal action is done, and the next one is judged after it; one that is illegal or cannot be read changes nothing.
    Dice and cards are actions too: “roll move move sword star shove enemy left”.
cli-judge-actions = actions, such as “move up”

## rules

cli-rules-ids = ids such as MOV-2 (default: all rules)

## content, tiles, check-content

cli-tiles = show the map tiles
cli-tiles-more = The signs are explained in docs/notation.md.
cli-tiles-ids = tiles such as f01 (default: all)
cli-tiles-dungeon = only the tiles of this dungeon
cli-check-content = check a folder of cards and tiles
cli-check-content-more = The folder has to be laid out like content/platformer: box.toml, the card files, tiles/, text/.

## text

cli-text-keys = keys such as “prompt-actions”

## simulate

cli-simulate-players = 1 to 4, or all of them (default)
cli-simulate-dungeon = one dungeon (default: all, in turn)
cli-simulate-boss = one Boss (default: all, in turn)
cli-simulate-artifacts = play with artifacts
cli-simulate-longer = play on the longer map

## lessons

cli-lessons-names = lessons such as 03-jumping, or “puzzles” (default: all)
