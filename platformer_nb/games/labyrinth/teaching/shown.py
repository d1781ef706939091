"""The rules of what a position shows: nobody can judge an action in it without them, though no verdict cites them."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.games.labyrinth.model.hexes import CELLS
from platformer_nb.games.labyrinth.model.state import LIVES, NO_EVENT, State


def rules_shown(state: State) -> Iterator[str]:
    """Yield the rule of each kind of thing in the position that is not there in every game from its first turn."""
    if any(len(state.maze.corridors(cell)) > 1 for cell in range(CELLS)):
        yield "TIL-14"
    if any(pawn.stun for pawn in state.pawns):
        yield "STN-2"
    if any(pawn.lives < LIVES for pawn in state.pawns):
        yield "LIF-2"
    if state.items or any(pawn.items for pawn in state.pawns):
        yield "ITM-1"
    if state.traps:
        yield "TRP-7"
    if state.golem.used:
        yield "ACT-8"
    if state.event != NO_EVENT or state.called or state.has_called:
        yield "EVT-1"
    if state.tokens or state.covered:
        yield "CHR-9"
