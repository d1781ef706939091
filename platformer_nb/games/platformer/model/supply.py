"""What lies beside the map: the Levels revealed, the Shop, the decks.

Few actions change it. A State therefore refers to it as a whole, and most states of a game share it: a state
is made by each application of an action, and every field costs time then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple


class Level(NamedTuple):
    """A revealed Level: its number, its tiles, its Enemy card ("" for the Boss)."""

    number: int
    left: str
    right: str
    enemy: str


class Supply(NamedTuple):
    """The Levels revealed, the Shop, the decks, the artifacts in play.

    `shop` holds three items and three potions, "" a gap; `items` and `potions` are the cards still in the
    decks, in no order, `bottom` the potions put back below them, in order. `artifacts` are those in play:
    with a Hero's items, or else in the middle (ART-1).
    """

    tower: tuple[Level, ...] = ()
    shop: tuple[str, ...] = ("",) * 6
    items: tuple[str, ...] = ()
    potions: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    boss_deck: tuple[str, ...] = ()
    boss_discards: tuple[str, ...] = ()
    artifacts: tuple[str, ...] = ()


class Supplied:
    """A position that refers to a supply; what the supply holds can be read of the position."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def supply(self) -> Supply:
            """What lies beside the map."""

    @property
    def tower(self) -> tuple[Level, ...]:
        """The revealed Levels, from below."""
        return self.supply.tower

    @property
    def shop(self) -> tuple[str, ...]:
        """The cards displayed, "" for a gap."""
        return self.supply.shop

    @property
    def items(self) -> tuple[str, ...]:
        """The items in their deck."""
        return self.supply.items

    @property
    def potions(self) -> tuple[str, ...]:
        """The potions in their deck."""
        return self.supply.potions

    @property
    def bottom(self) -> tuple[str, ...]:
        """The potions put back below their deck."""
        return self.supply.bottom

    @property
    def boss_deck(self) -> tuple[str, ...]:
        """The Boss's attack cards in their deck."""
        return self.supply.boss_deck

    @property
    def boss_discards(self) -> tuple[str, ...]:
        """The attack cards discarded."""
        return self.supply.boss_discards

    @property
    def artifacts(self) -> tuple[str, ...]:
        """The artifacts in play."""
        return self.supply.artifacts
