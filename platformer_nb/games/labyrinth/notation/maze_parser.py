"""Parser of a drawn maze: the cells make the tiles; every stroke has to agree with them."""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.errors import one_of, use
from platformer_nb.games.labyrinth.model.box import TURNINGS, Box
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, CELLS, KEY_CELLS, NAMES
from platformer_nb.games.labyrinth.model.maze import (
    BLANK,
    CENTRE,
    KEY_TILE,
    Field,
    Maze,
    is_ordinary,
)
from platformer_nb.games.labyrinth.notation.drawing import LINE_OF, MIDDLES, SIGNS, draw
from platformer_nb.games.labyrinth.notation.lines import Line, Lines, fault, fault_at
from platformer_nb.games.labyrinth.rules.maze.last_corridor import cut_off

_CODES: Final = {sign: code for code, sign in SIGNS.items()}
_TILE: Final = re.compile(r"([a-z][1-9])([0-5])")


def read_maze(box: Box, lines: Lines) -> Maze:
    """Return the maze that is drawn, with its lines `tail` and `down`; raise BadInput."""
    laid = [_code(box, lines, cell) for cell in range(CELLS)]
    _check_once(box, lines, laid)
    centre = _centre(box, lines, laid)
    drawn = Maze(Field(box, centre), tuple(laid))
    _check_strokes(lines, drawn)
    _check_ways(lines, drawn)
    below = _below(lines.take("down"), drawn)
    beneath = tuple(number for _, number in below)
    tail = _tail(lines.take("tail"), drawn, beneath)
    return Maze(drawn.field, drawn.laid, below, tail)


def _code(box: Box, lines: Lines, cell: int) -> int:
    number, line = lines.drawing[LINE_OF[cell]]
    first = MIDDLES[cell] - 1
    drawn = line[first : first + 3]
    if cell in KEY_CELLS:
        key = f"K{KEY_CELLS.index(cell) + 1}."
        if drawn != key:
            fault(number, first, "error-cell-drawn", use((key,)), word=drawn, cell=NAMES[cell])
        return KEY_TILE
    if drawn in _CODES:
        return _CODES[drawn]
    match = _TILE.fullmatch(drawn)
    if match is None:
        known = (*_CODES, f"{next(iter(box.tiles))}0")
        fault(number, first, "error-cell-drawn", use(known), word=drawn, cell=NAMES[cell])
    if match[1] not in box.tiles:
        fault(number, first, "error-no-tile", one_of(match[1], box.tiles), word=match[1])
    return box.number_of[match[1]] * TURNINGS + int(match[2])


def _check_once(box: Box, lines: Lines, laid: list[int]) -> None:
    seen: set[int] = set()
    for cell, code in enumerate(laid):
        if is_ordinary(code):
            tile = code // TURNINGS
            if tile in seen:
                number = lines.drawing[LINE_OF[cell]][0]
                word = box.numbers[tile].id
                fault(number, MIDDLES[cell] - 1, "error-twice", "mend-keep-one", word=word)
            seen.add(tile)


def _centre(box: Box, lines: Lines, laid: list[int]) -> int:
    first = lines.drawing[0][0]
    if laid.count(CENTRE) != 1:
        fault_at(first, "error-centres", "mend-centres", count=laid.count(CENTRE))
    centre = laid.index(CENTRE)
    known = dict.fromkeys(NAMES[layout.centre] for layout in box.layouts)
    if NAMES[centre] not in known:
        fault_at(first, "error-no-centre", use(known), word=NAMES[centre])
    return centre


def _check_strokes(lines: Lines, maze: Maze) -> None:
    """Raise BadInput at the first character that the tiles do not make."""
    for (number, drawn), made in zip(lines.drawing, draw(maze), strict=True):
        width = max(len(drawn), len(made))
        for column, (one, two) in enumerate(
            zip(drawn.ljust(width), made.ljust(width), strict=True)
        ):
            if one != two:
                fault(number, column, "error-stroke", "mend-stroke", sign=one, wanted=two)


def _check_ways(lines: Lines, maze: Maze) -> None:
    """Raise BadInput if a key tile has no way to the centre tile (TIL-6)."""
    cut = cut_off(maze.field, maze.laid)
    if cut:
        keys = tuple(f"K{key + 1}" for key in cut)
        fault_at(lines.drawing[0][0], "error-cut-off", "mend-cut-off", known=keys)


def _below(line: Line, maze: Maze) -> tuple[tuple[int, int], ...]:
    """Return the tile below each blank tile: `down e3 t2, f1 b1`."""
    found: dict[int, int] = {}
    for words in line.entries():
        if len(words) != 2 or words[0] not in CELL_OF:
            line.fail("error-no-line", "mend-notation-line", text=" ".join(words))
        cell = CELL_OF[words[0]]
        if maze.laid[cell] != BLANK:
            line.fail("error-no-blank", "mend-no-blank", word=words[0])
        if cell in found:
            line.fail("error-twice", "mend-keep-one", word=words[0])
        found[cell] = _off_the_board(line, maze, words[1], tuple(found.values()))
    bare = [NAMES[cell] for cell in range(CELLS) if maze.laid[cell] == BLANK and cell not in found]
    if bare:
        line.fail("error-nothing-below", "mend-nothing-below", word=bare[0])
    return tuple(sorted(found.items()))


def _tail(line: Line, maze: Maze, below: tuple[int, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for words in line.entries():
        for word in words:
            found.append(_off_the_board(line, maze, word, (*below, *found)))
    return tuple(found)


def _off_the_board(line: Line, maze: Maze, word: str, others: tuple[int, ...]) -> int:
    """Return the number of a tile that lies nowhere else."""
    box = maze.field.box
    if word not in box.tiles:
        line.fail("error-no-tile", one_of(word, box.tiles), word=word)
    number = box.number_of[word]
    on_board = any(is_ordinary(code) and code // TURNINGS == number for code in maze.laid)
    if on_board or number in others:
        line.fail("error-twice", "mend-keep-one", word=word)
    return number
