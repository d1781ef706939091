"""Rules of the dice: what pays for an action."""
