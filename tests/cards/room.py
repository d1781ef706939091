"""A small position, drawn by what stands where: three Rows of six Spaces, all with Platforms."""

from collections.abc import Collection

from platformer_nb.games.platformer.model.state import State
from tests.cards.deciding import FULL
from tests.games.drawn import position

COLUMNS = "abcdef"
ROWS = (3, 2, 1)


def room(
    one: str = "sweety",
    two: str = "",
    *,
    pool: str = "",
    roll: str = "",
    more: str = FULL,
    walls: Collection[str] = (),
    gaps: Collection[str] = (),
    **cells: str,
) -> State:
    """The position with these cells (`b2=" 1 "`, the four characters of docs/notation.md).

    `walls` are left of these Spaces, `gaps` are Spaces without a Platform; `one` and `two` are the lines
    of the Heroes.
    """
    lines = ["map:", "    " + "+----" * len(COLUMNS) + "+"]
    for row in ROWS:
        names = [f"{c}{row}" for c in COLUMNS]
        drawn = "".join(
            ("|" if n in walls or n == names[0] else ":") + cells.pop(n, "    ") for n in names
        )
        lines.append(f"  {row} {drawn}|")
        lines.append("    " + "".join("+    " if n in gaps else "+====" for n in names) + "+")
    assert not cells, f"no Spaces of the room: {', '.join(cells)}"
    lines.append(f"hero 1: {one}")
    lines += [f"hero 2: {two}"] if two else []
    lines += [f"pool: {pool or '-'}"]
    lines += [f"roll: {roll}"] if roll else []
    return position("\n".join(lines) + "\n" + more)
