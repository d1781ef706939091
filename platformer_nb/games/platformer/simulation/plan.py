"""What a plan varies: dungeons, Bosses, artifacts, the longer map."""

from __future__ import annotations

from platformer_nb.core.game import Option
from platformer_nb.core.simulation import Order
from platformer_nb.games.platformer.model.box import Box
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import (
    LONGER_LEVELS,
    STANDARD_LEVELS,
    new_game,
)

LIMIT = 60
"""Turns a player after which a game is cut short: nobody would play longer."""


def options(box: Box) -> tuple[Option, ...]:
    """Dungeons and Bosses are dealt out evenly; artifacts and the longer map have to be chosen."""
    dungeons = tuple(dict.fromkeys(tile.dungeon for tile in box.tiles.values()))
    return (
        Option("dungeon", dungeons, None),
        Option("boss", tuple(box.bosses), None),
        Option("artifacts", (False, True), False),
        Option("longer", (False, True), False),
    )


def start(box: Box, order: Order) -> State:
    """The state in which a game begins."""
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
    """Levels of the tower; the longer map is not for one (SOL-7)."""
    longer = order.options["longer"] and order.players > 1
    return LONGER_LEVELS if longer else STANDARD_LEVELS


def limit(players: int) -> int:
    """Turns of all players together after which a game is cut short."""
    return LIMIT * players
