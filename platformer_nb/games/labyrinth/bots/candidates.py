"""Which of the legal actions a bot looks at: all, but of many places and tiles only those that matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.labyrinth.bots.distances import route
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import cell_of
from platformer_nb.games.labyrinth.model.state import State

ON_BOARD: Final = (a.Turn, a.Exchange, a.OnCell, a.AtPlace)
"""What a card is aimed at on the board."""
FEW: Final = 6
"""As many of those as are looked at wherever they are."""


def worth_a_look(state: State, seat: int, actions: Sequence[a.Action]) -> Sequence[a.Action]:
    """Return what is done on the ways of this seat and of its rivals, and every other action."""
    aims = len(actions) > FEW and isinstance(actions[0], ON_BOARD)
    if not aims and not any(isinstance(one, (a.Lay, a.SetTrap)) for one in actions):
        return actions
    own, rivals = set(route(state, seat)), set[int]()
    for other in range(len(state.pawns)):
        if other != seat:
            rivals.update(route(state, other))
    found = [one for one in actions if _matters(one, own, rivals)]
    return found or actions[:1]


def _matters(action: a.Action, own: set[int], rivals: set[int]) -> bool:
    match action:
        case a.Lay(cell) | a.Turn(cell) | a.OnCell(cell):
            return cell in own or cell in rivals
        case a.Exchange(cell, other):
            return cell in own or other in own
        case a.SetTrap(place) | a.AtPlace(place):
            return cell_of(place) in rivals - own
    return True
