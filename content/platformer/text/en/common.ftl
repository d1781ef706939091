### What other sentences are made with.

list-comma = { ", " }
list-and = { $first } and { $last }

## What stands for a fact that was not told

missing-from = the Space it starts from
missing-to = the Space aimed at
missing-space = that Space
missing-card = the card
missing-enemy = the Enemy
missing-hero = the Hero
missing-figure = the figure
missing-boss = the Boss
missing-symbol = symbol
missing-to-symbol = another symbol
missing-token = token
missing-face = face
missing-step = another step
missing-player = the player
missing-name = the player
