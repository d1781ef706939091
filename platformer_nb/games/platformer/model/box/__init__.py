"""What the box holds, as values: cards with their effects and conditions, Bosses, tiles, the number of each."""
