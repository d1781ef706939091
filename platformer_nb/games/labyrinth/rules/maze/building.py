"""Laying a tile: where it may go and how it may be turned (TIL-2 to TIL-8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.labyrinth.model.actions import Lay
from platformer_nb.games.labyrinth.model.box import TURNINGS, Box
from platformer_nb.games.labyrinth.model.hexes import CELLS, KEY_CELLS, NAMES, distance
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    Field,
    Laid,
    Maze,
    put,
    touches,
)
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze.last_corridor import around, cut_off, hangs_together

MOST: Final = 3
"""Most suggestions given."""

LAYS: Final = tuple(
    tuple(Lay(cell, turning) for turning in range(TURNINGS)) for cell in range(CELLS)
)
"""The ways to lay a tile: each Build has a hundred of them."""


@rule("TIL-7", off=0)
def plainest(box: Box, number: int, turning: int) -> int:
    """TIL-7: a tile is turned in one of 6 ways; return the least that has the same corridors: equal choices are one."""
    turned = box.turned[number]
    return turned.index(turned[turning])


def placements(maze: Maze, number: int) -> tuple[Lay, ...]:
    """Return every legal way to lay a tile, equal ones once."""
    return _placements(maze.field, maze.laid, number)


@lru_cache(maxsize=1 << 12)
def _placements(field: Field, laid: Laid, number: int) -> tuple[Lay, ...]:
    turnings = _turnings(field, number)
    return tuple(
        LAYS[cell][turning]
        for cell in free_cells(laid)
        for turning in turnings
        if hangs_together(field, laid, cell, number, turning)
    )


@lru_cache(maxsize=1 << 8)
def _turnings(field: Field, number: int) -> list[int]:
    """Return the ways to turn a tile, equal ones once."""
    return sorted({plainest(field.box, number, turning) for turning in range(TURNINGS)})


@lru_cache(maxsize=1 << 8)
def free_cells(laid: Laid) -> tuple[int, ...]:
    """Return the empty cells beside a tile (TIL-2), on which a blank tile may go too (TIL-8)."""
    return tuple(cell for cell in range(CELLS) if laid[cell] == EMPTY and touches(laid, cell))


@rule("TIL-8", off=False)
def fits_nowhere(maze: Maze, number: int) -> bool:
    """TIL-8: a tile that no cell and no turning allows goes under the pool."""
    return not placements(maze, number)


# --- clauses ----------------------------------------------------------------------------------------------


@rule("TIL-2")
def goes_beside_a_tile(maze: Maze, cell: int) -> Cite | None:
    """TIL-2: a tile goes onto an empty cell of the field that shares an edge with a tile."""
    if not 0 <= cell < CELLS:
        return Cite("TIL-2", {"there": "outside"})
    if maze.laid[cell] != EMPTY:
        return Cite("TIL-2", {"cell": NAMES[cell], "there": "taken"})
    if not touches(maze.laid, cell):
        return Cite("TIL-2", {"cell": NAMES[cell], "there": "alone"})
    return None


@rule("TIL-3")
def leaves_a_way_to_the_centre(maze: Maze, number: int, lay: Lay) -> Cite | None:
    """TIL-3: a tile may not close the last corridor to the centre tile, so that no key tile has a way to it."""
    cut = parted(maze, number, lay)
    return Cite("TIL-3", _facts(maze, number, lay)) if len(cut) == len(KEY_CELLS) else None


@rule("TIL-4")
def leaves_a_way_to_each_key_tile(maze: Maze, number: int, lay: Lay) -> Cite | None:
    """TIL-4: a tile may not close the last corridor to a key tile."""
    cut = parted(maze, number, lay)
    if not 0 < len(cut) < len(KEY_CELLS):
        return None
    keys = tuple(f"K{key + 1}" for key in cut)
    return Cite("TIL-4", {**_facts(maze, number, lay), "keys": keys})


def parted(maze: Maze, number: int, lay: Lay) -> tuple[int, ...]:
    """Return the key tiles, from 0, that would have no way to the centre tile."""
    return cut_off(maze.field, put(maze.laid, lay.cell, number * TURNINGS + lay.turning))


def objections(maze: Maze, number: int, lay: Lay) -> Iterator[Cite]:
    """Yield the clauses that laying a tile breaks, and the one that says how a last corridor is judged."""
    found = goes_beside_a_tile(maze, lay.cell)
    if found is not None:
        yield found
        return
    for clause in (leaves_a_way_to_the_centre, leaves_a_way_to_each_key_tile):
        found = clause(maze, number, lay)
        if found is not None:
            yield found
            yield Cite("TIL-6", found.facts)


def grounds(maze: Maze, number: int, lay: Lay) -> tuple[Cite, ...]:
    """Return the rules that allow laying a tile; TIL-6 where it is a last corridor that stays open."""
    beside = tuple(NAMES[cell] for cell in touches(maze.laid, lay.cell))
    cites = [
        Cite("TIL-2", {"cell": NAMES[lay.cell], "beside": beside}),
        Cite("TIL-7", {"turning": lay.turning}),
    ]
    if len(around(maze.field, maze.laid, lay.cell).needed) > 1:
        cites.append(Cite("TIL-6", _facts(maze, number, lay)))
    return tuple(cites)


def judge(maze: Maze, number: int, lay: Lay) -> Ruling[Lay]:
    """Return whether a tile may be laid so: by which rules, on what facts, and what comes nearest if not."""
    broken = tuple(objections(maze, number, lay))
    if broken:
        return Ruling(False, broken, suggestions(maze, number, lay))
    return Ruling(True, grounds(maze, number, lay))


def suggestions(maze: Maze, number: int, wanted: Lay) -> tuple[Lay, ...]:
    """Return the legal ways to lay a tile nearest to a refused one: the same cell first, then the nearest cells."""

    def apart(lay: Lay) -> tuple[int, int]:
        far = distance(lay.cell, wanted.cell) if 0 <= wanted.cell < CELLS else 0
        turns = (lay.turning - wanted.turning) % TURNINGS
        return far, min(turns, TURNINGS - turns)

    return tuple(sorted(placements(maze, number), key=apart)[:MOST])


def _facts(maze: Maze, number: int, lay: Lay) -> dict[str, int | str]:
    tile = maze.field.box.numbers[number].id
    return {"tile": tile, "cell": NAMES[lay.cell], "turning": lay.turning}
