"""Notebook components of the table: each shows a view of a game and contains no game logic.

The components of single games, such as `MapGrid`, are found in `games/` and imported on first access.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from platformer_widgets.games import components
from platformer_widgets.lesson import ExerciseBoard, LessonStep, open_lesson, open_puzzle
from platformer_widgets.log import Log
from platformer_widgets.page.play_page import PlayPage, play_page
from platformer_widgets.play_table import PlayTable
from platformer_widgets.progress import Progress
from platformer_widgets.referee import RefereeExam, referee_exam
from platformer_widgets.tutor_page import TutorPage, tutor_page

__all__ = [
    "ExerciseBoard",
    "LessonStep",
    "Log",
    "PlayPage",
    "PlayTable",
    "Progress",
    "RefereeExam",
    "TutorPage",
    "open_lesson",
    "open_puzzle",
    "play_page",
    "referee_exam",
    "tutor_page",
]
__all__ += sorted(components())


def __getattr__(name: str) -> Any:
    if name not in components():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(components()[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
