"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from platformer_nb.core.rules import Rules


class Bot(Protocol):
    """Chooses for a player."""

    def choose(self, rules: Rules[Any, Any, Any], state: Any, actions: Sequence[Any]) -> Any:
        """One of `actions`, which are all that is legal in `state` and never empty."""


class RandomBot:
    """Chooses any legal action, all equally likely; the same seed chooses the same. Plays any game."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, rules: Rules[Any, Any, Any], state: Any, actions: Sequence[Any]) -> Any:
        """One of the actions."""
        return actions[int(self._random() * len(actions))]
