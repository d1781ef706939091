"""Lessons as data (positions, steps, goals, expected mistakes), played and judged by the rules core.

`track.lesson.open_lesson(game, "01-dice-pool")` opens one whose boards and exercises work in plain Python.
Nothing here imports a user interface or a game: components (see `track.lesson.Lesson`) and games are passed in.
"""
