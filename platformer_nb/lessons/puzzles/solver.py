"""Exhaustive search for the best way to a goal within one turn, which proves that there is no better.

The game defines the cost of a way and which of its actions count for its length (see
`core.parts.teaching.Puzzles`). Of two ways of equal cost the shorter is better. Chance produces the scripted
outcomes only: a way ends where other dice or cards would decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import AnyRules
from platformer_nb.lessons.puzzles.models import puzzles_of
from platformer_nb.lessons.scripted import settled

PATIENCE: Final = 200_000
"""Default limit of positions in a search."""

Goal = Callable[[Any, tuple[Any, ...]], bool]
"""Whether a state, with the events of the last action, is the goal."""


class TooMany(Exception):
    """The search has exceeded its limit of positions."""


class BestWay(NamedTuple):
    """A best way: its cost, its actions, and the number of positions searched to prove it."""

    cost: int
    actions: tuple[Any, ...]
    seen: int


def never(events: tuple[Any, ...]) -> bool:
    """Default for `lost`: no event ends a way."""
    return False


def best_way(
    game: AnyGame,
    start: Any,
    reached: Goal,
    patience: int = PATIENCE,
    script: Sequence[str] = (),
    lost: Callable[[tuple[Any, ...]], bool] = never,
) -> BestWay | None:
    """Return the best way from `start` to a goal in this turn; None proves that there is none.

    `script` lists what chance brings, in order, applied before the goal is checked. A way is
    dropped when `lost` is true of an action's events. Raises TooMany beyond `patience` positions.
    """
    puzzles = puzzles_of(game)
    order = count()
    first = (start, tuple(script))
    waiting: list[tuple[int, int, int, Any, Any]] = [(0, 0, next(order), first, None)]
    done: set[Any] = set()
    while waiting:
        cost, length, _, here, trail = heappop(waiting)
        if trail is not None and trail[2]:
            return BestWay(cost, _actions(trail), len(done))
        if here in done:
            continue
        done.add(here)
        if len(done) > patience:
            raise TooMany
        for action, after, events in _successors(game, here, start):
            if lost(events):
                continue
            there = reached(after[0], events)
            if there or after not in done:
                paid, longer = cost + puzzles.cost(events), length + puzzles.counts(here[0])
                heappush(waiting, (paid, longer, next(order), after, (trail, action, there)))
    return None


def successors(rules: AnyRules, state: Any, start: Any) -> Iterator[Any]:
    """Yield the legal actions of the player to move; none once the turn is over or another player decides."""
    same_turn = rules.moment(state) == rules.moment(start)
    if same_turn and rules.actor(state) == rules.actor(start):
        yield from rules.actions(state)


def _successors(
    game: AnyGame, here: tuple[Any, tuple[str, ...]], start: Any
) -> Iterable[tuple[Any, Any, tuple[Any, ...]]]:
    """Yield each action with the state and the rest of the script after it, and its events."""
    rules, puzzles = game.rules, puzzles_of(game)
    state, script = here
    for action in successors(rules, state, start):
        after, events = rules.apply(state, action)
        if puzzles.is_idle(state, action, after):
            continue
        there = settled(rules, after, script, only=False)
        yield action, (there.state, there.script), (*events, *there.events)


def _actions(trail: Any) -> tuple[Any, ...]:
    found = []
    while trail is not None:
        trail, action, _ = trail
        found.append(action)
    return tuple(reversed(found))
