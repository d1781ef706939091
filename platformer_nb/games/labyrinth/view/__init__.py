"""The board of Labyrinth for a page: the maze, the pawns, and what a click does."""
