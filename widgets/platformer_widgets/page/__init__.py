"""The play page: which game, a form for a new one, then the table."""
