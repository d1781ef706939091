"""A tower-climbing board game without a screen: its rules, lessons, words and players."""

__version__ = "0.1.0"
