"""How many actions it takes from place to place, with what has still to be built on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, NEIGHBOURS, opposite
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    FIRST_START,
    PLACES,
    Field,
    Laid,
    corridors,
    is_ordinary,
    is_start,
    place_of,
)
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.picking import free_keys

FAR: Final = 60
"""What cannot be reached."""

STEP: Final = 1
BUILT: Final = 2
"""A step onto an empty cell: a Build before the Move."""
JUMP: Final = 2
GOLEM: Final = 2
"""What the Golem in the way costs besides: it has to be moved first."""
RIVAL: Final = 2
"""What another character on the centre tile costs: it has to be fought."""

Ways = tuple[tuple[tuple[int, int], ...], ...]


@lru_cache(maxsize=4096)
def graph(field: Field, laid: Laid) -> Ways:
    """Return for each place where it leads to, and at what cost; an empty cell stands for a tile open on all edges."""
    ways: list[tuple[tuple[int, int], ...]] = [()] * PLACES
    for cell in range(CELLS):
        open_edges = (0b111111,) if laid[cell] == EMPTY else corridors(field, laid, cell)
        for corridor, edges in enumerate(open_edges):
            ways[place_of(cell, corridor)] = tuple(_beside(field, laid, cell, edges))
        for over, under in _bridges(field, laid[cell]):
            for one, other in ((over, under), (under, over)):
                ways[place_of(cell, one)] += ((place_of(cell, other), JUMP),)
    for number, cell in enumerate(KEY_CELLS):
        ways[FIRST_START + number] = ((place_of(cell), STEP),)
    return tuple(ways)


def _beside(field: Field, laid: Laid, cell: int, edges: int) -> Iterator[tuple[int, int]]:
    for edge in range(6):
        other = NEIGHBOURS[cell][edge]
        if not edges >> edge & 1 or other < 0:
            continue
        if laid[other] == EMPTY:
            yield place_of(other), BUILT
            continue
        for corridor, open_edges in enumerate(corridors(field, laid, other)):
            if open_edges >> opposite(edge) & 1:
                yield place_of(other, corridor), STEP


def _bridges(field: Field, code: int) -> tuple[tuple[int, int], ...]:
    return field.box.numbers[code // TURNINGS].bridges if is_ordinary(code) else ()


@lru_cache(maxsize=8192)
def spread(
    field: Field, laid: Laid, source: int, golem: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how far every place is from one, and the place before it on the way."""
    ways = graph(field, laid)
    far, before = [FAR] * PLACES, [-1] * PLACES
    far[source] = 0
    waiting = [(0, source)]
    while waiting:
        cost, here = heappop(waiting)
        if cost > far[here]:
            continue
        for other, more in ways[here]:
            there = cost + more + (GOLEM if other == golem else 0)
            if there < far[other]:
                far[other], before[other] = there, here
                heappush(waiting, (there, other))
    return tuple(far), tuple(before)


def way(state: State, seat: int) -> int:
    """Return how many actions a seat is from its win, if nobody gets in its way."""
    return _way(state, seat)[0]


def route(state: State, seat: int) -> tuple[int, ...]:
    """Return the cells on the way of a seat to its win."""
    _, stop = _way(state, seat)
    maze, golem = state.maze, state.golem.at
    parts = [(state.pawns[seat].at, stop), (state.centre, stop)]
    cells: dict[int, None] = {}
    for source, place in parts:
        before = spread(maze.field, maze.laid, source, golem)[1]
        while place >= 0:
            if not is_start(place):
                cells[place // 3] = None
            place = before[place]
    return tuple(cells)


def _way(state: State, seat: int) -> tuple[int, int]:
    """Return the length of the way, and where it stops over for a key: on the centre tile if there is one already."""
    maze, golem, pawn = state.maze, state.golem.at, state.pawns[seat]
    out = spread(maze.field, maze.laid, pawn.at, golem)[0]
    crowd = RIVAL * len(state.others_on(state.centre, seat))
    if pawn.keys:
        return out[state.centre] + crowd, state.centre
    home = spread(maze.field, maze.laid, state.centre, golem)[0]
    stops = [
        (out[one.place] + home[one.place], one.place)
        for one in state.keys
        if free_keys(state, seat, one.place)
    ]
    far, stop = min(stops, default=(FAR, state.centre))
    return far + crowd + (GOLEM if golem == state.centre else 0), stop
