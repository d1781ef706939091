"""What a position is worth to a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from platformer_nb.games.labyrinth.bots.distances import LONG, is_long, way
from platformer_nb.games.labyrinth.model.maze import NOWHERE
from platformer_nb.games.labyrinth.model.state import NOBODY, State

WON: Final = 1000.0
FARTHEST: Final = 16
"""A rival this far away is not looked at more closely."""


class Weights(NamedTuple):
    """The weights of a bot: its way and that of the nearest rival in actions, and what characters have.

    `aim` is the place of the key that its own way stops over unless another is much nearer (`distances.way`).
    `foe` is what the lives, Crystals and items of each rival count against its own, `pack` the ways of the rivals that
    are not the nearest.
    """

    own: float = 1.0
    rival: float = 0.4
    life: float = 0.3
    crystal: float = 0.4
    stun: float = 1.2
    item: float = 0.15
    foe: float = 0.4
    pack: float = 0.05
    aim: int = NOWHERE


RUNNING: Final = Weights()
BLOCKING: Final = Weights(own=0.7, rival=1.0, foe=0.8, pack=0.1)


LAST_INTEREST: Final = 30
"""After so many rounds a bot does not hold up its rivals at all; after LONG less and less."""


def in_round(weights: Weights, state: State) -> Weights:
    """Return the weights as they are in the round of a position: in a long game rivals count less and less.

    A game in which everybody holds up the others has no end.
    """
    if not is_long(state):
        return weights
    rounds = state.turn / len(state.pawns)
    left = max(0.0, (LAST_INTEREST - rounds) / (LAST_INTEREST - LONG))
    return weights._replace(
        rival=weights.rival * left, foe=weights.foe * left, pack=weights.pack * left
    )


def worth(state: State, seat: int, weights: Weights = RUNNING) -> float:
    """Return the worth of a position to a seat: what it has and how far it is, against its rivals."""
    if state.winner != NOBODY:
        return WON if state.winner == seat else -WON
    theirs, near, ways = 0.0, FARTHEST, 0
    for other in range(len(state.pawns)):
        if other != seat:
            theirs += belongings(state, other, weights)
            far = distance(state, other)
            ways += far
            near = min(near, far)
    own = belongings(state, seat, weights) - weights.stun * state.pawns[seat].stun
    own -= weights.own * way(state, seat, weights.aim) + weights.foe * theirs
    return own + weights.rival * near + weights.pack * (ways - near)


def belongings(state: State, seat: int, weights: Weights) -> float:
    """Return what the lives, the Crystal and the items of a seat are worth to it."""
    pawn = state.pawns[seat]
    return (
        weights.life * pawn.lives + weights.crystal * pawn.crystal + weights.item * len(pawn.items)
    )


def distance(state: State, seat: int) -> int:
    """Return how many actions a seat is from its win, with what its stun costs it; at most FARTHEST."""
    return min(FARTHEST, way(state, seat) + state.pawns[seat].stun)


def nearest(state: State, seat: int) -> int:
    """Return how far the nearest rival is from its win, with what its stun costs it."""
    return min(distance(state, other) for other in range(len(state.pawns)) if other != seat)
