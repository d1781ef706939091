"""Rules of the course of a game: set-up, turns, Levels, solo, score."""
