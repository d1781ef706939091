"""The best way to a goal within one turn, found by trying everything: what no search has missed is proven.

A way is the cheaper the fewer gems it spends, and of two that cost the same the shorter one is better;
what follows the Actions step does not make it longer.
Chance brings what a script says and never anything else: a way ends where other dice or cards
would decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE, AnyRules
from platformer_nb.games.platformer.events import Event, Fainted, GemsSpent
from platformer_nb.games.platformer.model.actions import Action, Gravity
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.figures import gravity

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
    rules: AnyRules,
    start: State,
    reached: Goal,
    patience: int = PATIENCE,
    script: Sequence[str] = (),
    *,
    may_faint: bool = True,
) -> Way | None:
    """The best way from `start` to a goal in this turn; None if there is none, which is proven too.

    `script` is what chance brings, in order, before the goal is looked at. Unless it `may_faint`, a
    way ends where the Hero of this turn faints. Raises TooMany if that would take more than
    `patience` positions.
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
        for action, after, events in _successors(rules, state, start, script):
            if not may_faint and _faints(start, events):
                continue
            spent = gems + sum(e.gems for e in events if isinstance(e, GemsSpent))
            there = reached(after, events)
            if there or after not in done:
                longer = length + (state.step == ACTIONS)
                heappush(waiting, (spent, longer, next(order), after, (trail, action, there)))
    return None


def highest_row(rules: AnyRules, start: State, patience: int = PATIENCE) -> int:
    """The highest Row on which the Hero of this turn can stand before it ends; 0 if on none.

    Raises TooMany as `best_way` does.
    """
    best = standing_row(start)

    def higher(state: State, events: tuple[Event, ...]) -> bool:
        nonlocal best
        best = max(best, standing_row(state))
        return False

    best_way(rules, start, higher, patience)
    return best


def standing_row(state: State, seat: int | None = None) -> int:
    """The Row on which a Hero, or that of this turn, stands; 0 in the air or off the map."""
    space = state.heroes[state.active if seat is None else seat].at
    if space < 0 or space in gravity.floating(state):
        return 0
    return state.terrain.row(space)


def told(rules: AnyRules, start: State, actions: Sequence[Action]) -> list[str]:
    """The actions of a way as they are written."""
    state, written = start, []
    for action in actions:
        written.append(rules.write_action(state, action))
        state, _ = rules.apply(state, action)
    return written


def successors(rules: AnyRules, state: State, start: State) -> Iterator[Action]:
    """What the player of this turn can do; nothing once the turn is over, or somebody else decides."""
    if state.turn == start.turn and rules.actor(state) == start.active:
        yield from rules.actions(state)


def _successors(
    rules: AnyRules, state: State, start: State, script: Sequence[str]
) -> Iterable[tuple[Action, State, tuple[Event, ...]]]:
    for action in successors(rules, state, start):
        after, events = rules.apply(state, action)
        if isinstance(action, Gravity) and after.heroes == state.heroes:
            continue  # nobody fell: it changes nothing
        if script and rules.actor(after) == NATURE:
            after, events = _settled(rules, after, tuple(events), script)
        yield action, after, tuple(events)


def _settled(
    rules: AnyRules, state: State, events: tuple[Event, ...], script: Sequence[str]
) -> tuple[State, tuple[Event, ...]]:
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


def _faints(start: State, events: Iterable[Event]) -> bool:
    return any(isinstance(e, Fainted) and e.hero == start.active + 1 for e in events)


def _actions(trail: Any) -> tuple[Action, ...]:
    found = []
    while trail is not None:
        trail, action, _ = trail
        found.append(action)
    return tuple(reversed(found))
