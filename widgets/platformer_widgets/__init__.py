"""Notebook components of the table: each shows a view of a game and contains no game logic.

A component is imported on first access, so that the kernel of a game does not hold the tutorial. Those of single
games, such as `MapGrid`, are found in `games/`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from platformer_widgets.games import components

if TYPE_CHECKING:
    from platformer_widgets.page.play_page import PlayPage, play_page
    from platformer_widgets.standalone.lesson import (
        ExerciseBoard,
        LessonStep,
        open_lesson,
        open_puzzle,
        start,
    )
    from platformer_widgets.standalone.log import Log
    from platformer_widgets.standalone.play_table import PlayTable
    from platformer_widgets.standalone.progress import Progress
    from platformer_widgets.standalone.referee import RefereeExam, referee_exam
    from platformer_widgets.tutor.tutor_page import TutorPage, tutor_page

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
    "start",
    "tutor_page",
]
__all__ += sorted(components())

# A module is never called like something public: importing it would put it in the place of that.
_HOMES = {
    "ExerciseBoard": "standalone.lesson",
    "LessonStep": "standalone.lesson",
    "open_lesson": "standalone.lesson",
    "open_puzzle": "standalone.lesson",
    "start": "standalone.lesson",
    "Log": "standalone.log",
    "PlayPage": "page.play_page",
    "play_page": "page.play_page",
    "PlayTable": "standalone.play_table",
    "Progress": "standalone.progress",
    "RefereeExam": "standalone.referee",
    "referee_exam": "standalone.referee",
    "TutorPage": "tutor.tutor_page",
    "tutor_page": "tutor.tutor_page",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    if name not in components():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(components()[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
