"""Labyrinth: Paths of Destiny, as far as it is built. It defines no `GAME`, so it is not offered to anybody yet.

The package holds the rulebook as data, the board and its tiles, the maze as a value and in notation, and the rules of
laying a tile, with the last corridor.
"""
