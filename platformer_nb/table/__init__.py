"""A table to play at: a session, its players, its log, and views of it; of any game."""
