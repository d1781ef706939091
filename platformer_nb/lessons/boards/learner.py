"""The learner: records answers and solved exercises, with the help used, in the progress."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from math import prod
from typing import Final, Protocol

from platformer_nb.lessons.progress.estimates import PRIOR
from platformer_nb.lessons.progress.mastery import REST, SPACING
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.models import Exercise, Step

STARS: Final = 4
"""Stars for an exercise solved without help; each rung of help costs one."""

FREE: Final = 1
"""Most rungs of help with which a solution still counts as right answers about its rules."""

DOUBT: Final = 0.15
"""How much better established than the least a rule may be to share in a mistake that is due to one of them."""

AGAIN: Final = SPACING[0]
"""Seconds after which the same mistake at the same exercise is another answer."""

CERTAIN: Final = 0.95
"""Most of a mistake that may be due to other rules: it says something about each."""

TRYING: Final = 0.5
"""How much less a solution says of its rules after each attempt that was given up."""


class Keeper(Protocol):
    """A store of progress, such as ProgressFile."""

    def load(self) -> Progress:
        """Return the stored progress."""

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Replace the progress by `make(progress)` and return it."""


class Learner:
    """Records answers about rules, and solved exercises.

    A mistake counts once per exercise and rule until the exercise is solved, or comes back in a review. A solution says
    nothing of the rules mistaken in it, unless that was long ago.
    """

    def __init__(self, keeper: Keeper, clock: Callable[[], float] = time.time) -> None:
        self._keeper = keeper
        self._clock = clock
        self._helped: dict[tuple[str, str], int] = {}
        self._given: dict[tuple[str, str], dict[Hashable, int]] = {}
        self._mistaken: dict[tuple[str, str], dict[str, int]] = {}
        self._tries: dict[tuple[str, str], int] = {}

    @property
    def progress(self) -> Progress:
        """All stored progress."""
        return self._keeper.load()

    @property
    def now(self) -> int:
        """The time, in seconds since 1970."""
        return int(self._clock())

    def forget(self, lesson: str | None = None) -> None:
        """Discard the unsaved notes (help used, mistakes) on one lesson's unsolved exercises, or on all."""
        for notes in (self._helped, self._given, self._mistaken, self._tries):
            for place in [place for place in notes if lesson in (None, place[0])]:
                del notes[place]

    def helped(self, lesson: str, exercise: str, rung: int) -> None:
        """Record help up to this rung."""
        place = lesson, exercise
        self._helped[place] = max(rung, self._helped.get(place, 0))

    def help_used(self, lesson: str, exercise: str) -> int:
        """Return the rungs of help used since the exercise was last solved."""
        return self._helped.get((lesson, exercise), 0)

    def help_given(self, lesson: str, exercise: str) -> dict[Hashable, int]:
        """Return the rungs given at each position since then; a table adds to it."""
        return self._given.setdefault((lesson, exercise), {})

    def tried(self, lesson: str, exercise: str) -> None:
        """Record that an attempt was given up: who goes on trying comes upon a solution by luck."""
        place = lesson, exercise
        self._tries[place] = self._tries.get(place, 0) + 1

    def mistaken(self, lesson: str, exercise: str, rules: Iterable[str]) -> None:
        """Record an answer that broke or misapplied these rules."""
        self._mistake(lesson, exercise, dict.fromkeys(rules, 0.0))

    def missed(self, lesson: str, exercise: str, rules: Iterable[str]) -> tuple[str, ...]:
        """Record a wrong prediction that rests on all these rules; return those that it counts against."""
        shares = self._shares(rules)
        self._keeper.change(lambda p: p.has_missed(lesson, exercise, self.now))
        self._mistake(lesson, exercise, shares)
        return tuple(shares)

    def _mistake(self, lesson: str, exercise: str, lucks: Mapping[str, float]) -> None:
        known, now = self._mistaken.setdefault((lesson, exercise), {}), self.now
        # Whoever comes back and fails again has answered again: else the rule would stay due for good.
        fresh = {r: luck for r, luck in lucks.items() if r not in known or now >= known[r] + AGAIN}
        known.update(dict.fromkeys(fresh, now))
        if fresh:
            self._keeper.change(lambda p: _failed(p, fresh, self.now))

    def _shares(self, rules: Iterable[str]) -> dict[str, float]:
        """Return the rules to which a mistake is due, each with how likely another of them all is to blame."""
        tested = tuple(rules)
        known = self.progress.estimates
        held = {rule: known.get(rule, PRIOR) for rule in tested}
        return {
            rule: round(1 - prod(held[other] for other in held if other != rule), 2) * CERTAIN
            for rule in self.doubtful(tested)
        }

    def doubtful(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Return those of these rules to which a mistake is due, as far as one can tell: the least established."""
        known = self.progress.estimates
        estimates = {rule: known.get(rule, PRIOR) for rule in rules}
        least = min(estimates.values(), default=0.0)
        return tuple(rule for rule, estimate in estimates.items() if estimate < least + DOUBT)

    def solved(self, lesson: str, exercise: str, rules: Iterable[str]) -> tuple[str, ...]:
        """Record a solved exercise; with little help, also right answers about its rules.

        Where the whole solution had to be given, that is a wrong answer, due to what is least established. Return
        the rules that this counts against.
        """
        place = lesson, exercise
        rungs = min(STARS, self._helped.pop(place, 0))
        self._given.pop(place, None)
        tested, mistakes = list(rules), self._mistaken.pop(place, {})
        missed = {rule for rule, at in mistakes.items() if self.now < at + REST}
        right = [r for r in tested if r not in missed] if rungs <= FREE else []
        wrong = self._shares(tested) if rungs == STARS and not missed else {}
        at, luck = self.now, min(CERTAIN, 1 - TRYING ** self._tries.pop(place, 0))
        self._keeper.change(
            lambda p: _failed(
                p.has_solved(*place, rungs, at).answered(right, True, at, luck), wrong, at
            )
        )
        return tuple(wrong)

    def answered(self, rules: Iterable[str], right: bool, luck: float = 0.0) -> None:
        """Record an answer about these rules; `luck` is how likely a guess is right."""
        given = list(rules)
        self._keeper.change(lambda p: p.answered(given, right, self.now, luck if right else 0.0))

    def met(self, rules: Iterable[str]) -> None:
        """Record that these rules have been explained to the learner; only the first time counts."""
        fresh = self.progress.unmet(rules)
        if fresh:
            self._keeper.change(lambda p: p.has_met(fresh, self.now))

    def stars(self, lesson: str, exercise: str) -> int:
        """Return the stars earned for an exercise; 0 if it was not solved."""
        best = self.progress.best(lesson, exercise)
        return 0 if best is None else STARS - best


def _failed(progress: Progress, lucks: Mapping[str, float], at: int) -> Progress:
    for rule, luck in lucks.items():
        progress = progress.answered([rule], False, at, luck)
    return progress


def rules_tested(step: Step, at_work: Collection[str]) -> tuple[str, ...]:
    """Return the rules of a step that an answer to it tests.

    These are the rules `at_work` in what happened, and those of the expected mistakes that were avoided.
    """
    wrong = step.wrong if isinstance(step, Exercise) else ()
    avoided = {rule for one in wrong for rule in (one.rule, *one.by)}
    return tuple(rule for rule in step.rules if rule in at_work or rule in avoided)


class Noted:
    """Recorder of the answers to one step of a lesson."""

    def __init__(self, learner: Learner, lesson: str, step: Step) -> None:
        self._learner = learner
        self._lesson = lesson
        self._step = step
        self.comes_back = False
        """Whether the step was last solved by its given solution, so that its rules come back in a review."""

    def help(self, rung: int) -> None:
        """Record help up to this rung."""
        self._learner.helped(self._lesson, self._step.id, rung)

    def tried(self) -> None:
        """Record that an attempt was given up."""
        self._learner.tried(self._lesson, self._step.id)

    @property
    def helped(self) -> int:
        """The rungs of help used since the step was last solved."""
        return self._learner.help_used(self._lesson, self._step.id)

    @property
    def given(self) -> dict[Hashable, int]:
        """The rungs given at each position since then."""
        return self._learner.help_given(self._lesson, self._step.id)

    def right(self, at_work: Collection[str]) -> None:
        """Record that the step was solved: a right answer about those of its rules that were at work in it."""
        self._learner.met(self._step.rules)
        tested = rules_tested(self._step, at_work)
        self.comes_back = bool(self._learner.solved(self._lesson, self._step.id, tested))

    def wrong(self, rules: Iterable[str]) -> None:
        """Record an answer that broke or misapplied these rules.

        A refusal explains a rule only in passing: one that no lesson has taught yet is not met, so not reviewed.
        """
        broken = tuple(rules)
        self._learner.met(self._step.rules)
        self._learner.mistaken(self._lesson, self._step.id, broken)

    def missed(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Record a wrong prediction that rests on all these rules; return those that it counts against.

        These are the least established of them; they come back in a review.
        """
        self._learner.met(self._step.rules)
        return self._learner.missed(self._lesson, self._step.id, rules)

    @property
    def stars(self) -> int:
        """Stars earned for the step."""
        return self._learner.stars(self._lesson, self._step.id)
