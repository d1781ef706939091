"""Difficulty of a puzzle: the share of random turns that solve it, and mistakes near its solution."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.actions import Gravity
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.teaching.goals.event_goals import Spends
from platformer_nb.games.platformer.teaching.goals.goals import Goal
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.puzzles.making import refusals
from platformer_nb.lessons.puzzles.solver import BestWay

SPARE = 3
"""Actions that a random turn may take beyond the solution's."""

FEW = 3
"""Wrong answers listed for a puzzle."""


def solved_by_chance(
    rules: Platformer,
    start: State,
    goals: list[Goal],
    script: list[str],
    way: BestWay,
    random: Random,
    plays: int,
) -> float:
    """Return the share of `plays` random turns that reach the goals as cheaply as the best way."""
    priced = [*goals, Spends(want="spends", most=way.cost)]
    hits = sum(_lucky(rules, start, priced, script, len(way.actions), random) for _ in range(plays))
    return hits / plays


def _lucky(
    rules: Platformer,
    start: State,
    goals: list[Goal],
    script: list[str],
    length: int,
    random: Random,
) -> bool:
    state: State = start
    events: tuple[Event, ...] = ()
    for _ in range(length + SPARE):
        if rules.actor(state) != start.active or state.turn != start.turn:
            break
        actions = [a for a in rules.actions(state) if not isinstance(a, Gravity)]
        if not actions:
            break
        state, happened = rules.apply(state, random.choice(actions))
        events += tuple(happened)
        for text in script if rules.actor(state) == NATURE else ():
            outcome = rules.read_action(state, text)
            if not rules.judge(state, outcome):
                return False
            state, happened = rules.apply(state, outcome)
            events += tuple(happened)
        if all(goal.met(Attempt(state, (), events)) for goal in goals):
            return True
    return False


def wrong_answers(rules: Platformer, start: State, solution: list[str]) -> list[dict[str, Any]]:
    """Return answers that are refused, nearest to the solution first, each by another rule."""
    return refusals(rules, start, _mistakes(start, solution), FEW)


def _mistakes(start: State, solution: list[str]) -> Iterator[list[str]]:
    """Yield the solution with an action left out, then typical first attempts and actions out of order."""
    for left_out in range(len(solution) - 1):
        yield solution[:left_out] + solution[left_out + 1 :]
    for direction in ("up", "left", "right", "down"):
        yield [f"move {direction}"]
    for code in sorted({figure for figure in start.occupied if figure >= FIRST_KIND}):
        enemy = start.game.kinds[code].id
        yield [f"attack {enemy} with sword"]
        yield [f"shove {enemy} up"]
    yield ["coin"]
    yield ["star"]
    yield ["ability"]
