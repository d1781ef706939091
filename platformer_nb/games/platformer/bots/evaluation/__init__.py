"""What a position is worth to a bot: Heroes, cards, risks, in steps climbed."""
