"""Drawn maps: conversion of characters to raw terrain and back.

A Row is two lines: its cells between their edges, and its floors. See docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.errors import BadInput, Place, on_line, said, within
from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.terrain import LADDERED, ONE_WAY, OPEN, PLATFORM

CELL = 4
"""Characters in a cell; a column is one wider, for its left edge."""

FEATURE_MARKS = " ^$xb*@"
"""Characters of the features, in the order of `terrain.FEATURES`."""

TOKEN_MARKS = " cg"
"""Characters of tokens on a Space, in the order of the state's codes."""

FLOOR_MARKS = {"    ": OPEN, "====": PLATFORM, "=HH=": LADDERED, "^^^^": ONE_WAY}
FLOOR_DRAWN = {kind: mark for mark, kind in FLOOR_MARKS.items()}


@value
class DrawnRow:
    """A drawn Row, one byte per Space; `wall` has one byte more, for the right edge.

    `figure` holds the characters of the figures, blank for an empty Space.
    """

    ladder: bytes
    feature: bytes
    wall: bytes
    floor: bytes
    token: bytes
    figure: str


@value
class Drawn:
    """A drawn map: its Rows from the bottom."""

    lowest_first: tuple[DrawnRow, ...]

    def rows(self) -> Iterator[DrawnRow]:
        """Iterate over the Rows from the bottom."""
        return iter(self.lowest_first)


def parse_rows(lines: list[tuple[int, str]], place: Place, indent: int = 0) -> Drawn:
    """Parse the lines of a map without labels, top line first, each with its line number in the text.

    `indent` is the number of characters cut off on the left with the labels.
    Raise BadInput with line and column of the first wrong character.
    """
    if len(lines) < 3 or len(lines) % 2 == 0:
        raise BadInput(place, "error-map-lines", "mend-map-lines", count=len(lines))
    width = (len(lines[0][1].rstrip()) - 1) // (CELL + 1)
    rows = [
        _row(lines[i], lines[i + 1], width, place, indent) for i in range(len(lines) - 2, 0, -2)
    ]
    return Drawn(tuple(rows))


@lru_cache(maxsize=1024)
def parse_tile(drawing: tuple[str, ...]) -> Drawn:
    """Parse the drawing of a tile."""
    return parse_rows(list(enumerate(drawing, 1)), said("place-tile"))


def _row(
    cells: tuple[int, str], floors: tuple[int, str], width: int, place: Place, indent: int
) -> DrawnRow:
    length = width * (CELL + 1) + 1
    number, spaces = cells[0], cells[1].ljust(length)
    below_number, below = floors[0], floors[1].ljust(length)
    for n, text in ((number, cells[1]), (below_number, floors[1])):
        if len(text.rstrip()) > length:
            raise BadInput(within(place, on_line(n)), "error-line-wide", "mend-line-wide")
    ladder, feature, wall = bytearray(), bytearray(), bytearray()
    floor, token, figure = bytearray(), bytearray(), []
    for column in range(width + 1):
        at = column * (CELL + 1)
        wall.append(_mark(spaces[at], ":|", (place, number, indent + at + 1)))
        if column == width:
            break
        cell = spaces[at + 1 : at + 1 + CELL]
        where = (place, number, indent + at + 2)
        ladder.append(_mark(cell[0], " H", where))
        feature.append(_mark(cell[1], FEATURE_MARKS, where))
        figure.append(cell[2])
        token.append(_mark(cell[3], TOKEN_MARKS, where))
        mark = below[at + 1 : at + 1 + CELL]
        if mark not in FLOOR_MARKS:
            raise BadInput(
                within(place, on_line(below_number, indent + at + 2)),
                "error-no-floor",
                "mend-use",
                sign=mark,
                known=tuple(repr(m) for m in FLOOR_MARKS),
            )
        floor.append(FLOOR_MARKS[mark])
    return DrawnRow(
        bytes(ladder), bytes(feature), bytes(wall), bytes(floor), bytes(token), "".join(figure)
    )


def _mark(character: str, allowed: str, where: tuple[Place, int, int]) -> int:
    found = allowed.find(character)
    if found < 0:
        place, number, column = where
        raise BadInput(
            within(place, on_line(number, column)),
            "error-no-sign",
            "mend-use",
            sign=character,
            known=tuple(repr(a) for a in allowed),
        )
    return found


def draw_rows(
    width: int,
    rows: range,
    ladder: bytes,
    feature: bytes,
    wall: bytes,
    floor: bytes,
    token: bytes,
    figure: dict[int, str],
) -> list[str]:
    """Return the lines of a map with Row and column labels, top line first; the bytes are indexed by Space."""
    label = 4
    edge = " " * label + ("+" + "-" * CELL) * width + "+"
    lines = [edge]
    for row in reversed(rows):
        first = (row - 1) * width
        cells, floors = [], []
        for space in range(first, first + width):
            left = "|" if wall[space] or space == first else ":"
            cells.append(
                left
                + " H"[ladder[space]]
                + FEATURE_MARKS[feature[space]]
                + figure.get(space, " ")
                + TOKEN_MARKS[token[space]]
            )
            floors.append("+" + FLOOR_DRAWN[floor[space]])
        lines.append(f"{row:>3} " + "".join(cells) + "|")
        lines.append(" " * label + "".join(floors) + "+")
    names = "".join(f"{chr(ord('a') + column):<{CELL + 1}}" for column in range(width))
    lines.append((" " * label + "  " + names).rstrip())
    return lines
