"""Applying a legal action: what its kind does, then everything that follows without a decision."""

from __future__ import annotations

from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.kinds.tables import APPLIES
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.given_actions import given
from platformer_nb.games.platformer.rules.course.advancing import advance


def apply(state: State, action: Action | str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a legal action and all its consequences, and the events in order."""
    draft = Draft(state)
    try:
        settle = APPLIES[type(action)]  # type: ignore[index]  # a text has no entry
    except KeyError:  # not an action: only those who pass notation pay for parsing it
        return apply(state, given(state, action))
    settle(draft, action)
    advance(draft)
    return draft.frozen(), tuple(draft.events)
