"""Citations of the rules of the Shop, cards and abilities (ACT, CRD, ART)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import (
    applied_by,
    effects_of,
    effects_under_way,
    in_the_air,
    on_boss_level,
)
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.effects import Bonus, Effect, Gain, Swap
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import BY_CARD, State
from platformer_nb.games.platformer.model.terrain import NOWHERE, SHOP
from platformer_nb.games.platformer.rules.cards import artifacts
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.cards.cards import DISPLAY, refills
from platformer_nb.games.platformer.rules.course.solo import discount, event_of
from platformer_nb.games.platformer.rules.figures.combat import health

# --- actions without a card ----------------------------------------------------------------------------------


@allows("ACT-1", a.Gravity)
def any_number_of_times(_state: State, _action: a.Gravity) -> Facts:
    """ACT-1: the active player may apply Gravity."""
    return NO_FACTS


@decides("ACT-1", e.Fell, e.Held, e.Hovered)
def a_player_applied_it(seen: Occurrence[Any]) -> bool:
    """ACT-1: the active player applied Gravity."""
    return applied_by(seen) == "ACT-1"


@allows("ACT-6", a.Mirror, a.Endure)
def a_token_says_so(state: State, _action: Any) -> Facts:
    """ACT-6: nobody acts in a Boss Turn, except by a token."""
    return {"hero": state.heroes[state.pending[-1].a].card}


# --- the Shop ------------------------------------------------------------------------------------------------


@allows("ACT-2", a.Buy)
def bought(state: State, action: a.Buy) -> Facts:
    """ACT-2: pay the price of a displayed card."""
    return {"card": action.card, "space": at(state, state.hero.at)}


@allows("MAP-6", a.Buy)
def stands_on_a_shop(state: State, _action: a.Buy) -> Facts | None:
    """MAP-6: a Hero on a Shop space may buy."""
    space = state.hero.at
    return {"space": at(state, space)} if state.terrain.feature[space] == SHOP else None


@allows("ACT-7", a.Buy)
def shop_in_the_air_or_above(state: State, _action: a.Buy) -> Facts | None:
    """ACT-7: also in mid-air; and the Shops of the Boss Level sell from the same display."""
    space = state.hero.at
    here = in_the_air(state, space) or on_boss_level(state, space)
    return {"space": at(state, space)} if state.terrain.feature[space] == SHOP and here else None


@allows("CRD-1", a.Buy)
def a_card_makes_it_possible(state: State, action: a.Buy) -> Facts | None:
    """CRD-1: a card lets its owner buy anywhere, or for less."""
    anywhere = state.terrain.feature[state.hero.at] != SHOP
    return {"card": action.card} if anywhere or discount(state) else None


@allows("SOL-2", a.Buy)
def an_event_sets_the_prices(state: State, action: a.Buy) -> Facts | None:
    """SOL-2: the event of the turn changes the prices."""
    return {"card": action.card} if event_of(state).prices else None


@decides("CRD-2", e.Bought)
def the_gap_stays(seen: Occurrence[e.Bought]) -> bool:
    """CRD-2: the deck has run out, so the gap stays open."""
    return not refills(seen.after, seen.start.shop.index(seen.event.card))


@decides("CRD-2", e.Used)
def the_gap_is_filled(seen: Occurrence[e.Used]) -> bool:
    """CRD-2: a potion that returns while a gap is open fills it at once."""
    potion = seen.event.card in seen.after.game.box.potions
    return potion and "" in seen.start.shop[DISPLAY:]


@decides("CRD-3", e.Bought)
def arrives_ready(seen: Occurrence[e.Bought]) -> bool:
    """CRD-3: a bought item that can be used arrives ready."""
    item = seen.after.game.box.items.get(seen.event.card)
    return item is not None and bool(item.effects)


# --- cards in use --------------------------------------------------------------------------------------------


@allows("ACT-3", a.Use)
def an_item(state: State, action: a.Use) -> Facts | None:
    """ACT-3: an item is exhausted when used."""
    return None if action.card in state.game.box.potions else {"card": action.card}


@allows("ACT-4", a.Use)
def a_potion(state: State, action: a.Use) -> Facts | None:
    """ACT-4: a potion is discarded when used."""
    return {"card": action.card} if action.card in state.game.box.potions else None


@allows("ART-3", a.Use)
def an_artifact(state: State, action: a.Use) -> Facts | None:
    """ART-3: artifacts work like items."""
    return {"card": action.card} if action.card in state.artifacts else None


@decides("ART-3", e.Used, e.Triggered)
def an_artifact_works(seen: Occurrence[Any]) -> bool:
    """ART-3: the card that takes effect is an artifact."""
    return seen.event.card in seen.after.artifacts


@allows("ACT-5", a.Ability)
def once_a_turn(_state: State, _action: a.Ability) -> Facts:
    """ACT-5: an ability exhausts the Hero card."""
    return NO_FACTS


@allows("ACT-5", a.Target)
def the_hero_changes_places(state: State, _action: a.Target) -> Facts | None:
    """ACT-5: the Hero's own ability, used this turn, lets it change places."""
    own = any(isinstance(x, Swap) for x in state.card.ability) and not state.hero.ability
    return {"hero": state.hero.card} if own and state.pending[-1].kind == "swap" else None


@allows("CRD-1", a.TurnDie, a.Reroll)
def a_card_turns_or_rolls(_state: State, _action: Any) -> Facts:
    """CRD-1: a card lets dice be turned or rerolled."""
    return NO_FACTS


@allows("CRD-1", a.Stop, a.Step)
def a_card_asks(state: State, _action: a.Stop | a.Step) -> Facts | None:
    """CRD-1: what a card grants need not be used to the end."""
    frame = state.pending[-1]
    asks = frame.kind not in ("steps", "slide") or (frame.kind == "slide" and frame.card == BY_CARD)
    return NO_FACTS if asks else None


@allows("CRD-1", a.Slide)
def a_card_moves_an_enemy(state: State, action: a.Slide) -> Facts:
    """CRD-1: a card moves an Enemy."""
    return who(state, action.enemy)


@allows("CRD-1", a.Target)
def a_card_asks_for_a_space(_state: State, _action: a.Target) -> Facts:
    """CRD-1: a card acts on a chosen Space."""
    return NO_FACTS


@allows("CRD-4", a.Target)
def a_card_puts_it_there(state: State, action: a.Target) -> Facts | None:
    """CRD-4: a card that puts a Hero on a Space does not Move it, and that Space is free.

    A Space to change places with is occupied: the card alone allows it (CRD-1, ACT-5).
    """
    if state.pending[-1].kind != "blink":
        return None
    return {"to": at(state, action.space), **who(state, action.space)}


@allows("ATK-2", a.Target)
def a_card_attacks(state: State, action: a.Target) -> Facts | None:
    """ATK-2: the card has to deal at least the Enemy's health."""
    space = action.space
    if state.pending[-1].kind != "throw":
        return None
    return {"needs": health(state, state.occupied[space]), **who(state, space)}


@allows("WND-4", a.Use, a.Ability, a.UseStar)
def hearts_are_full_before(state: State, action: Any) -> Facts | None:
    """WND-4: hearts never rise above the number on the Hero card."""
    more = action.payment.steps if isinstance(action, a.UseStar) else 0
    given = _hearts(effects_of(state, action), more)
    return {"has": state.hero.hearts} if state.hero.hearts + given > state.card.hearts else None


def _hearts(effects: tuple[Effect, ...], more: int) -> int:
    """Return the hearts that some effects give, each raised by the steps of gems; 0 if they give none."""
    given = [x.hearts + more for x in effects if isinstance(x, Gain) and x.hearts]
    return max(given, default=0)


@decides("WND-4", e.Gained)
def hearts_are_full(seen: Occurrence[e.Gained]) -> bool:
    """WND-4: hearts above the number on the Hero card were not gained."""
    state, event = seen.after, seen.event
    hero = state.heroes[event.hero - 1]
    if event.rule not in ("CRD-1", "SOL-2"):
        return False
    more = seen.action.payment.steps if isinstance(seen.action, a.UseStar) else 0
    given = _hearts(effects_under_way(seen), more)
    return event.hearts < given and hero.hearts == state.game.box.heroes[hero.card].hearts


# --- passive cards -------------------------------------------------------------------------------------------


def _passive(state: State) -> Bonus:
    return state.card.passive


@allows("ACT-5", a.Attack, a.Shove, a.GainCoin)
def the_hero_adds_to_it(state: State, action: Any) -> Facts | None:
    """ACT-5: a passive ability adds to other actions."""
    return {"hero": state.hero.card} if _added(_passive(state), action) else None


@allows("CRD-1", a.Attack, a.Shove, a.GainCoin)
def a_card_adds_to_it(state: State, action: Any) -> Facts | None:
    """CRD-1: a passive card adds to other actions."""
    every = _added(bonus_of(state.game, state.hero), action)
    return NO_FACTS if every > _added(_passive(state), action) else None


@allows("ART-3", a.Attack, a.Shove, a.GainCoin)
def an_artifact_adds_to_it(state: State, action: Any) -> Facts | None:
    """ART-3: artifacts work like items, passive ones too."""
    held = (item for item, _ in state.hero.items if item in state.artifacts)
    passive = ((item, state.game.box.kept(item).passive) for item in held)
    adding = next((item for item, bonus in passive if bonus and _added(bonus, action)), "")
    return {"card": adding} if adding else None


def _added(bonus: Bonus, action: Any) -> int:
    match action:
        case a.Attack():
            return bonus.attack
        case a.Shove():
            return bonus.shove
    return bonus.coin


@decides("ACT-5", e.Looted)
def the_hero_finds_more(seen: Occurrence[e.Looted]) -> bool:
    """ACT-5: a passive ability adds to the loot."""
    own = seen.after.card.passive
    return bool(own.loot_coins or own.loot_gems)


@decides("CRD-1", e.Looted)
def a_card_finds_more(seen: Occurrence[e.Looted]) -> bool:
    """CRD-1: a passive card adds to the loot."""
    own, every = seen.after.card.passive, bonus_of(seen.after.game, seen.after.hero)
    return (own.loot_coins, own.loot_gems) != (every.loot_coins, every.loot_gems)


@decides("CRD-1", e.EnemyAttacked)
def a_card_softens_it(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """CRD-1: a passive card reduces the Wounds of each attack."""
    hero, game = seen.hero(seen.event.hero), seen.after.game
    return bonus_of(game, hero).armour > game.box.heroes[hero.card].passive.armour


@decides("ACT-5", e.EnemyAttacked)
def the_hero_softens_it(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """ACT-5: a passive ability reduces the Wounds of each attack."""
    hero, game = seen.hero(seen.event.hero), seen.after.game
    return game.box.heroes[hero.card].passive.armour > 0


@decides("CRD-1", e.EnemyMoved, e.EnemyStayed, e.EnemyAttacked)
def at_the_command_of_a_card(seen: Occurrence[Any]) -> bool:
    """CRD-1: a card makes the Enemies act as by their die."""
    return any(isinstance(x, e.Commanded) for x in seen.earlier)


# --- artifacts -----------------------------------------------------------------------------------------------

_CHANGES_HANDS = tuple(artifacts.HEARD)


@decides("ART-4", e.ArtifactTaken)
def several_at_once(seen: Occurrence[e.ArtifactTaken]) -> bool:
    """ART-4: of several players who meet the condition at once, the active one takes it, else the next."""
    return len(_who_met(seen, seen.event.card)) > 1


@decides("ART-4", *_CHANGES_HANDS)
def the_holder_keeps_it(seen: Occurrence[Any]) -> bool:
    """ART-4: the holder who meets the condition again keeps the card as it is; a faint does not lose it."""
    seat = getattr(seen.event, "hero", 0) - 1
    held = [card for card in seen.before.artifacts if artifacts.holder(seen.before, card) >= 0]
    if isinstance(seen.event, e.Fainted):
        return any(artifacts.holder(seen.before, card) == seat for card in held)
    return any(
        artifacts.holder(seen.before, card) in _meet(seen.after, card, seen.event) for card in held
    )


def _who_met(seen: Occurrence[e.ArtifactTaken], card: str) -> set[int]:
    """Return the seats that met the condition of an artifact in this action."""
    pairs = zip(seen.earlier, seen.positions[1:], strict=False)
    return {seat for event, state in pairs for seat in _meet(state, card, event)}


def _meet(state: State, card: str, event: Any) -> set[int]:
    condition = state.game.box.artifacts[card].condition
    if type(event) not in artifacts.HEARD_BY[type(condition)]:
        return set()
    return {artifacts.who_meets(state, condition, event)} - {NOWHERE}
