"""The `content` part of Platformer: a validated folder of cards and tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Words
from platformer_nb.core.parts.content import Drawing
from platformer_nb.games.platformer.content import listing
from platformer_nb.games.platformer.content.load import game_folder, load_box
from platformer_nb.games.platformer.narration.card_words import cards_of


class BoxFolder:
    """Content of a folder like `content/platformer`; see `core.game.Content`."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The model of each kind of file, by the name of its JSON Schema."""
        from platformer_nb.games.platformer.content.schemas import SHAPES

        return SHAPES

    def faults(self, path: Path | None) -> list[BadInput]:
        """Return all errors of the box in a folder (None: the game's own)."""
        from platformer_nb.games.platformer.content.faults import box_faults

        return box_faults(path or game_folder())

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """Return the text keys that the cards need, each with the id of its card."""
        return {key: card.id for card in cards_of(load_box(path)) for key in card.keys}

    def listing(self, words: Words) -> Iterator[str]:
        """Yield every card by kind, then the numbers of tiles and pieces."""
        return listing.lines(load_box(), words)

    def as_json(self, words: Words) -> Mapping[str, Any]:
        """Return the listing as plain values, with the mechanics of each card."""
        return listing.listed(load_box(), words)

    def drawings(self) -> Sequence[Drawing]:
        """Return the drawings of the map tiles."""
        return [
            Drawing(tile.id, {"dungeon": tile.dungeon, "boss": tile.boss}, tuple(tile.drawing))
            for tile in load_box().tiles.values()
        ]

    def heading(self, drawn: Sequence[Drawing], words: Words) -> str:
        """Return the heading of a group of tiles: its dungeon, and tower or Boss tiles."""
        kind = drawn[0].kind
        return words(
            "content-tiles",
            dungeon=words(f"dungeon-{kind['dungeon']}"),
            kind=words(f"content-kind-{'boss' if kind['boss'] else 'tower'}-tiles"),
            count=len(drawn),
        )

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """Return a sentence with the numbers of cards and tiles."""
        box = load_box(path)
        return words(
            "check-good", folder=folder, cards=len(list(cards_of(box))), tiles=len(box.tiles)
        )
