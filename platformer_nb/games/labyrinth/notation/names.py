"""Names of seats and places in notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from platformer_nb.games.labyrinth.model.hexes import STARTS
from platformer_nb.games.labyrinth.model.maze import FIRST_START, Maze, place_name, places

SEATS: Final = "ABCDEF"
"""The letters of the seats, in turn order."""


@lru_cache(maxsize=1 << 8)  # Each line of a position names places, and each action that is read.
def place_names(maze: Maze) -> Mapping[str, int]:
    """Return every place on the board by its name, start spaces last."""
    known = {place_name(maze, place): place for place in places(maze)}
    starts = {f"S{start + 1}": FIRST_START + start for start in range(STARTS)}
    return MappingProxyType(known | starts)
