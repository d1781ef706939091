"""Bots of Labyrinth: how far it is to the win, what a position is worth, and who plays by that."""
