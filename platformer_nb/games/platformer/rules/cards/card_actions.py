"""Legal actions with cards: buying, using what is held, a star's effect.

They are listed for every position, and hands and displays change seldom. So what they offer is made once and kept;
only demands and coins are looked at anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from platformer_nb.games.platformer.model.actions import Ability, Action, Buy, Use, UseStar
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.box.effects import Effect
from platformer_nb.games.platformer.model.cache import Cache
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.cards.cards import shop_card
from platformer_nb.games.platformer.rules.cards.demands import may_ask, unmet
from platformer_nb.games.platformer.rules.cards.temporary_effects import may_trade
from platformer_nb.games.platformer.rules.course.solo import discount, price

ABILITY_ACTION = Ability()

Items = tuple[tuple[str, bool], ...]

# --- buying ------------------------------------------------------------------------------------------------


def purchases(state: State) -> list[Buy]:
    """Return every legal purchase of the active player."""
    if not may_trade(state):
        return []
    coins = state.heroes[state.active].coins
    return [buy for cost, buy in _displayed(state) if cost <= coins]


Display = tuple[str, tuple[str, ...], int, str]
"""All that prices depend on: the box, the Shop, what the buyer's cards take off, the event of the turn."""

_buy = lru_cache(maxsize=4096)(Buy)

_displays: Final[Cache[Display, tuple[tuple[int, Buy], ...]]] = Cache(4096)


def _displayed(state: State) -> tuple[tuple[int, Buy], ...]:
    """Return the present price of each displayed card, and its purchase."""
    solo = state.solo
    event = solo.card if solo is not None else ""
    key = (state.game.box.content_hash, state.supply.shop, discount(state), event)
    try:
        return _displays.known[key]
    except KeyError:
        return _displays.keep(key, tuple(_priced(state)))


def _priced(state: State) -> Iterator[tuple[int, Buy]]:
    for card in state.shop:
        found = shop_card(state, card) if card else None
        if found is not None:
            yield price(state, found), _buy(card)


# --- using what is held --------------------------------------------------------------------------------------


class Hand:
    """The uses of the cards that a Hero holds and of its ability; `asking`: some of them have demands."""

    __slots__ = ("actions", "asking", "demands")

    def __init__(self, offers: Sequence[tuple[Action, tuple[Effect, ...]]]) -> None:
        self.actions = tuple(action for action, _ in offers)
        self.demands = tuple(
            (action, effects if may_ask(effects) else ()) for action, effects in offers
        )
        self.asking = any(effects for _, effects in self.demands)


_hands: Final[Cache[tuple[str, str, Items, tuple[str, ...], bool], Hand]] = Cache(4096)


def uses(state: State) -> Sequence[Action]:
    """Return every legal use of an item, a potion or the Hero's ability."""
    hero = state.heroes[state.active]
    box = state.game.box
    key = (box.content_hash, hero.card, hero.items, hero.potions, hero.ability)
    try:
        hand = _hands.known[key]
    except KeyError:
        hand = _hands.keep(key, Hand(tuple(_held(box, *key[1:]))))
    if not hand.asking:
        return hand.actions
    return [
        action for action, effects in hand.demands if not effects or unmet(state, effects) is None
    ]


def _held(
    box: Box, hero: str, items: Items, potions: tuple[str, ...], ability: bool
) -> Iterator[tuple[Action, tuple[Effect, ...]]]:
    """Yield what is ready to be used, with its effects; passive cards have none."""
    for item, ready in items:
        effects = box.kept(item).effects
        if ready and effects:
            yield Use(item), effects
    for potion in dict.fromkeys(potions):
        yield Use(potion), box.potions[potion].effects
    effects = box.heroes[hero].ability
    if ability and effects:
        yield ABILITY_ACTION, effects


# --- a star --------------------------------------------------------------------------------------------------


def stars(state: State, payable: tuple[UseStar, ...]) -> tuple[UseStar, ...]:
    """Return the ways to use a star for its effect, if the demands of the effect are met."""
    star = state.card.star
    return () if isinstance(star, int) or unmet(state, star) is not None else payable
