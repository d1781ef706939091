"""Puzzles: made, proved, listed and played."""
