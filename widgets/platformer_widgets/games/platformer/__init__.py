"""What the components have of Platformer only: the form of a new game, and the curve of gems."""
