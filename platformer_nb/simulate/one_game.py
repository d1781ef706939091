"""One game of a simulation."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.game import Game
from platformer_nb.core.parts.simulation import Order
from platformer_nb.core.play.chance import Seeded
from platformer_nb.simulate.plan import simulation_of

RARELY: Final = (1_000_000, 20, 100)
"""Thresholds of the garbage collector during a game.

Bots keep thousands of positions at a time and leave hardly any cycles, so the usual thresholds collect
often and find nothing. At 50,000 a twelfth of a game of Labyrinth still went into it, and no memory was gained.
"""


def play(game: Game[Any, Any, Any], order: Order) -> Any:
    """Play one game to its end and return the data that the game's simulation collects."""
    simulation = simulation_of(game)
    bots = [make_bot(game, kind, f"{order.seed}/{seat}") for seat, kind in enumerate(order.bots)]
    collector = simulation.collector()
    with _collecting_rarely():
        result = play_out(
            game.rules,
            simulation.start(order),
            bots,
            Seeded(order.seed),
            simulation.limit(order.players),
            collector,
        )
    return collector.kept(order, result)


@contextmanager
def _collecting_rarely() -> Iterator[None]:
    before = gc.get_threshold()
    gc.freeze()  # a fifth of a game with a large box went into looking through content and caches again
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
