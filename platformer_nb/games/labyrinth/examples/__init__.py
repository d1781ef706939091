"""Examples of the rules of Labyrinth: positions, what is tried in them, and what comes of it."""
