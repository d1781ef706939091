"""The game of Platformer behind the verbs of `core.rules`: this module dispatches and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from platformer_nb.core.rules import Outcome
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.box import Box
from platformer_nb.games.platformer.model.state import NOBODY, State
from platformer_nb.games.platformer.notation import action_writer, position_parser, position_writer
from platformer_nb.games.platformer.notation.given_actions import given
from platformer_nb.games.platformer.rules.course.solo import why_lost
from platformer_nb.games.platformer.rules.legality import (
    applying,
    legal_actions,
    legality,
    null_actions,
)


class Platformer:
    """The rules of Platformer for one box of cards and tiles.

    An action may be given in notation wherever one is expected; what is neither raises TypeError.
    """

    def __init__(self, box: Box) -> None:
        self.box = box

    # What a bot asks at every step needs nothing of the box and is called directly.
    actor = staticmethod(pending_decision.actor)
    actions: Callable[[State], Sequence[Action]] = staticmethod(legal_actions.actions)
    apply = staticmethod(applying.apply)
    is_null = staticmethod(null_actions.is_null)

    def outcome(self, state: State) -> Outcome | None:
        """Who has won: one Hero, or alone maybe nobody (BOS-12, SOL-3, SOL-4)."""
        if state.winner < 0:
            return None
        if state.winner == NOBODY:
            return Outcome((), Cite(why_lost(state)))
        return Outcome((state.winner,), Cite("BOS-12"))

    def moment(self, state: State) -> int:
        """How many turns of the first player have begun (TRN-1)."""
        return state.turn

    def observe(self, state: State, seat: int) -> State:
        """The state itself: everybody sees everything, decks are drawn by chance."""
        return state

    def reveals(self, state: State, action: Action) -> bool:
        """Never: what is face down is turned over by chance."""
        return False

    def judge(self, state: State, action: Action | str) -> Ruling:
        """Whether the action is legal, by which rules, on what facts."""
        return legality.judge(state, given(state, action))

    def write(self, state: State) -> str:
        """The position in notation."""
        return position_writer.write(state)

    def read(self, text: str) -> State:
        """The position a notation describes; raises BadInput."""
        return position_parser.read(self.box, text)

    def write_action(self, state: State, action: Action | str) -> str:
        """The action in its canonical spelling."""
        return action_writer.write_action(state, given(state, action))

    def read_action(self, state: State, action: Action | str) -> Action:
        """The action meant by any spelling, or the action itself; raises UnreadableAction or AmbiguousAction."""
        return given(state, action)
