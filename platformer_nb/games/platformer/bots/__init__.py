"""The bots of Platformer."""
