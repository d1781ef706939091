"""How many actions it takes from place to place, with what has still to be built on the way.

A bot looks at thousands of mazes that differ in one cell. So the ways of a cell are kept by what lies on it and beside it,
and how far it is to a goal is found from the goal, for all places at once.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final

from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, NEIGHBOURS, opposite
from platformer_nb.games.labyrinth.model.maze import (
    ALL_EDGES,
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    PLACES,
    Field,
    Laid,
    corridors,
    is_ordinary,
    is_start,
    place_of,
)
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, State

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

Way = tuple[int, int]
"""A place and what the way between it and another costs."""
Ways = tuple[tuple[Way, ...], ...]

OUTSIDE: Final = -2
"""The code beyond the edge of the field."""

BESIDE: Final = tuple(itemgetter(*neighbours) for neighbours in NEIGHBOURS)
"""For each cell, a function that takes the codes of its neighbours from those of all cells and OUTSIDE."""

MOST_KEPT: Final = 1 << 15


@lru_cache(maxsize=4)
def _kept(_field: Field) -> dict[tuple[int, ...], tuple[Ways, Ways]]:
    """Return the memory of the ways of cells."""
    return {}


@lru_cache(maxsize=4096)
def graph(field: Field, laid: Laid) -> tuple[Ways, Ways]:
    """Return for each place where it leads to, and where one comes to it from, with the costs.

    An empty cell stands for a tile open on all edges.
    """
    kept, codes = _kept(field), (*laid, OUTSIDE)
    if len(kept) > MOST_KEPT:
        kept.clear()
    out: list[tuple[Way, ...]] = []
    back: list[tuple[Way, ...]] = []
    for cell in range(CELLS):
        around = (cell, laid[cell], *BESIDE[cell](codes))
        found = kept.get(around)
        if found is None:
            found = kept[around] = _ways(field, laid, cell)
        out += found[0]
        back += found[1]
    for number, cell in enumerate(KEY_CELLS):
        out.append(((place_of(cell), STEP),))
        back.append(())
        back[place_of(cell)] += ((FIRST_START + number, STEP),)
    return tuple(out), tuple(back)


def _ways(field: Field, laid: Laid, cell: int) -> tuple[Ways, Ways]:
    """Return the ways out of and into each corridor that a cell may have."""
    out: list[tuple[Way, ...]] = [()] * MOST_CORRIDORS
    back: list[tuple[Way, ...]] = [()] * MOST_CORRIDORS
    entering = BUILT if laid[cell] == EMPTY else STEP
    for corridor, edges in enumerate(_open_edges(field, laid, cell)):
        out[corridor] = _beside(field, laid, cell, edges)
        back[corridor] = tuple((other, entering) for other, _ in out[corridor])
    for one, other in _bridges(field, laid[cell]):
        for here, there in ((one, other), (other, one)):
            jump = ((place_of(cell, there), JUMP),)
            out[here] += jump
            back[here] += jump
    return tuple(out), tuple(back)


def _open_edges(field: Field, laid: Laid, cell: int) -> tuple[int, ...]:
    return (ALL_EDGES,) if laid[cell] == EMPTY else corridors(field, laid, cell)


def _beside(field: Field, laid: Laid, cell: int, edges: int) -> tuple[Way, ...]:
    found: list[Way] = []
    for edge in range(6):
        other = NEIGHBOURS[cell][edge]
        if edges >> edge & 1 and other >= 0:
            cost = BUILT if laid[other] == EMPTY else STEP
            for corridor, open_edges in enumerate(_open_edges(field, laid, other)):
                if open_edges >> opposite(edge) & 1:
                    found.append((place_of(other, corridor), cost))
    return tuple(found)


def _bridges(field: Field, code: int) -> tuple[tuple[int, int], ...]:
    return field.box.numbers[code // TURNINGS].bridges if is_ordinary(code) else ()


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


@lru_cache(maxsize=8192)
def approach(field: Field, laid: Laid, golem: int, stops: tuple[int, ...]) -> tuple[int, ...]:
    """Return how far every place is from the centre tile, by the nearest of some stops; straight on if there is none."""
    _, back = graph(field, laid)
    far = [FAR] * PLACES
    rows: list[list[int]] = [[] for _ in range(FAR)]
    centre = place_of(field.centre)
    home = approach(field, laid, golem, ()) if stops else ()
    for stop in stops or (centre,):
        cost = home[stop] if home else 0
        if cost < FAR:
            far[stop] = cost
            rows[cost].append(stop)
    for cost, row in enumerate(rows):
        for here in row:
            if far[here] < cost:
                continue
            entered = cost + GOLEM if here == golem else cost
            for other, more in back[here]:
                there = entered + more
                if there < far[other]:
                    far[other] = there
                    rows[there].append(other)
    return tuple(far)


def way(state: State, seat: int) -> int:
    """Return how many actions a seat is from its win, if nobody gets in its way."""
    pawn, maze, centre = state.pawns[seat], state.maze, state.centre
    stops = () if pawn.keys else _stops(state, seat)
    if not pawn.keys and not stops:
        return FAR
    far = approach(maze.field, maze.laid, state.golem.at, stops)[pawn.at]
    for other, rival in enumerate(state.pawns):
        if rival.at == centre and other != seat:
            far += RIVAL
    return far


def next_key(state: State, seat: int) -> int | None:
    """Return the place of the key that a seat fetches on its way; None if it has one, or can reach none."""
    stop = _stop(state, seat)
    return None if state.pawns[seat].keys or not _stops(state, seat) else stop


def route(state: State, seat: int) -> tuple[int, ...]:
    """Return the cells on the way of a seat to its win."""
    maze, golem, stop = state.maze, state.golem.at, _stop(state, seat)
    parts = [(state.pawns[seat].at, stop), (state.centre, stop)]
    cells: dict[int, None] = {}
    for source, place in parts:
        before = spread(maze.field, maze.laid, source, golem)[1]
        while place >= 0:
            if not is_start(place):
                cells[place // MOST_CORRIDORS] = None
            place = before[place]
    return tuple(cells)


def _stop(state: State, seat: int) -> int:
    """Return where the way of a seat stops over for a key: on the centre tile if it has one already."""
    maze, golem, pawn = state.maze, state.golem.at, state.pawns[seat]
    stops = () if pawn.keys else _stops(state, seat)
    out = spread(maze.field, maze.laid, pawn.at, golem)[0]
    home = approach(maze.field, maze.laid, golem, ())
    return min(((out[one] + home[one], one) for one in stops), default=(0, state.centre))[1]


def _stops(state: State, seat: int) -> tuple[int, ...]:
    """Return the places where a key lies that a seat may take (KEY-4 to KEY-6)."""
    own = KEY_PLACES[state.pawns[seat].start]
    return tuple([one.place for one in state.keys if one.dropped or one.place != own])
