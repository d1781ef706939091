"""Labyrinth: Paths of Destiny, as far as it is built. It defines no `GAME`, so it is not offered to anybody yet.

The package holds the rulebook as data, the box and its cards as data, the maze as a value and in notation, and the rules
of a whole game as far as no card is used: building with the last corridor, Moves and jumps, exploring, traps and the
Labyrinth Table, the Golem, stun, combat and free combat, pushes, death, keys and items, the Fate Crystal on tests, and the
win. Characters, ability tokens and the abilities of items are data that no rule applies yet; no Event is called; no seat's
view is masked.
"""
