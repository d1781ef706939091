"""What a press on a place of the maze means."""

from __future__ import annotations

from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, NEIGHBOURS
from platformer_nb.games.labyrinth.model.maze import MOST_CORRIDORS, is_start, place_of
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.notation.names import place_names
from platformer_nb.games.labyrinth.rules import legality
from platformer_nb.games.labyrinth.view.choices import target_of


def meant_at(state: State, at: str, aiming: bool) -> list[a.Action]:
    """Return the legal actions that a press on a place may mean: to set a trap only if that has been chosen."""
    legal = (one for one in legality.actions(state) if isinstance(one, a.SetTrap) == aiming)
    return [one for one in legal if target_of(state, one) == at]


def may_set_traps(state: State) -> bool:
    """Return whether a trap can be set anywhere."""
    return any(isinstance(one, a.SetTrap) for one in legality.actions(state))


def trap_at(state: State, at: str) -> a.SetTrap | None:
    """Return the trap set on a place, or on the first corridor of a cell, legal or not; None for what is neither."""
    known = place_names(state.maze)
    if at in known:
        return a.SetTrap(known[at])
    return a.SetTrap(place_of(CELL_OF[at])) if at in CELL_OF else None


def move_to(state: State, at: str) -> a.Action | None:
    """Return the Move of the active pawn, or the step of the Golem, towards a place or cell beside it."""
    known = place_names(state.maze)
    cell = CELL_OF.get(at, known[at] // MOST_CORRIDORS if at in known else -1)
    golem = state.top is not None and a.StepGolem in map(type, legality.actions(state))
    here = state.golem.at if golem else state.pawn.at
    if is_start(here) or cell < 0 or cell not in NEIGHBOURS[here // MOST_CORRIDORS]:
        return None
    edge = NEIGHBOURS[here // MOST_CORRIDORS].index(cell)
    return a.StepGolem(edge) if golem else a.Move(edge)
