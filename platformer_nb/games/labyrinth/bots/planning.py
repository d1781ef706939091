"""Bots that try their whole turn: what is pending is played out a few times, then the best next action follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from platformer_nb.core.game import Player
from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE, Rules
from platformer_nb.games.labyrinth.bots.candidates import worth_a_look
from platformer_nb.games.labyrinth.bots.evaluation import (
    BLOCKING,
    RUNNING,
    WON,
    Weights,
    in_round,
    worth,
)
from platformer_nb.games.labyrinth.bots.greedy import after, expected
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import NOBODY, Event, State
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.legality import actions as legal

TRIES: Final = 4
"""How often what is pending is played out."""
FIRST: Final = 6
"""How many actions are tried with what may follow."""
NEXT: Final = 3
ALWAYS: Final = (a.Use, a.Pact, a.MoveGolem, a.Attack)
"""What is tried however little is expected of it: its worth shows when it is played out."""
LOST: Final = -WON / 2
"""Less than this is only a game that is lost."""
MOST_FEAR: Final = 8.0
LEAST_FEAR: Final = 0.5
CALM: Final = 10
"""After so many rounds a bot begins to lose its fear."""
FEAR_LOST: Final = 1.0
"""What it loses of it in a round."""
LONGEST: Final = 40
"""Most decisions and rolls until nothing is pending."""


class PlanningBot(Player[State, a.Action]):
    """Tries the most promising actions with what may follow in its turn, and takes the best on average."""

    style: Weights = RUNNING
    """How it weighs positions before a game is long."""

    def __init__(self, seed: int | str) -> None:
        self.random = Random(seed)
        self.weights = self.style

    def choose(
        self, rules: Rules[State, a.Action, Event], state: State, actions: Sequence[a.Action]
    ) -> a.Action:
        """Return the best of the actions."""
        if len(actions) == 1:
            return actions[0]
        seat = decides(state)
        assert seat is not None
        self.weights = in_round(self.style, state)
        promising = self._promising(state, seat, actions, FIRST)
        return max(promising, key=lambda one: self._planned(state, one, seat))

    def _promising(
        self, state: State, seat: int, actions: Sequence[a.Action], most: int
    ) -> Sequence[a.Action]:
        looked = worth_a_look(state, seat, actions, self.weights.aim)
        if len(looked) <= most:
            return looked
        ranked = sorted(looked, key=lambda one: after(state, one, seat, self.weights), reverse=True)
        later = (one for one in ranked[most:] if isinstance(one, ALWAYS))
        return (*ranked[:most], *later)

    def _planned(self, state: State, action: a.Action, seat: int) -> float:
        """Return the worth of a position at the end of the turn that begins with an action, on average."""
        then, _ = apply(state, action)
        tries = TRIES if then.due and decides(then) == NATURE else 1
        least = worth(state, seat, self.weights) - fear(state)
        found = (self._followed(self._settled(then), state, seat) for _ in range(tries))
        return _mean(one if one < LOST else max(one, least) for one in found)

    def _followed(self, state: State, before: State, seat: int) -> float:
        """Return the worth of the best next action of this turn, or of the position if the turn is over."""
        if state.winner != NOBODY or state.turn != before.turn or state.active != seat:
            return worth(state, seat, self.weights)
        best = worth(state, seat, self.weights)
        for one in self._promising(state, seat, legal(state), NEXT):
            if not isinstance(one, a.End):
                then = self._settled(apply(state, one)[0])
                best = max(best, worth(then, seat, self.weights))
        return best

    def _settled(self, state: State) -> State:
        """Return a position that may come when all that is pending is settled: chance rolls, everybody takes the best at once."""
        for _ in range(LONGEST):
            if not state.due or state.winner != NOBODY:
                break
            found, seat = legal(state), decides(state)
            if seat == NATURE:
                state, _ = apply(state, self._drawn(found))
            else:
                assert seat is not None
                state = self._best(state, seat, worth_a_look(state, seat, found))
        return state

    def _best(self, state: State, seat: int, looked: Sequence[a.Action]) -> State:
        """Return the position after the best of some actions; the first of equal ones."""
        if len(looked) == 1:
            return apply(state, looked[0])[0]
        then = (apply(state, one)[0] for one in looked)
        return max(then, key=lambda one: expected(state, one, seat, self.weights))

    def _drawn(self, found: Sequence[a.Action]) -> a.Action:
        return found.sample(self.random) if isinstance(found, Odds) else self.random.choice(found)


class BlockingBot(PlanningBot):
    """Plans as well, but would rather hold up whoever is nearest to the win than run itself."""

    style = BLOCKING


def fear(state: State) -> float:
    """Return what an action may at most seem to lose: less and less, as who waits out a danger waits for ever."""
    rounds = state.turn / len(state.pawns)
    return min(MOST_FEAR, max(LEAST_FEAR, MOST_FEAR - FEAR_LOST * (rounds - CALM)))


def _mean(values: Iterable[float]) -> float:
    found = [*values]
    return sum(found) / len(found)
