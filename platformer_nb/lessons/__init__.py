"""Lessons: a position, steps, goals and wrong ways, as data; run and judged by the rules core.

`open_lesson("01-dice-pool")` gives a Lesson whose boards and exercises work in plain Python.
Nothing here knows a screen: a component is handed in (see `Lesson`).
"""

from platformer_nb.lessons.boards import Board, Exercise
from platformer_nb.lessons.exam import Exam
from platformer_nb.lessons.lesson import Lesson, open_lesson
from platformer_nb.lessons.loading import lesson_names, load_lesson
from platformer_nb.lessons.puzzles import PuzzleBoard, load_puzzles, open_puzzle

__all__ = [
    "Board",
    "Exam",
    "Exercise",
    "Lesson",
    "PuzzleBoard",
    "lesson_names",
    "load_lesson",
    "load_puzzles",
    "open_lesson",
    "open_puzzle",
]
