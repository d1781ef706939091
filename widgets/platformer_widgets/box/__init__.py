"""The box of a game on a page: its gallery, and the aid for players."""
