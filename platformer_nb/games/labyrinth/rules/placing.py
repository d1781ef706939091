"""Putting a character on another place, and what of its former one is dropped."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.games.labyrinth.model.frames import WALKED, Answers, Explore, TrapActs
from platformer_nb.games.labyrinth.model.maze import FIRST_START, is_start
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import nothing

LAPSING: Final = (Explore, Answers, TrapActs)
"""What is over for a character when it leaves the corridor."""


def put(builder: StateBuilder, seat: int, to: int) -> None:
    """Put a character on a place."""
    builder.change_pawn(seat, at=to)
    lapses(builder, seat)


@rule("EXP-7", "FRE-11", off=Instead(nothing))
def lapses(builder: StateBuilder, seat: int) -> None:
    """EXP-7, FRE-11: what is left of exploring, of free combat and of a trap is dropped when the corridor is left."""
    due = builder.state.due
    builder.change(due=tuple(f for f in due if not (isinstance(f, LAPSING) and f.seat == seat)))


@rule("EXP-8", "MOV-8", "BRG-3", "BRG-4", off=Instead(nothing))
def explores(builder: StateBuilder, seat: int, frm: int, how: str = WALKED) -> None:
    """EXP-8: after a Move (MOV-8), a jump (BRG-3, BRG-4) and a push a character explores; on its start space nothing."""
    at = builder.pawn(seat).at
    if not is_start(at):
        builder.push(Explore(seat, at, frm, how))


def go_home(builder: StateBuilder, seat: int) -> None:
    """Put a character on its start space."""
    put(builder, seat, FIRST_START + builder.pawn(seat).start)
