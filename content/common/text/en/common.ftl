### What other sentences are made with.

# The language's own name for itself.
language-name = English

list-comma = { ", " }
list-and = { $first } and { $last }

## The choice of a language

place-language = language { $name }
error-no-language = there are no texts in this language

## What stands for a fact that was not told

missing-player = the player
missing-action = this

## What a game may call otherwise, each with the same gender (docs/languages.md)

term-turn = turn
term-turns = turns
