"""A lesson: its file, its validation, its notebook."""
