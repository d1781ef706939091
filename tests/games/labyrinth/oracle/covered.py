"""A tile of the Illusionist that lies face down is turned up by whoever enters it (CHR-6, CHR-9)."""

from __future__ import annotations

from tests.games.labyrinth.oracle.building import CHANCE, Play, copy_of, different, stocks
from tests.games.labyrinth.oracle.maze import cut_off, sides
from tests.games.labyrinth.oracle.position import EDGES, Position

ILLUSIONIST = "illusionist"


def enters(position: Position, who: str, frm: str, to: str) -> Play:
    """Return the corridor on which somebody comes who goes from one place to another.

    CHR-9: a tile that lies face down is turned up first, open to where they come from, and all keys keep their ways;
    else it stays face down for good. Then its symbols are settled.
    """
    cell = to[:2]
    if to.startswith("S") or position.drawn[cell] != "???":
        return to
    edge = next(n for n in range(len(EDGES)) if position.beyond(frm, n) == to)
    tile = (yield CHANCE, {"draw"}).split()[1]
    position.tokens.remove((cell, ILLUSIONIST))
    ways = different(tile, {(cell, turning) for turning in fitting(position, tile, cell, edge)})
    if not ways:
        position.drawn[cell] = "###"
        return cell
    chooses = next((seat for seat, name in position.who.items() if name == ILLUSIONIST), who)
    chosen = yield chooses, {f"turn {cell} {turning}" for _, turning in ways}
    position.drawn[cell] = f"{tile}{chosen.split()[2]}"
    yield from stocks(position, cell, copy_of(tile))
    return position.beyond(frm, edge)


def fitting(position: Position, tile: str, cell: str, edge: int) -> set[int]:
    """The turnings in which a tile is open to who comes over an edge, and no key tile is cut off."""
    back = (edge + 3) % len(EDGES)
    return {
        turning
        for turning in range(len(EDGES))
        if any(back in one for one in sides(f"{tile}{turning}", cell))
        and not cut_off({**position.drawn, cell: f"{tile}{turning}"})
    }
