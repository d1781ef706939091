"""Estimates of what a card is worth to its owner, computed from its effects."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.platformer.model import box as b

USES: Final = 4.0
"""Estimated turns for which an item is used."""

OFTEN: Final[dict[type, float]] = {
    b.Buys: 0.4,
    b.Defeats: 0.4,
    b.Drinks: 0.4,
    b.Faints: 0.15,
    b.Falls: 0.25,
    b.Hoards: 0.3,
    b.Pushes: 0.15,
    b.Reveals: 0.15,
    b.Spends: 0.3,
    b.Springs: 0.2,
    b.Suffers: 0.2,
}
"""Estimated probability per turn that the condition of a trigger is met."""


class CardWorth:
    """Card values in steps climbed, given the values of a gem, a coin and a heart."""

    def __init__(self, gem: float, coin: float, heart: float) -> None:
        self._gem, self._coin, self._heart = gem, coin, heart
        # A card has the same value in every game, so values are cached per instance.
        self.item = lru_cache(maxsize=1024)(self._item)
        self.potion = lru_cache(maxsize=1024)(self._potion)
        self.drinking = lru_cache(maxsize=1024)(self._drinking)

    def _item(self, card: b.ShopCard) -> float:
        """Return the value of keeping an item or artifact."""
        value = 0.0 if card.passive is None else self._passive(card.passive)
        if card.effects:
            value += 0.6 * USES * sum(self.once(effect) for effect in card.effects)
        if card.trigger is not None:
            gains = sum(self.once(gain) for gain in card.trigger.gains)
            value += USES * OFTEN.get(type(card.trigger.condition), 0.2) * gains
        return value

    def _potion(self, card: b.ShopCard) -> float:
        """Return the value of a potion not yet used."""
        return sum(self.once(effect) for effect in card.effects)

    def _drinking(self, triggers: tuple[b.Trigger | None, ...]) -> float:
        """Return what these triggers of a Hero gain when it uses a potion."""
        return sum(
            self.once(gain)
            for trigger in triggers
            if trigger is not None and isinstance(trigger.condition, b.Drinks)
            for gain in trigger.gains
        )

    def _passive(self, bonus: b.Bonus) -> float:
        return (
            2.2 * bonus.attack
            + 0.4 * bonus.shove
            + USES * 0.5 * self._coin * bonus.coin
            + USES * 0.4 * (self._gem * bonus.loot_gems + self._coin * bonus.loot_coins)
            + 1.2 * bonus.armour
            + 0.6 * bonus.trap
            + 0.8 * bonus.sneak
            + USES * 0.4 * self._coin * bonus.discount
            + 0.5 * bonus.fear
        )

    def once(self, effect: b.Effect) -> float:
        """Return the value of one use of an effect."""
        match effect:
            case b.Gain(coins, gems, hearts):
                return self._coin * coins + self._gem * gems + 0.7 * self._heart * hearts
            case b.Pay(coins, hearts):
                return -0.5 * self._coin * coins - 0.5 * self._heart * hearts
            case b.Steps(spaces, walls):
                return (0.8 + 0.1 * walls) * spaces
            case b.Strengthen(wounds):
                return 0.7 * wounds
            case b.Blink(spaces):
                return 1.0 * spaces
            case b.Throw(wounds):
                return 0.5 * wounds
            case b.Steal(coins):
                return 0.4 * self._coin * coins
            case b.Recover(dice):
                return 0.6 * dice
            case b.Ward(wounds):
                return 0.35 * wounds
            case b.Slide(spaces):
                return 0.25 * spaces
        return PLAIN.get(type(effect), 0.4)


PLAIN: Final[dict[type, float]] = {
    b.Blast: 0.8,
    b.Boon: 0.5,
    b.Charge: 0.6,
    b.Cleanse: 0.3,
    b.Climb: 1.3,
    b.Collect: 0.5,
    b.Command: 0.25,
    b.Refresh: 0.7,
    b.Reroll: 0.7,
    b.Restock: 0.1,
    b.Swap: 0.4,
    b.Turn: 0.7,
}
"""Values of one use of the effects that have no number."""
