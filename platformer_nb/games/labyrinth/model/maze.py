"""The maze: which tile lies on which cell, and the corridors that stand on it.

What lies on a cell is a code: EMPTY, KEY_TILE, CENTRE, BLANK, COVERED, or six times the number of an ordinary tile plus its
turning. A place is a corridor, or a start space: three times the cell plus the number of the corridor, or FIRST_START
plus the number of the start space less 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.core.value import replaced, value
from platformer_nb.games.labyrinth.model.box import LETTERS, TURNINGS, Box
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, NAMES, NEIGHBOURS, STARTS

EMPTY: Final = -1
KEY_TILE: Final = 1000
CENTRE: Final = 1001
BLANK: Final = 1002
"""A tile laid face down for good: one corridor, open on all edges (TIL-8)."""

COVERED: Final = 1003
"""A tile that the Illusionist has laid face down, until it is turned up (CHR-9): it may be entered by any edge."""

ALL_EDGES: Final = 0b111111

MOST_CORRIDORS: Final = len(LETTERS)

FIRST_START: Final = CELLS * MOST_CORRIDORS
"""The first of the start spaces among the places."""

PLACES: Final = FIRST_START + STARTS
NOWHERE: Final = -1

KEY_EDGES: Final = {
    cell: sum(1 << (number + more) % 6 for more in (0, 2, 3, 4))
    for number, cell in enumerate(KEY_CELLS)
}
"""The open edges of each key tile: towards its start space, and its three neighbours in the field (SET-17)."""

Laid = tuple[int, ...]
"""The code of every cell."""


@value
class Field:
    """What is constant through a game: the box, and the cell of the centre tile."""

    box: Box
    centre: int

    def __hash__(self) -> int:
        return self.centre  # Every cache of mazes asks, and the box is the same in all of them.


@value
class Maze:
    """The tiles on the board, and what is known of the others.

    `below` has each cell with a blank tile, and the tile that lies there face down. `tail` are the tiles at the
    bottom of the pool that everybody has seen, in order; the rest of the pool is shuffled (TIL-8, TIL-16).
    """

    field: Field
    laid: Laid
    below: tuple[tuple[int, int], ...] = ()
    tail: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """Return a short form; the notation of a position draws the tiles."""
        return f"<Maze: {sum(code != EMPTY for code in self.laid)} tiles, {len(self.below)} of them blank>"

    @property
    def shuffled(self) -> tuple[int, ...]:
        """The tiles of the pool in unknown order, by number."""
        return _shuffled(self)

    def corridors(self, cell: int) -> tuple[int, ...]:
        """Return the open edges of each corridor on a cell; none if it is empty."""
        return corridors(self.field, self.laid, cell)


@lru_cache(maxsize=1 << 8)  # Each turn asks whether there is a tile left, and a draw which.
def _shuffled(maze: Maze) -> tuple[int, ...]:
    gone = {code // TURNINGS for code in maze.laid if is_ordinary(code)}
    gone.update(maze.tail, [number for _, number in maze.below])
    return tuple([n for n in range(len(maze.field.box.numbers)) if n not in gone])


def is_ordinary(code: int) -> bool:
    """Return whether a code is of an ordinary tile that lies face up."""
    return 0 <= code < KEY_TILE


def corridors(field: Field, laid: Laid, cell: int) -> tuple[int, ...]:
    """Return the open edges of each corridor on a cell; none if it is empty."""
    code = laid[cell]
    if is_ordinary(code):
        return field.box.turned[code // TURNINGS][code % TURNINGS]
    if code == KEY_TILE:
        return (KEY_EDGES[cell],)
    return () if code == EMPTY else (ALL_EDGES,)


def first_maze(field: Field) -> Maze:
    """Return the maze at the start: the centre tile and the key tiles (SET-4, SET-5, SET-7)."""
    laid = [EMPTY] * CELLS
    for cell in KEY_CELLS:
        laid[cell] = KEY_TILE
    laid[field.centre] = CENTRE
    return Maze(field, tuple(laid))


def with_tile(maze: Maze, cell: int, number: int, turning: int) -> Maze:
    """Return the maze with a tile laid on a cell."""
    return replaced(maze, laid=put(maze.laid, cell, number * TURNINGS + turning))


def with_blank(maze: Maze, cell: int, number: int) -> Maze:
    """Return the maze with a tile laid face down for good (TIL-8)."""
    below = tuple(sorted((*maze.below, (cell, number))))
    return replaced(maze, laid=put(maze.laid, cell, BLANK), below=below)


def put(laid: Laid, cell: int, code: int) -> Laid:
    """Return the codes with another one on a cell."""
    return (*laid[:cell], code, *laid[cell + 1 :])


def touches(laid: Laid, cell: int) -> tuple[int, ...]:
    """Return the cells beside this one on which a tile lies."""
    return tuple(other for other in NEIGHBOURS[cell] if other >= 0 and laid[other] != EMPTY)


# --- places -----------------------------------------------------------------------------------------------


def place_of(cell: int, corridor: int = 0) -> int:
    """Return the place of a corridor."""
    return cell * MOST_CORRIDORS + corridor


def cell_of(place: int) -> int:
    """Return the cell of a corridor; raise ValueError for a start space."""
    if not 0 <= place < FIRST_START:
        raise ValueError(f"place {place} is no corridor")
    return place // MOST_CORRIDORS


def is_start(place: int) -> bool:
    """Return whether a place is a start space."""
    return place >= FIRST_START


def places(maze: Maze) -> tuple[int, ...]:
    """Return every corridor on the board, in the order of the cells; a covered tile has none to stand on."""
    return _places(maze.field, maze.laid)


@lru_cache(maxsize=1 << 9)
def _places(field: Field, laid: Laid) -> tuple[int, ...]:
    return tuple(
        place_of(cell, corridor)
        for cell in range(CELLS)
        if laid[cell] != COVERED
        for corridor in range(len(corridors(field, laid, cell)))
    )


def place_name(maze: Maze, place: int) -> str:
    """Return the name of a place: `d4`, `d3b` where a tile has several corridors, `S1`."""
    if is_start(place):
        return f"S{place - FIRST_START + 1}"
    cell, corridor = divmod(place, MOST_CORRIDORS)
    several = len(maze.corridors(cell)) > 1
    return NAMES[cell] + (LETTERS[corridor] if several else "")
