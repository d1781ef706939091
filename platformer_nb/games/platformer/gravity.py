"""Gravity: who falls, how far, and who may hold on."""

from __future__ import annotations

from platformer_nb.games.platformer import boons, entering
from platformer_nb.games.platformer.draft import Draft
from platformer_nb.games.platformer.events import Fell, Held
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import FIRST_KIND, FREE, Frame, Game, State, figures
from platformer_nb.games.platformer.terrain import TRAP, Terrain


@rule("GRA-1", "GRA-9", "GRA-11", "TRN-10", "ACT-1", "BOS-1")
def apply_gravity(draft: Draft) -> None:
    """GRA-1, GRA-11: Gravity applies to every figure of the whole map.

    GRA-9: only a player (ACT-1) and the end of a turn (TRN-10) call this; nothing else lets fall.
    """
    settle_from(draft, draft.terrain.low)


def settle_from(draft: Draft, first: int) -> None:
    """GRA-6: settle all falls from the bottom up, beginning at the Space `first`.

    Stops when a Hero's player has to decide (GRA-4); the rest is then pending.
    """
    terrain, occupied = draft.terrain, draft.occupied
    # Most often everybody stands on a Platform, which one look at the whole map shows.
    if not int.from_bytes(occupied, "little") & terrain.air:
        return
    width, floor = terrain.width, terrain.floor
    for space in figures(occupied):
        if floor[space] or space < first or supported(terrain, occupied, space, width):
            continue
        if boons.hovers(draft, occupied[space]):
            boons.hover(draft, space)
            continue
        if may_hold(terrain, occupied[space], space):
            draft.pending.append(Frame("gravity", space + 1))
            draft.pending.append(Frame("ladder", space))
            return
        fall(draft, space)


@rule("GRA-6", off=False)
def supported(terrain: Terrain, occupied: bytes | bytearray, space: int, width: int) -> bool:
    """GRA-1, GRA-6: a Platform holds a figure, and so does whoever stands beneath it."""
    return bool(terrain.floor[space] or occupied[space - width])


@rule("GRA-4", "GRA-5", off=False)
def may_hold(terrain: Terrain, figure: int, space: int) -> bool:
    """GRA-4, GRA-5: on a Ladder a Hero may hold on; a Ladder does not hold Enemies."""
    return figure < FIRST_KIND and bool(terrain.ladder[space])


@rule("GRA-1", "GRA-2", "GRA-3", "GRA-7", "GRA-8", "GRA-10")
def fall(draft: Draft, frm: int, *, let_go: bool = False) -> None:
    """GRA-1: a figure falls until a Platform or a figure stops it; no Ladder catches it (GRA-7).

    GRA-2: a Hero suffers each Trap on the way and no attack. GRA-8: nobody is pushed.
    """
    terrain, occupied = draft.terrain, draft.occupied
    width = terrain.width
    figure = occupied[frm]
    occupied[frm] = FREE
    to = frm - width
    while True:
        occupied[to] = figure
        if figure < FIRST_KIND:
            draft.hero(figure - 1).at = to
        if supported(terrain, occupied, to, width):
            break
        if terrain.ladder[to] and caught(draft.game, figure, let_go):
            break
        if figure < FIRST_KIND and terrain.feature[to] == TRAP and not survives(draft, frm, to):
            return
        occupied[to] = FREE
        to -= width
    draft.events.append(Fell(figure, frm, to))
    if figure < FIRST_KIND:
        entering.enter(draft, figure - 1, to)


@rule("GRA-7", off=False)
def caught(game: Game, figure: int, let_go: bool) -> bool:
    """GRA-7: no Ladder on the way catches a Hero (by a ruling, one does, unless it let go itself)."""
    return figure < FIRST_KIND and not let_go and ("GRA-7", "caught") in game.rulings


@rule("GRA-2", off=True)
def survives(draft: Draft, frm: int, at: int) -> bool:
    """GRA-2: falling through a Trap wounds the Hero; False if it faints there."""
    seat = draft.occupied[at] - 1
    before = len(draft.events)
    entering.spring_trap(draft, seat, at)
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


def floating(state: State) -> tuple[int, ...]:
    """The Spaces of all figures that nothing holds: none, after Gravity."""
    terrain, occupied = state.terrain, state.occupied
    return tuple(
        space
        for space in figures(occupied)
        if not supported(terrain, occupied, space, terrain.width)
        and not boons.hovers(state, occupied[space])
        and not may_hold(terrain, occupied[space], space)
    )
