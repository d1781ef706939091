### The puzzles: positions to solve within one turn, each proven by trying everything.

## One puzzle

place-puzzle = puzzle { $number }
puzzle-heading = Puzzle { $number } ({ $grade })
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-grade-fiendish = fiendish

## The page of puzzles

puzzles-title = Puzzles
puzzles-about = { $count } positions, one { term-turn } each, from easy to fiendish. Every solution is proven: a search has tried everything else.
puzzles-how = How it works
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-fiendish = Fiendish
