"""Games made by hand, for what is counted of them."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer.simulation.one_game import WON, Played
from platformer_nb.games.platformer.simulation.plan import Order, Question, asked
from tests.games.drawn import rules

BOX = rules().box


def question(games: int = 4, **more: Any) -> Question:
    """A small question: greedy bots, as they are quick."""
    return asked(BOX, games, **{"bots": ["greedy"], **more})


def game(number: int = 0, players: int = 2, **more: Any) -> Played:
    """A game of two that the first seat won, but for what is said."""
    order = Order(
        number,
        players,
        "forest",
        more.pop("boss", "medusa"),
        False,
        False,
        ("greedy",) * players,
        "x",
    )
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
