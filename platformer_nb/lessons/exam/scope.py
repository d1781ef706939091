"""The part of a game that a learner has been taught, so that a review asks about nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.exam.at_work import exampled
from platformer_nb.lessons.exam.question_generator import Referee, Scope, breakable, verb_of
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson


def taught_scope(game: AnyGame, progress: Progress) -> Scope:
    """Return the rules that a learner has met, and the verbs of all steps whose rules are among them."""
    met = progress.rules_met
    verbs = {verb for rules, own in _verbs(game) if met.issuperset(rules) for verb in own}
    return Scope(met, frozenset(verbs))


@lru_cache(maxsize=256)
def scope_of_step(game: AnyGame, lesson: str, step: str) -> Scope:
    """Return what the lessons teach or announce up to a step, that step included."""
    met: set[str] = set()
    for name in lesson_names(game):
        for one in load_lesson(game, name).steps:
            met.update(one.rules, one.ahead)
            if (name, one.id) == (lesson, step):
                return taught_scope(game, Progress().has_met(met, 0))
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


@cache
def _verbs(game: AnyGame) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """Return the rules and the verbs of every step that has rules."""
    steps = (step for name in lesson_names(game) for step in load_lesson(game, name).steps)
    return tuple(
        (frozenset(step.rules), frozenset(map(verb_of, _actions(step))))
        for step in steps
        if step.rules
    )


def _actions(step: models.Step) -> Iterator[str]:
    """Yield the actions that a step shows or asks for; free play and mistakes teach no kind of action."""
    for way in step.ways:
        yield from way
