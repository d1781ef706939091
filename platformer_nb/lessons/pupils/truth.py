"""What is true of a board and of a question, found from the rules alone, to compare the tutor's feedback with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Ruling
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.track import models

WALKS: Final = 30
"""Random ways tried against a claim that the goals cannot be reached any more."""

STRIDE: Final = 12
"""Most actions of such a way."""


def ruling(game: AnyGame, state: Any, action: str) -> Ruling[Any] | None:
    """Return the ruling on an action in notation; None where it cannot be read or nobody is to act."""
    if game.rules.actor(state) in (NATURE, None):
        return None
    try:
        return game.rules.judge(state, game.rules.read_action(state, action))
    except BadInput:
        return None


def replayed(table: LessonTable) -> Attempt:
    """Return the attempt on a board, played anew from the step's position by the rules alone."""
    rules, step = table.game.rules, table.board.step
    state = rules.read(step.position)
    actions: list[tuple[Any, Any]] = []
    events: list[Any] = []
    for entry in table.session.history:
        if entry.actor != NATURE:
            actions.append((state, entry.action))
        state, more = rules.apply(state, entry.action)
        events += more
    return _attempt(table.game, state, actions, events)


def _attempt(
    game: AnyGame, state: Any, actions: Sequence[tuple[Any, Any]], events: Iterable[Any]
) -> Attempt:
    done = tuple(actions)

    def write() -> tuple[str, ...]:
        return tuple(game.rules.write_action(before, action) for before, action in done)

    before = tuple(start for start, _ in done)
    return Attempt(state, tuple(action for _, action in done), tuple(events), write, before)


def all_met(step: models.Exercise, attempt: Attempt) -> bool:
    """Return whether an attempt meets every goal of an exercise."""
    return all(goal.met(attempt) for goal in step.goals)


def foretold(table: LessonTable, step: models.Predict) -> dict[str, str | int]:
    """Return the true answer to each question of a prediction, by playing its actions."""
    fresh = table.board.fresh()
    before = fresh.state
    for action in step.actions:
        fresh.session.do(fresh.read(action))
        fresh.settle()
    events = fresh.attempt.events
    asked = table.board.teaching.asked(step.asks, before, fresh.state, events, table.words)
    return {one.id: one.truth for one in asked}


def way_out(table: LessonTable, step: models.Exercise, random: Random) -> tuple[str, ...] | None:
    """Return a way to the goals from the board as it stands; None if neither a solution nor chance finds one.

    A way disproves the claim that there is none. It is looked for without the tutor's own search.
    """
    plans: list[Sequence[str]] = [*step.solutions]
    plans += [solution[n:] for solution in step.solutions for n in range(1, len(solution))]
    for plan in plans:
        way = _played(table, step, plan)
        if way is not None:
            return way
    for _ in range(WALKS):
        way = _wandered(table, step, random)
        if way is not None:
            return way
    return None


def _copy(table: LessonTable) -> LessonRunner:
    runner = table.board.fresh()
    runner.session.rewind(0)
    for entry in table.session.history:
        runner.session.do(entry.action)
    return runner


def _played(
    table: LessonTable, step: models.Exercise, plan: Sequence[str]
) -> tuple[str, ...] | None:
    runner = _copy(table)
    for count, action in enumerate(plan, 1):
        if not runner.do(action):
            return None
        if all_met(step, runner.attempt):
            return tuple(plan[:count])
    return None


def _wandered(table: LessonTable, step: models.Exercise, random: Random) -> tuple[str, ...] | None:
    runner = _copy(table)
    gone: list[str] = []
    for _ in range(STRIDE):
        legal = runner.legal()
        if not legal:
            return None
        gone.append(random.choice(legal))
        runner.do(gone[-1])
        if all_met(step, runner.attempt):
            return tuple(gone)
    return None
