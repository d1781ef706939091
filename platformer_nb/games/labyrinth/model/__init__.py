"""Values of the game: the box, the field of cells, the maze."""
