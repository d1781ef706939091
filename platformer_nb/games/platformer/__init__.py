"""Platformer: climb the tower, strike down the boss."""
