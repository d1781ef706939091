"""The field: 37 hexagonal cells in seven rows, their names, their edges and their neighbours (SET-3, SET-5).

Rows `a` to `g` have 4, 5, 6, 7, 6, 5 and 4 cells, numbered from the left. A cell is an index from 0 in this order.
Edges are numbered 0 to 5: north-east, east, south-east, south-west, west, north-west.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

RADIUS: Final = 3
"""Cells from the middle to a corner."""

EDGES: Final = ("NE", "E", "SE", "SW", "W", "NW")
"""The names of the edges."""

STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""What each edge adds to the axial coordinates (q, r)."""

AXIAL: Final = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)
"""The axial coordinates of each cell."""

CELLS: Final = len(AXIAL)
NO_CELL: Final = -1

_AT: Final = {place: cell for cell, place in enumerate(AXIAL)}

NEIGHBOURS: Final = tuple(
    tuple(_AT.get((q + dq, r + dr), NO_CELL) for dq, dr in STEPS) for q, r in AXIAL
)
"""The cell beyond each edge of a cell; NO_CELL off the field."""

OUTSIDE: Final = -2
"""The code beyond the edge of the field."""

BESIDE: Final = tuple(itemgetter(*neighbours) for neighbours in NEIGHBOURS)
"""For each cell, a function that takes the codes of its neighbours from those of all cells and OUTSIDE."""

ROWS: Final = tuple(
    tuple(cell for cell, (_, r) in enumerate(AXIAL) if r == row)
    for row in range(-RADIUS, RADIUS + 1)
)
"""The cells of each row, from the left."""

NAMES: Final = tuple(
    f"{letter}{number}"
    for letter, row in zip("abcdefg", ROWS, strict=True)
    for number in range(1, len(row) + 1)
)
"""The name of each cell."""

CELL_OF: Final = {name: cell for cell, name in enumerate(NAMES)}
"""Cells by name."""

KEY_CELLS: Final = tuple(CELL_OF[name] for name in ("a4", "d7", "g4", "g1", "d1", "a1"))
"""The cells of the key tiles, by the number of their start space less 1: clockwise from the north-east (SET-5)."""

STARTS: Final = len(KEY_CELLS)


def opposite(edge: int) -> int:
    """Return the edge on the other side; also the same edge as the cell beyond it numbers it."""
    return (edge + 3) % 6


def turned(edges: int, turning: int) -> int:
    """Return a set of edges, as bits, after so many turns of a sixth clockwise."""
    wide = edges << turning
    return (wide | wide >> 6) & 0b111111


def distance(one: int, two: int) -> int:
    """Return the number of steps between two cells."""
    (q, r), (p, s) = AXIAL[one], AXIAL[two]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))
