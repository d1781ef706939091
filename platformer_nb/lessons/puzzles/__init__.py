"""Puzzles: building, solving, listing and playing them."""
