"""Repeating a test with the Fate Crystal (CRY)."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import letter, nothing
from platformer_nb.games.labyrinth.rules.using import uses


@rule("CRY-1", "STN-6", off=False)
def can_repeat(state: State, seat: int) -> bool:
    """CRY-1: a test is repeated with an active Fate Crystal, STN-6: not while stunned."""
    pawn = state.pawns[seat]
    return pawn.crystal and not pawn.stun


@rule("CRY-1")
def crystal_repeats(state: State, seat: int) -> Cite | None:
    """CRY-1: without an active Fate Crystal no test is repeated with it; a stunned character is not asked at all."""
    return None if can_repeat(state, seat) else Cite("CRY-1", {"who": letter(seat)})


@rule("CRY-1", "CRY-2", off=Instead(nothing))
def uses_crystal(builder: StateBuilder, seat: int) -> None:
    """CRY-1: the Fate Crystal becomes inactive; CRY-2: for it the player's test is repeated."""
    builder.change_pawn(seat, crystal=False)
    builder.tell("repeated", "CRY-2", seat)


# --- the window after a test -----------------------------------------------------------------------------------

Answer = a.Repeat | a.Keep | a.Use | a.Pact


def window(
    state: State, seat: int, moments: tuple[str, ...], used: tuple[int, ...] = ()
) -> tuple[a.Action, ...]:
    """Return what a player may do before a test counts; nothing if there is nothing but to let it stand."""
    repeats = (a.Repeat(),) if can_repeat(state, seat) else ()
    found = (*repeats, *uses.usable(state, seat, moments, used))
    return (*found, a.Keep()) if found else ()


def objects_in_window(
    state: State,
    seat: int,
    action: Answer,
    moments: tuple[str, ...],
    used: tuple[int, ...] = (),
) -> Cite | None:
    """Return why a player may not do this before a test counts."""
    if isinstance(action, a.Repeat):
        return crystal_repeats(state, seat)
    if isinstance(action, (a.Use, a.Pact)):
        return uses.objection(state, seat, action, moments, used)
    return None
