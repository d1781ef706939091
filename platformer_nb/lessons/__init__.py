"""Lessons: a position, steps, goals and expected mistakes, as data; run and judged by the rules core.

`track.lesson.open_lesson(game, "01-dice-pool")` opens one whose boards and exercises work in plain Python.
Nothing here knows a screen: a component is handed in (see `track.lesson.Lesson`).
"""
