"""Gravity: which figures fall, how far, and who may hold on."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Fell, Held
from platformer_nb.games.platformer.model.facts import at, cite
from platformer_nb.games.platformer.model.state import (
    FIRST_KIND,
    FREE,
    Constants,
    State,
    due,
    figures,
    spaces_in,
)
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import LADDERED, TRAP, Terrain
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards import temporary_effects
from platformer_nb.games.platformer.rules.figures import on_enter

BY_EVENT = 1
"""Second number of a `gravity` frame: an event of the solo game applies it."""


@rule("GRA-1", "GRA-9")
def apply_gravity(draft: Draft, why: int = 0) -> None:
    """GRA-1: every unsupported figure falls.

    GRA-9: only a player (ACT-1) and the end of a turn (TRN-10) call this; nothing else makes figures fall.
    """
    settle_from(draft, lowest_fall(draft), why)


@rule("ACT-1")
def apply_by_choice(draft: Draft) -> None:
    """ACT-1: the active player applies Gravity, at no cost and any number of times."""
    apply_gravity(draft)


@rule("GRA-11", off=Instead(lambda draft: draft.terrain.boss_low % draft.terrain.size))
def lowest_fall(draft: Draft) -> int:
    """GRA-11: return the lowest Space from which falls are resolved: Gravity applies to the whole map."""
    return draft.terrain.low


@rule("GRA-6", "BOS-1")
def settle_from(draft: Draft, first: int, why: int = 0) -> None:
    """GRA-6: resolve all falls from the bottom up, beginning at the Space `first`.

    Every unsupported figure falls, the Boss too (BOS-1). Stops when a Hero's player has to decide
    (GRA-4); the rest is then pending. `why` is kept there: BY_EVENT if an event of the solo game applies it.
    """
    terrain, occupied = draft.terrain, draft.occupied
    # Most often every figure is on a Platform; the bit masks of the whole map show it at once.
    airborne = int.from_bytes(occupied, "little") & terrain.air
    if not airborne:
        return
    width = terrain.width
    for space in spaces_in(airborne):
        if space < first or supported(terrain, occupied, space, width):
            continue
        if temporary_effects.hovers(draft, occupied[space]):
            temporary_effects.hover(draft, space)
            continue
        if may_hold(terrain, occupied[space], space):
            draft.pending.append(due("gravity", space + 1, why))
            draft.pending.append(due("ladder", space))
            return
        fall(draft, space)


def moves_nobody(state: State) -> bool:
    """Return whether Gravity would change nothing: it moves nobody, and no player has to decide."""
    terrain, occupied = state.terrain, state.occupied
    airborne = int.from_bytes(occupied, "little") & terrain.air
    return not airborne or all(
        supported(terrain, occupied, space, terrain.width)
        or temporary_effects.hovers(state, occupied[space])
        for space in spaces_in(airborne)
    )


@rule("GRA-1", "GRA-6", "GRA-8", off=Instead(lambda terrain, _, space, width: terrain.floor[space]))
def supported(terrain: Terrain, occupied: bytes | bytearray, space: int, width: int) -> bool:
    """GRA-1, GRA-6: a Platform supports a figure, and so does a figure beneath it.

    So a fall ends above a figure, and pushes nobody (GRA-8).
    """
    return bool(terrain.floor[space] or occupied[space - width])


@rule("GRA-4", off=False)
def may_hold(terrain: Terrain, figure: int, space: int) -> bool:
    """GRA-4: on a Ladder a Hero may hold on."""
    return ladders_hold(figure) and bool(terrain.ladder[space])


@rule("GRA-5", off=True)
def ladders_hold(figure: int) -> bool:
    """GRA-5: a Ladder does not hold Enemies."""
    return figure < FIRST_KIND


@rule("GRA-1", "GRA-3", "GRA-10", "ZOC-3")
def fall(draft: Draft, frm: int, *, let_go: bool = False) -> None:
    """GRA-1: a figure falls until a Platform or a figure stops it, from Level to Level (GRA-10).

    Tokens on the map stay (GRA-3). A fall is no Move: nobody attacks (ZOC-3).
    """
    terrain, occupied = draft.terrain, draft.occupied
    width = terrain.width
    figure = occupied[frm]
    hero = draft.hero(figure - 1) if figure < FIRST_KIND else None
    occupied[frm] = FREE
    to = frm - width
    while True:
        occupied[to] = figure
        if hero is not None:
            hero.at = to
        if supported(terrain, occupied, to, width):
            break
        if terrain.ladder[to] and caught(draft.game, figure, let_go):
            break
        if hero is not None and terrain.feature[to] == TRAP and not survives(draft, frm, to):
            return
        occupied[to] = FREE
        to -= width
    draft.events.append(_fell(figure, frm, to))
    if hero is not None:
        on_enter.enter(draft, figure - 1, to)


_fell = lru_cache(maxsize=4096)(Fell)  # the same few falls, over and over


@rule("GRA-7", off=Instead(lambda game, figure, let_go: figure < FIRST_KIND and not let_go))
def caught(game: Constants, figure: int, let_go: bool) -> bool:
    """GRA-7: no Ladder on the way catches a Hero (by a house rule, one does, unless it let go itself)."""
    return figure < FIRST_KIND and not let_go and ("GRA-7", "caught") in game.rulings


@rule("GRA-2", off=True)
def survives(draft: Draft, frm: int, at: int) -> bool:
    """GRA-2: falling through a Trap wounds the Hero, and nobody attacks it; False if it faints there."""
    seat = draft.occupied[at] - 1
    before = len(draft.events)
    on_enter.spring_trap(draft, seat, at)
    if draft.heroes[seat].at < 0:
        draft.events.insert(before, Fell(seat + 1, frm, at))
        return False
    return True


@rule("GRA-4")
def hold(draft: Draft, space: int) -> None:
    """GRA-4: the Hero stays on the Ladder."""
    draft.events.append(Held(draft.occupied[space], space))


@rule("GRA-4")
def drop(draft: Draft, space: int) -> None:
    """GRA-4: the Hero's player chooses to fall."""
    fall(draft, space, let_go=True)


@rule("LAD-2")
def platform_holds(state: State) -> Cite | None:
    """LAD-2: nobody falls through a Platform with a Ladder by choice; the Hero Moves through it."""
    terrain, space = state.terrain, state.hero.at
    if space < 0 or terrain.floor_kind[space] != LADDERED:
        return None
    return cite("LAD-2", hero=state.hero.card, space=at(state, space))


def floating(state: State) -> tuple[int, ...]:
    """Return the Spaces of all unsupported figures: none, after Gravity."""
    terrain, occupied = state.terrain, state.occupied
    return tuple(
        space
        for space in figures(occupied)
        if not supported(terrain, occupied, space, terrain.width)
        and not temporary_effects.hovers(state, occupied[space])
        and not may_hold(terrain, occupied[space], space)
    )
