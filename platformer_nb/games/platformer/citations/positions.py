"""Queries of a position that several chapters of citations share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.effects import Effect
from platformer_nb.games.platformer.model.state import FINISH, Frame, State
from platformer_nb.games.platformer.model.terrain import LADDERED, NOWHERE
from platformer_nb.games.platformer.rules.cards import temporary_effects
from platformer_nb.games.platformer.rules.cards.cards import ABILITY, shop_card
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.figures import enemies, gravity
from platformer_nb.games.platformer.rules.figures.movement import zone_of

# --- Spaces --------------------------------------------------------------------------------------------------


def joined(state: State, one: int, two: int) -> bool:
    """Return whether two Spaces are adjacent."""
    return 0 <= one < state.terrain.size and two in state.terrain.neighbours[one]


def by_ladder(state: State, one: int, two: int) -> bool:
    """Return whether two Spaces are adjacent because a Ladder passes the Platform between them."""
    vertical = one % state.terrain.width == two % state.terrain.width
    return (
        vertical and joined(state, one, two) and state.terrain.floor_kind[max(one, two)] == LADDERED
    )


def in_the_air(state: State, space: int) -> bool:
    """Return whether the figure on a Space is unsupported: Gravity would make it fall."""
    terrain, occupied = state.terrain, state.occupied
    return (
        terrain.covers(space)
        and bool(occupied[space])
        and not gravity.supported(terrain, occupied, space, terrain.width)
        and not temporary_effects.hovers(state, occupied[space])
        and not gravity.may_hold(terrain, occupied[space], space)
    )


def on_boss_level(state: State, space: int) -> bool:
    """Return whether a Space belongs to the Boss Level."""
    return space >= state.terrain.boss_low


def across_the_seal(state: State, space: int) -> bool:
    """Return whether the border of the Boss Level lies between a Space and the active Hero."""
    return on_boss_level(state, space) != on_boss_level(state, state.hero.at)


def in_the_top_row(state: State, to: int) -> bool:
    """Return whether a Move to this Space reveals a Level (LVL-1) that is not yet pending."""
    terrain = state.terrain
    if to < terrain.size - terrain.width or not levels.can_grow(state):
        return False
    return Frame("reveal", state.highest + 1) not in state.pending


def woken(state: State, frm: int, to: int) -> list[int]:
    """Return the Spaces of the Enemies whose zone of control a Hero's Move triggers (ZOC-1)."""
    zone = zone_of(state.game, frm, to)
    return enemies.adjacent_enemies(state, zone) if zone != NOWHERE else []


# --- cards ---------------------------------------------------------------------------------------------------


def effects_of(state: State, action: a.Action) -> tuple[Effect, ...]:
    """Return the effects of the card, the ability or the star that an action uses."""
    match action:
        case a.Use(card):
            found = shop_card(state, card)
            return found.effects if found else ()
        case a.Ability():
            return state.card.ability
        case a.UseStar():
            return () if isinstance(state.card.star, int) else state.card.star
    return ()


def effects_under_way(seen: Occurrence[Any]) -> tuple[Effect, ...]:
    """Return the effects that brought an event: of a card that was triggered, or of the one in use."""
    start = seen.start
    box = start.game.box
    for event in reversed(seen.earlier):
        match event:
            case e.Triggered(_, card):
                return tuple(box.triggers[card].gains)
            case e.EventRevealed(card):
                return tuple(box.events[card].gains)
    if found := effects_of(start, seen.action):
        return found
    for frame in start.pending:
        if frame.kind == "effects":
            return effects_of(start, a.Ability() if frame.card == ABILITY else a.Use(frame.card))
    return ()


# --- Gravity -------------------------------------------------------------------------------------------------

FALLING = (a.Gravity, a.Hold, a.Drop, a.End, a.SetSpecial, a.Roll)
"""Actions after which a Hero comes onto a Space only by falling."""


def before_the_fall(seen: Occurrence[Any]) -> State:
    """Return the position when Gravity was applied: Enemies may have moved by their die right before."""
    place = seen.place
    while place and not isinstance(seen.events[place - 1], _SETTLED):
        place -= 1
    return seen.positions[place]


_SETTLED = (e.EnemyMoved, e.EnemyStayed)


def applied_by(seen: Occurrence[Any]) -> str:
    """Return the rule by which Gravity was applied: by a player, the end of the turn, or an event."""
    if isinstance(seen.action, (a.Hold, a.Drop)):
        under_way = next(f for f in reversed(seen.start.pending) if f.kind == "gravity")
        if under_way.b == gravity.BY_EVENT:
            return "SOL-2"
        return "TRN-10" if seen.start.step == FINISH else "ACT-1"
    if isinstance(seen.action, a.Gravity):
        return "ACT-1"
    return "SOL-2" if isinstance(seen.action, a.Roll) else "TRN-10"


def passed(seen: Occurrence[e.Fell]) -> Iterator[int]:
    """Yield the Spaces that a figure falls through, without the first and the last."""
    width = seen.after.terrain.width
    yield from range(seen.event.frm - width, seen.event.to, -width)
