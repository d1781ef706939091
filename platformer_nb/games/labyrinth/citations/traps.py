"""Traps (TRP)."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations.claims import Claims, Done, always
from platformer_nb.games.labyrinth.model.frames import TRAP_TEST, Test
from platformer_nb.games.labyrinth.model.maze import MOST_CORRIDORS
from platformer_nb.games.labyrinth.model.state import Event, State


def _tile_has_another(done: Done, event: Event) -> bool:
    return _others_of_the_tile(done.before, event.to)


def _others_of_the_tile(state: State, place: int) -> bool:
    """Return whether a trap lies on another corridor of a tile."""
    tile = place // MOST_CORRIDORS
    return any(at // MOST_CORRIDORS == tile and at != place for at, _ in state.traps)


def _under_the_own_pawn(done: Done, event: Event) -> bool:
    return event.seat >= 0 and done.before.pawns[event.seat].at == event.to


def _next_to_others(done: Done, event: Event) -> bool:
    """Return whether others stand on the tile, on another corridor."""
    at = done.before.pawns[event.seat].at
    others = (pawn.at for pawn in done.before.pawns if pawn.at != at)
    return any(other // MOST_CORRIDORS == at // MOST_CORRIDORS for other in others)


def _of_a_trap(done: Done, _event: Event) -> bool:
    test = done.pending(Test)
    return test is not None and test.kind == TRAP_TEST


CLAIMS: Final[Claims] = {
    "trap-set": (
        ("TRP-5", _tile_has_another),
        ("TRP-7", always),
        ("TRP-16", _under_the_own_pawn),
    ),
    "trap-laid": (("TRP-5", _tile_has_another), ("TRP-7", always)),
    "trap-seen": (("TRP-5", _tile_has_another),),
    "trap-tested": (
        ("TRP-9", always),
        ("TRP-17", always),
        ("TRP-12", _next_to_others),
    ),
    "repeated": (("TRP-13", _of_a_trap), ("CRY-3", _of_a_trap)),
}
