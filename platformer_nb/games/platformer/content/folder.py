"""The part `content` of Platformer: a folder of cards and tiles, checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Words
from platformer_nb.games.platformer.content.load import game_folder, load_box
from platformer_nb.games.platformer.narration.card_words import cards_of


class BoxFolder:
    """Whatever can be said of a folder like `content/platformer`."""

    @property
    def shapes(self) -> Mapping[str, Any]:
        """The shape of each kind of file."""
        from platformer_nb.games.platformer.content.schemas import SHAPES

        return SHAPES

    def faults(self, path: Path | None) -> list[BadInput]:
        """Everything that is wrong with the box in a folder."""
        from platformer_nb.games.platformer.content.faults import box_faults

        return box_faults(path or game_folder())

    def needed_keys(self, path: Path | None) -> Mapping[str, str]:
        """The keys that its cards need, each with its card."""
        return {key: card.id for card in cards_of(load_box(path)) for key in card.keys}

    def praise(self, path: Path | None, folder: str, words: Words) -> str:
        """How many cards and tiles there are."""
        box = load_box(path)
        return words(
            "check-good", folder=folder, cards=len(list(cards_of(box))), tiles=len(box.tiles)
        )
