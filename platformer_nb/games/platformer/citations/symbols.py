"""Citations of the rules of symbols, dice, Forges and gems (SYM, DIE, FRG, GEM)."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import effects_of
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK, STAR
from platformer_nb.games.platformer.model.box.effects import Pay, Recover
from platformer_nb.games.platformer.model.facts import symbol, who
from platformer_nb.games.platformer.model.state import BY_CARD, State
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice.paying import star_symbol
from platformer_nb.games.platformer.rules.dice.payment import (
    EMPTY,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)
from platformer_nb.games.platformer.rules.figures.combat import foreseen_reach

PAID = tuple(kind for kind in ACTIONS if "payment" in field_names(kind))
"""Actions paid with symbols."""


def _sources(action: Any) -> tuple[Source, ...]:
    payment: Payment | None = action.payment
    return payment.sources if payment is not None else ()


def _has(action: Any, kind: int) -> bool:
    return any(source.kind == kind for source in _sources(action))


# --- what a symbol does --------------------------------------------------------------------------------------


@allows("SYM-1", a.Move)
def a_move(_state: State, _action: a.Move) -> Facts:
    """SYM-1: a move symbol pays for a Move."""
    return NO_FACTS


@allows("SYM-2", a.Attack)
def swords(_state: State, _action: a.Attack) -> Facts:
    """SYM-2: sword symbols pay for an attack, several for one."""
    return NO_FACTS


@allows("SYM-3", a.GainCoin)
def a_coin(_state: State, _action: a.GainCoin) -> Facts:
    """SYM-3: a coin symbol gains a coin."""
    return NO_FACTS


@allows("SYM-4", a.Shove)
def a_shove(state: State, action: a.Shove) -> Facts:
    """SYM-4: a shove symbol pays for a shove."""
    return who(state, action.enemy)


@allows("SYM-5", a.UseStar)
def a_star(_state: State, _action: a.UseStar) -> Facts:
    """SYM-5: a star has the effect that the Hero card names."""
    return NO_FACTS


@allows("SYM-7", a.Shove)
def further_than_one_space(state: State, action: a.Shove) -> Facts | None:
    """SYM-7: a boosted shove moves one and the same Enemy several Spaces."""
    reach = foreseen_reach(state.game, state.hero, action.payment.steps)
    return {"left": reach - 1, **who(state, action.enemy)} if reach > 1 else None


@allows("SYM-7", a.Step, a.Stop)
def shoved_on(state: State, _action: a.Step | a.Stop) -> Facts | None:
    """SYM-7: the Enemy is moved one Space at a time, and the shove may stop early."""
    frame = state.pending[-1]
    if frame.kind != "slide" or frame.card == BY_CARD:
        return None
    return {"left": frame.b, **who(state, frame.a)}


# --- sources of symbols --------------------------------------------------------------------------------------


@allows("SYM-5", *PAID)
def a_star_is_read(state: State, action: Any) -> Facts | None:
    """SYM-5: a star counts as the symbol named on the Hero card."""
    if not _has(action, READ):
        return None
    reads = star_symbol(state)
    return {"symbol": symbol(reads)} if reads is not None else NO_FACTS


@allows("SYM-6", *PAID)
def the_special_die_pays(state: State, action: Any) -> Facts | None:
    """SYM-6: a symbol from the Special die is used like one from the pool."""
    return {"symbol": symbol(state.hero.special)} if _has(action, SPECIAL) else None


@allows("FRG-1", *PAID)
def two_equal_dice(_state: State, action: Any) -> Facts | None:
    """FRG-1: two equal symbols are used as another."""
    return NO_FACTS if _has(action, FORGE) else None


@allows("FRG-2", a.SetSpecial)
def one_is_on_the_die(_state: State, action: a.SetSpecial) -> Facts | None:
    """FRG-2: one of the two is the symbol already on the Special die."""
    return NO_FACTS if _has(action, FORGE_SPECIAL) else None


@allows("FRG-4", *PAID)
def stars_pair_with_stars(_state: State, action: Any) -> Facts | None:
    """FRG-4: a star pairs only with a star, whatever it is read as."""
    pairs = any(s.kind == FORGE and s.face == STAR for s in _sources(action))
    return {"symbol": symbol(STAR)} if pairs else None


@allows("FRG-4", a.UseStar, a.SetSpecial)
def forged_into_a_star(_state: State, action: Any) -> Facts | None:
    """FRG-4: the result of a Forge may be a star."""
    star = isinstance(action, a.UseStar) or action.symbol == STAR
    forged = _has(action, FORGE) or _has(action, FORGE_SPECIAL)
    return {"symbol": symbol(STAR)} if star and forged else None


@allows("FRG-5", *(kind for kind in PAID if kind is not a.SetSpecial))
def used_at_once(_state: State, action: Any) -> Facts | None:
    """FRG-5: a forged symbol does not enter the pool."""
    return NO_FACTS if _has(action, FORGE) else None


# --- gems ----------------------------------------------------------------------------------------------------


def _boosted(action: Any) -> int:
    return action.payment.gems if action.payment is not None else 0


@allows("GEM-1", *PAID)
def gems_raise_it(state: State, action: Any) -> Facts | None:
    """GEM-1: gems raise the effect, each step costs one gem more."""
    gems_spent = _boosted(action)
    return {"gems": gems_spent, "has": state.hero.gems} if gems_spent else None


@allows("GEM-2", *PAID)
def each_die_for_itself(_state: State, action: Any) -> Facts | None:
    """GEM-2: each of several dice is boosted separately."""
    gems_spent = _boosted(action)
    return {"gems": gems_spent} if gems_spent and len(_sources(action)) > 1 else None


@allows("GEM-3", *PAID)
def the_most_that_gems_buy(state: State, action: Any) -> Facts | None:
    """GEM-3: the payment has the most steps that the player's gems buy over several dice."""
    dice, gems_spent = len(_sources(action)), _boosted(action)
    if dice < 2 or not gems_spent:
        return None
    most = gems.most_steps(dice, state.hero.gems)
    return {"gems": gems_spent, "has": state.hero.gems} if action.payment.steps == most else None


@allows("GEM-4", a.Shove, a.GainCoin, a.UseStar)
def raised_by_one_each_step(state: State, action: Any) -> Facts | None:
    """GEM-4: an effect that starts above 1 is raised by 1 each step."""
    if not action.payment.steps:
        return None
    return {"gems": action.payment.gems} if _starts_with(state, action) > 1 else None


def _starts_with(state: State, action: a.Shove | a.GainCoin | a.UseStar) -> int:
    """Return the number of an effect before gems raise it."""
    bonus = bonus_of(state.game, state.hero)
    match action:
        case a.Shove():
            return 1 + bonus.shove
        case a.GainCoin():
            return 1 + bonus.coin
    raised = next((x for x in effects_of(state, action) if not isinstance(x, Pay)), None)
    values = [getattr(raised, name) for name in field_names(raised)] if raised else []
    return next((v for v in values if type(v) is int and v), 1)


@allows("FRG-3", *PAID)
def boosted_like_any_symbol(_state: State, action: Any) -> Facts | None:
    """FRG-3: a forged symbol, and a star, can be boosted as well."""
    star = isinstance(action, a.UseStar)
    boosted = any(s.steps and (star or s.kind in (FORGE, READ)) for s in _sources(action))
    return {"gems": action.payment.gems} if boosted else None


# --- dice ----------------------------------------------------------------------------------------------------


@allows("DIE-1", a.Roll)
def five_action_dice(_state: State, _action: a.Roll) -> Facts:
    """DIE-1: each action die shows one of its faces, and they are the pool."""
    return NO_FACTS


@allows("DIE-5", a.Roll, a.BossDie)
def faces_of_the_enemy_die(_state: State, _action: a.Roll | a.BossDie) -> Facts:
    """DIE-5: the enemy die shows one of its faces."""
    return NO_FACTS


@allows("DIE-4", a.Use, a.Ability, a.UseStar)
def used_dice_keep_their_face(state: State, action: Any) -> Facts | None:
    """DIE-4: a used die has left the pool; a card may recover it."""
    back = any(isinstance(effect, Recover) for effect in effects_of(state, action))
    return {"has": sum(state.pool)} if back else None


@allows("DIE-2", a.SetSpecial)
def it_keeps_its_symbol(state: State, action: a.SetSpecial) -> Facts | None:
    """DIE-2: the Special die carries its symbol into the next turn."""
    kept = action.payment is None and state.hero.special != BLANK
    return {"symbol": symbol(state.hero.special)} if kept else None


@decides("DIE-2", e.SpecialSet)
def it_carries_one_symbol(seen: Occurrence[e.SpecialSet]) -> bool:
    """DIE-2: the Special die carries one symbol: the new one replaces the old."""
    return seen.hero(seen.event.hero).special not in (BLANK, seen.event.symbol)


@decides("DIE-2", e.TurnBegan)
def it_is_carried_on(seen: Occurrence[e.TurnBegan]) -> bool:
    """DIE-2: the Special die carries its symbol from turn to turn."""
    return seen.event.number > 1 and seen.before.hero.special != BLANK


@allows("DIE-6", a.End)
def dice_need_not_be_used(state: State, _action: a.End) -> Facts | None:
    """DIE-6: symbols need not be used."""
    return {"has": sum(state.pool)} if state.pool != EMPTY else None


@decides("DIE-6", e.TurnBegan)
def dice_left_are_lost(seen: Occurrence[e.TurnBegan]) -> bool:
    """DIE-6: what is left at the end of the turn is lost."""
    return seen.before.pool != EMPTY
