"""A Build (TIL-1 to TIL-11) and the end of a turn (ACT-11, GOL-9), as conversations like those of `play`."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from tests.games.labyrinth.oracle.cards import has
from tests.games.labyrinth.oracle.maze import may_lay, next_to, shapes, sides
from tests.games.labyrinth.oracle.position import EDGES, Position

CHANCE = "chance"
LETTERS = "abc"

Play = Generator[tuple[str, set[str]], str, Any]
"""Who decides, and among what; of chance, the first word of what can come."""


def builds(position: Position) -> Play:
    """TIL-1, TIL-8: take the top tile, and the next one for each that fits nowhere; lay it as one likes.

    If none is left that fits, the first one is laid face down for good.

    A card may have more of them taken, of which one is laid.
    """
    plans = has(position, position.active, "chooses-tile")
    many = plans["tiles"] if plans else 1
    hand, under = list[str](), list[str]()
    while len(hand) < many and len(hand) + len(under) < in_the_pool(position):
        tile = (yield CHANCE, {"draw"}).split()[1]
        (hand if may_lay(position.drawn, tile) else under).append(tile)
    if not hand:
        among = {f"blank {cell}" for cell in cells_to_lay(position)}
        position.drawn[(yield position.active, among).split()[1]] = "###"
        return
    tile = hand[0]
    if len(hand) > 1:
        tile = (yield position.active, {f"pick {one}" for one in hand}).split()[1]
    ways = different(tile, may_lay(position.drawn, tile))
    chosen = yield position.active, {f"lay {cell} {turning}" for cell, turning in ways}
    _, cell, turning = chosen.split()
    position.drawn[cell] = f"{tile}{turning}"
    yield from stocks(position, cell, copy_of(tile))


def cells_to_lay(position: Position) -> Iterator[str]:
    """TIL-2: the empty cells next to a tile."""
    for cell, sign in position.drawn.items():
        beside = (next_to(cell, edge) for edge in range(len(EDGES)))
        if sign == "..." and any(one and position.drawn[one] != "..." for one in beside):
            yield cell


def stocks(position: Position, cell: str, copy: dict[str, list[str]]) -> Play:
    """TIL-9 to TIL-11: a trap face down on each trap symbol, an item from the pool on each item symbol."""
    places = position.corridors(cell)
    for letter in copy.get("traps", []):
        position.traps[places[LETTERS.index(letter)]] = "?"
    for letter in copy.get("items", []):
        item = (yield CHANCE, {"item"}).split()[1]
        position.items.setdefault(places[LETTERS.index(letter)], []).append(item)


def ends(position: Position) -> None:
    """ACT-11, ACT-8: the next player has 2 actions; GOL-9: only who is next may not send the Golem back at first."""
    if position.by != position.active:
        position.came = position.by = ""
    position.active = position.clockwise(position.active)[1]
    position.left = 2
    position.used.clear()


def copy_of(tile: str) -> dict[str, list[str]]:
    """The symbols of a tile, by the letters of its corridors."""
    copies: Any = shapes()[tile[0]]["copies"]
    found: dict[str, list[str]] = copies[int(tile[1]) - 1]
    return found


def in_the_pool(position: Position) -> int:
    """How many ordinary tiles are not on the board; blank ones lie there face down."""
    whole = sum(len(shape["copies"]) for name, shape in shapes().items() if len(name) == 1)
    bare = ("...", "<C>")
    return whole - sum(not (sign in bare or sign[0] == "K") for sign in position.drawn.values())


def different(tile: str, ways: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """Of turnings on one cell in which each corridor leads to the same edges the first (TIL-7)."""
    first: dict[tuple[str, str], int] = {}
    for cell, turning in sorted(ways):
        first.setdefault((cell, _look(tile, cell, turning)), turning)
    return {(cell, turning) for (cell, _), turning in first.items()}


def _look(tile: str, cell: str, turning: int) -> str:
    """Where each corridor leads, by its letter: a tile whose corridors change letters lies otherwise."""
    return "; ".join(str(sorted(edges)) for edges in sides(f"{tile}{turning}", cell))
