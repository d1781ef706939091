"""The last corridor (TIL-6): no Build may part a key tile from the centre tile.

A Build tries every tile on about a hundred cells and turnings. Most cells part nothing when they are left out, so that any
tile may lie there; else a tile only has to join the parts that hold the key tiles and the centre.
"""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.hexes import KEY_CELLS, NEIGHBOURS, opposite
from platformer_nb.games.labyrinth.model.maze import EMPTY, Field, Laid, is_start, place_of
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze.connections import (
    CLOSED,
    ends,
    joined,
    node_of,
    node_on,
    parting,
    parts,
)


@value
class Gap:
    """The maze around a cell: the part beyond each edge, and the parts that must hang together."""

    parts: tuple[int, ...]
    needed: frozenset[int]


@rule("TIL-6", off=True)
def hangs_together(field: Field, laid: Laid, cell: int, number: int, turning: int) -> bool:
    """TIL-6: return whether with this tile every key tile still has a way to the centre tile."""
    if laid[cell] == EMPTY and cell not in parting(field, laid):
        return True
    gap = around(field, laid, cell)
    return len(gap.needed) == 1 or _joins(gap, joined(field.box, number, turning))


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


@lru_cache(maxsize=1 << 12)
def around(field: Field, laid: Laid, cell: int) -> Gap:
    """Return the maze around an empty cell, divided as it is without that cell."""
    part = parts(field, laid, cell)
    nodes = (
        node_on(field, laid, other, opposite(edge)) for edge, other in enumerate(NEIGHBOURS[cell])
    )
    beyond = tuple(part[node] if node != CLOSED else CLOSED for node in nodes)
    return Gap(beyond, frozenset(part[node] for node in ends(field)))


@lru_cache(maxsize=1 << 8)
def _whole(field: Field, laid: Laid) -> list[int]:
    """Return the parts of a maze with all its cells."""
    return parts(field, laid)


@lru_cache(maxsize=1 << 10)
def cut_off(field: Field, laid: Laid) -> tuple[int, ...]:
    """Return the numbers, from 0, of the key tiles that have no way to the centre tile."""
    part = _whole(field, laid)
    centre = part[place_of(field.centre)]
    return tuple(n for n, cell in enumerate(KEY_CELLS) if part[place_of(cell)] != centre)


@lru_cache(maxsize=1 << 12)
def walled_in(field: Field, laid: Laid, place: int) -> bool:
    """Return whether a pawn on a place has no way to the centre tile (TIL-20)."""
    if is_start(place):
        return False
    part = _whole(field, laid)
    return part[node_of(field, laid, place)] != part[place_of(field.centre)]
