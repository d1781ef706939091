"""Drawn mazes and what is asked of them."""

from __future__ import annotations

from functools import cache
from random import Random

from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.actions import Lay
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, NAMES
from platformer_nb.games.labyrinth.model.maze import Field, Maze, first_maze, is_start, with_tile
from platformer_nb.games.labyrinth.notation.lines import Lines
from platformer_nb.games.labyrinth.notation.maze_parser import read_maze
from platformer_nb.games.labyrinth.notation.maze_writer import write_maze
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.maze.ways import jumps, steps

START = """
    labyrinth 1
    a           K6.   ...   ...   K1.

    b        ...   ...   ...   ...   ...

    c     ...   ...   ...   ...   ...   ...

    d  K5.   ...   ...   <C>   ...   ...   K2.

    e     ...   ...   ...   ...   ...   ...

    f        ...   ...   ...   ...   ...

    g           K4.   ...   ...   K3.
"""

WORKED = r"""
    labyrinth 1
    a           K6. - t33   ...   K1.
                / \   /           /
    b        i20   p25   ...   i10   ...
             /       \         /
    c     x25   ...   t22   u10   ...   ...
          / \         / \   /
    d  K5. - r13 - p10 - <C> - y34   ...   K2.
         \   /                   \
    e     u33   ...   ...   ...   x11   ...
                                    \
    f        ...   ...   ...   ...   y15
                                     /
    g           K4.   ...   ...   K3.
    tail -
    down -
"""
"""The maze of the position that is worked out in the specification of the notation."""


def maze(text: str) -> Maze:
    """The maze that is drawn."""
    lines = Lines(text)
    found = read_maze(load_box(), lines)
    lines.finish(("tail", "down"))
    return found


def number(tile: str) -> int:
    """The number of a tile by its id."""
    return load_box().number_of[tile]


def lay(cell: str, turning: int) -> Lay:
    """The tile in hand laid on this cell."""
    return Lay(CELL_OF[cell], turning)


def built(start: Maze, *tiles: str) -> Maze:
    """The maze with further tiles: `y20 d6`."""
    for one in tiles:
        tile, cell = one.split()
        start = with_tile(start, CELL_OF[cell], number(tile[:2]), int(tile[2]))
    return start


def refused(start: Maze, given: str, wanted: Lay, *because: str, **facts: object) -> Cite:
    """The tile may not be laid so, by just these rules; the first citation has these facts."""
    ruling = building.judge(start, number(given), wanted)
    assert not ruling.legal, f"{given} is allowed by {ruling.rules}"
    assert ruling.rules == because
    assert wanted not in building.placements(start, number(given))
    for other in ruling.instead:
        assert building.judge(start, number(given), other).legal
    for name, value in facts.items():
        assert ruling.cites[0].facts.get(name) == value, dict(ruling.cites[0].facts)
    return ruling.cites[0]


def allowed(start: Maze, tile: str, wanted: Lay, *because: str) -> None:
    """The tile may be laid so, and these rules say why."""
    ruling = building.judge(start, number(tile), wanted)
    assert ruling.legal, ruling.cites
    assert set(because) <= set(ruling.rules)
    plainest = building.plainest(load_box(), number(tile), wanted.turning)
    assert Lay(wanted.cell, plainest) in building.placements(start, number(tile))


def turnings(start: Maze, tile: str, cell: str) -> list[int]:
    """The turnings in which a tile may be laid on a cell."""
    found = building.placements(start, number(tile))
    return [one.turning for one in found if NAMES[one.cell] == cell]


def grown(seed: int, tiles: int, centre: str = "d4") -> Maze:
    """A maze that players without a plan have built: so many tiles, or as many as fit."""
    random = Random(seed)
    found = first_maze(Field(load_box(), CELL_OF[centre]))
    pool = list(found.shuffled)
    random.shuffle(pool)
    for tile in pool[:tiles]:
        choices = building.placements(found, tile)
        if choices:
            chosen = random.choice(choices)
            found = with_tile(found, chosen.cell, tile, chosen.turning)
    return found


def again(text: str) -> str:
    """The text that the maze of this text is written as."""
    return write_maze(maze(text))


SEED_OF_A_STUCK_MAZE = 29


@cache
def stuck() -> Maze:
    """A maze that is not full, in which none of the tiles of the pool fits.

    The first seed that gave one is tried before the others: a search takes seconds.
    """
    for seed in (SEED_OF_A_STUCK_MAZE, *range(100)):
        found = grown(seed, 30)
        if len(found.shuffled) > 1 and all(
            building.fits_nowhere(found, one) for one in found.shuffled
        ):
            return found
    raise AssertionError("every tile fits in every maze")


def reachable(maze: Maze, place: int) -> frozenset[int]:
    """The places that can be reached from one, along corridors and over jumps, itself included.

    A start space leads nowhere but to its key tile, and nobody passes through one (MOV-6).
    """
    reached, waiting = {place}, [place]
    while waiting:
        here = waiting.pop()
        if is_start(here) and here != place:
            continue
        for other in (*(to for _, to in steps(maze, here)), *jumps(maze, here)):
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return frozenset(reached)
