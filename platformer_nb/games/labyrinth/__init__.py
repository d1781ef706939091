"""Labyrinth: Paths of Destiny, as far as it is built. It defines no `GAME`, so it is not offered to anybody yet.

The package holds the rulebook as data, the board and its tiles, and the maze with the rules of laying a tile.
"""
