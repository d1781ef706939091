"""The kinds of bots of a game, and bots made by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from platformer_nb.bots.bot import Bot, RandomBot
from platformer_nb.core.errors import BadInput, one_of, said
from platformer_nb.core.game import Game

RANDOM: Final = "random"
"""The kind of bot that every game has."""


def bot_kinds(game: Game[Any, Any, Any]) -> dict[str, Callable[[int | str], Bot]]:
    """Return the factory of each kind of bot of a game; a factory takes a seed."""
    return {RANDOM: RandomBot, **game.bots}


def make_bot(game: Game[Any, Any, Any], kind: str, seed: int | str) -> Bot:
    """Return a bot of this kind; raises BadInput if the game has none."""
    kinds = bot_kinds(game)
    if kind not in kinds:
        raise BadInput(said("place-bot", name=kind), "error-no-such-bot", one_of(kind, kinds))
    return kinds[kind](seed)
