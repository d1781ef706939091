"""Repeating a test with the Fate Crystal (CRY)."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import nothing


@rule("CRY-1", "STN-6", off=False)
def can_repeat(state: State, seat: int) -> bool:
    """CRY-1: a test is repeated with an active Fate Crystal, STN-6: not while stunned."""
    pawn = state.pawns[seat]
    return pawn.crystal and not pawn.stun


@rule("CRY-1", "CRY-2", off=Instead(nothing))
def uses_crystal(builder: StateBuilder, seat: int) -> None:
    """CRY-1: the Fate Crystal becomes inactive; CRY-2: for it the own test is repeated."""
    builder.change_pawn(seat, crystal=False)
    builder.tell("repeated", "CRY-2", seat)
