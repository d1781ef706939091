"""Rules of cards: items, artifacts and their effects."""
