"""Bots for the seats of a table, by the names people choose them by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from platformer_nb.bots.bot import Bot, RandomBot
from platformer_nb.core.errors import BadInput, one_of, said
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.bots.search import SearchBot

KINDS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
"""Every kind of bot that can take a seat, and what makes one from a seed."""


def make_bot(kind: str, seed: int | str) -> Bot:
    """A bot of this kind; raises BadInput if there is none."""
    if kind not in KINDS:
        what = said("what-bot")
        raise BadInput(what, "error-not-what", one_of(kind, KINDS), word=kind, what=what)
    return KINDS[kind](seed)
