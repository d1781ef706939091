"""Boards of a lesson: to watch, to play with, to solve."""
