"""Parts of the components for Platformer only: the form of a new game, and the curve of gems."""
