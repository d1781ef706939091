"""What a position is worth to a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from platformer_nb.games.labyrinth.bots.distances import way
from platformer_nb.games.labyrinth.model.state import NOBODY, State

WON: Final = 1000.0
FARTHEST: Final = 16
"""A rival this far away is not looked at more closely."""


class Weights(NamedTuple):
    """The weights of a bot: its way and that of the nearest rival in actions, and what characters have."""

    own: float = 1.0
    rival: float = 0.4
    life: float = 0.3
    crystal: float = 0.5
    stun: float = 1.2
    item: float = 0.15


RUNNING: Final = Weights()
BLOCKING: Final = Weights(own=0.7, rival=1.0)


def worth(state: State, seat: int, weights: Weights = RUNNING) -> float:
    """Return the worth of a position to a seat: what it has and how far it is, against the nearest rival."""
    if state.winner != NOBODY:
        return WON if state.winner == seat else -WON
    pawn = state.pawns[seat]
    own = weights.life * pawn.lives + weights.crystal * pawn.crystal - weights.stun * pawn.stun
    own += weights.item * len(pawn.items) - weights.own * way(state, seat)
    return own + weights.rival * nearest(state, seat)


def nearest(state: State, seat: int) -> float:
    """Return how far the nearest rival is from its win, with what its stun costs it."""
    others = (other for other in range(len(state.pawns)) if other != seat)
    return min(min(FARTHEST, way(state, one) + state.pawns[one].stun) for one in others)
