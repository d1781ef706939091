"""What is true of a board and of a question, found from the rules alone, to compare the tutor's feedback with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from platformer_nb.core.errors import BadInput, IllegalAction
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Ruling
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.track import models

WALKS: Final = 60
"""Most random ways tried at one board against claims that the goals cannot be reached any more."""

WALKS_HERE: Final = 20
"""Most of them tried from one position."""

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


def decides(game: AnyGame, state: Any, action: Any) -> set[str]:
    """Return the rules that decide an action or an outcome of chance: what allows it, and what comes of it."""
    found = {rule for rules in game.narrator.event_rules(state, action) for rule in rules}
    if game.rules.actor(state) != NATURE:
        found.update(cite.rule for cite in game.rules.judge(state, action).cites)
    return found


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


def needed(table: LessonTable, step: models.Exercise | models.Predict) -> tuple[str, ...]:
    """Return the rules of a step that one has to apply for a right answer.

    They are cited when it is played, or by a mistake that is expected. Who takes another of its rules wrongly, one
    that decides nothing in this position, answers rightly all the same.
    """
    fresh = table.board.fresh()
    for action in step.ways[0]:
        fresh.do(action)
    found = {*step.rules_besides, *fresh.at_work}
    return tuple(rule for rule in step.rules if rule in found) or tuple(step.rules)


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


class WaysOut:
    """Ways to the goals of one board, looked for without the tutor's own search, to disprove that there is none.

    Each position is looked at once, and only so many random ways are tried in all: who presses anything comes to
    many positions that are lost.
    """

    def __init__(self, table: LessonTable, step: models.Exercise, random: Random) -> None:
        self._table = table
        self._step = step
        self._random = random
        self._walks = WALKS
        self._found: dict[tuple[Any, ...], tuple[Any, ...] | None] = {}
        self._begun = table.game.rules.moment(table.game.rules.read(step.position))
        self._in_turn = False

    def here(self, *, in_turn: bool = False) -> tuple[Any, ...] | None:
        """Return a way from the board as it stands; None if neither a solution nor chance finds one.

        With `in_turn` only one whose actions are all done in the turn of the step's position.
        """
        done = (in_turn, *(entry.action for entry in self._table.session.history))
        if done not in self._found:
            self._in_turn = in_turn
            self._found[done] = self._sought(_copy(self._table))
        return self._found[done]

    def _late(self, runner: LessonRunner) -> bool:
        return self._in_turn and runner.rules.moment(runner.state) != self._begun

    def _sought(self, runner: LessonRunner) -> tuple[Any, ...] | None:
        solutions, start = self._step.solutions, len(runner.session.history)
        plans = [solution[n:] for solution in solutions for n in range(len(solution))]
        for plan in plans:
            runner.rewind(start)
            if self._planned(runner, plan):
                return tuple(plan)
        for _ in range(min(self._walks, WALKS_HERE)):
            runner.rewind(start)
            self._walks -= 1
            way = self._wandered(runner)
            if way is not None:
                return way
        return None

    def _planned(self, runner: LessonRunner, plan: Sequence[str]) -> bool:
        for action in plan:
            if self._late(runner):
                return False
            try:
                runner.advance(action)
            except (BadInput, IllegalAction):
                return False
            if all_met(self._step, runner.attempt):
                return True
        return False

    def _wandered(self, runner: LessonRunner) -> tuple[Any, ...] | None:
        gone: list[Any] = []
        for _ in range(STRIDE):
            if runner.session.actor in (NATURE, None) or self._late(runner):
                return None
            legal = tuple(runner.rules.actions(runner.state))
            if not legal:
                return None
            gone.append(self._random.choice(legal))
            runner.advance(gone[-1])
            if all_met(self._step, runner.attempt):
                return tuple(gone)
        return None


def _copy(table: LessonTable) -> LessonRunner:
    runner = table.board.fresh()
    runner.session.rewind(0)
    for entry in table.session.history:
        runner.session.do(entry.action)
    return runner
