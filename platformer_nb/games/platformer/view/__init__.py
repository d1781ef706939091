"""Views of a position for the components, and the resolution of clicks to actions."""
