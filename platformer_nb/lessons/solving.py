"""The best way to a goal within one turn, found by trying everything: what no search has missed is proven.

A way is the cheaper the fewer gems it spends, and of two that cost the same the shorter one is better.
Chance never helps: a way ends where dice or cards would decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from platformer_nb.games.platformer.actions import Action, Gravity
from platformer_nb.games.platformer.events import Event, GemsSpent
from platformer_nb.games.platformer.rules import Platformer
from platformer_nb.games.platformer.state import State

PATIENCE: Final = 200_000
"""Positions looked at before a search gives up."""

Goal = Callable[[State, tuple[Event, ...]], bool]
"""Whether a position, and what has just happened, is what is wanted."""


class TooMany(Exception):
    """The search has seen more positions than it may."""


class Way(NamedTuple):
    """A best way: the gems it spends, its actions, and how many positions were looked at to prove it."""

    gems: int
    actions: tuple[Action, ...]
    seen: int


def best_way(
    rules: Platformer, start: State, reached: Goal, patience: int = PATIENCE
) -> Way | None:
    """The best way from `start` to a goal in this turn; None if there is none, which is proven too.

    Raises TooMany if that would take more than `patience` positions.
    """
    order = count()
    waiting: list[tuple[int, int, int, State, Any]] = [(0, 0, next(order), start, None)]
    done: set[State] = set()
    while waiting:
        gems, length, _, state, trail = heappop(waiting)
        if trail is not None and trail[2]:
            return Way(gems, _actions(trail), len(done))
        if state in done:
            continue
        done.add(state)
        if len(done) > patience:
            raise TooMany
        for action, after, events in _successors(rules, state, start):
            spent = gems + sum(e.gems for e in events if isinstance(e, GemsSpent))
            there = reached(after, events)
            if there or after not in done:
                heappush(
                    waiting,
                    (spent, length + 1, next(order), after, (trail, action, there)),
                )
    return None


def _successors(
    rules: Platformer, state: State, start: State
) -> Iterable[tuple[Action, State, tuple[Event, ...]]]:
    """What the player of this turn can do; nothing once the turn is over, or somebody else decides."""
    if state.turn != start.turn or rules.actor(state) != start.active:
        return
    for action in rules.actions(state):
        after, events = rules.apply(state, action)
        if isinstance(action, Gravity) and after.heroes == state.heroes:
            continue  # nobody fell: it changes nothing
        yield action, after, events


def _actions(trail: Any) -> tuple[Action, ...]:
    found = []
    while trail is not None:
        trail, action, _ = trail
        found.append(action)
    return tuple(reversed(found))
