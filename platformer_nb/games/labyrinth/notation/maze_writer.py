"""Writer of a maze: the drawing, and the lines about tiles that do not show in it."""

from __future__ import annotations

from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import Maze
from platformer_nb.games.labyrinth.notation.drawing import draw
from platformer_nb.games.labyrinth.notation.lines import HEADER, NONE


def write_maze(maze: Maze) -> str:
    """Return the maze in notation."""
    return "\n".join([HEADER, *draw(maze), *maze_lines(maze)]) + "\n"


def maze_lines(maze: Maze) -> list[str]:
    """Return the lines `tail` and `down`."""
    tiles = maze.field.box.numbers
    below = ", ".join(f"{NAMES[cell]} {tiles[number].id}" for cell, number in maze.below)
    tail = " ".join(tiles[number].id for number in maze.tail)
    return [f"tail {tail or NONE}", f"down {below or NONE}"]
