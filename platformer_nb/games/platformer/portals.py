"""Void Portals: going from one to another on the same Level."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import movement, paying
from platformer_nb.games.platformer.actions import Portal
from platformer_nb.games.platformer.box import MOVE
from platformer_nb.games.platformer.draft import Draft
from platformer_nb.games.platformer.events import Travelled
from platformer_nb.games.platformer.facts import at, cite, who
from platformer_nb.games.platformer.payment import Payment
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import FREE, State
from platformer_nb.games.platformer.terrain import NOWHERE, PORTAL


def travels(state: State) -> list[Portal]:
    """Every legal way through a portal."""
    if state.terrain.feature[state.hero.at] != PORTAL:
        return []
    payments = [p for p in paying.options(state, MOVE) if not p.gems]
    return [Portal(to, push, p) for to, push in exits(state) for p in payments]


def exits(state: State) -> Iterator[tuple[int, int]]:
    """Every other portal of the Level, with each Space to push to (NOWHERE: it is free)."""
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
    """Every clause that going through this portal breaks."""
    to, push = action.to, action.push
    checks = (
        hero_is_on_a_portal(state),
        portal_of_the_same_level(state, to),
        movement.push_is_needed(state, to, push),
        movement.push_space_is_adjacent(state, to, push),
        movement.push_space_is_free(state, state.hero.at, to, push),
        gems_add_nothing(action.payment),
    )
    yield from (c for c in checks if c is not None)
    yield from paying.objections(state, action.payment, MOVE)


@rule("PRT-1")
def hero_is_on_a_portal(state: State) -> Cite | None:
    """PRT-1: only a Hero on a Void Portal goes through one."""
    if state.terrain.feature[state.hero.at] == PORTAL:
        return None
    return cite("PRT-1", **{"from": at(state, state.hero.at)}, on_portal=0)


@rule("PRT-1", "PRT-3")
def portal_of_the_same_level(state: State, to: int) -> Cite | None:
    """PRT-1, PRT-3: it leads to another portal on the same Level; without one it does nothing."""
    frm = state.hero.at
    others = tuple(
        s for s in state.terrain.where(PORTAL) if s != frm and state.level(s) == state.level(frm)
    )
    if to in others:
        return None
    return cite(
        "PRT-1" if others else "PRT-3",
        to=at(state, to) if 0 <= to < len(state.occupied) else "",
        spaces=tuple(at(state, s) for s in others),
        **who(state, to),
    )


@rule("PRT-3", "GEM-5")
def gems_add_nothing(payment: Payment) -> Cite | None:
    """PRT-3: gems add nothing to a portal."""
    return cite("PRT-3", gems=payment.gems) if payment.gems else None


@rule("PRT-1", "PRT-2", "PRT-4")
def travel(draft: Draft, action: Portal) -> None:
    """PRT-2, PRT-4: no Enemy attacks; in all else it is a Move: it Pushes, takes, wounds, reveals."""
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
