"""What hangs together in a maze: the sets of edges that tiles join, and the ways between them.

A node is a set of edges of a cell that have a way to each other (TIL-5). An empty cell counts as one that is open on all
edges. Nodes are numbered as places are: three times the cell, plus the number of the set.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.games.labyrinth.model.box import TURNINGS, Box
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
from platformer_nb.games.labyrinth.registry import rule

CLOSED: Final = -1
"""No node, as nothing is open on an edge; and the part of no node."""

LEFT_OUT: Final = -2
"""The part of the nodes of a cell that is left out."""

NO_CELL: Final = -1

NODES: Final = FIRST_START

MOST_KEPT: Final = 1 << 15

Links = tuple[int, ...]
"""The nodes beside a node."""


def _without_jumps(box: Box, number: int, turning: int) -> tuple[int, ...]:
    return box.turned[number][turning]


@rule("TIL-5", off=Instead(_without_jumps))
def joined(box: Box, number: int, turning: int) -> tuple[int, ...]:
    """TIL-5: return the edges of a tile that have a way to each other, by a corridor or by a jump at a bridge."""
    return box.joined[number][turning]


def node_on(field: Field, laid: Laid, cell: int, edge: int) -> int:
    """Return the node that is open on an edge of a cell; CLOSED if there is none."""
    if cell >= 0:
        for group, edges in enumerate(_groups(field, laid, cell)):
            if edges >> edge & 1:
                return place_of(cell, group)
    return CLOSED


def node_of(field: Field, laid: Laid, place: int) -> int:
    """Return the node that a corridor belongs to."""
    cell, corridor = divmod(place, MOST_CORRIDORS)
    edges = corridors(field, laid, cell)[corridor]
    return node_on(field, laid, cell, next(edge for edge in range(6) if edges >> edge & 1))


def ends(field: Field) -> tuple[int, ...]:
    """Return the nodes of the centre tile and of the key tiles."""
    return (place_of(field.centre), *map(place_of, KEY_CELLS))


def parts(field: Field, laid: Laid, without: int = NO_CELL) -> list[int]:
    """Return for each node the number of its part of the maze, with a cell left out."""
    beside = _links(field, laid)
    part = [CLOSED] * NODES
    if without != NO_CELL:
        first = place_of(without)
        part[first : first + MOST_CORRIDORS] = [LEFT_OUT] * MOST_CORRIDORS
    for node in range(NODES):
        if part[node] == CLOSED and beside[node]:
            part[node] = node
            found = [node]
            for here in found:  # which grows meanwhile
                for other in beside[here]:
                    if part[other] == CLOSED:
                        part[other] = node
                        found.append(other)
    return part


@lru_cache(maxsize=1 << 8)
def parting(field: Field, laid: Laid) -> frozenset[int]:
    """Return the cells without which not all key tiles would hang together with the centre tile.

    One search in depth finds them: a node parts what comes after it from what came before, unless a way leads around it. Empty
    cells are one node; cells with several may part what none of their nodes parts.
    """
    beside, wanted = _links(field, laid), frozenset(ends(field))
    root = place_of(field.centre)
    # When a node was reached, the earliest node beside what was reached after it, and how many ends were.
    number, earliest, behind = [0] * NODES, [0] * NODES, [0] * NODES
    number[root] = earliest[root] = reached = 1
    way: list[int] = [root]
    left: list[Iterator[int]] = [iter(beside[root])]
    cells: set[int] = set()
    while way:
        here = way[-1]
        other = next(left[-1], CLOSED)
        if other == CLOSED:
            way.pop()
            left.pop()
            behind[here] += here in wanted
            if way:
                before = way[-1]
                earliest[before] = min(earliest[before], earliest[here])
                behind[before] += behind[here]
                if behind[here] and earliest[here] >= number[before]:
                    cells.add(before // MOST_CORRIDORS)
        elif number[other]:
            earliest[here] = min(earliest[here], number[other])
        else:
            reached += 1
            number[other] = earliest[other] = reached
            way.append(other)
            left.append(iter(beside[other]))
    return frozenset(cells if behind[root] == len(wanted) else range(CELLS))


@lru_cache(maxsize=4)
def _kept(_field: Field) -> dict[tuple[int, ...], tuple[Links, ...]]:
    """Return the memory of what lies beside the nodes of a cell, by what lies on it and around it."""
    return {}


@lru_cache(maxsize=1 << 6)
def _links(field: Field, laid: Laid) -> list[Links]:
    """Return the nodes beside each node."""
    kept, codes = _kept(field), (*laid, OUTSIDE)
    if len(kept) > MOST_KEPT:
        kept.clear()
    found: list[Links] = []
    for cell in range(CELLS):
        around = (cell, laid[cell], *BESIDE[cell](codes))
        here = kept.get(around)
        if here is None:
            here = kept[around] = _links_of(field, laid, cell)
        found += here
    return found


def _links_of(field: Field, laid: Laid, cell: int) -> tuple[Links, ...]:
    found: list[Links] = [()] * MOST_CORRIDORS
    for group, edges in enumerate(_groups(field, laid, cell)):
        nodes = [
            node_on(field, laid, NEIGHBOURS[cell][edge], opposite(edge))
            for edge in range(6)
            if edges >> edge & 1
        ]
        found[group] = tuple(node for node in nodes if node != CLOSED)
    return tuple(found)


def _groups(field: Field, laid: Laid, cell: int) -> tuple[int, ...]:
    code = laid[cell]
    if is_ordinary(code):
        return joined(field.box, code // TURNINGS, code % TURNINGS)
    return (ALL_EDGES,) if code == EMPTY else corridors(field, laid, cell)
