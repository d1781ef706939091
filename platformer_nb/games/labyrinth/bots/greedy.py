"""A bot that looks one action ahead: it takes what is worth most at once, and counts on average luck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from platformer_nb.core.game import Player
from platformer_nb.core.rules import Rules
from platformer_nb.games.labyrinth.bots.candidates import worth_a_look
from platformer_nb.games.labyrinth.bots.evaluation import RUNNING, Weights, worth
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.card_frames import Aim, TakeEvent
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.legality import actions as legal

TILE: Final = 1.4
"""What a tile that is about to be laid will bring, on average."""
GOLEM_TEST: Final = 8.0
TEST: Final = 0.8
"""What a test that is about to be made may cost."""
EVENT: Final = 0.2
"""What an event may cost that comes by chance: it is called where little else is to be done."""
PAID: Final = 0.6
"""What an action that is left is worth."""


class GreedyBot(Player[State, a.Action]):
    """Does what is worth most after it, as far as that is certain."""

    weights: Weights = RUNNING

    def __init__(self, seed: int | str) -> None:
        self.random = Random(seed)

    def choose(
        self, rules: Rules[State, a.Action, Event], state: State, actions: Sequence[a.Action]
    ) -> a.Action:
        """Return the best of the actions; among equal ones, any."""
        seat = decides(state)
        assert seat is not None
        looked = worth_a_look(state, seat, actions, self.weights.aim)
        return max(
            looked, key=lambda one: (after(state, one, seat, self.weights), self.random.random())
        )


def after(state: State, action: a.Action, seat: int, weights: Weights) -> float:
    """Return the worth of a position after an action."""
    return expected(state, apply(state, action)[0], seat, weights)


def expected(before: State, then: State, seat: int, weights: Weights) -> float:
    """Return the worth of the position after an action: what a card is aimed at is tried, what chance will bring estimated."""
    if then.due and isinstance(then.top, Aim) and decides(then) == seat:
        aims = worth_a_look(then, seat, legal(then), weights.aim)
        return max([after(then, one, seat, weights) for one in aims])
    left = PAID * then.left if then.active == seat and then.turn == before.turn else 0.0
    return worth(then, seat, weights) + left + pending(then, seat)


def pending(state: State, seat: int) -> float:
    """Return what is pending for a seat, on average."""
    found = 0.0
    for frame in state.due:
        match frame:
            case f.TakeTile() | f.LayTile():
                found += TILE
            case f.Test(kind="golem"):
                found -= GOLEM_TEST if frame.seat == seat else -GOLEM_TEST / 4
            case f.Test() | f.HiddenTrap():
                found -= TEST if frame.seat == seat else 0.0
            case TakeEvent():
                found -= EVENT
            case f.TakeCard() | f.Walk():
                found += TEST if state.golem.at == state.centre else 0.0
    return found
