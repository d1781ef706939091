"""Links into the tutor's page, for a class: to a lesson, a step of it, or an exam.

A link is the fragment of an address: `lesson=03`, `lesson=03/5` (its fifth step), `exam` (about all rules), `exam=03`
(on what the lessons up to that one teach), `exam=GRA-1,MOV-2` (about these rules).
"""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.question_generator import Scope
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.page.places import ExamPlace, Place, is_place
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.loading import lesson_names, load_lesson

_LESSON: Final = re.compile(r"lesson=([0-9]{2}(?:-[a-z-]+)?)(?:/([1-9][0-9]?))?")
_EXAM: Final = re.compile(r"exam(?:=([A-Z0-9,-]+|[0-9]{2}(?:-[a-z-]+)?))?")


def read_link(game: AnyGame, link: str) -> Place | ExamPlace | None:
    """Return where a link leads; None if it leads nowhere in this game."""
    if found := _LESSON.fullmatch(link):
        lesson = lesson_called(game, found[1])
        place = Place(lesson, int(found[2] or 1) - 1)
        return place if is_place(game, place.lesson, place.step) else None
    found = _EXAM.fullmatch(link)
    if found is None:
        return None
    if not found[1]:
        return ExamPlace()
    if lesson := lesson_called(game, found[1]):
        rules = askable_upto(game, lesson)
        return ExamPlace(rules, upto=lesson) if rules else None
    rules = tuple(dict.fromkeys(found[1].split(",")))
    return ExamPlace(rules) if set(rules) <= {*breakable(game)} else None


def lesson_link(place: Place) -> str:
    """Return the link to a step."""
    number = place.lesson[:2]
    return f"lesson={number}/{place.step + 1}" if place.step else f"lesson={number}"


def lesson_called(game: AnyGame, name: str) -> str:
    """Return the lesson of this name or number; "" if there is none."""
    return next((one for one in lesson_names(game) if name in (one, one[:2])), "")


def scope_upto(game: AnyGame, lesson: str) -> Scope:
    """Return what the lessons teach up to the end of this one."""
    names = lesson_names(game)
    upto = names[: names.index(lesson) + 1]
    taught = {
        rule for name in upto for step in load_lesson(game, name).steps for rule in step.rules
    }
    return taught_scope(game, Progress().has_met(taught, 0))


def askable_upto(game: AnyGame, lesson: str) -> tuple[str, ...]:
    """Return the rules that an exam can ask about within that."""
    scope = scope_upto(game, lesson)
    return tuple(r for r in breakable(game) if r in scope.rules and askable(game, r, scope))
