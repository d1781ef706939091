"""A tile in words: how many of each thing it has. At a table nobody knows a tile by its id."""

from __future__ import annotations

from collections.abc import Iterable

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.box import Tile
from platformer_nb.games.labyrinth.model.frames import PickTile
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.state import State


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


def say_offered_tile(state: State, tile: int, words: Words) -> str:
    """Return a tile in words, with the edges that its corridors join if another one offered with it reads alike."""
    offered = state.top.tiles if isinstance(state.top, PickTile) else ()
    one = state.box.numbers[tile]
    told = say_tile(one, words)
    others = (state.box.numbers[number] for number in offered)
    if not any(o.corridors != one.corridors and say_tile(o, words) == told for o in others):
        return told
    return words("tile-as-drawn", what=told, ways=say_edges(one.corridors, words))


def say_edges(corridors: Iterable[int], words: Words) -> str:
    """Return the edges that each of some corridors joins, such as “north-east and east; west and south-west”."""
    return "; ".join(
        words.joined([words(f"edge-{EDGES[edge]}") for edge in range(6) if edges >> edge & 1])
        for edges in corridors
    )
