"""Data types of the game: positions, actions, cards, terrain."""
