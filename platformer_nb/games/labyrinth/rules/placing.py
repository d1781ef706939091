"""Putting a character on another place, and what of its former one is dropped."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.games.labyrinth.model.card_frames import AtGate, AtTrap, TokensAct
from platformer_nb.games.labyrinth.model.frames import (
    PUT,
    WALKED,
    Answers,
    Explore,
    HiddenTrap,
    TrapActs,
)
from platformer_nb.games.labyrinth.model.maze import FIRST_START, is_start
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import nothing

LAPSING: Final = (Explore, Answers, TrapActs, TokensAct, AtGate, AtTrap, HiddenTrap)
"""What is over for a character when it leaves the corridor."""


@rule("MOV-7", off=Instead(nothing))
def put(builder: StateBuilder, seat: int, to: int) -> None:
    """MOV-7: a character is put on a place, however many pawns stand there."""
    builder.change_pawn(seat, at=to)
    lapses(builder, seat)


@rule("EXP-7", "FRE-11", off=Instead(nothing))
def lapses(builder: StateBuilder, seat: int) -> None:
    """EXP-7, FRE-11: what is left of exploring, of free combat and of a trap is dropped when the corridor is left."""
    due = builder.due
    left = [f for f in due if not (isinstance(f, LAPSING) and f.seat == seat)]
    if len(left) < len(due):
        builder.change(due=tuple(left))


@rule("EXP-8", "MOV-8", "BRG-3", "BRG-4", off=Instead(nothing))
def explores(builder: StateBuilder, seat: int, frm: int, how: str = WALKED) -> None:
    """EXP-8: after a Move (MOV-8), a jump (BRG-3, BRG-4) and a push a character explores; on its start space nothing."""
    at = builder.pawn(seat).at
    if not is_start(at):
        builder.push(Explore(seat, at, frm, how))


def go_home(builder: StateBuilder, seat: int) -> None:
    """Put a character on its start space."""
    put(builder, seat, FIRST_START + builder.pawn(seat).start)


@rule("TRP-11", "EXP-3", "EXP-8", off=Instead(nothing))
def goes_back(builder: StateBuilder, seat: int, cite: str) -> None:
    """TRP-11, EXP-3: a character goes back to the corridor it came from, without exploring; EXP-8: if it came by a way."""
    came = [f for f in builder.due if isinstance(f, Explore) and f.seat == seat]
    if came and came[-1].how != PUT and came[-1].frm != builder.pawn(seat).at:
        put(builder, seat, came[-1].frm)
        builder.tell("sent-back", cite, seat, to=came[-1].frm)


@rule("STN-1", "LIM-2", "SET-15", off=Instead(nothing))
def stun(builder: StateBuilder, seat: int, count: int, cite: str) -> None:
    """STN-1: a character may have any number of stun tokens, LIM-2, SET-15: however many are in the supply."""
    builder.change_pawn(seat, stun=builder.pawn(seat).stun + count)
    builder.tell("stunned", cite, seat, number=count)
