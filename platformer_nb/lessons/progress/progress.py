"""A learner's progress as one immutable value: answers about rules, and exercises solved.

As text it is JSON: `{"progress": 2, "answers": [[rule, right, at], ...], "solved": [[lesson, exercise,
help, at], ...]}`. Where several games may meet, rules and lessons carry their game, `platformer:MOV-1`
(`of_game.py`); version 1 had none. Merging two values is the union of their entries, so nothing is lost when a
browser's copy and a file are merged.
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
from platformer_nb.lessons.progress.mastery import Answer, Mastery, mastery, review

VERSION: Final = 2
LONGEST: Final = 4_000_000
"""Most characters of stored progress: some hundred thousand answers."""

RuleName = Annotated[str, StringConstraints(pattern=rf"^([a-z][a-z0-9_-]*:)?{RULE_ID}$")]
Moment = Annotated[int, Field(ge=0, le=2**40)]
Name = Annotated[str, Field(min_length=1, max_length=80)]


class Solved(NamedTuple):
    """A solved exercise: with how many hint rungs (0 to 4), and when."""

    lesson: str
    exercise: str
    help: int
    at: int


class _Stored(BaseModel):
    """The schema of stored progress."""

    model_config = ConfigDict(extra="forbid")

    progress: Literal[1, 2]
    answers: list[tuple[RuleName, bool, Moment]]
    solved: list[tuple[Name, Name, Annotated[int, Field(ge=0, le=4)], Moment]]


_SHAPE: TypeAdapter[_Stored] = TypeAdapter(_Stored)


@dataclass(frozen=True, slots=True)
class Progress:
    """All recorded answers and solved exercises, without duplicates, sorted by time."""

    answers: tuple[Answer, ...] = ()
    solved: tuple[Solved, ...] = ()

    def __or__(self, other: Progress) -> Progress:
        """Return the union of both."""
        return Progress(
            tuple(sorted({*self.answers, *other.answers}, key=_by_time)),
            tuple(sorted({*self.solved, *other.solved}, key=_by_time)),
        )

    def answered(self, rules: Iterable[str], right: bool, at: int) -> Progress:
        """Return the progress with one more answer about each of these rules."""
        return self | Progress(answers=tuple(Answer(rule, right, at) for rule in rules))

    def has_solved(self, lesson: str, exercise: str, rungs: int, at: int) -> Progress:
        """Return the progress with one more solved exercise, with so many hint rungs."""
        return self | Progress(solved=(Solved(lesson, exercise, rungs, at),))

    def without_rules(self, rules: Iterable[str]) -> Progress:
        """Return the progress without all answers about these rules."""
        gone = frozenset(rules)
        return replace(self, answers=tuple(a for a in self.answers if a.rule not in gone))

    def without_lesson(self, lesson: str) -> Progress:
        """Return the progress without this lesson's solved exercises; answers about rules stay."""
        return replace(self, solved=tuple(s for s in self.solved if s.lesson != lesson))

    @property
    def rules(self) -> dict[str, Mastery]:
        """Mastery of each rule that was answered."""
        return mastery(self.answers)

    def due(self, now: int) -> list[str]:
        """Return the rules due for review now."""
        return review(self.rules, now)

    def best(self, lesson: str, exercise: str) -> int | None:
        """Return the fewest hint rungs with which an exercise was solved; None if it never was."""
        found = [s.help for s in self.solved if (s.lesson, s.exercise) == (lesson, exercise)]
        return min(found, default=None)


def written(progress: Progress) -> str:
    """Serialize progress."""
    stored: dict[str, Any] = {
        "progress": VERSION,
        "answers": [[a.rule, a.right, a.at] for a in progress.answers],
        "solved": [list(s) for s in progress.solved],
    }
    return json.dumps(stored, ensure_ascii=False, separators=(",", ":")) + "\n"


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
    return Progress() | Progress(
        tuple(Answer(*answer) for answer in stored.answers),
        tuple(Solved(*solved) for solved in stored.solved),
    )


def _by_time(entry: Answer | Solved) -> tuple[int, tuple[Any, ...]]:
    return entry.at, tuple(entry)
