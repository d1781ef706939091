"""Names of seats and places in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.games.labyrinth.model.hexes import STARTS
from platformer_nb.games.labyrinth.model.maze import FIRST_START, Maze, place_name, places

SEATS: Final = "ABCDEF"
"""The letters of the seats, in turn order."""


def place_names(maze: Maze) -> Mapping[str, int]:
    """Return every place on the board by its name, start spaces last."""
    known = {place_name(maze, place): place for place in places(maze)}
    return known | {f"S{start + 1}": FIRST_START + start for start in range(STARTS)}
