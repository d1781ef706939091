"""A learner's progress as one immutable value: rules met, answers about rules, exercises solved, predictions missed.

As text it is JSON: `{"progress": 5, "answers": [[rule, right, at], ...], "solved": [[lesson, exercise,
help, at], ...], "met": [[rule, at], ...], "missed": [[lesson, prediction, at], ...]}`. An answer that a guess may hit has its
`luck` as a fourth value, since version 4; `missed` is there since version 5. Where several games may meet, rules and lessons carry their game,
`platformer:MOV-1` (`of_game.py`); version 1 had none. Versions 1 and 2 had no `met`: each rule answered counts
as met then. Merging two values is the union of their entries, so nothing is lost when a browser's copy and a
file are merged.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from platformer_nb.content.shapes import RULE_ID
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.input.json_text import read_json
from platformer_nb.lessons.progress.estimates import estimates
from platformer_nb.lessons.progress.mastery import Answer, Mastery, mastery, review

VERSION: Final = 5

MEETS: Final = 3
"""The version that has `met` first."""

LONGEST: Final = 4_000_000
"""Most characters of stored progress: some hundred thousand answers."""

Luck = Annotated[float, Field(ge=0, lt=1)]
RuleName = Annotated[str, StringConstraints(pattern=rf"^([a-z][a-z0-9_-]*:)?{RULE_ID}$")]
Moment = Annotated[int, Field(ge=0, le=2**40)]
Name = Annotated[str, Field(min_length=1, max_length=80)]


class Solved(NamedTuple):
    """A solved exercise: with how many hint rungs (0 to 4), and when."""

    lesson: str
    exercise: str
    help: int
    at: int


class Met(NamedTuple):
    """A rule that a lesson has explained to the learner, and when first."""

    rule: str
    at: int


class Missed(NamedTuple):
    """A prediction that was wrong, and when first."""

    lesson: str
    step: str
    at: int


class _Stored(BaseModel):
    """The schema of stored progress."""

    model_config = ConfigDict(extra="forbid")

    progress: Literal[1, 2, 3, 4, 5]
    answers: list[tuple[RuleName, bool, Moment] | tuple[RuleName, bool, Moment, Luck]]
    solved: list[tuple[Name, Name, Annotated[int, Field(ge=0, le=4)], Moment]]
    met: list[tuple[RuleName, Moment]] = Field(default_factory=list)
    missed: list[tuple[Name, Name, Moment]] = Field(default_factory=list)


_SHAPE: TypeAdapter[_Stored] = TypeAdapter(_Stored)


@dataclass(frozen=True, slots=True)
class Progress:
    """All recorded answers, solved exercises, rules met and predictions missed, without duplicates, sorted by time."""

    answers: tuple[Answer, ...] = ()
    solved: tuple[Solved, ...] = ()
    met: tuple[Met, ...] = ()
    missed: tuple[Missed, ...] = ()

    def __or__(self, other: Progress) -> Progress:
        """Return the union of both."""
        return Progress(
            tuple(sorted({*self.answers, *other.answers}, key=_by_time)),
            tuple(sorted({*self.solved, *other.solved}, key=_by_time)),
            _first_met((*self.met, *other.met)),
            _first_missed((*self.missed, *other.missed)),
        )

    def answered(self, rules: Iterable[str], right: bool, at: int, luck: float = 0.0) -> Progress:
        """Return the progress with one more answer about each of these rules."""
        return self | Progress(answers=tuple(Answer(rule, right, at, luck) for rule in rules))

    def has_solved(self, lesson: str, exercise: str, rungs: int, at: int) -> Progress:
        """Return the progress with one more solved exercise, with so many hint rungs."""
        return self | Progress(solved=(Solved(lesson, exercise, rungs, at),))

    def has_met(self, rules: Iterable[str], at: int) -> Progress:
        """Return the progress with these rules met, if they were not before."""
        return self | Progress(met=tuple(Met(rule, at) for rule in rules))

    def has_missed(self, lesson: str, step: str, at: int) -> Progress:
        """Return the progress with this prediction missed, if it was not before."""
        return self | Progress(missed=(Missed(lesson, step, at),))

    def was_missed(self, lesson: str, step: str) -> bool:
        """Return whether a prediction was wrong and has never been right."""
        missed = any((one.lesson, one.step) == (lesson, step) for one in self.missed)
        return missed and self.best(lesson, step) is None

    def unmet(self, rules: Iterable[str]) -> list[str]:
        """Return those of these rules that have not been met."""
        met = self.rules_met
        return [rule for rule in rules if rule not in met]

    def without_rules(self, rules: Iterable[str]) -> Progress:
        """Return the progress as if these rules had never been met nor answered."""
        gone = frozenset(rules)
        return replace(
            self,
            answers=tuple(a for a in self.answers if a.rule not in gone),
            met=tuple(m for m in self.met if m.rule not in gone),
        )

    def without_lesson(self, lesson: str) -> Progress:
        """Return the progress without this lesson's solved exercises and missed predictions; answers about rules stay."""
        return replace(
            self,
            solved=tuple(s for s in self.solved if s.lesson != lesson),
            missed=tuple(m for m in self.missed if m.lesson != lesson),
        )

    @property
    def rules(self) -> dict[str, Mastery]:
        """Mastery of each rule that was met or answered."""
        return mastery(self.answers, [m.rule for m in self.met])

    @property
    def estimates(self) -> dict[str, float]:
        """How likely the learner applies each rule that was answered."""
        return estimates(self.answers)

    @property
    def rules_met(self) -> frozenset[str]:
        """The rules that a lesson has explained."""
        return frozenset(m.rule for m in self.met)

    def due(self, now: int) -> list[str]:
        """Return the rules due for review now; a rule that no lesson has explained yet is not reviewed."""
        met = self.rules_met
        return [rule for rule in review(self.rules, now) if rule in met]

    def best(self, lesson: str, exercise: str) -> int | None:
        """Return the fewest hint rungs with which an exercise was solved; None if it never was."""
        found = [s.help for s in self.solved if (s.lesson, s.exercise) == (lesson, exercise)]
        return min(found, default=None)


def written(progress: Progress) -> str:
    """Serialize progress."""
    stored: dict[str, Any] = {
        "progress": VERSION,
        "answers": [_listed(answer) for answer in progress.answers],
        "solved": [list(s) for s in progress.solved],
        "met": [list(m) for m in progress.met],
        "missed": [list(m) for m in progress.missed],
    }
    return json.dumps(stored, ensure_ascii=False, separators=(",", ":")) + "\n"


def _listed(answer: Answer) -> list[Any]:
    whole = [answer.rule, answer.right, answer.at]
    return [*whole, answer.luck] if answer.luck else whole


def read(text: str, place: str = "progress") -> Progress:
    """Parse serialized progress; raises BadInput with the place and cause of an error."""
    if len(text) > LONGEST:
        raise BadInput(place, "error-progress-long", "error-progress-long-mend", longest=LONGEST)
    data = read_json(text, place, "error-progress-damaged-mend")
    try:
        stored = _SHAPE.validate_python(data)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in fault["loc"]) or "1"
        raise BadInput(
            (place, said("place-key", key=where)),
            "error-progress-damaged",
            "error-progress-damaged-mend",
            what=str(fault["msg"]),
        ) from error
    answers = tuple(Answer(*answer) for answer in stored.answers)
    met = [Met(*m) for m in stored.met]
    if stored.progress < MEETS:
        met += [Met(a.rule, a.at) for a in answers]
    return Progress() | Progress(
        answers,
        tuple(Solved(*s) for s in stored.solved),
        tuple(met),
        tuple(Missed(*m) for m in stored.missed),
    )


def _first_met(met: Iterable[Met]) -> tuple[Met, ...]:
    """Return when each rule was first met, sorted by time."""
    first = {m.rule: m for m in sorted(met, key=lambda m: m.at, reverse=True)}
    return tuple(sorted(first.values(), key=lambda m: (m.at, m.rule)))


def _first_missed(missed: Iterable[Missed]) -> tuple[Missed, ...]:
    """Return when each prediction was first missed, sorted by time."""
    first = {m[:2]: m for m in sorted(missed, key=lambda m: m.at, reverse=True)}
    return tuple(sorted(first.values(), key=lambda m: (m.at, m)))


def _by_time(entry: Answer | Solved) -> tuple[int, tuple[Any, ...]]:
    return entry.at, tuple(entry)
