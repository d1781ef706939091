"""Sheets for the real table, to be printed."""
