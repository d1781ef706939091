"""What a bot means to do after an action: the rest of its turn as far as it is certain, and where its way leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from platformer_nb.core.errors import Said, said
from platformer_nb.core.game import Player
from platformer_nb.core.rules import NATURE, Rules
from platformer_nb.games.labyrinth.bots.distances import ground, next_key, spread, way_told
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    MOST_CORRIDORS,
    NOWHERE,
    is_start,
    place_name,
)
from platformer_nb.games.labyrinth.model.state import NOBODY, State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.legality import actions as legal

Facts: TypeAlias = dict[str, str | int | tuple[str, ...]]

MOST: Final = 5
"""So many actions are thought on at most."""

CHANCES: Final[dict[type, str]] = {
    f.TakeTile: "tile",
    f.TakeCard: "golem",
    c.TakeEvent: "event",
    f.Test: "roll",
    f.Combat: "roll",
    f.FirstPlayer: "roll",
}
"""What chance brings next, by what is pending."""
OTHER_CHANCE: Final = "draw"
AFTER: Final = (*dict.fromkeys(CHANCES.values()), OTHER_CHANCE)
"""What the rest of a plan may hang on."""


class Plan(NamedTuple):
    """The rest of a turn: each action with the position before it, and the position after all of them."""

    steps: tuple[tuple[State, a.Action], ...]
    end: State


def planned(
    rules: Rules[State, a.Action, Any], state: State, action: a.Action, bot: Player[State, a.Action]
) -> Plan:
    """Return how a bot goes on after an action in this turn, until chance or somebody else decides."""
    seat, turn, steps = decides(state), state.turn, list[tuple[State, a.Action]]()
    state, _ = apply(state, action)
    while len(steps) < MOST and _goes_on(state, seat, turn):
        one = bot.choose(rules, state, tuple(legal(state)))
        steps.append((state, one))
        state, _ = apply(state, one)
    return Plan(tuple(steps), state)


def _goes_on(state: State, seat: int | None, turn: int) -> bool:
    return state.winner == NOBODY and state.turn == turn and decides(state) == seat


def outlines(before: State, plan: Plan, seat: int, aim: int = NOWHERE) -> Iterator[Said]:
    """Yield what a plan comes to: what it hangs on, what it gains, where the way leads from there.

    `aim` is the key that the seat goes for before it (`distances.next_key`).
    """
    end = plan.end
    if end.winner != NOBODY:
        return
    yield from _hangs_on(end, seat)
    far, left = way_told(before, seat, aim), way_told(end, seat, aim)
    if plan.steps and left < far < FAR:
        yield said("plan-gains", n=far - left)
    yield from _leads(end, seat, aim)


def _hangs_on(state: State, seat: int) -> Iterator[Said]:
    if not state.due:
        return
    who = decides(state)
    if who == NATURE:
        yield said(f"plan-after-{CHANCES.get(type(state.top), OTHER_CHANCE)}")
    elif who is not None and who != seat:
        yield said("plan-after-seat", who=character_of(state, who))


def _leads(state: State, seat: int, aim: int) -> Iterator[Said]:
    """Yield by which cells a seat goes to its win, what has still to be built, and who stands in the way there."""
    pawn, far = state.pawns[seat], way_told(state, seat, aim)
    if far >= FAR:
        yield said("plan-no-way")
        return
    centre, key = place_name(state.maze, state.centre), next_key(state, seat, aim)
    others = standing_at_centre(state, seat)
    if pawn.at != state.centre or not pawn.keys:
        cells = _cells(state, pawn.at, state.centre if key is None else key)
        empty = tuple(NAMES[one] for one in cells if state.maze.laid[one] == EMPTY)
        names = tuple(NAMES[one] for one in cells[:-1])
        stop = "none" if key is None else place_name(state.maze, key)
        facts: Facts = {
            "cells": names,
            "count": len(names),
            "centre": centre,
            "key": stop,
            "left": far,
        }
        yield said("plan-way", **facts)
        if empty:
            yield said("plan-build", cells=empty)
    if others:
        yield said("plan-blocked", who=others, count=len(others), centre=centre)


def standing_at_centre(state: State, seat: int) -> tuple[str, ...]:
    """Return the other characters on the centre tile: nobody else wins while they stand there (END-1)."""
    there = enumerate(state.pawns)
    return tuple(
        character_of(state, other)
        for other, pawn in there
        if other != seat and pawn.at == state.centre
    )


def _cells(state: State, source: int, goal: int) -> tuple[int, ...]:
    """Return the cells that one comes to on the way from a place to another, the goal last.

    A jump from a corridor to another leads to no other cell.
    """
    before = spread(state.maze.field, ground(state), source, state.golem.at)[1]
    found: list[int] = []
    while goal >= 0 and goal != source:
        cell = goal // MOST_CORRIDORS
        if not is_start(goal) and found[-1:] != [cell]:
            found.append(cell)
        goal = before[goal]
    return tuple(reversed(found))
