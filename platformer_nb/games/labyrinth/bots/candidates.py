"""Which of the legal actions a bot looks at: of many places and tiles those that matter, of swaps those that gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.labyrinth.bots.distances import route
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards.things import CARRIED, DISCARDED, EACH_TURN
from platformer_nb.games.labyrinth.model.maze import NOWHERE, cell_of
from platformer_nb.games.labyrinth.model.state import State

ON_BOARD: Final = (a.Turn, a.Exchange, a.OnCell, a.AtPlace)
"""What a card is aimed at on the board."""
FEW: Final = 6
"""As many of those as are looked at wherever they are."""
SWAPS: Final = (a.Swap, a.SwapHidden)
BY_USE: Final = {DISCARDED: 0, EACH_TURN: 1, CARRIED: 2}
"""How good an item is to have: one that works by itself is better than one to be used, and that than one for once."""


def worth_a_look(
    state: State, seat: int, actions: Sequence[a.Action], aim: int = NOWHERE
) -> Sequence[a.Action]:
    """Return what is done on the ways of this seat and of its rivals, swaps that gain, and every other action.

    `aim` is the key that this seat means to fetch, as in `distances.next_key`.
    """
    if any(isinstance(one, SWAPS) for one in actions):
        gaining = [one for one in actions if not isinstance(one, SWAPS) or gains(state, one)]
        actions = gaining or actions
    aims = len(actions) > FEW and isinstance(actions[0], ON_BOARD)
    if not aims and not any(isinstance(one, (a.Lay, a.SetTrap)) for one in actions):
        return actions
    own, rivals = set(route(state, seat, aim)), set[int]()
    for other in range(len(state.pawns)):
        if other != seat:
            rivals.update(route(state, other))
    found = [one for one in actions if _matters(one, own, rivals)]
    return found or actions[:1]


def gains(state: State, swap: a.Swap | a.SwapHidden) -> bool:
    """Return whether what is picked up is better than what is laid down; so no swap is ever made back."""
    up = 1 if isinstance(swap, a.SwapHidden) else _good(state, swap.up)
    return up > _good(state, swap.down)


def _good(state: State, item: int) -> int:
    return BY_USE[state.box.items[state.box.item_ids[item]].kind]


def _matters(action: a.Action, own: set[int], rivals: set[int]) -> bool:
    match action:
        case a.Lay(cell) | a.Turn(cell) | a.OnCell(cell):
            return cell in own or cell in rivals
        case a.Exchange(cell, other):
            return cell in own or other in own
        case a.SetTrap(place) | a.AtPlace(place):
            return cell_of(place) in rivals - own
    return True
