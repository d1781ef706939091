"""What a simulation varies: dungeons, Bosses, artifacts, the longer map."""

from __future__ import annotations

from platformer_nb.core.game import Option
from platformer_nb.core.parts.simulation import Order
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import (
    LONGER_LEVELS,
    STANDARD_LEVELS,
    new_game,
)

LIMIT = 60
"""Turns per player after which a game is cut short, beyond what people would play."""


def options(box: Box) -> tuple[Option, ...]:
    """Return the options; all dungeons and Bosses alternate by default, artifacts and the longer map are opt-in."""
    dungeons = tuple(dict.fromkeys(tile.dungeon for tile in box.tiles.values()))
    return (
        Option("dungeon", dungeons, None),
        Option("boss", tuple(box.bosses), None),
        Option("artifacts", (False, True), False),
        Option("longer", (False, True), False),
    )


def start(box: Box, order: Order) -> State:
    """Return the initial state of a game."""
    chosen = order.options
    return new_game(
        box,
        order.players,
        dungeon=chosen["dungeon"],
        boss=chosen["boss"],
        levels=levels(order),
        artifacts=chosen["artifacts"],
    )


def levels(order: Order) -> int:
    """Return the number of Levels of the tower; the longer map is not for solo games (SOL-7)."""
    longer = order.options["longer"] and order.players > 1
    return LONGER_LEVELS if longer else STANDARD_LEVELS


def limit(players: int) -> int:
    """Return the turns, of all players together, after which a game is cut short."""
    return LIMIT * players
