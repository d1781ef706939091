"""Puzzles of Labyrinth: their kinds, drafts of positions, and the program that makes them."""
