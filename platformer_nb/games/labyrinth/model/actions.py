"""What players do, and what chance brings. Places and edges are numbers (see `hexes` and `maze`)."""

from __future__ import annotations

from typing import TypeAlias

from platformer_nb.core.value import value


@value
class Build:
    """Pay for taking the top tile of the pool (TIL-1)."""


@value
class Draw:
    """Chance: this tile is on top of the shuffled pool."""

    tile: int


@value
class Lay:
    """Lay the tile that was taken on a cell, turned so many sixths clockwise."""

    cell: int
    turning: int


@value
class Blank:
    """Lay the tile that was taken face down for good, as none of the pool fits (TIL-8)."""

    cell: int


@value
class Move:
    """Go along the own corridor across an edge (MOV-1)."""

    edge: int


@value
class SafeJump:
    """Jump to another corridor of the same tile, without a test (BRG-10)."""

    corridor: int


@value
class End:
    """End the turn; actions that are left are lost (ACT-11)."""


Action: TypeAlias = Build | Draw | Lay | Blank | Move | SafeJump | End
