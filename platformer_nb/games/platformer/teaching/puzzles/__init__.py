"""Puzzles: their kinds, the drafts they begin as, their difficulty, and the command that makes them."""
