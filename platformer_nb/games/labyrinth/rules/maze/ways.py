"""Ways through the maze: steps along corridors, jumps at bridges."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import EDGES, KEY_CELLS, NAMES, NEIGHBOURS, opposite
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    NOWHERE,
    Field,
    Laid,
    Maze,
    is_ordinary,
    is_start,
    place_name,
    place_of,
)
from platformer_nb.games.labyrinth.registry import rule

EDGES_OF: Final = tuple(
    tuple(edge for edge in range(6) if edges >> edge & 1) for edges in range(1 << 6)
)
"""The edges of a set of edges."""


def open_edges(maze: Maze, place: int) -> tuple[int, ...]:
    """Return the edges that a place is open on, whatever lies beyond."""
    if is_start(place):
        return (opposite(place - FIRST_START),)
    cell, corridor = divmod(place, MOST_CORRIDORS)
    return EDGES_OF[maze.corridors(cell)[corridor]]


@rule("MOV-2", off=NOWHERE)
def beyond(maze: Maze, place: int, edge: int) -> int:
    """MOV-2: an edge is passed where corridors are open on both sides; return the place beyond, or NOWHERE."""
    if edge not in open_edges(maze, place):
        return NOWHERE
    if is_start(place):
        return place_of(KEY_CELLS[place - FIRST_START])
    cell = place // MOST_CORRIDORS
    other = NEIGHBOURS[cell][edge]
    if other < 0:
        # An open edge that leads off the field is that of a key tile towards its start space, or of another tile.
        own = cell in KEY_CELLS and KEY_CELLS.index(cell) == edge
        return FIRST_START + edge if own else NOWHERE
    wanted = 1 << opposite(edge)
    for corridor, edges in enumerate(maze.corridors(other)):
        if edges & wanted:
            return place_of(other, corridor)
    return NOWHERE


def dead_end(maze: Maze, place: int, edge: int) -> dict[str, str]:
    """Return the facts of an edge that nothing is `beyond`: why not, and the cell that it faces."""
    facts = {"place": place_name(maze, place)}
    if not 0 <= edge < len(EDGES):
        return {**facts, "there": "outside"}
    facts["edge"] = EDGES[edge]
    if edge not in open_edges(maze, place):
        return {**facts, "there": "closed"}
    other = NEIGHBOURS[place // MOST_CORRIDORS][edge]
    if other < 0:
        return {**facts, "there": "outside"}
    facts["cell"] = NAMES[other]
    return {**facts, "there": "empty" if maze.laid[other] == EMPTY else "facing"}


@lru_cache(maxsize=1 << 12)
def _steps(field: Field, laid: Laid, place: int) -> tuple[tuple[int, int], ...]:
    maze = Maze(field, laid)
    found = [(edge, beyond(maze, place, edge)) for edge in open_edges(maze, place)]
    return tuple([(edge, other) for edge, other in found if other != NOWHERE])


def steps(maze: Maze, place: int) -> tuple[tuple[int, int], ...]:
    """Return each edge by which a place can be left along its corridor, with the place beyond."""
    return _steps(maze.field, maze.laid, place)


@rule("BRG-1", off=())
def jumps(maze: Maze, place: int) -> tuple[int, ...]:
    """BRG-1: from a corridor on a bridge or below one, return the other corridors of its bridges."""
    if is_start(place):
        return ()
    cell, corridor = divmod(place, MOST_CORRIDORS)
    code = maze.laid[cell]
    if not is_ordinary(code):
        return ()
    bridges = maze.field.box.numbers[code // TURNINGS].bridges
    ends = [
        under if over == corridor else over for over, under in bridges if corridor in (over, under)
    ]
    return tuple(place_of(cell, end) for end in ends)
