"""Positions and games of the toy, dealt by chance."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session

VARIANTS = [*product((2, 3), (3, 4), (False, True))]


def start(game: Any, seed: int) -> Any:
    """The start of one of the variants."""
    players, nights, swarm = VARIANTS[seed % len(VARIANTS)]
    return game.setup.new(players, nights=nights, swarm=swarm)


def random_game(game: Any, seed: int) -> Session[Any, Any, Any]:
    """A game played to its end by chance."""
    random, session = Random(seed), Session(game.rules, start(game, seed), Seeded(seed))
    session.settle()
    while not session.over:
        session.do(random.choice(game.rules.actions(session.state)))
        session.settle()
    return session


def swapped(state: Any, seat: int, random: Random) -> Any:
    """The same position for this seat: what it cannot see is dealt anew."""
    hidden = list(state.deck)
    for own, hand in enumerate(state.hands):
        if own != seat:
            hidden += [*hand, *([state.laid[own]] if (state.laid[own] or -1) > 0 else [])]
    random.shuffle(hidden)
    laid = [
        hidden.pop() if own != seat and choice is not None and choice > 0 else choice
        for own, choice in enumerate(state.laid)
    ]
    hands = [
        hand if own == seat else tuple(sorted(hidden.pop() for _ in hand))
        for own, hand in enumerate(state.hands)
    ]
    return replace(state, hands=tuple(hands), laid=tuple(laid), deck=tuple(sorted(hidden)))
