"""The maze by its rulebook, read from the content files alone and in the slowest way: what the rules are held against.

It shares no code with the rules: other coordinates, no numbers, no parts of a maze, no cache.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

TILES = Path(__file__).resolve().parents[4] / "content" / "labyrinth" / "tiles.toml"

ROWS = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}
OPEN = ("...", "<C>", "###", "???")
"""An empty cell (TIL-6), the centre tile (SET-17), a tile face down for good (TIL-8), one face down so far (CHR-9)."""

KEYS = ["a4", "d7", "g4", "g1", "d1", "a1"]

Sides = list[set[int]]
"""The corridors of a cell."""


@cache
def where() -> dict[str, tuple[int, int]]:
    """Each cell in columns half a cell wide, and its line."""
    return {
        f"{row}{number}": (2 * number - count, line)
        for line, (row, count) in enumerate(ROWS.items())
        for number in range(1, count + 1)
    }


STEP = {0: (1, -1), 1: (2, 0), 2: (1, 1), 3: (-1, 1), 4: (-2, 0), 5: (-1, -1)}


@cache
def next_to(cell: str, edge: int) -> str | None:
    """The cell beyond an edge."""
    column, line = where()[cell]
    across, down = STEP[edge]
    return next((n for n, at in where().items() if at == (column + across, line + down)), None)


@cache
def shapes() -> dict[str, dict[str, list[list[int]]]]:
    return tomllib.loads(TILES.read_text("utf-8"))


@cache
def sides(sign: str, cell: str) -> Sides:
    """The corridors of a cell by what is drawn there."""
    if sign in OPEN:
        return [set(range(6))]
    if sign.startswith("K"):
        start = int(sign[1]) - 1
        return [{start, (start + 2) % 6, (start + 3) % 6, (start + 4) % 6}]
    turned = int(sign[2])
    return [{(edge + turned) % 6 for edge in one} for one in shapes()[sign[0]]["corridors"]]


def bridged(sign: str) -> list[tuple[int, int]]:
    """Pairs of corridors of a tile that a bridge joins."""
    if sign in OPEN or sign.startswith("K"):
        return []
    pairs = shapes()[sign[0]].get("bridges", [])
    return [("abc".index(str(over)), "abc".index(str(under))) for over, under in pairs]


def signs(drawing: str) -> dict[str, str]:
    """What is drawn on each cell."""
    found: dict[str, str] = {}
    for line in drawing.strip("\n").splitlines()[1::2][: len(ROWS)]:
        row, *cells = line.replace(" - ", " ").split()
        found |= {f"{row}{number}": sign for number, sign in enumerate(cells, 1)}
    return found


def cut_off(drawn: dict[str, str]) -> set[str]:
    """The key tiles from which nobody can come to the centre tile, whatever is still built on empty cells (TIL-6)."""
    reached = hangs_together(drawn)
    return {drawn[key][:2] for key in KEYS if not any(cell == key for cell, _ in reached)}


def hangs_together(drawn: dict[str, str]) -> set[tuple[str, int]]:
    """Every corridor, by its cell and number, with a way to the centre tile; empty cells are open (TIL-5, TIL-6)."""
    reached: set[tuple[str, int]] = set()
    waiting = [(cell, 0) for cell, sign in drawn.items() if sign == "<C>"]
    while waiting:
        here = waiting.pop()
        if here in reached:
            continue
        reached.add(here)
        cell, corridor = here
        for edge in sides(drawn[cell], cell)[corridor]:
            other = next_to(cell, edge)
            if other is not None:
                back = (edge + 3) % 6
                found = sides(drawn[other], other)
                waiting += [(other, n) for n, open_ in enumerate(found) if back in open_]
        for over, under in bridged(drawn[cell]):
            if corridor in (over, under):
                waiting.append((cell, under if corridor == over else over))
    return reached


def may_lay(drawn: dict[str, str], tile: str) -> set[tuple[str, int]]:
    """Every cell and turning for a tile by TIL-2 and TIL-6."""
    return {
        (cell, turning)
        for cell, sign in drawn.items()
        if sign == "..."
        and any((n := next_to(cell, e)) is not None and drawn[n] != "..." for e in range(6))
        for turning in range(6)
        if not cut_off({**drawn, cell: f"{tile}{turning}"})
    }
