"""Bots in their seats, as a table knows them: who makes them is not its business."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from platformer_nb.core.errors import BadInput, said, within
from platformer_nb.games.platformer.rules.course.setup import NEW_GAME


class Chooser(Protocol):
    """A bot, as the table knows it: it chooses among what is legal."""

    def choose(self, rules: Any, state: Any, actions: Sequence[Any]) -> Any:
        """One of `actions`."""


BotMaker = Callable[[str, str], Chooser]
"""Makes a bot of a kind from a seed; raises BadInput for a kind there is not."""


def seat_bots(
    kinds: Sequence[str], make_bot: BotMaker | None, seed: str = ""
) -> dict[int, Chooser]:
    """The bots by seat; without a seed they play differently each time."""
    if any(kinds) and make_bot is None:
        where = within(NEW_GAME, said("place-players"))
        raise BadInput(where, "error-no-bots", "mend-no-bots")
    source = seed or str(secrets.randbits(64))
    return {
        seat: make_bot(kind, f"{source}/bot {seat + 1}")
        for seat, kind in enumerate(kinds)
        if kind and make_bot
    }
