"""What makes a table: of a new game, a position or a saved game, with bots in their seats."""
