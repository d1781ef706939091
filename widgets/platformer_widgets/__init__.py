"""ipywidget components that show the game."""
