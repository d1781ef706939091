"""What a Hero owns, valued once for all positions in which it owns the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from platformer_nb.games.platformer.bots.evaluation.card_value import CardValues
from platformer_nb.games.platformer.bots.evaluation.weights import Weights
from platformer_nb.games.platformer.bots.risk import Risks
from platformer_nb.games.platformer.model.box.effects import Bonus, Strengthen
from platformer_nb.games.platformer.model.state import Constants, Hero
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.figures import combat

PURSES = 16384
"""Number of values kept by `Belongings`."""


@dataclass(slots=True)
class Purse:
    """The value of what a Hero owns, and what it does for it.

    `star`: the symbol that a star stands for, None if it stands for effects. `attack`: the Wounds that cards
    and tokens can add to an attack next turn; `attack_now`: those of ready cards only.
    """

    worth: float
    star: int | None
    attack: int
    attack_now: int
    bonus: Bonus


class Belongings:
    """The purses of the Heroes of one game."""

    def __init__(self, game: Constants, weights: Weights, cards: CardValues, risks: Risks) -> None:
        self._game = game
        self._weights = weights
        self._cards = cards
        self._risks = risks
        self._known: dict[tuple[Any, ...], Purse] = {}
        # By id: to look a card up by itself hashes all that is printed on it.
        self._valued: dict[str, tuple[float, int, int]] = {}

    def of(self, hero: Hero) -> Purse:
        """Return the purse of a Hero."""
        key = (
            hero.card,
            hero.gems,
            hero.coins,
            hero.hearts,
            hero.ward,
            hero.items,
            hero.potions,
            hero.tokens,
        )
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= PURSES:
                self._known.clear()
            found = self._known[key] = self._made(hero)
        return found

    def _made(self, hero: Hero) -> Purse:
        game = self._game
        star = game.box.heroes[hero.card].star
        bonus = bonus_of(game, hero)
        sure = bonus.attack + combat.token_bonus(game, hero)
        later, now = self._adds(hero)
        return Purse(
            self._worth(hero),
            star if isinstance(star, int) else None,
            sure + later,
            sure + now,
            bonus,
        )

    def _worth(self, hero: Hero) -> float:
        w, box = self._weights, self._game.box
        gems, coins = hero.gems, hero.coins
        value = w.gem * min(gems, w.gem_enough) + w.heart * hero.hearts + 0.4 * w.heart * hero.ward
        if gems > w.gem_enough:
            value += w.gem_more * (gems - w.gem_enough)
        value += w.coin * min(coins, w.coin_enough)
        if coins > w.coin_enough:
            value += w.coin_more * (coins - w.coin_enough)
        for item, ready in hero.items:
            value += w.item * self._value(item)[0] + 0.05 * ready
        if hero.potions:
            drinking = self._cards.drinking((box.heroes[hero.card].trigger,))
            for place, potion in enumerate(hero.potions):
                # Each further potion counts less: there are too few turns to use them all.
                worth = self._value(potion)[0] + drinking
                value += w.potion * worth / (1 + 0.3 * place)
        if hero.tokens:
            value -= self._risks.tokens(self._game, hero.tokens)
        return value

    def _adds(self, hero: Hero) -> tuple[int, int]:
        """Return the Wounds that cards can add to an attack next turn, and those that they can add now."""
        later = now = 0
        if hero.items or hero.potions:
            lost = self._game.box.heroes[hero.card].hearts - hero.hearts
            for item, ready in hero.items:
                _, wounds, each = self._value(item)
                later += wounds + each * lost
                now += (wounds + each * lost) * ready
            for potion in hero.potions:
                _, wounds, each = self._value(potion)
                later += wounds + each * lost
                now += wounds + each * lost
        return later, now

    def _value(self, card: str) -> tuple[float, int, int]:
        """Return the value of a card, the Wounds it adds to an attack, and those it adds for each lost heart."""
        found = self._valued.get(card)
        if found is None:
            box = self._game.box
            potion = box.potions.get(card)
            kept = potion or box.kept(card)
            worth = self._cards.item(kept) if potion is None else self._cards.potion(kept)
            adds = [effect for effect in kept.effects if isinstance(effect, Strengthen)]
            each = sum(effect.wounds for effect in adds if effect.per == "lost-heart")
            wounds = sum(effect.wounds for effect in adds) - each
            found = self._valued[card] = (worth, wounds, each)
        return found
