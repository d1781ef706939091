"""Labyrinth between bots, many games over: what is collected, measured and aimed at."""
