"""What lessons need of Platformer: examples, goals, predictions, variations, puzzles."""
