"""A tile in words: how many of each thing it has. At a table nobody knows a tile by its id."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.box import Tile


def say_tile(tile: Tile, words: Words) -> str:
    """Return the exits, corridors, bridges and symbols of a tile."""
    told = [
        words("tile-exits", n=sum(edges.bit_count() for edges in tile.corridors)),
        words("tile-corridors", n=len(tile.corridors)),
    ]
    told += [words("tile-bridges", n=len(tile.bridges))] if tile.bridges else []
    told += [words("tile-traps", n=len(tile.traps))] if tile.traps else []
    told += [words("tile-items", n=len(tile.items))] if tile.items else []
    return words.joined(told)
