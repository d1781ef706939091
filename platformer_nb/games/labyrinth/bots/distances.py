"""How many actions it takes from place to place, with what has still to be built on the way.

How far it is to a goal is found from the goal, for all places at once, and kept (`searches.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.core.newest import Latest
from platformer_nb.games.labyrinth.bots.graph import counted_on, graph
from platformer_nb.games.labyrinth.bots.searches import (
    FAR,
    GOLEM,
    Searches,
    noted,
    searches,
    searches_of,
)
from platformer_nb.games.labyrinth.model.maze import (
    MOST_CORRIDORS,
    NOWHERE,
    PLACES,
    Field,
    Laid,
    is_start,
)
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, Keys, State

RIVAL: Final = 2
"""What another character on the centre tile costs: it has to be fought."""
HELD: Final = 3
"""A key stays the aim of a seat until the win is nearer by so many actions by way of another one."""
LONG: Final = 20
"""After so many rounds a game is long: bots no longer do what goes on for ever."""


@lru_cache(maxsize=1024)
def spread(
    field: Field, laid: Laid, source: int, golem: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how far every place is from one, and the place before it on the way."""
    ways, _ = graph(field, laid)
    far, before = [FAR] * PLACES, [-1] * PLACES
    far[source] = 0
    rows: list[list[int]] = [[] for _ in range(FAR)]
    rows[0].append(source)
    for cost, row in enumerate(rows):
        row.sort()
        for here in row:
            if far[here] < cost:
                continue
            for other, more in ways[here]:
                there = cost + more + (GOLEM if other == golem else 0)
                if there < far[other]:
                    far[other], before[other] = there, here
                    rows[there].append(other)
    return tuple(far), tuple(before)


def is_long(state: State) -> bool:
    """Return whether a game has gone on for so many rounds that bots have to end it."""
    return state.turn > LONG * len(state.pawns)


def ground(state: State) -> Laid:
    """Return the tiles with the empty cells that ways are counted across; in a long game not the last ones."""
    return counted_on(state.maze.laid) if is_long(state) else state.maze.laid


def _searches(state: State) -> Searches:
    return searches(state.maze.field, ground(state)) if is_long(state) else searches_of(state.maze)


def way(state: State, seat: int, aim: int = NOWHERE) -> int:
    """Return how many actions a seat is from its win, if nobody gets in its way.

    `aim` is the place of a key that it means to fetch: another one counts as HELD actions farther.
    """
    pawn = state.pawns[seat]
    stops = () if pawn.keys else _stops(state, seat)
    if not pawn.keys and not stops:
        return FAR
    far = _by_way_of(state, seat, stops)
    if aim in stops:
        return min(_by_way_of(state, seat, (aim,)), far + HELD)
    return far


def way_told(state: State, seat: int, aim: int = NOWHERE) -> int:
    """Return how many actions a seat is from its win by way of the key that it fetches (`next_key`)."""
    key = next_key(state, seat, aim)
    return way(state, seat) if key is None or key != aim else _by_way_of(state, seat, (key,))


def next_key(state: State, seat: int, aim: int = NOWHERE) -> int | None:
    """Return the place of the key that a seat fetches on its way; None if it has one, or can reach none.

    `aim` is the key that it meant to fetch: still that one, unless another one is nearer by HELD actions.
    """
    if state.pawns[seat].keys or not _stops(state, seat):
        return None
    return _stop(state, seat, aim)


def route(state: State, seat: int, aim: int = NOWHERE) -> tuple[int, ...]:
    """Return the cells on the way of a seat to its win; `aim` as in `next_key`."""
    maze, golem, stop = state.maze, state.golem.at, _stop(state, seat, aim)
    noted(maze.field, maze.laid)
    laid = ground(state)
    parts = [(state.pawns[seat].at, stop), (state.centre, stop)]
    cells: dict[int, None] = {}
    for source, place in parts:
        before = spread(maze.field, laid, source, golem)[1]
        while place >= 0:
            if not is_start(place):
                cells[place // MOST_CORRIDORS] = None
            place = before[place]
    return tuple(cells)


def _by_way_of(state: State, seat: int, stops: tuple[int, ...]) -> int:
    """Return how many actions a seat is from its win by the nearest of some keys, with who stands on the centre tile."""
    centre = state.centre
    far = _searches(state).way(state.golem.at, stops, state.pawns[seat].at)
    for other, rival in enumerate(state.pawns):
        if rival.at == centre and other != seat:
            far += RIVAL
    return far


def _stop(state: State, seat: int, aim: int = NOWHERE) -> int:
    """Return where the way of a seat stops over for a key: on the centre tile if it has one already."""
    maze, golem, pawn = state.maze, state.golem.at, state.pawns[seat]
    stops = () if pawn.keys else _stops(state, seat)
    if aim in stops:
        ahead = _searches(state)
        far = ahead.way(golem, (aim,), pawn.at)
        if far < min(FAR, ahead.way(golem, stops, pawn.at) + HELD):
            return aim
    out = spread(maze.field, ground(state), pawn.at, golem)[0]
    home = _searches(state).home(golem)
    return min(((out[one] + home[one], one) for one in stops), default=(0, state.centre))[1]


def _stops(state: State, seat: int) -> tuple[int, ...]:
    """Return the places where a key lies that a seat may take (KEY-4 to KEY-6)."""
    return _stops_of(state.keys)[state.pawns[seat].start]


@Latest
def _stops_of(keys: tuple[Keys, ...]) -> list[tuple[int, ...]]:
    """Return those places for each start space."""
    return [
        tuple([one.place for one in keys if one.dropped or one.place != own]) for own in KEY_PLACES
    ]
