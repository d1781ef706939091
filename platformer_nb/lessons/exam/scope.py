"""The part of a game that a learner has been taught, so that a review asks about nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.exam.at_work import exampled
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.question_generator import Referee, Scope, verb_of
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson


def taught_scope(game: AnyGame, progress: Progress) -> Scope:
    """Return the rules that a learner has met, and the verbs and things of all steps whose rules are among them."""
    met = progress.rules_met
    there = [n for n, step in enumerate(_steps(game)) if met.issuperset(step.rules)]
    verbs = frozenset[str]().union(*(_steps(game)[n].verbs for n in there))
    seen = frozenset[str]().union(*(_seen(game, n) for n in there))
    return Scope(met, verbs, seen - met)


@lru_cache(maxsize=256)
def scope_of_step(game: AnyGame, lesson: str, step: str) -> Scope:
    """Return what the lessons teach or announce up to a step, that step included."""
    met: set[str] = set()
    for name in lesson_names(game):
        for one in load_lesson(game, name).steps:
            met.update(one.rules, one.ahead)
            if (name, one.id) == (lesson, step):
                scope = taught_scope(game, Progress().has_met(met, 0))
                return scope._replace(seen=frozenset())  # what is announced was not seen
    raise KeyError(f"{lesson}: {step}")


@lru_cache(maxsize=256)
def taught_up_to(game: AnyGame, lesson: str, step: str) -> frozenset[str]:
    """Return what the lessons teach up to a step, without what they only announce."""
    met: set[str] = set()
    for name in lesson_names(game):
        for one in load_lesson(game, name).steps:
            met.update(one.rules)
            if (name, one.id) == (lesson, step):
                return frozenset(met)
    raise KeyError(f"{lesson}: {step}")


@lru_cache(maxsize=4096)
def askable(game: AnyGame, rule: str, scope: Scope) -> bool:
    """Return whether questions about a rule are found within the scope."""
    if rule not in breakable(game):
        return False
    return Referee(game, "scope", (rule,), scope).has_within_scope(rule)


@lru_cache(maxsize=4096)
def reviewable(game: AnyGame, rule: str, scope: Scope) -> bool:
    """Return whether a review can ask about a rule within the scope: whether something is legal, or what decides."""
    if rule in breakable(game):
        return askable(game, rule, scope)
    if rule not in exampled(game):
        return False
    return Referee(game, "scope", (rule,), scope, happens=True).has_within_scope(rule)


class _Taught(NamedTuple):
    """What a step of the track teaches: rules and verbs, on a board or without one."""

    rules: frozenset[str]
    verbs: frozenset[str]
    position: str


@cache
def _steps(game: AnyGame) -> tuple[_Taught, ...]:
    """Return every step that has rules, in the order of the track."""
    steps = (step for name in lesson_names(game) for step in load_lesson(game, name).steps)
    return tuple(
        _Taught(
            frozenset(step.rules),
            frozenset(map(verb_of, _actions(step))),
            step.position if isinstance(step, models.OnBoard) else "",
        )
        for step in steps
        if step.rules
    )


@cache
def _first(game: AnyGame) -> Mapping[str, int]:
    """Return the first of those steps that teaches each rule."""
    steps = list(enumerate(_steps(game)))
    return {rule: number for number, step in reversed(steps) for rule in step.rules}


@cache
def _seen(game: AnyGame, number: int) -> frozenset[str]:
    """Return the rules of what the board of a step shows, as far as the track has taught them by then.

    Only where the step is the first to teach something: any other may not have been opened, though all its rules were met.
    """
    step, first = _steps(game)[number], _first(game)
    if not step.position or all(first[rule] < number for rule in step.rules):
        return frozenset()
    shown = game.part("teaching", game.teaching).rules_shown(game.rules.read(step.position))
    return frozenset(rule for rule in shown if first.get(rule, number + 1) <= number)


def _actions(step: models.Step) -> Iterator[str]:
    """Yield the actions that a step shows or asks for; free play and mistakes teach no kind of action."""
    for way in step.ways:
        yield from way
