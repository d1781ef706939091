"""Pydantic models of the content files of Labyrinth."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints, TypeAdapter

from platformer_nb.content.shapes import Table

Edge = Annotated[int, Field(ge=0, le=5)]
Letter = Annotated[str, StringConstraints(pattern=r"^[abc]$")]
"""A corridor of a tile: `a` is the first of its data."""
Shape = Annotated[str, StringConstraints(pattern=r"^[a-z]$")]
Cell = Annotated[str, StringConstraints(pattern=r"^[a-g][1-7]$")]
Letters = Annotated[list[Letter], Field(max_length=3)]


class Copy(Table):
    """A tile of a shape: the corridors with a trap symbol, and those with an item symbol."""

    traps: Letters = Field(default=[])
    items: Letters = Field(default=[])


class TileShape(Table):
    """What the tiles of one shape have in common: the edges that each corridor joins, the bridges, upper one first."""

    corridors: Annotated[
        list[Annotated[list[Edge], Field(min_length=2)]], Field(min_length=1, max_length=3)
    ]
    bridges: list[Annotated[list[Letter], Field(min_length=2, max_length=2)]] = Field(default=[])
    copies: Annotated[list[Copy], Field(min_length=1, max_length=9)]


class TableLayout(Table):
    """The start spaces of the players, in the order of their seats, and the cell of the centre tile."""

    players: Annotated[int, Field(ge=2, le=6)]
    starts: list[Annotated[int, Field(ge=1, le=6)]]
    centre: Cell


class LayoutsFile(Table):
    """`layouts.toml`: one layout for each number of players."""

    layouts: Annotated[list[TableLayout], Field(min_length=1)]


TILES: TypeAdapter[dict[str, TileShape]] = TypeAdapter(
    Annotated[dict[Shape, TileShape], Field(min_length=1)]
)
LAYOUTS: TypeAdapter[LayoutsFile] = TypeAdapter(LayoutsFile)
