"""One game of a simulation."""

from __future__ import annotations

from typing import Any

from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.game import Game
from platformer_nb.core.parts.simulation import Order
from platformer_nb.core.play.chance import Seeded
from platformer_nb.simulate.plan import simulation_of


def play(game: Game[Any, Any, Any], order: Order) -> Any:
    """Play one game to its end and return the data that the game's simulation collects."""
    simulation = simulation_of(game)
    bots = [make_bot(game, kind, f"{order.seed}/{seat}") for seat, kind in enumerate(order.bots)]
    collector = simulation.collector()
    result = play_out(
        game.rules,
        simulation.start(order),
        bots,
        Seeded(order.seed),
        simulation.limit(order.players),
        collector,
    )
    return collector.kept(order, result)
