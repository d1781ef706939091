"""What a position, an action and a card are."""
