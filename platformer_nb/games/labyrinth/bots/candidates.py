"""Which of the legal actions a bot looks at: all, but of many placements and traps only those that matter."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.games.labyrinth.bots.distances import route
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import cell_of
from platformer_nb.games.labyrinth.model.state import State


def worth_a_look(state: State, seat: int, actions: Sequence[a.Action]) -> Sequence[a.Action]:
    """Return tiles and traps on the ways of this seat and of its rivals, and every other action."""
    if not any(isinstance(one, (a.Lay, a.SetTrap)) for one in actions):
        return actions
    own, rivals = set(route(state, seat)), set[int]()
    for other in range(len(state.pawns)):
        if other != seat:
            rivals.update(route(state, other))
    found = [one for one in actions if _matters(one, own, rivals)]
    return found or actions[:1]


def _matters(action: a.Action, own: set[int], rivals: set[int]) -> bool:
    if isinstance(action, a.Lay):
        return action.cell in own or action.cell in rivals
    if isinstance(action, a.SetTrap):
        return cell_of(action.place) in rivals - own
    return True
