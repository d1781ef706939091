"""Citations of the rules of Gravity and Ladders (GRA, LAD)."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import (
    FALLING,
    across_the_seal,
    before_the_fall,
    by_ladder,
    in_the_air,
    passed,
)
from platformer_nb.games.platformer.citations.registry import NO_FACTS, Facts, allows, decides
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import NOTHING, State, figures
from platformer_nb.games.platformer.model.terrain import LADDERED, ONE_WAY
from platformer_nb.games.platformer.rules.figures import enemies
from platformer_nb.games.platformer.rules.figures.gravity import supported

# --- actions -------------------------------------------------------------------------------------------------


@allows("GRA-1", a.Gravity)
def somebody_stands_on_no_platform(state: State, _action: a.Gravity) -> Facts | None:
    """GRA-1: every figure that no Platform, Ladder or other figure supports falls."""
    floor = state.terrain.floor
    return NO_FACTS if any(not floor[space] for space in figures(state.occupied)) else None


@allows("GRA-3", a.Gravity)
def tokens_stay(state: State, _action: a.Gravity) -> Facts | None:
    """GRA-3: coins and gems do not fall: some lie in mid-air."""
    floor = state.terrain.floor
    found = tuple(
        at(state, s) for s, token in enumerate(state.lying) if token != NOTHING and not floor[s]
    )
    return {"spaces": found} if found else None


@allows("GRA-4", a.Hold, a.Drop)
def its_player_chooses(state: State, _action: a.Hold | a.Drop) -> Facts:
    """GRA-4: the Hero's own player decides whether it holds on."""
    space = state.pending[-1].a
    return {"space": at(state, space), **who(state, space)}


# --- falls ---------------------------------------------------------------------------------------------------


@decides("GRA-2", e.Trapped)
def trap_on_the_way(seen: Occurrence[e.Trapped]) -> bool:
    """GRA-2: a Hero suffers a Trap that it falls through."""
    if not isinstance(seen.action, FALLING):
        return False
    state, space = seen.after, seen.event.at
    return not supported(state.terrain, state.occupied, space, state.terrain.width)


@decides("GRA-2", e.Fell)
def nobody_attacks_it(seen: Occurrence[e.Fell]) -> bool:
    """GRA-2: Enemies do not attack a Hero that falls past them."""
    if is_enemy(seen.event.figure):
        return False
    way = (*passed(seen), seen.event.to)
    seat = seen.event.figure - 1
    return any(
        enemies.daring(seen.before, seat, enemies.adjacent_enemies(seen.before, space))
        for space in way
    )


@decides("GRA-3", e.Fell)
def token_left_behind(seen: Occurrence[e.Fell]) -> bool:
    """GRA-3: a coin or a gem in mid-air stays where it is, while a figure falls past it."""
    spaces = (seen.event.frm, *passed(seen))
    return any(seen.before.lying[s] != NOTHING for s in spaces)


@decides("GRA-4", e.Fell)
def it_lets_go(seen: Occurrence[e.Fell]) -> bool:
    """GRA-4: a Hero on a Ladder falls because its player chose to."""
    return isinstance(seen.action, a.Drop) and not any(isinstance(x, e.Fell) for x in seen.earlier)


@decides("GRA-5", e.Fell)
def no_ladder_holds_enemies(seen: Occurrence[e.Fell]) -> bool:
    """GRA-5: Ladders do not hold Enemies."""
    ladder = seen.after.terrain.ladder
    spaces = (seen.event.frm, *passed(seen))
    return is_enemy(seen.event.figure) and any(ladder[s] for s in spaces)


@decides("GRA-6", e.Fell)
def who_was_beneath_is_gone(seen: Occurrence[e.Fell]) -> bool:
    """GRA-6: the figure beneath has fallen, so this one falls as well."""
    event, whole = seen.event, before_the_fall(seen)
    beneath = event.frm - whole.terrain.width
    return beneath >= 0 and bool(whole.occupied[event.frm] and whole.occupied[beneath])


@decides("GRA-6", e.Held)
def it_holds_those_above(seen: Occurrence[e.Held]) -> bool:
    """GRA-6: a Hero who holds on to a Ladder supports those above."""
    state, above = seen.after, seen.event.at + seen.after.terrain.width
    free = above < state.terrain.size and not state.terrain.floor[above]
    return free and bool(state.occupied[above])


@decides("GRA-7", e.Fell)
def past_a_ladder(seen: Occurrence[e.Fell]) -> bool:
    """GRA-7: a falling Hero is not caught by a Ladder on the way (by a house rule, it is)."""
    if is_enemy(seen.event.figure):
        return False
    terrain, to = seen.after.terrain, seen.event.to
    if ("GRA-7", "caught") in seen.after.game.rulings:
        beneath = seen.after.occupied[to - terrain.width] if to >= terrain.width else 0
        return bool(terrain.ladder[to] and not terrain.floor[to] and not beneath)
    return any(terrain.ladder[s] for s in passed(seen))


@decides("GRA-8", e.Fell)
def it_comes_to_stand_on_somebody(seen: Occurrence[e.Fell]) -> bool:
    """GRA-8: a fall pushes nobody: a figure that falls onto another stands on it."""
    state, to = seen.after, seen.event.to
    beneath = to - state.terrain.width
    return not state.terrain.floor[to] and bool(state.occupied[beneath])


@decides("GRA-10", e.Fell)
def into_the_next_level(seen: Occurrence[e.Fell]) -> bool:
    """GRA-10: a fall goes on into the next Level, and the Boss Level's lowest Row stops it."""
    event, state = seen.event, seen.after
    stopped = state.terrain.floor_kind[event.to] == ONE_WAY
    return stopped or state.level(event.frm) != state.level(event.to)


@decides("GRA-11", e.Fell, e.Held, e.Hovered)
def beyond_the_seal(seen: Occurrence[Any]) -> bool:
    """GRA-11: Gravity applies to the whole map: the seal of the Boss Level does not stop it."""
    event = seen.event
    return across_the_seal(seen.after, event.frm if isinstance(event, e.Fell) else event.at)


# --- mid-air -------------------------------------------------------------------------------------------------


@decides("GRA-9", e.Moved, e.Travelled, e.Pushed, e.Shoved, e.EnemyMoved, e.Swapped, e.Placed)
def the_space_left_held_somebody(seen: Occurrence[Any]) -> bool:
    """GRA-9: a figure that stood on the one moved away does not fall until Gravity is applied."""
    return _hangs(seen, seen.event.frm + seen.after.terrain.width)


@decides("GRA-9", e.EnemyGone, e.Fainted, e.Defeated)
def who_is_gone_held_somebody(seen: Occurrence[Any]) -> bool:
    """GRA-9: nor does a figure that stood on one that a removal, a faint or a defeat takes away."""
    event = seen.event
    left = event.at if isinstance(event, e.Defeated) else event.frm
    return _hangs(seen, left + seen.after.terrain.width)


@decides(
    "GRA-9",
    *(e.Moved, e.Travelled, e.Placed, e.Pushed, e.Shoved, e.Swapped, e.Spawned, e.BossAppeared),
    e.EnemyAppeared,
)
def it_stays_in_the_air(seen: Occurrence[Any]) -> bool:
    """GRA-9: a figure that arrives in mid-air stays there until Gravity is applied."""
    return _hangs(seen, seen.event.to)


def _hangs(seen: Occurrence[Any], space: int) -> bool:
    """Return whether the figure on a Space is unsupported and still there after all events of the action."""
    after, end = seen.after, seen.end
    return (
        in_the_air(after, space)
        and end.occupied[space] == after.occupied[space]
        and in_the_air(end, space)
    )


# --- Ladders -------------------------------------------------------------------------------------------------


@decides("LAD-1", e.Shoved, e.Pushed)
def an_enemy_passes_by_a_ladder(seen: Occurrence[Any]) -> bool:
    """LAD-1: an Enemy that is moved may pass a Platform by a Ladder."""
    event = seen.event
    return is_enemy(event.figure) and by_ladder(seen.after, event.frm, event.to)


@decides("LAD-2", e.Fell, e.EnemyMoved)
def it_is_a_platform_still(seen: Occurrence[Any]) -> bool:
    """LAD-2: a Platform with a Ladder through it stops falls, and an Enemy may step onto it."""
    return bool(seen.after.terrain.floor_kind[seen.event.to] == LADDERED)
