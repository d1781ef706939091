"""Citations of the rules of fights: attacks, Wounds and faints (ATK, ENM, WND, FNT, BOS-3)."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import ACTIONS, FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.course.setup import STANDARD_LEVELS
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.dice.payment import DIE, EMPTY, SPECIAL
from platformer_nb.games.platformer.rules.figures.combat import health, shoves_needed, token_bonus


@allows("ATK-1", a.Attack)
def on_an_adjacent_space(state: State, action: a.Attack) -> Facts:
    """ATK-1: a Hero attacks an Enemy on an adjacent Space."""
    return {"to": at(state, action.target), **who(state, action.target)}


@allows("ATK-2", a.Attack)
def health_in_one_attack(state: State, action: a.Attack) -> Facts:
    """ATK-2: one attack must deal at least the Enemy's health, or it has no effect."""
    return {"needs": health(state, state.occupied[action.target]), **who(state, action.target)}


@allows("BOS-3", a.Attack, a.Target)
def health_of_the_boss(state: State, action: a.Attack | a.Target) -> Facts | None:
    """BOS-3: the Boss's health counts the Levels."""
    if isinstance(action, a.Target) and state.pending[-1].kind != "throw":
        return None
    target = action.target if isinstance(action, a.Attack) else action.space
    if state.occupied[target] != state.game.boss_code:
        return None
    return {"needs": health(state, state.game.boss_code), **who(state, target)}


@allows("LNG-1", a.Attack)
def health_of_a_longer_tower(state: State, action: a.Attack) -> Facts | None:
    """LNG-1: on the longer map the Boss's health follows its formula."""
    if state.occupied[action.target] != state.game.boss_code or _is_standard(state):
        return None
    return {"needs": health(state, state.game.boss_code)}


def _is_standard(state: State) -> bool:
    return state.game.levels <= STANDARD_LEVELS


@decides("LNG-1", e.Struck)
def the_boss_is_stronger(seen: Occurrence[e.Struck]) -> bool:
    """LNG-1: on the longer map the Boss's health follows its formula."""
    return the_boss_is_struck(seen) and not _is_standard(seen.after)


@allows("ATK-3", a.Attack)
def sources_add_up(state: State, action: a.Attack) -> Facts | None:
    """ATK-3: swords, gems, items, abilities and tokens add up."""
    hero = state.hero
    added = bonus_of(state.game, hero).attack + token_bonus(state.game, hero) + state.bonus
    return NO_FACTS if action.payment.power > 1 or added else None


@allows("ATK-6", a.Attack)
def one_sword_at_least(state: State, action: a.Attack) -> Facts | None:
    """ATK-6: a forged sword or a star read as one suffices; a bonus for the next attack is used up."""
    plain = any(source.kind in (DIE, SPECIAL) for source in action.payment.sources)
    return NO_FACTS if state.bonus or not plain else None


@allows("BOS-5", a.Attack)
def a_token_strengthens_it(state: State, _action: a.Attack) -> Facts | None:
    """BOS-5: a Boss token adds to the attack, as the boss sheet says."""
    return NO_FACTS if token_bonus(state.game, state.hero) else None


# --- events --------------------------------------------------------------------------------------------------


@decides("ATK-2", e.Struck)
def defeated_or_nothing(_moment: Occurrence[e.Struck]) -> bool:
    """ATK-2: the Enemy is defeated, or the attack has no effect."""
    return True


@decides("BOS-3", e.Struck)
def the_boss_is_struck(seen: Occurrence[e.Struck]) -> bool:
    """BOS-3: all of the Boss's health has to be dealt in a single attack."""
    return seen.event.figure == seen.after.game.boss_code


@decides("ATK-5", e.Struck)
def what_is_over_is_lost(seen: Occurrence[e.Struck]) -> bool:
    """ATK-5: Wounds above the Enemy's health are lost."""
    return seen.event.wounds > seen.event.needed


@decides("ATK-6", e.Struck)
def the_bonus_is_used_up(seen: Occurrence[e.Struck]) -> bool:
    """ATK-6: a bonus for the next attack is used up, even if it does not suffice; a card's throw keeps it."""
    return seen.start.bonus > 0 and seen.event.rule == "SYM-2"


@decides("ATK-6", e.Struck)
def a_bonus_waits_for_a_sword(seen: Occurrence[e.Struck]) -> bool:
    """ATK-6: a card's attack uses no sword, so the bonus is kept."""
    return seen.start.bonus > 0 and seen.event.rule == "CRD-1"


@decides("BOS-1", e.Struck)
def the_boss_is_an_enemy(seen: Occurrence[e.Struck]) -> bool:
    """BOS-1: the Boss is attacked like any Enemy."""
    return seen.event.figure == seen.after.game.boss_code


# --- Enemies -------------------------------------------------------------------------------------------------


@allows("ENM-5", a.Shove, a.Slide, a.Step)
def anywhere_next_to_it(state: State, action: Any) -> Facts | None:
    """ENM-5: a shove moves any Enemy, at any distance, to an adjacent free Space."""
    if isinstance(action, a.Step):
        if state.pending[-1].kind != "slide":
            return None
        return {"to": at(state, action.to), **who(state, state.pending[-1].a)}
    return {"to": at(state, action.to), **who(state, action.enemy)}


@allows("ENM-8", a.Shove)
def two_symbols_together(state: State, action: a.Shove) -> Facts | None:
    """ENM-8: an Enemy that takes 2 shove symbols is moved by two used together."""
    return who(state, action.enemy) if shoves_needed(state, action.enemy) > 1 else None


# --- the enemy die -------------------------------------------------------------------------------------------


@decides("ENM-3", e.EnemyMoved)
def the_one_before_it_moves_too(seen: Occurrence[e.EnemyMoved]) -> bool:
    """ENM-3: all move at the same time: the Space was occupied by an Enemy that moved as well."""
    event, earlier = seen.event, seen.earlier
    return any(isinstance(x, e.EnemyMoved) and x.frm == event.to for x in earlier)


@decides("ENM-4", e.EnemyMoved, e.EnemyStayed, e.EnemyAttacked)
def wherever_the_heroes_are(seen: Occurrence[Any]) -> bool:
    """ENM-4: Enemies on every revealed Level move or attack, not only those on the active Hero's."""
    event, state = seen.event, seen.after
    if isinstance(event, e.EnemyAttacked) and event.rule not in ("TRN-5", "ENM-7"):
        return False
    space = event.at if isinstance(event, e.EnemyStayed) else event.frm
    here = state.hero.at
    return here == NOWHERE or state.level(space) != state.level(here)


@decides("ENM-6", e.EnemyMoved, e.Shoved)
def it_does_not_attack(seen: Occurrence[Any]) -> bool:
    """ENM-6: a moved Enemy does not attack by moving, even if a Hero is now next to it."""
    occupied = seen.after.occupied
    return any(0 < occupied[n] < FIRST_KIND for n in seen.after.terrain.neighbours[seen.event.to])


@decides("ENM-7", e.SpecialReset)
def by_the_ability_of_an_enemy(seen: Occurrence[e.SpecialReset]) -> bool:
    """ENM-7: the attack of this Enemy resets the Special die."""
    last = seen.last
    kinds = seen.after.game.kinds
    return isinstance(last, e.EnemyAttacked) and kinds[last.figure].hit_resets_special


# --- Wounds and faints ---------------------------------------------------------------------------------------


ATTACKS = ("TRN-5", "ZOC-1", "ENM-7")


@decides("WND-1", e.EnemyAttacked)
def wounds_by_its_damage(seen: Occurrence[e.EnemyAttacked]) -> bool:
    """WND-1: an attack of an Enemy deals its damage."""
    return seen.event.rule in ATTACKS and seen.event.wounds > 0


@decides("WND-1", e.Wounded)
def wounded_by_enemies(seen: Occurrence[e.Wounded]) -> bool:
    """WND-1: these Wounds come from attacks of Enemies."""
    return any(x.rule in ATTACKS for x in _attacks(seen))


def _attacks(seen: Occurrence[e.Wounded]) -> list[e.EnemyAttacked]:
    """Return the attacks that these Wounds come from."""
    if seen.event.rule != "WND-2":
        return []
    latest = takewhile(lambda x: isinstance(x, _OF_ATTACKS), reversed(seen.earlier))
    return [x for x in latest if isinstance(x, e.EnemyAttacked) and x.hero == seen.event.hero]


_OF_ATTACKS = (e.EnemyAttacked, e.Lost, e.SpecialReset, e.Warded)


@decides("WND-3", e.Wounded)
def more_than_the_last_heart(seen: Occurrence[e.Wounded]) -> bool:
    """WND-3: Wounds beyond the last heart are lost."""
    return not seen.event.left and _dealt(seen) > seen.event.wounds


def _dealt(seen: Occurrence[e.Wounded]) -> int:
    """Return the Wounds that the source dealt in all, without those warded off."""
    state, hero, last = seen.after, seen.event.hero, seen.last
    warded = last.wounds if isinstance(last, e.Warded) and last.hero == hero else 0
    if attacks := _attacks(seen):
        return sum(x.wounds for x in attacks) - warded
    if of_a_trap(seen):
        return 1 + event_of(state).trap_wounds - warded
    if seen.event.rule == "MED-2":
        known = state.game.box.bosses[state.game.boss].tokens
        tokens = seen.start.heroes[hero - 1].tokens
        return sum(known[t].end_wounds for t in tokens) - warded
    return seen.event.wounds


def of_a_trap(seen: Occurrence[e.Wounded]) -> bool:
    """Return whether a Trap dealt these Wounds."""
    last = seen.last
    if isinstance(last, e.Warded) and seen.place > 1:
        last = seen.events[seen.place - 2]
    return isinstance(last, e.Trapped)


@decides("FNT-2", e.Fainted)
def it_keeps_what_it_owns(seen: Occurrence[e.Fainted]) -> bool:
    """FNT-2: coins, gems, items and potions are kept."""
    hero = seen.after.heroes[seen.event.hero - 1]
    return bool(hero.coins or hero.gems or hero.items or hero.potions)


@decides("FNT-3", e.Fainted)
def in_its_own_turn(seen: Occurrence[e.Fainted]) -> bool:
    """FNT-3: a Hero who faints in its own turn may Spawn at once if a symbol is left."""
    return _acting(seen) and seen.after.pool != EMPTY


@decides("FNT-4", e.Fainted)
def the_turn_stays_as_it_is(seen: Occurrence[e.Fainted]) -> bool:
    """FNT-4: in its own turn the pool, exhausted cards and the effects of the turn stay as they are."""
    return _acting(seen) and _something_stays(seen.after)


def _acting(seen: Occurrence[e.Fainted]) -> bool:
    return seen.event.hero == seen.active and seen.after.step == ACTIONS


def _something_stays(state: State) -> bool:
    hero = state.hero
    used = any(not ready for _, ready in hero.items) or not hero.ability
    return bool(state.pool != EMPTY or used or state.bonus or hero.ward or hero.boons)


@decides("FNT-4", e.TurnBegan)
def it_costs_no_turn(seen: Occurrence[e.TurnBegan]) -> bool:
    """FNT-4: a Hero that has fainted still has its turn."""
    state = seen.after
    return state.turn > state.game.players and state.heroes[seen.event.seat].at < 0
