"""Labyrinth: Paths of Destiny, as far as it is built. It defines no `GAME`, so it is not offered to anybody yet.

The package holds the rulebook as data, the board and its tiles, the maze as a value and in notation, the rules of
laying a tile with the last corridor, and a turn in which players Build, Move, make Safe Jumps and end. There are no
Golem, keys, items, traps, lives, fights, characters or events yet, so nobody explores and nobody wins.
"""
