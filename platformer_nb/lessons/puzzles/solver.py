"""The best way to a goal within one turn, found by trying everything: what no search has missed is proven.

What a way costs, and which of its actions make it longer, says the game (see `core.teaching.Puzzles`). Of
two ways that cost the same the shorter one is better.
Chance brings what a script says and never anything else: a way ends where other dice or cards
would decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE, AnyRules
from platformer_nb.lessons.puzzles.models import puzzles_of

PATIENCE: Final = 200_000
"""Positions looked at before a search gives up."""

Goal = Callable[[Any, tuple[Any, ...]], bool]
"""Whether a position, and what has just happened, is what is wanted."""


class TooMany(Exception):
    """The search has seen more positions than it may."""


class Way(NamedTuple):
    """A best way: what it costs, its actions, and how many positions were looked at to prove it."""

    cost: int
    actions: tuple[Any, ...]
    seen: int


def never(events: tuple[Any, ...]) -> bool:
    """What ends no way."""
    return False


def best_way(
    game: AnyGame,
    start: Any,
    reached: Goal,
    patience: int = PATIENCE,
    script: Sequence[str] = (),
    lost: Callable[[tuple[Any, ...]], bool] = never,
) -> Way | None:
    """The best way from `start` to a goal in this turn; None if there is none, which is proven too.

    `script` is what chance brings, in order, before the goal is looked at. A way ends where it is `lost`
    by what has just happened. Raises TooMany if that would take more than `patience` positions.
    """
    puzzles = puzzles_of(game)
    order = count()
    waiting: list[tuple[int, int, int, Any, Any]] = [(0, 0, next(order), start, None)]
    done: set[Any] = set()
    while waiting:
        cost, length, _, state, trail = heappop(waiting)
        if trail is not None and trail[2]:
            return Way(cost, _actions(trail), len(done))
        if state in done:
            continue
        done.add(state)
        if len(done) > patience:
            raise TooMany
        for action, after, events in _successors(game, state, start, script):
            if lost(events):
                continue
            there = reached(after, events)
            if there or after not in done:
                paid, longer = cost + puzzles.cost(events), length + puzzles.counts(state)
                heappush(waiting, (paid, longer, next(order), after, (trail, action, there)))
    return None


def told(rules: AnyRules, start: Any, actions: Sequence[Any]) -> list[str]:
    """The actions of a way as they are written."""
    state, written = start, []
    for action in actions:
        written.append(rules.write_action(state, action))
        state, _ = rules.apply(state, action)
    return written


def successors(rules: AnyRules, state: Any, start: Any) -> Iterator[Any]:
    """What the player of this turn can do; nothing once the turn is over, or somebody else decides."""
    same_turn = rules.moment(state) == rules.moment(start)
    if same_turn and rules.actor(state) == rules.actor(start):
        yield from rules.actions(state)


def _successors(
    game: AnyGame, state: Any, start: Any, script: Sequence[str]
) -> Iterable[tuple[Any, Any, tuple[Any, ...]]]:
    rules, puzzles = game.rules, puzzles_of(game)
    for action in successors(rules, state, start):
        after, events = rules.apply(state, action)
        if puzzles.is_idle(state, action, after):
            continue
        if script and rules.actor(after) == NATURE:
            after, events = _settled(rules, after, tuple(events), script)
        yield action, after, tuple(events)


def _settled(
    rules: AnyRules, state: Any, events: tuple[Any, ...], script: Sequence[str]
) -> tuple[Any, tuple[Any, ...]]:
    """What comes of a position when chance brings what the script says, as far as it can."""
    for text in script:
        try:
            outcome = rules.read_action(state, text)
        except BadInput:
            break
        if rules.actor(state) != NATURE or not rules.judge(state, outcome):
            break
        state, more = rules.apply(state, outcome)
        events += tuple(more)
    return state, events


def _actions(trail: Any) -> tuple[Any, ...]:
    found = []
    while trail is not None:
        trail, action, _ = trail
        found.append(action)
    return tuple(reversed(found))
