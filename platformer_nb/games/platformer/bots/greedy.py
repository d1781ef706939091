"""A bot for Platformer that looks one action ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from platformer_nb.core.rules import Rules
from platformer_nb.games.platformer.bots.evaluation.heuristic import worth
from platformer_nb.games.platformer.bots.pruning import wasteful
from platformer_nb.games.platformer.model.actions import Action, Attack, Gravity
from platformer_nb.games.platformer.model.state import State


class GreedyBot:
    """Tries every action and chooses the one with the best position after it.

    Outcomes of chance (dice, decks) are ignored. Ties are broken by the seed.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(
        self, rules: Rules[State, Action, Any], state: State, actions: Sequence[Action]
    ) -> Action:
        """Return the action with the best position after it."""
        if len(actions) == 1:
            return actions[0]
        seat = rules.actor(state)
        assert seat is not None, "somebody has to decide"
        best, most, equals = actions[-1], float("-inf"), 0
        for action in actions:
            if isinstance(action, Attack) and wasteful(state, action.payment):
                continue
            after, _ = rules.apply(state, action)
            if isinstance(action, Gravity) and after.heroes == state.heroes:
                continue  # it is free and could be repeated for ever
            value = worth(after, seat)
            if value > most + 1e-9:
                best, most, equals = action, value, 1
            elif value > most - 1e-9:
                equals += 1
                if self._random() * equals < 1:
                    best = action
        return best
