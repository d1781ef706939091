"""Void Portals: going from one to another on the same Level."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Travelled
from platformer_nb.games.platformer.model.actions import Portal
from platformer_nb.games.platformer.model.box.box import MOVE
from platformer_nb.games.platformer.model.facts import at, cite, first_broken, who
from platformer_nb.games.platformer.model.state import FREE, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE, PORTAL
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice.payment import Payment
from platformer_nb.games.platformer.rules.figures import movement


def travels(state: State) -> list[Portal]:
    """Return every legal use of a portal."""
    if state.terrain.feature[state.hero.at] != PORTAL:
        return []
    payments = [p for p in paying.options(state, MOVE) if not p.gems]
    return [Portal(to, push, p) for to, push in exits(state) for p in payments]


def exits(state: State) -> Iterator[tuple[int, int]]:
    """Yield every other portal of the Level, with each Space to push to (NOWHERE: it is free)."""
    frm, occupied = state.hero.at, state.occupied
    for to in state.terrain.where(PORTAL):
        if to == frm or state.level(to) != state.level(frm):
            continue
        if not occupied[to]:
            yield to, NOWHERE
        else:
            for push in state.terrain.neighbours[to]:
                if not occupied[push] or push == frm:
                    yield to, push


def objections(state: State, action: Portal) -> Iterator[Cite]:
    """Yield every clause that using this portal breaks."""
    to, push = action.to, action.push
    way = first_broken(
        hero_is_on_a_portal(state),
        portal_of_the_same_level(state, to),
        space_left_is_not_beside(state, to, push),
    )
    where = movement.push_objections(state, to, push) if way is None else (way,)
    yield from movement.lacking_last(where, _payment_objections(state, action.payment))


def _payment_objections(state: State, payment: Payment) -> Iterator[Cite]:
    gems = gems_add_nothing(payment)
    if gems is not None:
        yield gems
    yield from paying.objections(state, payment, MOVE)


@rule("PRT-1")
def hero_is_on_a_portal(state: State) -> Cite | None:
    """PRT-1: only a Hero on a Void Portal goes through one."""
    frm = state.hero.at
    if state.terrain.feature[frm] == PORTAL:
        return None
    here = tuple(at(state, s) for s in _portals_of_its_level(state, frm))
    return cite("PRT-1", **{"from": at(state, frm)}, on_portal=0, spaces=here, count=len(here))


def _portals_of_its_level(state: State, space: int) -> tuple[int, ...]:
    level = state.level(space)
    return tuple(s for s in state.terrain.where(PORTAL) if state.level(s) == level)


@rule("PRT-1", "PRT-3")
def portal_of_the_same_level(state: State, to: int) -> Cite | None:
    """PRT-1, PRT-3: it leads to another portal on the same Level; without one it does nothing."""
    frm, terrain = state.hero.at, state.terrain
    others = tuple(s for s in _portals_of_its_level(state, frm) if s != frm)
    if to in others:
        return None
    if not others:
        return cite("PRT-3", **{"from": at(state, frm)})
    return cite(
        "PRT-1",
        **{"from": at(state, frm)},
        to=at(state, to) if 0 <= to < len(state.occupied) else "",
        spaces=tuple(at(state, s) for s in others),
        same=int(to == frm),
        level=int(to != frm and terrain.covers(to) and terrain.feature[to] == PORTAL),
    )


@rule("PRT-4")
def space_left_is_not_beside(state: State, to: int, push: int) -> Cite | None:
    """PRT-4: the Space left through a portal is not adjacent, so nobody is pushed there."""
    frm, terrain = state.hero.at, state.terrain
    if push != frm or not terrain.covers(to) or not state.occupied[to]:
        return None
    if frm in terrain.neighbours[to]:
        return None
    return cite("PRT-4", **{"from": at(state, frm)}, to=at(state, to), **who(state, to))


@rule("PRT-3", "GEM-5")
def gems_add_nothing(payment: Payment) -> Cite | None:
    """PRT-3, GEM-5: gems add nothing to a portal."""
    return cite("PRT-3", gems=payment.gems) if payment.gems else None


@rule("PRT-1", "PRT-2", "PRT-4")
def travel(draft: Draft, action: Portal) -> None:
    """PRT-1, PRT-2: a move symbol leads to the other portal, and no Enemy attacks.

    PRT-4: in all else it is a Move: it pushes, takes tokens, springs Traps, reveals Levels.
    """
    paying.take(draft, action.payment)
    seat = draft.active
    hero = draft.hero(seat)
    frm = hero.at
    draft.occupied[frm] = FREE
    movement.make_way(draft, action.to, action.push)
    draft.occupied[action.to] = seat + 1
    hero.at = action.to
    draft.events.append(Travelled(seat + 1, frm, action.to))
    movement.arrive(draft, seat, action.to)
