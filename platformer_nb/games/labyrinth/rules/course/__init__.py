"""The course of a game: set-up, the turn and its end, winning."""
