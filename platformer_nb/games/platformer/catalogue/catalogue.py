"""The catalogue of Platformer; see `core.parts.catalogue.Catalogue`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import AidPart, Thing
from platformer_nb.games.platformer.catalogue import aid, signs, things
from platformer_nb.games.platformer.model.box.box import Box


class PlatformerCatalogue:
    """Everything in the box, and the player aid."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def kinds(self, words: Words) -> Mapping[str, str]:
        """Return the kinds of things with their headings, in the order of display."""
        return things.kinds(words)

    def things(self, words: Words) -> Sequence[Thing]:
        """Return every thing of the box, kind by kind."""
        found = list(things.things(self.box, words))
        order = list(things.ORDER)
        return sorted(found, key=lambda thing: order.index(thing.kind))

    def signs(self, words: Words) -> Sequence[Thing]:
        """Return what the table shows besides: hearts, Levels, what a card grants."""
        return list(signs.signs(words))

    def aid(self, words: Words) -> Sequence[AidPart]:
        """Return the player aid."""
        return aid.aid(self.box, words)
