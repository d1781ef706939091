"""Lessons: a position, steps, goals and expected mistakes, as data; run and judged by the rules core.

`track.lesson.open_lesson(game, "01-dice-pool")` opens one whose boards and exercises work in plain Python.
No screen and no game is imported here: a component (see `track.lesson.Lesson`) and a game are handed in.
"""
