"""Analysis: looking back at a game, asking about a position, setting one up, sharing it."""
