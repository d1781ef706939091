"""Legality of actions, suggestions in place of illegal ones, and application of legal ones."""
