"""The boards that a notebook shows: an answer that is given in Python moves the one above it."""

from __future__ import annotations

import time
from typing import Any, Final

from platformer_nb.lessons.boards.boards import Board, Exercise

GLANCE: Final = 2.0
"""Seconds within which nobody has looked at a board: all cells of the notebook are being run."""


class ShownBoards:
    """For each task the board that was shown last, by a name of the task.

    Every call such as `lesson.exercise(1)` returns a fresh board, so an answer given to one is not
    played on the board that the cell above shows: it is passed on to it here.
    """

    def __init__(self) -> None:
        self._boards: dict[str, tuple[Board, float]] = {}

    def attach(self, name: str, board: Board) -> None:
        """Remember the board of a task when it is shown, and let it pass its answers on.

        Many a learner runs the starter in passing: it does not undo what was played, nor spoil what nobody has seen.
        """
        before = board.shown

        def shown() -> None:
            self._boards[name] = board, time.monotonic()
            before()

        def pass_on(answer: Any) -> None:
            if name not in self._boards:
                return
            above, since = self._boards[name]
            starter = isinstance(above, Exercise) and tuple(answer) == above.begun
            untouched = not above.runner.attempt.actions and time.monotonic() - since > GLANCE
            if untouched or not starter:
                above.follow(answer)

        board.shown, board.pass_on = shown, pass_on
