"""Simulations of Platformer: one game, what is collected, the report."""
