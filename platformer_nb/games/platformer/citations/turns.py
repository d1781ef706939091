"""Citations of the rules of a turn and of Spawning (TRN, SPN, BLV-6)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import (
    applied_by,
    in_the_top_row,
    on_boss_level,
    woken,
)
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, symbol
from platformer_nb.games.platformer.model.state import FINISH, FIRST_KIND, REFRESH, State
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.dice.payment import FORGE, FORGE_SPECIAL
from platformer_nb.games.platformer.rules.figures import enemies
from platformer_nb.games.platformer.rules.figures.spawning import space_given_by

# --- actions -------------------------------------------------------------------------------------------------


@allows("TRN-7", a.End)
def nothing_has_to_be_done(_state: State, _action: a.End) -> Facts:
    """TRN-7: every action is optional, so the step may be ended."""
    return NO_FACTS


@allows("TRN-12", a.End)
def fainted_since(state: State, _action: a.End) -> Facts | None:
    """TRN-12: a Hero who fainted during the Actions step may stay off the map."""
    return {"hero": state.hero.card} if state.hero.at < 0 else None


@allows("TRN-4", a.Roll)
def step_of_the_roll(_state: State, _action: a.Roll) -> Facts:
    """TRN-4: the dice are rolled in the third step."""
    return NO_FACTS


@allows("TRN-8", a.SetSpecial)
def set_by_one_die(_state: State, action: a.SetSpecial) -> Facts | None:
    """TRN-8: one unused die sets the Special die, or it is left as it is."""
    return None if _forged(action) else {"symbol": symbol(action.symbol)}


@allows("TRN-9", a.SetSpecial)
def set_by_a_forge(_state: State, action: a.SetSpecial) -> Facts | None:
    """TRN-9: two equal unused symbols set the Special die to any other."""
    return {"symbol": symbol(action.symbol)} if _forged(action) else None


def _forged(action: a.SetSpecial) -> bool:
    return action.payment is not None and action.payment.sources[0].kind in (FORGE, FORGE_SPECIAL)


# --- events --------------------------------------------------------------------------------------------------


@decides("TRN-1", e.TurnBegan)
def first_turn_of_all(seen: Occurrence[e.TurnBegan]) -> bool:
    """TRN-1: the very first turn starts with the roll."""
    return seen.event.number == 1


@decides("TRN-2", e.LevelRemoved)
def removed_in_its_step(seen: Occurrence[e.LevelRemoved]) -> bool:
    """TRN-2: the first step of the turn removes the Level."""
    return seen.after.step == REFRESH


@decides("TRN-10", e.Fell, e.Held, e.Hovered)
def the_turn_ends(seen: Occurrence[Any]) -> bool:
    """TRN-10: Gravity is applied at the end of every turn."""
    return applied_by(seen) == "TRN-10"


@decides("TRN-11", e.TurnBegan)
def no_level_is_removed(seen: Occurrence[e.TurnBegan]) -> bool:
    """TRN-11: a Hero off the map skips Remove Level and plays every other step."""
    return seen.event.number > 1 and seen.after.heroes[seen.event.seat].at < 0


@decides("TRN-13", e.EnemyAttacked, e.Wounded)
def attacks_of_one_die(seen: Occurrence[Any]) -> bool:
    """TRN-13: several attacks by one enemy die on one Hero are one event."""
    hero = seen.event.hero
    if isinstance(seen.event, e.Wounded):
        told = seen.earlier
        return isinstance(seen.last, _OF_AN_ATTACK) and _many(told, hero)
    return seen.event in _by_the_die(seen.events, hero) and _many(seen.events, hero)


_OF_AN_ATTACK = (e.EnemyAttacked, e.Lost, e.SpecialReset, e.Warded)


def _by_the_die(events: tuple[Any, ...], hero: int) -> list[Any]:
    return [
        x
        for x in events
        if isinstance(x, e.EnemyAttacked) and x.hero == hero and x.rule in ("TRN-5", "ENM-7")
    ]


def _many(events: tuple[Any, ...], hero: int) -> bool:
    return len(_by_the_die(events, hero)) > 1


@decides("TRN-14", e.Wounded)
def tokens_act_first(seen: Occurrence[e.Wounded]) -> bool:
    """TRN-14: the tokens act before the event of a solo game."""
    return seen.event.rule == "MED-2" and bool(event_of(seen.after).end)


@decides("TRN-14", e.Fainted)
def no_boss_turn_follows(seen: Occurrence[e.Fainted]) -> bool:
    """TRN-14: a Hero who faints at the end of its turn has left the Boss Level, so no Boss Turn follows."""
    of_the_active = seen.event.hero == seen.active
    return (
        seen.after.step == FINISH and of_the_active and on_boss_level(seen.before, seen.event.frm)
    )


# --- Spawning ------------------------------------------------------------------------------------------------


PAYMENT = "payment"
"""The part of SPN-1 that applies wherever a Hero Spawns."""


@allows("SPN-4", a.Spawn)
def on_a_shop_of_the_boss_level(state: State, action: a.Spawn) -> Facts | None:
    """SPN-4: a Hero who fainted on the Boss Level Spawns on its Shop space."""
    return _there(state, action) if space_given_by(state, action.to) == "SPN-4" else None


@allows("BLV-6", a.Spawn)
def nowhere_else_on_the_boss_level(state: State, action: a.Spawn) -> Facts | None:
    """BLV-6: that Hero Spawns on a Shop space only, or if all are taken on a Space nearest to one."""
    return _there(state, action) if state.hero.fell_at_boss else None


@allows("SPN-5", a.Spawn)
def lowest_row_is_full(state: State, action: a.Spawn) -> Facts | None:
    """SPN-5: no Space of the lowest Row is free, so this is the nearest."""
    return _there(state, action) if space_given_by(state, action.to) == "SPN-5" else None


@allows("SPN-1", a.Spawn)
def one_die_and_the_lowest_row(state: State, action: a.Spawn) -> Facts:
    """SPN-1: a die of the pool pays; the Space is in the lowest Row, unless another rule gives it."""
    if space_given_by(state, action.to) == "SPN-1":
        return _there(state, action)
    return {"part": PAYMENT}


@allows("SET-12", a.Spawn)
def comes_in_for_the_first_time(state: State, _action: a.Spawn) -> Facts | None:
    """SET-12: every Hero begins off the map."""
    first = state.must_spawn and state.turn <= state.game.players
    return {"hero": state.hero.card} if first else None


@allows("FNT-3", a.Spawn)
def fainted_in_its_own_turn(state: State, _action: a.Spawn) -> Facts | None:
    """FNT-3: a Hero who fainted in its own turn may Spawn again at once."""
    return None if state.must_spawn else {"hero": state.hero.card}


def _there(state: State, action: a.Spawn) -> Facts:
    return {"to": at(state, action.to)}


@decides("BLV-6", e.Spawned)
def came_in_on_the_boss_level(seen: Occurrence[e.Spawned]) -> bool:
    """BLV-6: a Hero who fainted on the Boss Level Spawns only there."""
    return seen.event.rule == "SPN-4"


@decides("SPN-3", e.Spawned)
def would_have_woken_by_a_move(seen: Occurrence[e.Spawned]) -> bool:
    """SPN-3: a Spawn is no Move: what a Move to this Space would have triggered does not happen."""
    state, to = seen.after, seen.event.to
    kinds, occupied = state.game.kinds, state.occupied
    near = [occupied[n] for n in state.terrain.neighbours[to]]
    stirred = any(f >= FIRST_KIND and kinds[f].near_move_costs for f in near)
    near_by = [] if enemies.sneaks(state, state.active) else woken(state, to, to)
    arriving = ("ZOC-1", "arriving") in state.game.rulings and bool(
        enemies.daring(state, state.active, near_by)
    )
    return stirred or arriving or in_the_top_row(state, to)
