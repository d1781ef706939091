"""Bots by seat, made by an injected factory."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from platformer_nb.core.errors import BadInput, said, within
from platformer_nb.core.game import Player

NEW_GAME: Final = said("place-new-game")

BotMaker = Callable[[str, str], Player[Any, Any]]
"""Factory of bots, called with a kind and a seed; raises BadInput for an unknown kind."""


def seat_bots(
    kinds: Sequence[str], make_bot: BotMaker | None, seed: str = ""
) -> dict[int, Player[Any, Any]]:
    """Return the bots by seat; without a seed, they play differently each time.

    Raises BadInput if bots are named but there is no factory.
    """
    if any(kinds) and make_bot is None:
        where = within(NEW_GAME, said("place-players"))
        raise BadInput(where, "error-no-bots", "mend-no-bots")
    source = seed or str(secrets.randbits(64))
    return {
        seat: make_bot(kind, f"{source}/bot {seat + 1}")
        for seat, kind in enumerate(kinds)
        if kind and make_bot
    }
