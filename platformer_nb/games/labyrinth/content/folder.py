"""The `content` part of Labyrinth: a validated folder of tiles and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Words
from platformer_nb.core.parts.content import Drawing
from platformer_nb.games.labyrinth.content import listing
from platformer_nb.games.labyrinth.content.load import game_folder, load_box


class LabyrinthFolder:
    """Content of a folder like `content/labyrinth`; see `core.game.Content`."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The model of each kind of file, by the name of its JSON Schema."""
        from platformer_nb.games.labyrinth.content.schemas import SHAPES

        return SHAPES

    def faults(self, path: Path | None) -> list[BadInput]:
        """Return all errors of the box in a folder (None: the game's own)."""
        from platformer_nb.games.labyrinth.content.faults import box_faults

        return box_faults(path or game_folder())

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """Return the text keys that the cards need, each with the id of its card."""
        return {key: card.id for card in listing.cards_of(load_box(path)) for key in card.keys}

    def listing(self, words: Words) -> Iterator[str]:
        """Yield every card by kind, then the numbers of tiles and pieces."""
        return listing.lines(load_box(), words)

    def as_json(self, words: Words) -> Mapping[str, Any]:
        """Return the listing as plain values."""
        return listing.listed(load_box(), words)

    def drawings(self) -> Sequence[Drawing]:
        """Return nothing: a tile is drawn in a maze only."""
        return ()

    def heading(self, drawn: Sequence[Drawing], words: Words) -> str:
        """Return nothing, as nothing is drawn."""
        return ""

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """Return a sentence with the numbers of cards and tiles."""
        box = load_box(path)
        cards = len(list(listing.cards_of(box)))
        return words("check-good", folder=folder, cards=cards, tiles=len(box.numbers))
