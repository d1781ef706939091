"""Games made by hand, for what is counted of them."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.parts.simulation import Order, Plan
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.simulation.played import WON, Played
from platformer_nb.simulate.plan import make_plan

BOX = GAME.box


def small_plan(games: int = 4, **more: Any) -> Plan:
    """A small plan: greedy bots, as they are quick."""
    return make_plan(GAME, games, **{"bots": ["greedy"], **more})


def game(number: int = 0, players: int = 2, **more: Any) -> Played:
    """A game of two that the first seat won, but for what is said."""
    boss = more.pop("boss", "medusa")
    options = {"dungeon": "forest", "boss": boss, "artifacts": False, "longer": False}
    order = Order("platformer", number, players, options, ("greedy",) * players, "x")
    return Played(
        **{
            "order": order,
            "ending": WON,
            "winner": 0,
            "first": 0,
            "heroes": ("sweety", "etorn", "angelo", "avvy")[:players],
            "turns": 10,
            "boss_turns": 3,
            "decisions": 50,
            "faints": (),
            "wounds": (),
            "bought": (),
            "taken": (),
            "points": 0,
            **more,
        }
    )
