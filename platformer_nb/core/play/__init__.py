"""Playing a game: a session with its history and record, chance, and what an action would do."""
