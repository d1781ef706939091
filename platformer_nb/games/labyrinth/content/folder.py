"""The `content` part of Labyrinth: a validated folder of tiles and cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from platformer_nb.content.box_folder import BoxFolder
from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.content import listing
from platformer_nb.games.labyrinth.content.load import BOX
from platformer_nb.games.labyrinth.model.box import Box


class LabyrinthFolder(BoxFolder[Box]):
    """Content of a folder like `content/labyrinth`; a tile is drawn in a maze only."""

    def __init__(self) -> None:
        super().__init__(BOX, listing)

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The model of each kind of file, by the name of its JSON Schema."""
        from platformer_nb.games.labyrinth.content.schemas import SHAPES

        return SHAPES

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """Return a sentence with the numbers of cards and tiles."""
        box = self.box.load(path)
        cards = len(list(self.cards.cards_of(box)))
        return words("check-good", folder=folder, cards=cards, tiles=len(box.numbers))
