"""Components for Labyrinth only: the maze."""

COMPONENTS: dict[str, str] = {"Maze": "standalone.maze"}
"""The module of each component, imported on first access of `platformer_widgets.<component>`."""
