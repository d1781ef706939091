"""Citations of the rules of Pushes and Void Portals (PSH, PRT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.positions import in_the_top_row, woken
from platformer_nb.games.platformer.citations.registry import (
    NO_FACTS,
    Facts,
    allows,
    allows_each,
    decides,
)
from platformer_nb.games.platformer.citations.watching import Occurrence, is_enemy
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import NOWHERE, TRAP
from platformer_nb.games.platformer.rules.dice.payment import DIE
from platformer_nb.games.platformer.rules.figures import enemies

PUSHING = (a.Move, a.Step, a.Portal)


@allows("PSH-1", *PUSHING)
def pushes(state: State, action: Any) -> Facts | None:
    """PSH-1: the figure on the Space entered is put on an adjacent one."""
    if action.push == NOWHERE:
        return None
    return {
        "to": at(state, action.to),
        "space": at(state, action.push),
        **who(state, action.to),
    }


@allows("MAP-2", *PUSHING)
def one_figure_on_a_space(state: State, action: Any) -> Facts | None:
    """MAP-2: at most one figure stands on a Space, so the other has to leave it."""
    return None if action.push == NOWHERE else {"to": at(state, action.to)}


@allows("PSH-2", *PUSHING)
def the_space_left_is_free(state: State, action: Any) -> Facts | None:
    """PSH-2: the Space pushed to holds no figure; it may be the one the mover comes from."""
    if action.push == NOWHERE or action.push != state.hero.at:
        return None
    return {"space": at(state, action.push)}


@decides("PSH-4", e.Trapped, e.Took, e.TokenGained)
def found_where_it_was_pushed(seen: Occurrence[Any]) -> bool:
    """PSH-4: a pushed Hero enters the new Space."""
    hero = seen.event.hero
    return any(isinstance(x, e.Pushed) and x.figure == hero for x in seen.earlier)


@decides("PSH-5", e.Pushed)
def whoever_and_wherever(seen: Occurrence[e.Pushed]) -> bool:
    """PSH-5: the Boss and heavy Enemies are pushed too, off Platforms too; Enemies ignore Traps, tokens."""
    figure, to = seen.event.figure, seen.event.to
    state = seen.start
    terrain = state.terrain
    below = to - terrain.width
    over_nothing = not terrain.floor[to] and not seen.end.occupied[below]
    if not is_enemy(figure):
        return over_nothing and not terrain.ladder[to]
    heavy = figure == state.game.boss_code or state.game.kinds[figure].shove_cost > 1
    return heavy or over_nothing or bool(state.lying[to]) or terrain.feature[to] == TRAP


# --- Void Portals --------------------------------------------------------------------------------------------


@allows("PRT-1", a.Portal)
def from_portal_to_portal(state: State, action: a.Portal) -> Facts:
    """PRT-1: a move symbol takes a Hero from one portal to another of the Level."""
    return {"from": at(state, state.hero.at), "to": at(state, action.to)}


@allows("PRT-2", a.Portal)
def entered_with_a_push(state: State, action: a.Portal) -> Facts | None:
    """PRT-2: an occupied portal is entered with a Push."""
    if not state.occupied[action.to]:
        return None
    return {"to": at(state, action.to), **who(state, action.to)}


@allows_each("PRT-2", a.Portal)
def nobody_attacks(state: State, action: a.Portal) -> Iterator[Facts]:
    """PRT-2: using a portal triggers no attack: cite each Enemy that a Move would have triggered."""
    for enemy in spared(state, state.hero.at, action.to):
        yield {"space": at(state, enemy), **who(state, enemy)}


def spared(state: State, frm: int, to: int) -> list[int]:
    """Return the Spaces of the Enemies that would have attacked if the portal were a Move."""
    if enemies.sneaks(state, state.active):
        return []
    return enemies.daring(state, state.active, woken(state, frm, to))


@allows("PRT-3", a.Portal)
def any_move_symbol_opens_it(_state: State, action: a.Portal) -> Facts | None:
    """PRT-3: the symbol may come from the Special die, a Forge, or a star."""
    return None if action.payment.sources[0].kind == DIE else NO_FACTS


@allows("PRT-4", a.Portal)
def the_way_is_a_move(state: State, action: a.Portal) -> Facts | None:
    """PRT-4: apart from attacks, a portal is a Move: it pushes, takes tokens, springs Traps, reveals."""
    return {"to": at(state, action.to)} if _brings_something(state, action.to) else None


@decides("PRT-2", e.Travelled)
def nobody_has_attacked(seen: Occurrence[e.Travelled]) -> bool:
    """PRT-2: no Enemy attacked, and a figure on the other portal was pushed."""
    start, event = seen.start, seen.event
    return bool(start.occupied[event.to] or spared(start, event.frm, event.to))


@decides("PRT-4", e.Travelled)
def it_was_a_move(seen: Occurrence[e.Travelled]) -> bool:
    """PRT-4: a portal has the effects of a Move on the Space entered."""
    return _brings_something(seen.start, seen.event.to)


def _brings_something(state: State, to: int) -> bool:
    return bool(state.occupied[to] or state.lying[to] or in_the_top_row(state, to))
