"""Which abilities and items a player may use, when, how often, and at what price (CRY-4, CRY-7, ITM-9, ITM-10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards import passives as p
from platformer_nb.games.labyrinth.model.cards.things import Ability, Use
from platformer_nb.games.labyrinth.model.maze import Field, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.course.turn import is_bound
from platformer_nb.games.labyrinth.rules.events.lasting import abilities_stop
from platformer_nb.games.labyrinth.rules.records import letter, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import passive, passive_id

Using = a.Use | a.Pact

MOST_KEPT: Final = 1 << 14


def card_rule(state: State, use: int) -> str:
    """Return the rule by which the card of a use decides: of an item (ITM-9), of a character (CRY-7)."""
    return "ITM-9" if is_of_item(state, use) else "CRY-7"


def is_of_item(state: State, use: int) -> bool:
    """Return whether a use is that of an item."""
    return isinstance(state.box.uses[use], Use)


def facts_of(state: State, use: int) -> dict[str, str]:
    """Return the fact that names a use in a sentence."""
    kind = "card" if is_of_item(state, use) else "ability"
    return {kind: state.box.use_ids[use]}


# --- clauses ---------------------------------------------------------------------------------------------------


@rule("SET-12", "ITM-9", "CHR-4", "KEY-9")
def has_the_card(state: State, seat: int, action: Using) -> Cite | None:
    """SET-12, CHR-4: an ability is used by its character, ITM-9: an item by whoever carries it."""
    if not 0 <= action.use < len(state.box.uses):
        return Cite("SET-12", {"who": letter(seat)})
    card, pawn = state.box.use_cards[action.use], state.pawns[seat]
    facts = {**facts_of(state, action.use), "who": letter(seat)}
    if is_of_item(state, action.use):
        carried = state.box.item_ids.index(card) in pawn.items
        return None if carried else Cite("ITM-9", {**facts, "why": "carried"})
    own = pawn.character >= 0 and state.box.character_ids[pawn.character] == card
    return None if own else Cite("SET-12", facts)


@rule("EVT-8")
def is_not_stopped(state: State, _seat: int, action: Using) -> Cite | None:
    """EVT-8: while an event bars abilities, no character uses one."""
    if not abilities_stop(state) or is_of_item(state, action.use):
        return None
    return Cite("EVT-8", {"card": state.box.event_ids[state.event], **facts_of(state, action.use)})


@rule("STN-2", "STN-6", "MOV-3", "ITM-10")
def is_free_to_use(state: State, seat: int, _action: Using) -> Cite | None:
    """STN-2, STN-6, ITM-10: a stunned character uses nothing, MOV-3: nor does one on its start space in its turn."""
    pawn = state.pawns[seat]
    if pawn.stun:
        return Cite("STN-2", {"stun": pawn.stun})
    if seat == state.active and is_bound(state):
        return Cite("MOV-3", {"place": place_name(state.maze, pawn.at)})
    return None


@rule("CRY-7", "ITM-9", "ACT-15")
def is_the_moment(state: State, _seat: int, action: Using, moments: tuple[str, ...]) -> Cite | None:
    """CRY-7, ITM-9, ACT-15: a use works at the moment that its card names, and no other."""
    if state.box.uses[action.use].when in moments:
        return None
    facts = {**facts_of(state, action.use), "why": "moment"}
    return Cite(card_rule(state, action.use), facts)


@rule("ITM-10", "CRY-7")
def is_not_spent(
    state: State, _seat: int, action: Using, used: tuple[int, ...] = ()
) -> Cite | None:
    """ITM-10, CRY-7: what is for once in each turn, or in each combat, is used no second time."""
    limit = state.box.uses[action.use].limit
    facts = facts_of(state, action.use)
    rule_ = "ITM-10" if is_of_item(state, action.use) else "CRY-7"
    if limit == "turn" and state.box.use_ids[action.use] in state.spent:
        return Cite(rule_, {**facts, "why": "turn"})
    return Cite(rule_, {**facts, "why": "combat"}) if action.use in used else None


@rule("CRY-1", "CRY-4")
def crystal_can_pay(state: State, seat: int, action: Using) -> Cite | None:
    """CRY-4: an ability that asks for the Fate Crystal is paid with an active one, CRY-1: which is then inactive."""
    asks = state.box.uses[action.use].price.crystal
    if isinstance(action, a.Use):
        lacks = asks and not state.pawns[seat].crystal
        return Cite("CRY-1", facts_of(state, action.use)) if lacks else None
    pact = passive(state, seat, p.LifeForCrystal)
    if asks and pact is not None and passive_id(state, seat) not in state.spent:
        return None
    return Cite("CRY-4", facts_of(state, action.use))


@rule("CMB-9")
def lives_can_pay(state: State, seat: int, action: Using) -> Cite | None:
    """CMB-9: a price in lives is never the last life."""
    price = lives_of(state, seat, action)
    if not price or state.pawns[seat].lives > price:
        return None
    return Cite("CMB-9", {**facts_of(state, action.use), "lives": state.pawns[seat].lives})


def lives_of(state: State, seat: int, action: Using) -> int:
    """Return how many lives a use costs: those of its card, and one paid in place of the Crystal."""
    lives = state.box.uses[action.use].price.lives
    pact = passive(state, seat, p.LifeForCrystal)
    return lives + pact.lives if isinstance(action, a.Pact) and pact is not None else lives


def objection(
    state: State, seat: int, action: Using, moments: tuple[str, ...], used: tuple[int, ...] = ()
) -> Cite | None:
    """Return why a player may not use this now, but for actions and for what it is aimed at."""
    return (
        has_the_card(state, seat, action)
        or is_free_to_use(state, seat, action)
        or is_not_stopped(state, seat, action)
        or is_the_moment(state, seat, action, moments)
        or is_not_spent(state, seat, action, used)
        or crystal_can_pay(state, seat, action)
        or lives_can_pay(state, seat, action)
    )


def own_uses(state: State, seat: int) -> list[int]:
    """Return the numbers of all that a seat may ever use: the abilities of its character, the items it carries."""
    pawn, box = state.pawns[seat], state.box
    cards = {box.item_ids[item] for item in pawn.items}
    if pawn.character >= 0:
        cards.add(box.character_ids[pawn.character])
    return sorted([use for card in cards for use in box.uses_of.get(card, ())])


def usable(
    state: State, seat: int, moments: tuple[str, ...], used: tuple[int, ...] = ()
) -> tuple[Using, ...]:
    """Return what a player may use at these moments, paid with the Crystal or with a life.

    Each activity, each test and each Golem card asks, so that the answers are kept by all that the clauses look at.
    """
    pawn = state.pawns[seat]
    bound = seat == state.active and is_bound(state)
    about = (pawn.character, pawn.items, pawn.crystal, pawn.lives, pawn.stun, bound, state.event)
    key = (*about, state.spent, state.rulings, moments, used)
    kept = _kept(state.maze.field)
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = _usable(state, seat, moments, used)
    return found


@lru_cache(maxsize=4)
def _kept(_field: Field) -> dict[tuple[Any, ...], tuple[Using, ...]]:
    """Return the memory of what may be used."""
    return {}


def _usable(
    state: State, seat: int, moments: tuple[str, ...], used: tuple[int, ...]
) -> tuple[Using, ...]:
    return tuple(
        action
        for use in own_uses(state, seat)
        if state.box.uses[use].when in moments
        for action in (a.Use(use), a.Pact(use))
        if objection(state, seat, action, moments, used) is None
    )


# --- paying ----------------------------------------------------------------------------------------------------


@rule("CRY-1", "CRY-4", "CMB-9", "ITM-10", "LIM-6", off=Instead(nothing))
def pays_price(builder: StateBuilder, seat: int, action: Using) -> None:
    """CRY-4, CRY-1: the Fate Crystal that a card asks for becomes inactive; CMB-9: lives are paid; ITM-10: it is spent.

    LIM-6: an item that is discarded goes back into its pool. Actions are paid with the activity.
    """
    state = builder.state
    use, name = state.box.uses[action.use], state.box.use_ids[action.use]
    builder.tell("used", card_rule(state, action.use), seat, number=action.use)
    lives = lives_of(state, seat, action)
    if lives:
        builder.change_pawn(seat, lives=builder.pawn(seat).lives - lives)
        builder.tell("paid-lives", "CMB-9", seat, number=lives)
    if isinstance(action, a.Pact):
        spend(builder, passive_id(state, seat))
    elif use.price.crystal:
        builder.change_pawn(seat, crystal=False)
        builder.tell("paid-crystal", "CRY-4", seat)
    if use.limit == "turn":
        spend(builder, name)
    if isinstance(use, Use) and use.price.discard:
        item = state.box.item_ids.index(state.box.use_cards[action.use])
        left = tuple(one for one in builder.pawn(seat).items if one != item)
        builder.change_pawn(seat, items=left)
        builder.tell("discarded", "LIM-6", seat, item=item)


def spend(builder: StateBuilder, name: str) -> None:
    """Note that this was used in this turn."""
    builder.change(spent=tuple(sorted((*builder.state.spent, name))))


def allowed(state: State, action: Using) -> tuple[Cite, ...]:
    """Return the rules by which something is used; of an ability without the Fate Crystal its price comes first."""
    use: Ability | Use = state.box.uses[action.use]
    facts = facts_of(state, action.use)
    price, own = use.price, Cite(card_rule(state, action.use), facts)
    paid = [Cite("CRY-4", facts)] if price.crystal else []
    paid += [Cite("CMB-9", facts)] if price.lives else []
    if price.crystal or is_of_item(state, action.use):
        return (own, *paid)
    if not paid and state.top is None:
        paid = [Cite("ACT-12" if price.is_free else "ACT-2", facts)]
    return (*paid, own)
