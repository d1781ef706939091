"""The adviser behind the hints: a planning bot that keeps to the key which its hints have named before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from platformer_nb.core.rules import Rules
from platformer_nb.games.labyrinth.bots.distances import next_key
from platformer_nb.games.labyrinth.bots.planning import PlanningBot
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import NOWHERE
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.rules.chapters import decides


class HintBot(PlanningBot):
    """Plans as well, but goes on to the key that it went for, and chooses alike in the same position.

    `past` are the positions in which its seat has decided before.
    """

    def __init__(self, seed: int | str, past: Iterable[State] = ()) -> None:
        super().__init__(seed)
        self.seed = seed
        self.past = tuple(past)
        self.seat: int | None = None

    def choose(
        self, rules: Rules[State, a.Action, Event], state: State, actions: Sequence[a.Action]
    ) -> a.Action:
        """Return the best of the actions, and keep the position."""
        self.seat = decides(state)
        assert self.seat is not None, "a player has to decide"
        self.random = Random(self.seed)
        self.past = (*self.past, state)
        self.style = self.style._replace(aim=aim_of(self.past, self.seat))
        return super().choose(rules, state, actions)

    def _best(self, state: State, seat: int, looked: Sequence[a.Action]) -> State:
        """Return the position after the best of some actions: a rival has no aim to keep."""
        own = self.weights
        if seat != self.seat:
            self.weights = own._replace(aim=NOWHERE)
        try:
            return super()._best(state, seat, looked)
        finally:
            self.weights = own


def aim_of(past: Iterable[State], seat: int) -> int:
    """Return the place of the key that a seat goes for, by the positions in which it has decided; NOWHERE without one."""
    aim = NOWHERE
    for state in past:
        key = next_key(state, seat, aim)
        aim = NOWHERE if key is None else key
    return aim
