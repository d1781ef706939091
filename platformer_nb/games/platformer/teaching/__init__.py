"""The teaching part of Platformer: examples, goals, predictions, variations, puzzles."""
