"""Labyrinth by its rulebook, written a second time in the slowest way: what the rules are held against.

It imports nothing of the game: positions are read from their notation, tiles and traps from the content files.
"""
