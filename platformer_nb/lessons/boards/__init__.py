"""Interactive boards of a lesson."""
