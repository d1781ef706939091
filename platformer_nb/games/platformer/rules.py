"""The game of Platformer behind the verbs of `core.rules`: this module dispatches and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from platformer_nb.core.rules import Actor
from platformer_nb.core.ruling import Ruling
from platformer_nb.games.platformer import (
    applying,
    due,
    enumerating,
    judging,
    reading,
    spelling,
    wording,
    writing,
)
from platformer_nb.games.platformer.actions import Action
from platformer_nb.games.platformer.box import Box
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.state import State


class Platformer:
    """The rules of Platformer for one box of cards and tiles."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def actor(self, state: State) -> Actor:
        """Who decides now: a seat, NATURE, or None when the game is over."""
        return due.actor(state)

    def actions(self, state: State) -> Iterable[Action]:
        """Every legal action, equal choices once; at a chance node every outcome."""
        return enumerating.actions(state)

    def judge(self, state: State, action: Action) -> Ruling:
        """Whether the action is legal, by which rules, on what facts."""
        return judging.judge(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action, and what happened."""
        return applying.apply(state, action)

    def write(self, state: State) -> str:
        """The position in notation."""
        return writing.write(state)

    def read(self, text: str) -> State:
        """The position a notation describes; raises BadInput."""
        return reading.read(self.box, text)

    def write_action(self, state: State, action: Action) -> str:
        """The action in its canonical spelling."""
        return wording.write_action(state, action)

    def read_action(self, state: State, text: str) -> Action:
        """The action meant by any spelling; raises UnreadableAction or AmbiguousAction."""
        return spelling.read_action(state, text)
