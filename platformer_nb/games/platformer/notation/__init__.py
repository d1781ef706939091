"""Notation: parsers and writers for positions and actions."""
