"""What cards are worth to whoever has them, by what their effects do."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.games.platformer import box as b

USES = 4.0
"""How many turns an item is of use, about."""


class CardWorth:
    """Weighs cards; gems, coins and hearts are worth what is given, the rest is in steps."""

    def __init__(self, gem: float, coin: float, heart: float) -> None:
        self._gem, self._coin, self._heart = gem, coin, heart
        # One memory a judge: the same card is worth the same all through the games it judges.
        self.item = lru_cache(maxsize=1024)(self._item)
        self.potion = lru_cache(maxsize=1024)(self._potion)

    def _item(self, card: b.ShopCard) -> float:
        """An item or an artifact to whoever keeps it."""
        value = 0.0 if card.passive is None else self._passive(card.passive)
        if card.effects:
            value += 0.6 * USES * sum(self.once(effect) for effect in card.effects)
        return value

    def _potion(self, card: b.ShopCard) -> float:
        """A potion, before it is drunk."""
        return sum(self.once(effect) for effect in card.effects)

    def _passive(self, bonus: b.Bonus) -> float:
        return (
            2.2 * bonus.attack
            + 0.4 * bonus.shove
            + USES * 0.5 * self._coin * bonus.coin
            + USES * 0.4 * (self._gem * bonus.loot_gems + self._coin * bonus.loot_coins)
            + 1.2 * bonus.armour
            + 0.6 * bonus.trap
        )

    def once(self, effect: b.Effect) -> float:
        """One use of one effect."""
        match effect:
            case b.Gain(coins, gems, hearts):
                return self._coin * coins + self._gem * gems + 0.7 * self._heart * hearts
            case b.Steps(spaces):
                return 0.8 * spaces
            case b.Strengthen(wounds):
                return 0.7 * wounds
            case b.Slide(spaces):
                return 0.3 * spaces
            case b.Climb():
                return 1.3
            case b.Refresh():
                return 0.8
            case b.Reroll() | b.Turn():
                return 0.7
            case b.Ward(wounds):
                return 0.35 * wounds
            case b.Charge():
                return 0.6
        return 0.5
