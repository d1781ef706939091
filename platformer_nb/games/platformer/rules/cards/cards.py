"""Buying and using cards; their effects are resolved in `effect_resolution`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Bought, Drawn, Gained, Turned, Used
from platformer_nb.games.platformer.model.actions import Buy, TurnDie, Use, UseStar
from platformer_nb.games.platformer.model.box.box import STAR, ShopCard
from platformer_nb.games.platformer.model.box.effects import Effect, Gain
from platformer_nb.games.platformer.model.facts import at, cite, first_broken, symbol
from platformer_nb.games.platformer.model.state import SETUP, Hero, State, due
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import SHOP
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.cards.demands import unmet
from platformer_nb.games.platformer.rules.cards.temporary_effects import may_trade
from platformer_nb.games.platformer.rules.course.solo import price
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice.gems import raised

ABILITY = "ability"
"""Stands for the Hero card where a frame or an event holds a card id."""

DISPLAY = 3
"""Number of items displayed, and of potions."""

_drawn = lru_cache(maxsize=4096)(Drawn)
_used = lru_cache(maxsize=1024)(Used)
_gained = lru_cache(maxsize=1024)(Gained)

# --- buying ------------------------------------------------------------------------------------------------


def shop_card(state: State | Draft, card: str) -> ShopCard | None:
    """Return the item or potion of this id, None if there is none."""
    box = state.game.box
    if card in box.artifacts:
        return box.artifacts[card].card
    return box.items.get(card) or box.potions.get(card)


def buy_objections(state: State, card: str) -> Iterator[Cite]:
    """Yield why this card cannot be bought: it is not for sale; else the place, and the price."""
    missing = card_is_displayed(state, card)
    if missing is not None:
        yield missing
        return
    checks = (hero_is_in_a_shop(state), coins_suffice(state, card))
    yield from (c for c in checks if c is not None)


@rule("MAP-6", "ACT-7")
def hero_is_in_a_shop(state: State) -> Cite | None:
    """MAP-6, ACT-7: a Hero on a Shop space may buy, in mid-air too; by some cards, anywhere."""
    if may_trade(state):
        return None
    shops = tuple(at(state, s) for s in state.terrain.where(SHOP))
    return cite("MAP-6", space=at(state, state.hero.at), spaces=shops, count=len(shops))


@rule("ACT-2")
def card_is_displayed(state: State, card: str) -> Cite | None:
    """ACT-2: only a displayed card can be bought."""
    if card in state.shop:
        return None
    return cite("ACT-2", card=card, displayed=0, owner=_owner(state, card))


def _owner(state: State, card: str) -> str:
    """Return the Hero who has a card, "" if it lies elsewhere."""
    return next((h.card for h in state.heroes if _holds(h, card)), "")


def _holds(hero: Hero, card: str) -> bool:
    return card in hero.potions or any(item == card for item, _ in hero.items)


@rule("ACT-2")
def coins_suffice(state: State, card: str) -> Cite | None:
    """ACT-2: the price is paid in coins."""
    found = shop_card(state, card)
    if found is None or price(state, found) <= state.hero.coins:
        return None
    return cite("ACT-2", card=card, needs=price(state, found), has=state.hero.coins)


@rule("ACT-2", "CRD-3")
def buy(draft: Draft, action: Buy) -> None:
    """ACT-2, CRD-3: pay, take the card, ready, and refill the gap at once."""
    hero = draft.hero(draft.active)
    card = shop_card(draft, action.card)
    assert card is not None, "judge has checked that it is displayed"
    cost = price(draft, card)
    hero.coins -= cost
    if action.card in draft.game.box.items:
        hero.items = (*hero.items, (action.card, True))
    else:
        hero.potions = (*hero.potions, action.card)
    slot = draft.shop.index(action.card)
    draft.shop = (*draft.shop[:slot], "", *draft.shop[slot + 1 :])
    draft.events.append(Bought(draft.active + 1, action.card, cost))
    draft.pending.append(due("refill", slot))


@rule("CRD-2", "SET-4", off=())
def refills(state: State | Draft, slot: int) -> tuple[str, ...]:
    """CRD-2, SET-4: return the cards of its own deck that can fill a gap; none if the deck has run out.

    Items come from their deck in unknown order; potions too, then those put back to the bottom in
    the order in which they were put there (ACT-4).
    """
    if slot < DISPLAY:
        return state.items
    return state.potions or state.bottom[:1]


BOUGHT, RETURNED, RESTOCKED = range(3)
"""Why a gap is filled: the second number of a `refill` frame."""

_REFILLS = ("ACT-2", "CRD-2", "CRD-1")


@rule("ACT-2")
def refill(draft: Draft, slot: int, card: str, why: int = BOUGHT) -> None:
    """ACT-2: fill the gap. CRD-2: a returned potion may fill it as well."""
    if slot < DISPLAY:
        draft.items = tuple(c for c in draft.items if c != card)
    elif draft.potions:
        draft.potions = tuple(c for c in draft.potions if c != card)
    else:
        draft.bottom = draft.bottom[1:]
    draft.shop = (*draft.shop[:slot], card, *draft.shop[slot + 1 :])
    draft.events.append(_drawn(card, slot, "SET-4" if draft.step == SETUP else _REFILLS[why]))


# --- using ----------------------------------------------------------------------------------------------------


def use_objections(state: State, card: str) -> Iterator[Cite]:
    """Yield why this card cannot be used: not owned, passive, exhausted, or a demand is not met."""
    found = shop_card(state, card)
    wrong = first_broken(
        card_is_owned(state, card),
        card_is_no_passive(state, card),
        item_is_ready(state, card),
        lacks(state, found.effects if found else (), card),
    )
    if wrong is not None:
        yield wrong


@rule("ACT-3", "ACT-4")
def card_is_owned(state: State, card: str) -> Cite | None:
    """ACT-3, ACT-4: a player uses the items and potions it has."""
    if _holds(state.hero, card):
        return None
    rule_id = "ACT-4" if card in state.game.box.potions else "ACT-3"
    return cite(
        rule_id, card=card, owned=0, owner=_owner(state, card), shop=int(card in state.shop)
    )


@rule("ACT-3")
def item_is_ready(state: State, card: str) -> Cite | None:
    """ACT-3: an exhausted item cannot be used again until refreshed."""
    if (card, False) not in state.hero.items or (card, True) in state.hero.items:
        return None
    return cite("ACT-3", card=card, ready=0)


@rule("CRD-1")
def card_is_no_passive(state: State, card: str) -> Cite | None:
    """CRD-1: passive cards work by themselves and cannot be used."""
    found = shop_card(state, card)
    return cite("CRD-1", card=card) if found and not found.effects else None


@rule("ACT-3", "ACT-4")
def use(draft: Draft, action: Use) -> None:
    """ACT-3: the item is exhausted. ACT-4: the potion goes to the bottom of its deck."""
    hero = draft.hero(draft.active)
    card = action.card
    if card not in draft.game.box.potions:
        place = hero.items.index((card, True))
        hero.items = (*hero.items[:place], (card, False), *hero.items[place + 1 :])
        draft.events.append(_used(draft.active + 1, card, "ACT-3"))
    else:
        place = hero.potions.index(card)
        hero.potions = (*hero.potions[:place], *hero.potions[place + 1 :])
        draft.bottom = (*draft.bottom, card)
        draft.events.append(_used(draft.active + 1, card, "ACT-4"))
    draft.pending.append(due("effects", 0, 0, card))
    if card in draft.game.box.potions and "" in draft.shop[DISPLAY:]:
        fill_open_gap(draft)


@rule("CRD-2")
def fill_open_gap(draft: Draft) -> None:
    """CRD-2: a potion that returns to its deck while a gap is open fills it at once."""
    draft.pending.append(due("refill", draft.shop.index("", DISPLAY), RETURNED))


def lacks(state: State, effects: tuple[Effect, ...], card: str) -> Cite | None:
    """Cite the demand that a card, or a Hero's own ability, cannot meet, together with the card."""
    found = unmet(state, effects)
    return None if found is None else Cite(found.rule, {**found.facts, "card": card})


# --- the Hero's ability and star ----------------------------------------------------------------------------


@rule("ACT-5")
def ability_is_ready(state: State) -> Cite | None:
    """ACT-5: a once-per-turn ability exhausts the Hero card; passive ones need no action."""
    if state.card.ability and state.hero.ability:
        return None
    return cite("ACT-5", hero=state.hero.card, used=int(bool(state.card.ability)))


def ability_objections(state: State) -> Iterator[Cite]:
    """Yield why the Hero's ability cannot be used: it has none, it is exhausted, or a demand is not met."""
    wrong = first_broken(ability_is_ready(state), lacks(state, state.card.ability, state.hero.card))
    if wrong is not None:
        yield wrong


@rule("ACT-5")
def ability(draft: Draft) -> None:
    """ACT-5: exhaust the Hero card and resolve the ability."""
    hero = draft.hero(draft.active)
    hero.ability = False
    draft.events.append(_used(draft.active + 1, hero.card, "ACT-5"))
    draft.pending.append(due("effects", 0, 0, ABILITY))


def star_objections(state: State, action: UseStar) -> Iterator[Cite]:
    """Yield why a star's effect cannot be used: it is read as a symbol; else its demands and payment."""
    reads = paying.star_symbol(state)
    if reads is not None:
        yield cite("SYM-5", hero=state.hero.card, symbol=symbol(reads), same=1)
        return
    star = state.card.star
    lacking = lacks(state, () if isinstance(star, int) else star, state.hero.card)
    if lacking is not None:
        yield _of_the_star(state, lacking)
    yield from paying.objections(state, action.payment, STAR)


def _of_the_star(state: State, lacking: Cite) -> Cite:
    """Cite the unmet demand of a star's effect by the rule of the star (SYM-5), with what it would give."""
    if lacking.facts.get("asks") not in ("coins", "hearts"):
        return lacking
    star = state.card.star
    given = () if isinstance(star, int) else tuple(x for x in star if isinstance(x, Gain))
    gems = sum(x.gems for x in given)
    facts = {k: v for k, v in lacking.facts.items() if k != "card"}
    return cite("SYM-5", **facts, hero=state.hero.card, **({"gems": gems} if gems else {}))


@rule("SYM-5", "FRG-3")
def use_star(draft: Draft, action: UseStar) -> None:
    """SYM-5, FRG-3: resolve the star's effect, raised by the gems on it."""
    paying.take(draft, action.payment)
    draft.pending.append(due("effects", 0, action.payment.steps, "star"))


# --- dice ------------------------------------------------------------------------------------------------------


def turns(state: State) -> Iterator[TurnDie]:
    """Yield every way to turn one die of the pool to another symbol."""
    for frm, count in enumerate(state.pool):
        if count:
            for to in range(len(state.pool)):
                if to != frm:
                    yield TurnDie(frm, to)


@rule("CRD-1")
def turn_die(draft: Draft, action: TurnDie) -> None:
    """CRD-1: one die of the pool is turned to another symbol; `roll` keeps the one rolled (IKE-6)."""
    pool = list(draft.pool)
    pool[action.frm] -= 1
    pool[action.to] += 1
    draft.pool = (pool[0], pool[1], pool[2], pool[3], pool[4])
    draft.events.append(Turned(action.frm, action.to))


@rule("SYM-3")
def gain_coins(draft: Draft, power: int) -> None:
    """SYM-3: gain a coin, more with gems or a passive card."""
    coins = foreseen_coins(draft, power)
    draft.hero(draft.active).coins += coins
    draft.events.append(_gained(draft.active + 1, coins, 0, 0))


def foreseen_coins(where: State | Draft, power: int) -> int:
    """SYM-3: return the coins that a coin symbol of this power would gain now."""
    game, hero = where.game, where.heroes[where.active]
    return raised(1 + bonus_of(game, hero).coin, power - 1, game.rulings)
