"""Validation of drawn map tiles: well formed, and climbable by a Hero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from platformer_nb.core.errors import BadInput, Fact, Place, said, within

_CELL = ("H ", "^$xb*@ ", " ", "cg ")
"""Characters allowed in each of the four places of a cell; tiles have no figures."""
_FLOORS = ("====", "=HH=", "^^^^", "    ")
_ON_BOSS_TILES = {
    "b": ("error-boss-spawns", "mend-draw-1", 1),
    "$": ("error-shops", "mend-draw-1", 1),
    "*": ("error-icons", "mend-draw-1-or-2", 2),
}
"""Features that a Boss tile has at least once: the error, its fix, and the largest number."""
_STEP = 5
"""Characters from one cell to the next: four and the edge."""

Space = tuple[int, int]
"""Column and Row of a Space on a tile, both from 0, Rows from the bottom."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The lines of a drawn tile, with access by Space."""

    place: Place
    lines: tuple[str, ...]
    width: int
    height: int

    def line_of(self, row: int) -> int:
        """Return the index of the line with the cells of a Row; the next line is its floor."""
        return 1 + 2 * (self.height - 1 - row)

    def cell(self, space: Space) -> str:
        """Return the four characters of a Space."""
        return self._four(self.line_of(space[1]), space[0])

    def floor(self, space: Space) -> str:
        """Return the four characters of the floor of a Space."""
        return self._four(self.line_of(space[1]) + 1, space[0])

    def walled(self, space: Space) -> bool:
        """Return whether a Wall stands on the left edge of a Space."""
        return self.lines[self.line_of(space[1])][space[0] * _STEP] == "|"

    def spaces(self) -> list[Space]:
        """Return all Spaces."""
        return [(c, r) for r in range(self.height) for c in range(self.width)]

    def of_feature(self, feature: str) -> list[Space]:
        """Return the Spaces that have a feature."""
        return [s for s in self.spaces() if self.cell(s)[1] == feature]

    def fault(self, line: int, column: int, reason: str, mend: str, **facts: Fact) -> NoReturn:
        """Raise BadInput with the line and column (from 0) of the error."""
        where = said("place-drawing", line=str(line + 1), column=str(column + 1))
        raise BadInput(within(self.place, where), reason, mend, **facts)

    def fault_at(self, space: Space, reason: str, mend: str, **facts: Fact) -> NoReturn:
        """Raise BadInput with the place of a Space."""
        self.fault(self.line_of(space[1]), space[0] * _STEP + 1, reason, mend, **facts)

    def _four(self, line: int, column: int) -> str:
        return self.lines[line][column * _STEP + 1 : column * _STEP + _STEP]


def check_tile(place: Place, text: str, width: int, height: int, boss: bool) -> tuple[str, ...]:
    """Return the lines of a valid tile; raise BadInput for the first error."""
    lines = tuple(text.strip("\n").split("\n"))
    drawing = Drawing(place, lines, width, height)
    _check_frame(drawing)
    _check_characters(drawing)
    _check_ladders(drawing)
    (_check_boss_tile if boss else _check_tower_tile)(drawing)
    _check_climbable(drawing)
    return lines


def _check_frame(drawing: Drawing) -> None:
    wanted = 1 + 2 * drawing.height
    if len(drawing.lines) != wanted:
        raise BadInput(
            drawing.place,
            "error-tile-lines",
            "mend-tile-lines",
            count=len(drawing.lines),
            wanted=wanted,
            rows=drawing.height,
        )
    length = 1 + _STEP * drawing.width
    for number, line in enumerate(drawing.lines):
        if len(line) != length:
            drawing.fault(
                number,
                min(len(line), length),
                "error-tile-width",
                "mend-tile-width",
                count=len(line),
                wanted=length,
                spaces=drawing.width,
            )


def _check_characters(drawing: Drawing) -> None:
    for number, line in enumerate(drawing.lines):
        is_row = number % 2 == 1
        for column in range(0, len(line), _STEP):
            edges = "|:" if is_row else "+"
            if line[column] not in edges:
                drawing.fault(
                    number,
                    column,
                    "error-no-edge-sign",
                    "mend-use",
                    sign=line[column],
                    known=tuple(edges),
                )
        for column in range(1, len(line), _STEP):
            part = line[column : column + 4]
            if not is_row:
                _check_floor(drawing, number, column, part)
                continue
            for offset, (char, known) in enumerate(zip(part, _CELL, strict=True)):
                if char not in known:
                    drawing.fault(
                        number,
                        column + offset,
                        "error-sign-place",
                        "mend-sign-or-blank" if known.strip() else "mend-blank",
                        sign=char,
                        number=str(offset + 1),
                        known=tuple(known.strip()),
                    )


def _check_floor(drawing: Drawing, line: int, column: int, part: str) -> None:
    known = ("----",) if line == 0 else _FLOORS
    if part not in known:
        drawing.fault(
            line, column, "error-no-floor", "mend-use", sign=part, known=tuple(map(repr, known))
        )


def _check_ladders(drawing: Drawing) -> None:
    for column, row in drawing.spaces():
        if drawing.floor((column, row)) != "=HH=":
            continue
        ends = [(column, row)] + ([(column, row - 1)] if row else [])
        for end in ends:
            if drawing.cell(end)[0] != "H":
                drawing.fault_at(end, "error-ladder-passes", "mend-ladder-passes")


def _check_tower_tile(drawing: Drawing) -> None:
    for feature, what in {"b": "what-boss-spawn", "*": "what-icon"}.items():
        for space in drawing.of_feature(feature):
            drawing.fault_at(space, "error-tower-tile-has", "mend-to-boss-tile", what=said(what))
    spawns = drawing.of_feature("x")
    if len(spawns) not in (1, 2):
        raise BadInput(
            drawing.place,
            "error-enemy-spawns",
            "mend-enemy-spawns",
            count=len(spawns),
        )
    _check_stands(drawing, spawns)
    ways = [c for c in range(drawing.width) if drawing.floor((c, 0)) in ("    ", "=HH=")]
    if len(ways) < 2:
        raise BadInput(
            drawing.place,
            "error-ways-in",
            "mend-ways-in",
            count=len(ways),
        )
    for space in drawing.spaces():
        if drawing.floor(space) == "^^^^":
            drawing.fault_at(space, "error-one-way-tower", "mend-one-way-tower")


def _check_boss_tile(drawing: Drawing) -> None:
    for space in drawing.spaces():
        if (drawing.floor(space) == "^^^^") != (space[1] == 0):
            drawing.fault_at(space, "error-one-way-boss", "mend-one-way-boss")
    for feature, (reason, mend, most) in _ON_BOSS_TILES.items():
        found = len(drawing.of_feature(feature))
        if not 1 <= found <= most:
            raise BadInput(drawing.place, reason, mend, count=found)
    for space in drawing.of_feature("x"):
        drawing.fault_at(space, "error-boss-tile-spawn", "mend-to-tower-tile")
    _check_stands(drawing, drawing.of_feature("b"))


def _check_stands(drawing: Drawing, spawns: list[Space]) -> None:
    for space in spawns:
        if drawing.floor(space) == "    ":
            drawing.fault_at(space, "error-spawn-in-air", "mend-spawn-in-air")


def _check_climbable(drawing: Drawing) -> None:
    """Raise BadInput if some Space cannot be reached without leaving the tile, so that every tower is climbable.

    Void Portals connect Spaces too.
    """
    reached: set[Space] = set()
    waiting = [(0, 0)]
    while waiting:
        space = waiting.pop()
        if space not in reached:
            reached.add(space)
            waiting.extend(_next_to(drawing, space))
    for space in drawing.spaces():
        if space not in reached:
            drawing.fault_at(space, "error-shut-off", "mend-shut-off")


def _next_to(drawing: Drawing, space: Space) -> list[Space]:
    column, row = space
    found = []
    if column and not drawing.walled(space):
        found.append((column - 1, row))
    if column + 1 < drawing.width and not drawing.walled((column + 1, row)):
        found.append((column + 1, row))
    if row and drawing.floor(space) != "====":
        found.append((column, row - 1))
    if row + 1 < drawing.height and drawing.floor((column, row + 1)) != "====":
        found.append((column, row + 1))
    if drawing.cell(space)[1] == "@":
        found.extend(drawing.of_feature("@"))
    return found
