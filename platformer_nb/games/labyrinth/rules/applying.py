"""Applying a legal action: what it does, and what follows without a decision."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import with_blank, with_tile
from platformer_nb.games.labyrinth.model.state import (
    ACTIONS,
    BLANK_TILE,
    DRAW,
    LAY,
    Due,
    Event,
    State,
    moved,
)
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules import building
from platformer_nb.games.labyrinth.rules.turn import COSTS, jumps_to
from platformer_nb.games.labyrinth.rules.ways import beyond

Result = tuple[State, tuple[Event, ...]]


def apply(state: State, action: a.Action) -> Result:
    """Return the position after a legal action, and its events."""
    seat, frm = state.active, state.pawn.at
    paid = replaced(state, left=state.left - COSTS.get(type(action), 0))
    match action:
        case a.Build():
            after, events = taking(replaced(paid, due=Due(DRAW)))
            return after, (Event("build", "TIL-1", seat), *events)
        case a.Draw(tile):
            return taken(state, tile)
        case a.Lay(cell, turning) if state.due is not None:
            maze = with_tile(state.maze, cell, state.due.tile, turning)
            laid = Event("laid", "TIL-1", seat, tile=state.due.tile, cell=cell, turning=turning)
            return replaced(state, maze=maze, due=None), (laid,)
        case a.Blank(cell) if state.due is not None:
            maze = with_blank(state.maze, cell, state.due.tile)
            return replaced(state, maze=maze, due=None), (
                Event("blank", "TIL-8", seat, tile=state.due.tile, cell=cell),
            )
        case a.Move(edge):
            to = beyond(state.maze, frm, edge)
            return moved(paid, to), (Event("moved", "MOV-1", seat, frm=frm, to=to),)
        case a.SafeJump():
            to = jumps_to(state, action)
            return moved(paid, to), (Event("jumped", "BRG-10", seat, frm=frm, to=to),)
    return turn_ends(state)


def _nothing(state: State, *_given: object) -> Result:
    """Return the position as it is: without its rule, nothing follows."""
    return state, ()


@rule("ACT-1", "ACT-11", off=Instead(_nothing))
def turn_ends(state: State) -> Result:
    """ACT-1: the next player has 2 actions; ACT-11: those that are left over are lost."""
    then = (state.active + 1) % len(state.pawns)
    ended = Event("ended", "ACT-11", state.active)
    return replaced(state, active=then, left=ACTIONS), (ended,)


@rule("TIL-8", off=Instead(_nothing))
def taking(state: State) -> Result:
    """TIL-8: take tiles that everybody knows from the bottom of the pool; if all were tried, the first is laid blank.

    While shuffled tiles are left the next one is chance’s.
    """
    assert state.due is not None
    if state.shuffled:
        return state, ()
    tail, refused = state.maze.tail, state.due.refused
    if len(tail) > refused:
        rest = replaced(state, maze=replaced(state.maze, tail=tail[1:]))
        return taken(rest, tail[0])
    first, *left = tail
    maze = replaced(state.maze, tail=tuple(left))
    nothing = Event("nothing-fits", "TIL-8", state.active, tile=first)
    return replaced(state, maze=maze, due=Due(BLANK_TILE, first)), (nothing,)


@rule("TIL-8", off=Instead(_nothing))
def taken(state: State, tile: int) -> Result:
    """TIL-8: a tile that fits nowhere goes under the pool, and the next one is taken."""
    assert state.due is not None
    seen = Event("taken", "TIL-1", state.active, tile=tile)
    if not building.fits_nowhere(state.maze, tile):
        return replaced(state, due=Due(LAY, tile)), (seen,)
    maze = replaced(state.maze, tail=(*state.maze.tail, tile))
    under = replaced(state, maze=maze, due=Due(DRAW, refused=state.due.refused + 1))
    after, events = taking(under)
    return after, (seen, Event("unfit", "TIL-8", state.active, tile=tile), *events)
