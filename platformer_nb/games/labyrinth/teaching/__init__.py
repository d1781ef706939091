"""The teaching part of Labyrinth: goals, predictions, variations, puzzles."""
