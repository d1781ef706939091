"""Bots that know Platformer."""
