"""Positions as text: the drawn maze and the lines below it."""
