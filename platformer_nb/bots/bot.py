"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from platformer_nb.core.game import Player
from platformer_nb.core.rules import Rules

Bot: TypeAlias = Player[Any, Any]
"""Chooses for a player. It gets the observation of its seat (`Rules.observe`), never the state."""


class RandomBot:
    """Chooses any legal action, all equally likely; the same seed chooses the same. Plays any game."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, rules: Rules[Any, Any, Any], state: Any, actions: Sequence[Any]) -> Any:
        """One of the actions."""
        return actions[int(self._random() * len(actions))]
