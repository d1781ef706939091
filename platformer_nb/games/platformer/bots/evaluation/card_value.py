"""Estimates of what a card is worth to its owner, computed from its effects."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.platformer.model.box import box as b
from platformer_nb.games.platformer.model.box import conditions
from platformer_nb.games.platformer.model.box import effects as fx

USES: Final = 4.0
"""Estimated turns for which an item is used."""

OFTEN: Final[dict[type, float]] = {
    conditions.Buys: 0.4,
    conditions.Defeats: 0.4,
    conditions.Drinks: 0.4,
    conditions.Faints: 0.15,
    conditions.Falls: 0.25,
    conditions.Hoards: 0.3,
    conditions.Pushes: 0.15,
    conditions.Reveals: 0.15,
    conditions.Spends: 0.3,
    conditions.Springs: 0.2,
    conditions.Suffers: 0.2,
}
"""Estimated probability per turn that the condition of a trigger is met."""


class CardValues:
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

    def _drinking(self, triggers: tuple[conditions.Trigger | None, ...]) -> float:
        """Return what these triggers of a Hero gain when it uses a potion."""
        return sum(
            self.once(gain)
            for trigger in triggers
            if trigger is not None and isinstance(trigger.condition, conditions.Drinks)
            for gain in trigger.gains
        )

    def _passive(self, bonus: fx.Bonus) -> float:
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

    def once(self, effect: fx.Effect) -> float:
        """Return the value of one use of an effect."""
        match effect:
            case fx.Gain(coins, gems, hearts):
                return self._coin * coins + self._gem * gems + 0.7 * self._heart * hearts
            case fx.Pay(coins, hearts):
                return -0.5 * self._coin * coins - 0.5 * self._heart * hearts
            case fx.Steps(spaces, walls):
                return (0.8 + 0.1 * walls) * spaces
            case fx.Strengthen(wounds):
                return 0.7 * wounds
            case fx.Blink(spaces):
                return 1.0 * spaces
            case fx.Throw(wounds):
                return 0.5 * wounds
            case fx.Steal(coins):
                return 0.4 * self._coin * coins
            case fx.Recover(dice):
                return 0.6 * dice
            case fx.Ward(wounds):
                return 0.35 * wounds
            case fx.Slide(spaces):
                return 0.25 * spaces
        return PLAIN.get(type(effect), 0.4)


PLAIN: Final[dict[type, float]] = {
    fx.Blast: 0.8,
    fx.Boon: 0.5,
    fx.Charge: 0.6,
    fx.Cleanse: 0.3,
    fx.Climb: 1.3,
    fx.Collect: 0.5,
    fx.Command: 0.25,
    fx.Refresh: 0.7,
    fx.Reroll: 0.7,
    fx.Restock: 0.1,
    fx.Swap: 0.4,
    fx.Turn: 0.7,
}
"""Values of one use of the effects that have no number."""
