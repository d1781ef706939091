"""Answers that come whole: typed as one line on the page, or given in Python to a board that is shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.lessons.boards.boards import Exercise

if TYPE_CHECKING:
    from platformer_nb.lessons.boards.table import LessonTable

BETWEEN: Final = re.compile(r"[,;·\n]")
"""What stands between the actions of a line."""


def actions_in(line: str) -> tuple[str, ...]:
    """Return the actions of a line, in notation."""
    return tuple(filter(None, map(str.strip, BETWEEN.split(line))))


def play_answer(table: LessonTable, actions: Sequence[Any]) -> None:
    """Play an answer from the start, as far as it goes; that the rules refuse the starter is nobody's mistake."""
    board = table.board
    if not isinstance(board, Exercise) or not actions:
        return
    table.start_over()
    if all(table.do(action) for action in actions):
        table.let_happen()
    elif tuple(actions) == board.begun:
        table.excused = table.problem


def follow(table: LessonTable, answer: Any) -> None:
    """Play an answer that was given, and recorded, in Python; None: the board was changed there."""
    board = table.board
    table.begin_intent()
    if not isinstance(board, Exercise):
        return
    if answer:
        play_answer(table, answer)
    table.noted = board.solved
