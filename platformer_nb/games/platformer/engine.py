"""The rules of Platformer as an implementation of `core.rules.Rules`; this module only dispatches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from platformer_nb.core.rules import Outcome
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.core.value import replaced
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.box.box import Box
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

    Methods accept an action or its notation; anything else raises TypeError.
    """

    def __init__(self, box: Box) -> None:
        self.box = box

    # Bots call these at every step and they do not need the box: no method call in between.
    actor = staticmethod(pending_decision.actor)
    actions: Callable[[State], Sequence[Action]] = staticmethod(legal_actions.actions)
    apply = staticmethod(applying.apply)
    is_null = staticmethod(null_actions.is_null)

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won, nobody if a solo game was lost (BOS-12, SOL-3, SOL-4); None during the game."""
        if state.winner < 0:
            return None
        if state.winner == NOBODY:
            return Outcome((), Cite(why_lost(state)))
        return Outcome((state.winner,), Cite("BOS-12"))

    def moment(self, state: State) -> int:
        """Return the number of the present turn (TRN-1)."""
        return state.turn

    def observe(self, state: State, seat: int) -> State:
        """Return the state unchanged: there is no hidden information."""
        return state

    def reveals(self, state: State, action: Action) -> bool:
        """Return False: face-down cards are revealed by chance only."""
        return False

    def judge(self, state: State, action: Action | str) -> Ruling[Action]:
        """Return a ruling on the action: whether it is legal, by which rules and facts."""
        ruling = legality.judge(state, given(state, action))
        if not ruling.instead:
            return ruling
        return replaced(ruling, write=partial(action_writer.write_action, state))

    def write(self, state: State) -> str:
        """Return the position in notation."""
        return position_writer.write(state)

    def read(self, text: str) -> State:
        """Return the position described by notation; raise BadInput if it is not valid."""
        return position_parser.read(self.box, text)

    def write_action(self, state: State, action: Action | str) -> str:
        """Return the canonical notation of the action."""
        return action_writer.write_action(state, given(state, action))

    def read_action(self, state: State, action: Action | str) -> Action:
        """Return the action for any of its spellings; raise UnreadableAction or AmbiguousAction."""
        return given(state, action)
