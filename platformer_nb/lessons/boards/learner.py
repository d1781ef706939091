"""The one who learns: what is answered in the lessons goes into progress, with the help it took."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.models import Step

STARS: Final = 4
"""What an exercise is worth that is solved without help; each rung of help costs one."""

FREE: Final = 1
"""With so many rungs of help the answer still counts as the learner's own."""


class Keeper(Protocol):
    """Where progress is kept: see ProgressFile."""

    def load(self) -> Progress:
        """What is kept."""

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Keep what `make` makes of it."""


class Learner:
    """Notes answers about rules, and exercises solved. A mistake is noted once until it is mended."""

    def __init__(self, keeper: Keeper, clock: Callable[[], float] = time.time) -> None:
        self._keeper = keeper
        self._clock = clock
        self._helped: dict[tuple[str, str], int] = {}
        self._mistaken: dict[tuple[str, str], set[str]] = {}

    @property
    def progress(self) -> Progress:
        """All that is kept."""
        return self._keeper.load()

    @property
    def now(self) -> int:
        """The time, in seconds since 1970."""
        return int(self._clock())

    def forget(self, lesson: str | None = None) -> None:
        """Begin anew what is noted of exercises that are not solved yet: of a lesson, or of all."""
        for notes in (self._helped, self._mistaken):
            for place in [place for place in notes if lesson in (None, place[0])]:
                del notes[place]

    def helped(self, lesson: str, exercise: str, rung: int) -> None:
        """Help was given, up to this rung."""
        place = lesson, exercise
        self._helped[place] = max(rung, self._helped.get(place, 0))

    def mistaken(self, lesson: str, exercise: str, rules: Iterable[str]) -> None:
        """An answer broke these rules, or showed that they are not understood."""
        known = self._mistaken.setdefault((lesson, exercise), set())
        fresh = [rule for rule in rules if rule not in known]
        known.update(fresh)
        if fresh:
            self._keeper.change(lambda p: p.answered(fresh, False, self.now))

    def solved(self, lesson: str, exercise: str, rules: Iterable[str]) -> None:
        """An exercise was solved; with little help its rules were answered right."""
        place = lesson, exercise
        rungs = min(STARS, self._helped.pop(place, 0))
        missed = self._mistaken.pop(place, set())
        right = [r for r in rules if r not in missed] if rungs <= FREE else []
        at = self.now
        self._keeper.change(lambda p: p.has_solved(*place, rungs, at).answered(right, True, at))

    def answered(self, rules: Iterable[str], right: bool) -> None:
        """A question about these rules was answered."""
        given = list(rules)
        self._keeper.change(lambda p: p.answered(given, right, self.now))

    def stars(self, lesson: str, exercise: str) -> int:
        """What was earned for an exercise, 0 if it was not solved."""
        best = self.progress.best(lesson, exercise)
        return 0 if best is None else STARS - best


class Noted:
    """Notes what is answered to one step of a lesson."""

    def __init__(self, learner: Learner, lesson: str, step: Step) -> None:
        self._learner = learner
        self._lesson = lesson
        self._step = step

    def help(self, rung: int) -> None:
        """Help was given."""
        self._learner.helped(self._lesson, self._step.id, rung)

    def right(self) -> None:
        """The step was solved."""
        self._learner.solved(self._lesson, self._step.id, self._step.rules)

    def wrong(self, rules: Iterable[str]) -> None:
        """Rules were broken, or not understood."""
        self._learner.mistaken(self._lesson, self._step.id, rules)

    @property
    def stars(self) -> int:
        """What was earned for the step."""
        return self._learner.stars(self._lesson, self._step.id)
