"""Views of a position for the components, and what a click means."""
