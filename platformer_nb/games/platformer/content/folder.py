"""The `content` part of Platformer: a validated folder of cards and tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from platformer_nb.content.box_folder import BoxFolder
from platformer_nb.core.game import Words
from platformer_nb.core.parts.content import Drawing
from platformer_nb.games.platformer.content import listing
from platformer_nb.games.platformer.content.load import BOX
from platformer_nb.games.platformer.model.box.box import Box


class PlatformerFolder(BoxFolder[Box]):
    """Content of a folder like `content/platformer`."""

    def __init__(self) -> None:
        super().__init__(BOX, listing)

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The model of each kind of file, by the name of its JSON Schema."""
        from platformer_nb.games.platformer.content.schemas import SHAPES

        return SHAPES

    def drawings(self) -> Sequence[Drawing]:
        """Return the drawings of the map tiles."""
        return [
            Drawing(tile.id, {"dungeon": tile.dungeon, "boss": tile.boss}, tuple(tile.drawing))
            for tile in self.box.load().tiles.values()
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
        box = self.box.load(path)
        return words(
            "check-good",
            folder=folder,
            cards=len(list(self.cards.cards_of(box))),
            tiles=len(box.tiles),
        )
