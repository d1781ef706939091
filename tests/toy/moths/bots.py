"""A bot that spends its strong wings on a bright lamp. It gets what its seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from platformer_nb.core.game import Player
from platformer_nb.core.rules import Rules

from .state import Action, Event, Lay, State


class Bright(Player[State, Action]):
    """Lays its strongest wing at a glow of 4 or more, else its weakest."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(
        self, rules: Rules[State, Action, Event], state: State, actions: Sequence[Action]
    ) -> Action:
        """Return one of the actions."""
        wings = sorted(action.wing for action in actions if isinstance(action, Lay))
        if not wings:
            return self._random.choice(actions)
        return Lay(wings[-1] if state.lamp and state.lamp[0] >= 4 else wings[0])
