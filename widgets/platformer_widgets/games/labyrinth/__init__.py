"""Components for Labyrinth only: none yet besides what its pages mount."""

COMPONENTS: dict[str, str] = {}
"""The module of each component, imported on first access of `platformer_widgets.<component>`."""
