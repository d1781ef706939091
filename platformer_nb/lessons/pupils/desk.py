"""A pupil at the tutor's page, on a simulated clock: opens places and sends the intents that the page sends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.boards.prediction_table import table_of
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.pupils.pupil import Pupil
from platformer_nb.lessons.pupils.truth import WaysOut

CLICK: Final = 4
"""Seconds of the simulated clock that a click takes."""


class Clock:
    """A clock that is set by hand, in seconds since 1970."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@dataclass
class Notes:
    """What was seen of a pupil: false feedback, places it could not leave, clicks, and what it was asked.

    `clicks` counts those at each step of a lesson, `most` is the greatest number at one place; `asked` are the
    questions and tasks by rule, whatever came of them.
    """

    false: list[str] = field(default_factory=list)
    stalls: list[str] = field(default_factory=list)
    clicks: int = 0
    most: int = 0
    feedback: int = 0
    asked: Counter[str] = field(default_factory=Counter)


class Desk:
    """A pupil, the page it sees, and notes on what happens."""

    def __init__(self, game: AnyGame, pupil: Pupil, random: Random, start: int) -> None:
        """Open the page at `start`, in seconds since 1970, with nothing learned yet."""
        self.game = game
        self.pupil = pupil
        self.random = random
        self.clock = Clock(start)
        self.notes = Notes()
        self._keeper = ProgressOfGame(Memory(lambda progress: None), game.name)
        self.course = Course(game, Learner(self._keeper, self.clock), "en")
        self.table: LessonTable | ExamTable | None = None
        self.view: dict[str, Any] = {}
        self.ways: WaysOut | None = None
        """Ways to the goals of the open board, once they have been called lost."""
        self.here = ""
        self._clicks_here = 0

    @property
    def progress(self) -> Progress:
        """What the tutor has recorded of the pupil."""
        return self._keeper.load()

    @property
    def now(self) -> int:
        """The time on the simulated clock."""
        return self.clock.now

    def arrive(self, here: str) -> None:
        """Put up the table of what was opened, as the page does; `here` names it in the notes."""
        board, exam = self.course.board, self.course.exam
        self.here, self._clicks_here, self.ways = here, 0, None
        self.table = None if board is None else table_of(board)
        if exam is not None:
            self.table = ExamTable(exam)
        self.view = {} if self.table is None else self.table.view()
        if self.view.get("handover"):
            self.send("take")

    def send(self, intent: str, **fields: object) -> Mapping[str, Any]:
        """Send an intent for the view that is shown, and return the view that follows."""
        assert self.table is not None
        self.clock.now += CLICK
        self.notes.clicks += 1
        self._clicks_here += 1
        self.notes.most = max(self.notes.most, self._clicks_here)
        number = self.view.get("state", 0)
        self.view = self.table.intent({"intent": intent, "for": number, **fields})
        if self.view.get("handover") and intent != "take":
            return self.send("take")
        return self.view

    @property
    def clicks_here(self) -> int:
        """The clicks at the open place so far."""
        return self._clicks_here

    def stalled(self, why: str) -> None:
        """Note that the pupil cannot leave a place."""
        self.notes.stalls.append(f"{self.pupil.kind} at {self.here}: {why}")

    def false(self, what: str) -> None:
        """Note feedback that does not agree with the rules."""
        self.notes.false.append(f"{self.pupil.kind} at {self.here}: {what}")

    def checked(self, holds: bool, what: str) -> None:
        """Count a piece of feedback that was compared with the rules, and note it if it does not agree."""
        self.notes.feedback += 1
        if not holds:
            self.false(what)
