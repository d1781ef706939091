"""Pydantic models of the content files of Labyrinth; cards are validated against their classes as they stand.

What cards do is in `platformer_nb.games.labyrinth.model.cards`: a class for each effect, which the rules apply.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import Field, StringConstraints, TypeAdapter

from platformer_nb.content.shapes import ContentModel
from platformer_nb.core.input.data_shape import Id, Some
from platformer_nb.games.labyrinth.model.cards.things import Character, Event, Item, Pieces
from platformer_nb.games.labyrinth.model.cards.traps import Trap

T = TypeVar("T")

Edge = Annotated[int, Field(ge=0, le=5)]
Letter = Annotated[str, StringConstraints(pattern=r"^[abc]$")]
"""A corridor of a tile: `a` is the first of its data."""
Shape = Annotated[str, StringConstraints(pattern=r"^[a-z]$")]
Cell = Annotated[str, StringConstraints(pattern=r"^[a-g][1-7]$")]
Letters = Annotated[list[Letter], Field(max_length=3)]


class Copy(ContentModel):
    """A tile of a shape: the corridors with a trap symbol, and those with an item symbol."""

    traps: Letters = Field(default=[])
    items: Letters = Field(default=[])


class TileShape(ContentModel):
    """What the tiles of one shape have in common: the edges that each corridor joins, the bridges, upper one first."""

    corridors: Annotated[
        list[Annotated[list[Edge], Field(min_length=2)]], Field(min_length=1, max_length=3)
    ]
    bridges: list[Annotated[list[Letter], Field(min_length=2, max_length=2)]] = Field(default=[])
    copies: Annotated[list[Copy], Field(min_length=1, max_length=9)]


class PlayersLayout(ContentModel):
    """The start spaces of the players, in the order of their seats, and the cell of the centre tile."""

    players: Annotated[int, Field(ge=2, le=6)]
    starts: list[Annotated[int, Field(ge=1, le=6)]]
    centre: Cell


class LayoutsFile(ContentModel):
    """`layouts.toml`: one layout for each number of players."""

    layouts: Annotated[list[PlayersLayout], Field(min_length=1)]


class BoxFile(ContentModel):
    """`box.toml`: how many pieces there are, and how many Golem movement cards of each kind."""

    pieces: Pieces
    golem: dict[Literal["1", "2", "3", "stay", "centre"], Some]


def _cards(of: type[T]) -> TypeAdapter[dict[str, T]]:
    """Return the shape of a file that has cards of one class by their ids."""
    return TypeAdapter(Annotated[dict[Id, of], Field(min_length=1)])  # type: ignore[valid-type, arg-type]


TILES: TypeAdapter[dict[str, TileShape]] = TypeAdapter(
    Annotated[dict[Shape, TileShape], Field(min_length=1)]
)
LAYOUTS: TypeAdapter[LayoutsFile] = TypeAdapter(LayoutsFile)
BOX: TypeAdapter[BoxFile] = TypeAdapter(BoxFile)
CHARACTERS: TypeAdapter[dict[str, Character]] = _cards(Character)
ITEMS: TypeAdapter[dict[str, Item]] = _cards(Item)
EVENTS: TypeAdapter[dict[str, Event]] = _cards(Event)
TRAPS: TypeAdapter[dict[str, Trap]] = _cards(Trap)

BOX_FILES: Final[Mapping[str, TypeAdapter[Any]]] = {
    "tiles.toml": TILES,
    "layouts.toml": LAYOUTS,
    "box.toml": BOX,
    "characters.toml": CHARACTERS,
    "items.toml": ITEMS,
    "events.toml": EVENTS,
    "traps.toml": TRAPS,
}
"""The shape of each file of the box."""
