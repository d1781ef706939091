"""Places on the tutor's page (steps, puzzles, exams), and which of them teach or practise a rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.hints import played_by
from platformer_nb.lessons.boards.learner import rules_tested
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.exam.exam import Kind
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson, present_name
from platformer_nb.text import BASE, Words

Room = Literal["lessons", "puzzles", "progress"]
ROOMS: Final[tuple[Room, ...]] = ("lessons", "puzzles", "progress")
"""The lists that the page shows while no step is open."""


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a lesson: the lesson's name and the step's index from 0."""

    lesson: str
    step: int


@dataclass(frozen=True, slots=True)
class PuzzlePlace:
    """A puzzle, by its number from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class ExamPlace:
    """An exam or a round opened by the learner: about these rules, or about all if there are none.

    `upto` is the lesson up to whose end everything counts as taught; "": what the learner has met does.
    """

    rules: tuple[str, ...] = ()
    kind: Kind = "exam"
    upto: str = ""


Anywhere = Place | PuzzlePlace | ExamPlace

PRACTICE: Final = (models.Exercise, models.Predict)
GRADED: Final = (*PRACTICE, models.Exam)
"""The kinds of steps that ask; only those of practice record answers about a rule of their own."""


def reading_steps(game: AnyGame, lesson: str) -> list[models.Step]:
    """Return the steps of a lesson without its code cells."""
    return [step for step in load_lesson(game, lesson).steps if not isinstance(step, models.Code)]


def is_place(game: AnyGame, lesson: str, step: int) -> bool:
    """Return whether the lesson exists and has this step."""
    return lesson in lesson_names(game) and 0 <= step < len(reading_steps(game, lesson))


def is_puzzle(game: AnyGame, number: int) -> bool:
    """Return whether a puzzle has this number."""
    return 1 <= number <= len(load_puzzles(game))


@cache
def where_taught(game: AnyGame) -> dict[str, Place]:
    """Return the step that teaches each rule: in the first lesson with such a step, one that explains before one that asks."""
    found: dict[str, Place] = {}
    for name in lesson_names(game):
        here: dict[str, Place] = {}
        steps = list(enumerate(reading_steps(game, name)))
        for asks in (False, True):
            for number, step in steps:
                for rule in step.rules if isinstance(step, GRADED) is asks else ():
                    here.setdefault(rule, Place(name, number))
        found = here | found
    return found


@cache
def where_practised(game: AnyGame, rule: str) -> Place | None:
    """Return the first exercise or prediction whose answer counts for a rule; None if there is none."""
    for name in lesson_names(game):
        for number, step in enumerate(reading_steps(game, name)):
            if isinstance(step, PRACTICE) and rule in step.rules and counts_for(game, step, rule):
                return Place(name, number)
    return None


def counts_for(game: AnyGame, step: models.Exercise | models.Predict, rule: str) -> bool:
    """Return whether a right answer to a step counts for a rule."""
    runner = LessonRunner(game, step.position, step.script, Words(BASE, game.name))
    played_by(runner, step.ways[0])
    return rule in rules_tested(step, runner.at_work)


class Before(BaseModel):
    """What was open before a step was visited for the sake of a rule, as a browser stores it; all unset: a list."""

    model_config = ConfigDict(extra="ignore", strict=True)

    lesson: str = ""
    step: int = 0
    puzzle: int = 0
    exam: object = None
    about: str = ""


class Whereabouts(BaseModel):
    """The open place and where each lesson was left, as a browser stores it between visits.

    The open place is `lesson` and `step`, or `puzzle`; `last` is the lesson opened last. `exam` is the open
    exam, if any (see `rounds.going_on`); `placed` is the lesson that a placement has led to; `score` is the
    best result of an exam about all rules. `about` is the rule for which the step was opened, `back` what was
    open before that visit.
    """

    model_config = ConfigDict(extra="ignore", strict=True)

    room: Room = "lessons"
    lesson: str = ""
    step: int = 0
    puzzle: int = 0
    last: str = ""
    placed: str = ""
    score: Annotated[str, Field(max_length=8)] = ""
    exam: object = None
    about: str = ""
    back: Before | None = None
    left: Annotated[dict[str, int], Field(max_length=100)] = Field(default_factory=dict)


def read_whereabouts(game: AnyGame, kept: object) -> Whereabouts:
    """Return the stored place without what no longer exists; the default if it is malformed.

    A lesson that has another number now is followed. Browsers lose data, so nothing here raises.
    """
    try:
        found = _with_present_names(game, Whereabouts.model_validate(kept))
    except ValidationError:
        return Whereabouts()
    left = {name: step for name, step in found.left.items() if is_place(game, name, step)}
    return found.model_copy(
        update={
            "left": left,
            "last": found.last if found.last in left else "",
            "placed": found.placed if found.placed in lesson_names(game) else "",
            "back": None
            if found.back is None
            else found.back.model_copy(update=_there(game, found.back)),
            **_there(game, found),
        }
    )


def _with_present_names(game: AnyGame, found: Whereabouts) -> Whereabouts:
    """Return a stored place with each lesson's name of now."""
    now = partial(present_name, game.name)
    back = found.back
    return found.model_copy(
        update={
            "lesson": now(found.lesson),
            "last": now(found.last),
            "placed": now(found.placed),
            "left": {now(name): step for name, step in found.left.items()},
            "back": back and back.model_copy(update={"lesson": now(back.lesson)}),
        }
    )


def _there(game: AnyGame, kept: Whereabouts | Before) -> dict[str, str | int]:
    """Return the lesson and the puzzle of a stored place, unset where they no longer exist."""
    return {
        "lesson": kept.lesson if is_place(game, kept.lesson, kept.step) else "",
        "puzzle": kept.puzzle if is_puzzle(game, kept.puzzle) else 0,
    }
