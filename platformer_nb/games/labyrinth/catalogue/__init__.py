"""The catalogue of Labyrinth: everything in its box, and the aid for players."""
