"""The catalogue of Labyrinth; see `core.parts.catalogue.Catalogue`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import AidPart, Thing
from platformer_nb.games.labyrinth.catalogue import aid, things
from platformer_nb.games.labyrinth.content.listing import KINDS
from platformer_nb.games.labyrinth.model.box import Box

LISTED: Final = frozenset(KINDS)
"""Kinds whose headings the listing of the content has."""


class LabyrinthCatalogue:
    """Everything in the box, and the player aid."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def kinds(self, words: Words) -> Mapping[str, str]:
        """Return the kinds of things with their headings, in the order of display."""
        return {
            kind: words(f"content-kind-{kind}" if kind in LISTED else f"box-kind-{kind}")
            for kind in things.ORDER
        }

    def things(self, words: Words) -> Sequence[Thing]:
        """Return every thing of the box, kind by kind."""
        return list(things.things(self.box, words))

    def signs(self, words: Words) -> Sequence[Thing]:
        """Return what lies on the board or is counted beside it."""
        return list(things.signs(words))

    def aid(self, words: Words) -> Sequence[AidPart]:
        """Return the player aid."""
        return aid.aid(words)
