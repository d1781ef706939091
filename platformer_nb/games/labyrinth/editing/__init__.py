"""Setting up a position by hand: pieces for the maze, values beside it."""
