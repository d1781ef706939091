"""The ways of a maze: where each place leads to, and where one comes to it from, with what a step costs.

A bot looks at thousands of mazes that differ in one cell. So the ways of a cell are kept by what lies on it and beside it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import (
    BESIDE,
    CELLS,
    KEY_CELLS,
    NEIGHBOURS,
    OUTSIDE,
    opposite,
)
from platformer_nb.games.labyrinth.model.maze import (
    ALL_EDGES,
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    Field,
    Laid,
    corridors,
    is_ordinary,
    place_of,
)

STEP: Final = 1
BUILT: Final = 2
"""A step onto an empty cell: a Build before the Move."""
JUMP: Final = 2

HOLE: Final = -3
"""The code of a cell that is left out: it has no corridor, and nothing can be built there."""

Way = tuple[int, int]
"""A place and what the way between it and another costs."""
Ways = tuple[tuple[Way, ...], ...]

UNCERTAIN: Final = 3
"""So many empty cells are no longer counted on."""

MOST_KEPT: Final = 1 << 15


def counted_on(laid: Laid) -> Laid:
    """Return what ways are counted on: the last empty cells are left out.

    Few turnings of the last tiles are legal there, and seldom one that opens a way: whoever counted on it would wait for
    ever. What a tile opens is seen when it is tried.
    """
    if laid.count(EMPTY) > UNCERTAIN:
        return laid
    return tuple([HOLE if code == EMPTY else code for code in laid])


@lru_cache(maxsize=4)
def _kept(_field: Field) -> dict[tuple[int, ...], tuple[Ways, Ways]]:
    """Return the memory of the ways of cells."""
    return {}


@lru_cache(maxsize=512)
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
            found = kept[around] = ways_at(field, laid, cell)
        out += found[0]
        back += found[1]
    for number, cell in enumerate(KEY_CELLS):
        out.append(((place_of(cell), STEP),))
        back.append(())
        back[place_of(cell)] += ((FIRST_START + number, STEP),)
    return tuple(out), tuple(back)


def ways_at(field: Field, laid: Laid, cell: int) -> tuple[Ways, Ways]:
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
    if laid[cell] == EMPTY:
        return (ALL_EDGES,)
    return () if laid[cell] == HOLE else corridors(field, laid, cell)


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
