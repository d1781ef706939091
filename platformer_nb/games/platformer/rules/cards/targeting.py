"""Cards that need a Space: with whom to change places, where to be put, what to throw at.

Each kind of choice is a kind of frame, and all are answered by the same action, Target. The numbers
of the frame are those of the effect: `swap`, `blink` (Spaces), `throw` (Wounds, Spaces).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Placed, Swapped
from platformer_nb.games.platformer.model.actions import Target
from platformer_nb.games.platformer.model.box.effects import Blink, Swap, Throw
from platformer_nb.games.platformer.model.facts import at, cite, first_broken, who
from platformer_nb.games.platformer.model.house_rules import Rulings
from platformer_nb.games.platformer.model.state import FIRST_KIND, FREE, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import Terrain, steps_between
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.dice.gems import raised
from platformer_nb.games.platformer.rules.figures import adjacency, combat
from platformer_nb.games.platformer.rules.figures.boss_level_seal import (
    only_a_move_leads_up,
    sealed_off,
    within_own_reach,
    within_reach,
)
from platformer_nb.games.platformer.rules.figures.on_enter import enter

Asking = Swap | Blink | Throw
"""Effects that need a Space."""

# --- choosing a Space ---------------------------------------------------------------------------------------


def asked(effect: Asking, plus: int, rulings: Rulings) -> Frame:
    """Return the pending decision of an effect; `plus` raises its first number (FRG-3)."""
    return _KINDS[effect.name].asked(effect, plus, rulings)


@rule("CRD-1", "CRD-4")
def target_exists(state: State, effect: Asking) -> Cite | None:
    """CRD-1, CRD-4: a card that needs a Space cannot be used where no Space is eligible."""
    frame = asked(effect, 0, state.game.rulings)
    kind = _KINDS[frame.kind]
    reached = kind.within(state)
    for space in kind.spaces(state, frame):
        if space in reached:
            return None
    return NO_TARGET[frame.kind]


def reach(frame: Frame) -> int:
    """Return how many Spaces away the chosen Space may be."""
    return {"blink": frame.a, "throw": frame.b}.get(frame.kind, 1)


def spaces(where: State | Draft, frame: Frame) -> tuple[int, ...]:
    """Return every Space that can be chosen, in rising order."""
    kind = _KINDS[frame.kind]
    reached = kind.within(where)
    return tuple([space for space in kind.spaces(where, frame) if space in reached])


def targets(state: State, frame: Frame) -> list[Target]:
    """Return every way to answer a frame."""
    return [Target(space) for space in spaces(state, frame)]


def objections(state: State, action: Target) -> Iterator[Cite]:
    """Yield why this Space cannot be chosen: the first clause that it breaks (see `first_broken`)."""
    frame, to = state.pending[-1], action.space
    kind = _KINDS[frame.kind]
    wrong = space_is_on_the_map(state, to) or kind.sealed(state, to)
    if wrong is not None:
        yield wrong
        return
    for clause in kind.clauses:
        wrong = clause(state, frame, to)
        if wrong is not None:
            yield wrong
            return


def settle(draft: Draft, frame: Frame, to: int) -> None:
    """Apply the effect of the frame to the chosen Space."""
    _KINDS[frame.kind].settle(draft, frame, to)


def space_is_on_the_map(state: State, to: int) -> Cite | None:
    """LVL-3, MAP-11: a Space off the map cannot be chosen."""
    return first_broken(
        adjacency.level_is_revealed(state, to),
        adjacency.side_of_the_map_stops(state, state.hero.at, to),
    )


# --- changing places ------------------------------------------------------------------------------------------


SWAP = Frame("swap")


def _asked_swap(_effect: Swap, _plus: int, _rulings: Rulings) -> Frame:
    return SWAP


def _swappable(where: State | Draft, _frame: Frame) -> Iterator[int]:
    occupied, boss = where.occupied, where.game.boss_code
    for to in _beside(where.terrain, where.hero_at):
        if occupied[to] != FREE and occupied[to] != boss:
            yield to


def _beside(terrain: Terrain, space: int) -> tuple[int, ...]:
    """Return the Spaces above, below, left and right on the map, whatever lies between."""
    return _around(terrain.width, terrain.low, terrain.size, space)


@lru_cache(maxsize=4096)
def _around(width: int, low: int, size: int, space: int) -> tuple[int, ...]:
    column = space % width
    found = [space - width, space + width]
    found += [space - 1] if column else []
    found += [space + 1] if column + 1 < width else []
    return tuple(sorted(s for s in found if low <= s < size))


@rule("CRD-1")
def somebody_else_stands_there(state: State, _frame: Frame, to: int) -> Cite | None:
    """CRD-1: changing places requires another figure on the Space."""
    if state.occupied[to] and to != state.hero.at:
        return None
    return cite("CRD-1", asks="nobody", to=at(state, to))


@rule("CRD-1")
def boss_keeps_its_place(state: State, _frame: Frame, to: int) -> Cite | None:
    """CRD-1: a card changes places with Heroes and Enemies, not with the Boss."""
    if state.occupied[to] != state.game.boss_code:
        return None
    return cite("CRD-1", asks="boss", to=at(state, to), boss=state.game.boss)


@rule("CRD-1")
def it_stands_beside(state: State, _frame: Frame, to: int) -> Cite | None:
    """CRD-1: the figure stands above, below, left or right; Walls and Platforms are ignored."""
    frm = state.hero.at
    if to == frm or to in _beside(state.terrain, frm):
        return None
    return cite("CRD-1", asks="beside", **{"from": at(state, frm)}, to=at(state, to))


@rule("CRD-4")
def swap(draft: Draft, _frame: Frame, to: int) -> None:
    """CRD-4: the Hero and the figure on `to` are put where the other was; no Move, nobody attacks."""
    seat = draft.active
    hero = draft.hero(seat)
    frm, figure = hero.at, draft.occupied[to]
    draft.occupied[to], draft.occupied[frm] = seat + 1, figure
    hero.at = to
    draft.events.append(Placed(seat + 1, frm, to))
    draft.events.append(Swapped(figure, to, frm, seat + 1))
    if figure < FIRST_KIND:
        draft.hero(figure - 1).at = frm
    enter(draft, seat, to)
    if figure < FIRST_KIND:
        enter(draft, figure - 1, frm)


# --- being put somewhere ----------------------------------------------------------------------------------------


def _asked_blink(effect: Blink, plus: int, rulings: Rulings) -> Frame:
    return Frame("blink", raised(effect.spaces, plus, rulings))


def _near_and_free(where: State | Draft, frame: Frame) -> Iterator[int]:
    frm, terrain = where.hero_at, where.terrain
    occupied, width, most = where.occupied, terrain.width, frame.a
    near = range(
        max(terrain.low, frm - most * width),
        min(terrain.size, frm + most * width + 1),
    )
    return (to for to in near if not occupied[to] and steps_between(width, frm, to) <= most)


@rule("CRD-4", "MAP-2")
def space_is_free(state: State, _frame: Frame, to: int) -> Cite | None:
    """CRD-4, MAP-2: a card puts the Hero on a free Space only."""
    if not state.occupied[to]:
        return None
    return cite("CRD-4", to=at(state, to), same=int(to == state.hero.at), **who(state, to))


@rule("CRD-1")
def space_is_near(state: State, frame: Frame, to: int) -> Cite | None:
    """CRD-1: the Space is at most as many Spaces away as the card says, counted sideways, up and down."""
    frm = state.hero.at
    apart = steps_between(state.terrain.width, frm, to)
    if apart <= reach(frame):
        return None
    return cite(
        "CRD-1",
        asks="far",
        **{"from": at(state, frm)},
        to=at(state, to),
        has=apart,
        needs=reach(frame),
    )


@rule("BLV-2", "BLV-1")
def hero_stays_up(state: State, _frame: Frame, to: int) -> Cite | None:
    """BLV-2, BLV-1: a Hero on the Boss Level stays there, by a card too."""
    frm, boss_low = state.hero.at, state.terrain.boss_low
    if not to < boss_low <= frm:
        return None
    return cite("BLV-2", **{"from": at(state, frm)}, to=at(state, to))


@rule("CRD-4", "LVL-6", "BLV-4")
def blink(draft: Draft, _frame: Frame, to: int) -> None:
    """CRD-4: put the Hero on the Space, which is no Move and reveals nothing (LVL-6).

    BLV-4: but the last Hero to reach the Boss Level has entered it.
    """
    seat = draft.active
    hero = draft.hero(seat)
    frm = hero.at
    draft.occupied[frm] = FREE
    draft.occupied[to] = seat + 1
    hero.at = to
    draft.events.append(Placed(seat + 1, frm, to))
    enter(draft, seat, to)
    if to >= draft.terrain.boss_low:
        levels.all_entered(draft)


# --- throwing ---------------------------------------------------------------------------------------------------


def _asked_throw(effect: Throw, plus: int, rulings: Rulings) -> Frame:
    return Frame("throw", raised(effect.wounds, plus, rulings), effect.spaces)


def _in_sight(where: State | Draft, frame: Frame) -> Iterator[int]:
    """Yield the next figure on either side, if it is an Enemy and near enough."""
    frm, terrain, occupied = where.hero_at, where.terrain, where.occupied
    for beside in (terrain.adjacent[2], terrain.adjacent[3]):
        to = beside[frm]
        for _ in range(frame.b):
            if to < 0:
                break
            if occupied[to]:
                if occupied[to] >= FIRST_KIND:
                    yield to
                break
            to = beside[to]


@rule("CRD-1")
def thrown_at_an_enemy(state: State, _frame: Frame, to: int) -> Cite | None:
    """CRD-1: a throw has one target, an Enemy."""
    if state.occupied[to] >= FIRST_KIND:
        return None
    return cite("CRD-1", asks="enemy", to=at(state, to), **who(state, to))


@rule("CRD-1")
def it_is_in_the_row(state: State, frame: Frame, to: int) -> Cite | None:
    """CRD-1: a throw goes along the Row, at most as many Spaces as the card says."""
    frm, width = state.hero.at, state.terrain.width
    if frm // width == to // width:
        return space_is_near(state, frame, to)
    return cite("CRD-1", asks="row", **{"from": at(state, frm)}, to=at(state, to))


@rule("CRD-1")
def nothing_is_between(state: State, _frame: Frame, to: int) -> Cite | None:
    """CRD-1: a Wall or a figure on the way stops a throw."""
    frm, terrain = state.hero.at, state.terrain
    if frm // terrain.width != to // terrain.width:
        return None
    step = 1 if to > frm else -1
    for space in range(frm, to, step):
        if terrain.wall[max(space, space + step)]:
            sides = {"from": at(state, space), "to": at(state, space + step)}
            return cite("CRD-1", asks="wall", edge="wall", **sides)
        if space != frm and state.occupied[space]:
            return cite("CRD-1", asks="between", space=at(state, space), **who(state, space))
    return None


@rule("CRD-1", "ATK-6")
def throw(draft: Draft, frame: Frame, to: int) -> None:
    """CRD-1: deal the Wounds of the card alone, at once; a bonus is kept for the next sword (ATK-6)."""
    combat.strike(draft, to, frame.a, "CRD-1")


# --- kinds of choice --------------------------------------------------------------------------------------------


class _Kind(NamedTuple):
    """What an effect asks, how the Spaces of the choice are found, what forbids one, and what choosing it does.

    `within` returns the Spaces that can be reached at all, `sealed` cites why one cannot: see
    `boss_level_seal`.
    """

    asked: Callable[[Any, int, Rulings], Frame]
    spaces: Callable[[State | Draft, Frame], Iterable[int]]
    clauses: tuple[Callable[[State, Frame, int], Cite | None], ...]
    settle: Callable[[Draft, Frame, int], None]
    within: Callable[[State | Draft], range] = within_reach
    sealed: Callable[[State, int], Cite | None] = sealed_off


_KINDS = {
    "swap": _Kind(
        _asked_swap,
        _swappable,
        (somebody_else_stands_there, boss_keeps_its_place, it_stands_beside),
        swap,
    ),
    "blink": _Kind(
        _asked_blink,
        _near_and_free,
        (hero_stays_up, space_is_near, space_is_free),
        blink,
        within_own_reach,
        only_a_move_leads_up,
    ),
    "throw": _Kind(
        _asked_throw, _in_sight, (thrown_at_an_enemy, it_is_in_the_row, nothing_is_between), throw
    ),
}
"""Kinds of choice by the name of their effect."""

NO_TARGET = {name: cite("CRD-1", asks=f"no-{name}") for name in _KINDS}
"""The citations of `target_exists`, made once: a card that needs a Space is asked in every position."""

KINDS = tuple(_KINDS)
"""Kinds of frame that a Target answers."""
