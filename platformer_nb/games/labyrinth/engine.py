"""The rules of Labyrinth as an implementation of `core.rules.Rules`; this module only dispatches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from platformer_nb.core.rules import Outcome
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.state import NOBODY, Event, State
from platformer_nb.games.labyrinth.notation import position
from platformer_nb.games.labyrinth.notation.actions import write_action
from platformer_nb.games.labyrinth.notation.given import given
from platformer_nb.games.labyrinth.rules import applying, legality
from platformer_nb.games.labyrinth.rules.using import looking


class Labyrinth:
    """The rules of Labyrinth for one box of tiles and cards.

    Methods accept an action or its notation; anything else raises TypeError.
    """

    def __init__(self, box: Box) -> None:
        self.box = box

    # Bots call these at every step: no method call in between.
    actor = staticmethod(legality.actor)
    actions: Callable[[State], Sequence[Action]] = staticmethod(legality.actions)

    def judge(self, state: State, action: Action | str) -> Ruling[Action]:
        """Return a ruling on the action: whether it is legal, by which rules and facts."""
        ruling = legality.judge(state, given(state, action))
        return replaced(ruling, write=partial(write_action, state)) if ruling.instead else ruling

    def apply(self, state: State, action: Action | str) -> tuple[State, tuple[Event, ...]]:
        """Return the position after a legal action, and its events."""
        return applying.apply(state, given(state, action))

    def is_null(self, state: State, action: Action) -> bool:
        """Return False: whatever is legal pays, answers or changes something."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won (END-1); None during the game."""
        return None if state.winner == NOBODY else Outcome((state.winner,), Cite("END-1"))

    def moment(self, state: State) -> int:
        """Return the number of the present turn."""
        return state.turn

    def observe(self, state: State, seat: int) -> State:
        """Return the state without what others alone have looked at; the rest is drawn when it is turned up."""
        return looking.observe(state, seat)

    def reveals(self, state: State, action: Action) -> bool:
        """Return False: what lies face down is revealed by chance only."""
        return False

    def write(self, state: State) -> str:
        """Return the position in notation."""
        return position.write(state)

    def read(self, text: str) -> State:
        """Return the position described by notation; raise BadInput if it is not valid."""
        return position.read(self.box, text)

    def write_action(self, state: State, action: Action | str) -> str:
        """Return the canonical notation of the action."""
        return write_action(state, given(state, action))

    def read_action(self, state: State, action: Action | str) -> Action:
        """Return the action for its notation; raise UnreadableAction."""
        return given(state, action)
