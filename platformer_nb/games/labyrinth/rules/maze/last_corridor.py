"""The last corridor (TIL-6): no Build may part a key tile from the centre tile.

A Build tries every tile on about a hundred cells and turnings. So the maze without the cell in question is divided
into its connected parts once, and a tile only has to join the parts that hold the key tiles and the centre.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.box import TURNINGS, Box
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, NEIGHBOURS, opposite
from platformer_nb.games.labyrinth.model.maze import (
    ALL_EDGES,
    EMPTY,
    MOST_CORRIDORS,
    Field,
    Laid,
    corridors,
    is_ordinary,
    is_start,
)
from platformer_nb.games.labyrinth.registry import rule

CLOSED: Final = -1
"""The part beyond an edge that nothing is open on."""

NO_CELL_LEFT_OUT: Final = -1

OPEN: Final = tuple(
    tuple(edge for edge in range(6) if edges >> edge & 1) for edges in range(1 << 6)
)
"""The edges of a set of edges."""

FACING: Final = tuple(
    (6 * cell + edge, 6 * NEIGHBOURS[cell][edge] + opposite(edge))
    for cell in range(CELLS)
    for edge in (0, 1, 2)  # the other three belong to the neighbours
    if NEIGHBOURS[cell][edge] >= 0
)
"""The pairs of edges that face each other, as `_parts` numbers them."""


@value
class Gap:
    """The maze around a cell: the part beyond each edge, and the parts that must hang together."""

    parts: tuple[int, ...]
    needed: frozenset[int]


@rule("TIL-6", off=True)
def hangs_together(field: Field, laid: Laid, cell: int, number: int, turning: int) -> bool:
    """TIL-6: return whether with this tile every key tile still has a way to the centre tile."""
    gap = around(field, laid, cell)
    if len(gap.needed) == 1:
        return True
    return _joins(gap, joined(field.box, number, turning))


def _without_jumps(box: Box, number: int, turning: int) -> tuple[int, ...]:
    return box.turned[number][turning]


@rule("TIL-5", off=Instead(_without_jumps))
def joined(box: Box, number: int, turning: int) -> tuple[int, ...]:
    """TIL-5: return the edges of a tile that have a way to each other, by a corridor or by a jump at a bridge."""
    return box.joined[number][turning]


def _joins(gap: Gap, groups_of_edges: tuple[int, ...]) -> bool:
    """Return whether the corridors of a tile make one of all the parts that must hang together."""
    groups: list[set[int]] = []
    for edges in groups_of_edges:
        group = {part for edge, part in enumerate(gap.parts) if edges >> edge & 1}
        group.discard(CLOSED)
        for other in [other for other in groups if other & group]:
            group |= other
            groups.remove(other)
        groups.append(group)
    return any(gap.needed <= group for group in groups)


@lru_cache(maxsize=1 << 14)
def around(field: Field, laid: Laid, cell: int) -> Gap:
    """Return the maze around an empty cell, divided as it is without that cell."""
    parts = _parts(field, laid, cell)
    beyond = []
    for edge, other in enumerate(NEIGHBOURS[cell]):
        beyond.append(parts[6 * other + opposite(edge)] if other >= 0 else CLOSED)
    return Gap(tuple(beyond), frozenset(_part_of(parts, at) for at in _ends(field)))


@lru_cache(maxsize=1 << 10)
def cut_off(field: Field, laid: Laid) -> tuple[int, ...]:
    """Return the numbers, from 0, of the key tiles that have no way to the centre tile."""
    parts = _parts(field, laid, NO_CELL_LEFT_OUT)
    centre = _part_of(parts, field.centre)
    return tuple(number for number, cell in enumerate(KEY_CELLS) if _part_of(parts, cell) != centre)


@lru_cache(maxsize=1 << 12)
def walled_in(field: Field, laid: Laid, place: int) -> bool:
    """Return whether a pawn on a place has no way to the centre tile (TIL-20)."""
    if is_start(place):
        return False
    cell, corridor = divmod(place, MOST_CORRIDORS)
    parts = _parts(field, laid, NO_CELL_LEFT_OUT)
    edges = corridors(field, laid, cell)[corridor]
    edge = next(edge for edge in range(6) if edges >> edge & 1)
    return parts[6 * cell + edge] != _part_of(parts, field.centre)


def _ends(field: Field) -> tuple[int, ...]:
    return (field.centre, *KEY_CELLS)


def _parts(field: Field, laid: Laid, without: int) -> list[int]:
    """Return, for each edge of each cell, the number of its part of the maze; CLOSED if nothing is open on it.

    An empty cell counts as open on all edges; bridges join their corridors (TIL-5). Edge e of cell c is 6 c + e. Random play
    spends a third of its time here, so the ways up to the leaders are walked in place.
    """
    part = [CLOSED] * (6 * CELLS)
    leader: list[int] = []
    for cell in range(CELLS):
        for edges in () if cell == without else _joined(field, laid, cell):
            for edge in OPEN[edges]:
                part[6 * cell + edge] = len(leader)
            leader.append(len(leader))
    for here, there in FACING:
        one, other = part[here], part[there]
        if one == CLOSED or other == CLOSED:
            continue
        while leader[one] != one:
            one = leader[one]
        while leader[other] != other:
            other = leader[other]
        # The higher number is led by the lower, so that in the end one pass from below finds all leaders.
        leader[max(one, other)] = min(one, other)
    for number, above in enumerate(leader):
        leader[number] = leader[above]
    return [CLOSED if number == CLOSED else leader[number] for number in part]


def _part_of(parts: list[int], cell: int) -> int:
    """Return the part of a cell with one corridor."""
    return next(part for part in parts[6 * cell : 6 * cell + 6] if part != CLOSED)


def _joined(field: Field, laid: Laid, cell: int) -> tuple[int, ...]:
    code = laid[cell]
    if is_ordinary(code):
        return joined(field.box, code // TURNINGS, code % TURNINGS)
    return (ALL_EDGES,) if code == EMPTY else corridors(field, laid, cell)
