"""The boards that a notebook shows: an answer that is given in Python moves the one above it."""

from __future__ import annotations

from typing import Any

from platformer_nb.lessons.boards.boards import Board


class ShownBoards:
    """For each task the board that was shown last, by a name of the task.

    Every call such as `lesson.exercise(1)` returns a fresh board, so an answer given to one is not
    played on the board that the cell above shows: it is passed on to it here.
    """

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}

    def attach(self, name: str, board: Board) -> None:
        """Remember the board of a task when it is shown, and let it pass its answers on."""
        before = board.shown

        def shown() -> None:
            self._boards[name] = board
            before()

        def pass_on(answer: Any) -> None:
            above = self._boards.get(name)
            if above is not None:
                above.follow(answer)

        board.shown, board.pass_on = shown, pass_on
