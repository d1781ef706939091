"""The bot type, and the random bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from platformer_nb.core.game import Player
from platformer_nb.core.rules import Rules

Bot: TypeAlias = Player[Any, Any]
"""A bot: chooses for a player by the observation of its seat (`Rules.observe`), never by the state."""


class RandomBot:
    """A bot for any game that chooses uniformly among the legal actions, reproducibly by its seed."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, rules: Rules[Any, Any, Any], state: Any, actions: Sequence[Any]) -> Any:
        """Return one of the actions."""
        return actions[int(self._random() * len(actions))]
