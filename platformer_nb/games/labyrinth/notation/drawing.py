"""The drawing of a maze: three characters a cell, and a stroke wherever two corridors meet.

A cell shows the shape, the copy and the turning of its tile (`t33`), `K1.` a key tile, `<C>` the centre tile, `###` a
blank tile, `???` a covered one, which no stroke leads to, `...` nothing. Strokes can be derived from the tiles; they are drawn for the reader's sake.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, RADIUS, ROWS
from platformer_nb.games.labyrinth.model.maze import (
    BLANK,
    CENTRE,
    COVERED,
    EMPTY,
    FIRST_START,
    KEY_TILE,
    MOST_CORRIDORS,
    Maze,
    places,
)
from platformer_nb.games.labyrinth.rules.maze.ways import steps

LINES: Final = 2 * len(ROWS) - 1

SIGNS: Final = {EMPTY: "...", CENTRE: "<C>", BLANK: "###", COVERED: "???"}
"""What is drawn for a cell without an ordinary tile."""

PITCH: Final = 6
"""Characters from one cell to the next."""

MIDDLES: Final = tuple(
    4 + PITCH * number + PITCH // 2 * abs(row - RADIUS)
    for row, cells in enumerate(ROWS)
    for number in range(len(cells))
)
"""The column of the middle character of each cell."""

LINE_OF: Final = tuple(2 * row for row, cells in enumerate(ROWS) for _ in cells)
"""The line of each cell."""

STROKES: Final = {1: (0, 3, "-"), 2: (1, 1, "\\"), 3: (1, -1, "/")}
"""For three of the edges: how many lines below and columns beside the cell its stroke is drawn, and the stroke."""


@lru_cache(maxsize=1 << 8)  # A maze stays as it is for many moves.
def draw(maze: Maze) -> tuple[str, ...]:
    """Return the lines of the drawing."""
    canvas = [[" "] * (MIDDLES[ROWS[RADIUS][-1]] + 2) for _ in range(LINES)]
    for letter, cells in zip("abcdefg", ROWS, strict=True):
        canvas[LINE_OF[cells[0]]][0] = letter
    for cell in range(CELLS):
        middle = MIDDLES[cell]
        canvas[LINE_OF[cell]][middle - 1 : middle + 2] = sign(maze, cell)
    for place in places(maze):
        for edge, other in steps(maze, place):
            drawn = other < FIRST_START and maze.laid[other // MOST_CORRIDORS] != COVERED
            if edge in STROKES and drawn:
                _stroke(canvas, place // MOST_CORRIDORS, edge)
    return tuple("".join(line).rstrip() for line in canvas)


def _stroke(canvas: list[list[str]], cell: int, edge: int) -> None:
    below, beside, stroke = STROKES[edge]
    canvas[LINE_OF[cell] + below][MIDDLES[cell] + beside] = stroke


def sign(maze: Maze, cell: int) -> str:
    """Return the three characters of a cell."""
    code = maze.laid[cell]
    if code == KEY_TILE:
        return f"K{KEY_CELLS.index(cell) + 1}."
    if code in SIGNS:
        return SIGNS[code]
    number, turning = divmod(code, TURNINGS)
    return f"{maze.field.box.numbers[number].id}{turning}"
