"""Turns that were undone: a Hero who climbs and is pushed back to where it has been, time and again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from platformer_nb.games.platformer.model.pending_decision import actor
from platformer_nb.games.platformer.model.state import ACTIONS, State

OFTEN = 2
"""So often a Hero has to have been moved back from a Space before a bot plans otherwise: once is chance."""

AGAIN = 2.0
"""What it costs a plan to end on such a Space, in steps climbed, for each time that its Hero was moved back from it."""

LATELY = 12
"""So many turns of the seat count: what was long ago says little about the present."""


class Turn(NamedTuple):
    """A turn: its number, the highest Level, and where the Hero stood when its Actions began and at their end."""

    number: int
    highest: int
    begin: int
    end: int


class Repetition:
    """Remembers the turns of one seat, and finds those that came to nothing.

    A turn is undone if the next one begins elsewhere than it ended, where one has begun before.
    """

    def __init__(self, past: Iterable[State] = ()) -> None:
        self._turns: list[Turn] = []
        for state in past:
            self.see(state)

    def see(self, state: State) -> None:
        """Remember a position in which the seat decides; one of an earlier turn forgets what came after it."""
        if state.step != ACTIONS or actor(state) != state.active:
            return  # a decision in the turn of another, such as holding on to a Ladder: that one's Hero is active
        turns, at = self._turns, state.hero.at
        while turns and turns[-1].number > state.turn:
            turns.pop()
        if turns and turns[-1].number == state.turn:
            turns[-1] = turns[-1]._replace(end=at)
        else:
            turns.append(Turn(state.turn, state.highest, at, at))

    def undone(self) -> dict[int, int]:
        """Return the Spaces from which the Hero was moved back OFTEN or more, each with how often.

        None where the present turn has not begun where one began before: the Hero has come on.
        """
        if not self._turns:
            return {}
        now = self._turns[-1]
        turns = [turn for turn in self._turns[-LATELY:] if turn.highest == now.highest]
        if now.begin < 0 or now.begin not in (turn.begin for turn in turns[:-1]):
            return {}
        found, begun = Counter[int](), set[int]()
        for one, after in pairwise(turns):
            begun.add(one.begin)
            found[one.end] += after.begin != one.end and 0 <= after.begin in begun
        return {end: times for end, times in found.items() if times >= OFTEN}
