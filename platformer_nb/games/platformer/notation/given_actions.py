"""Conversion of an argument, an action or its notation, to an action."""

from __future__ import annotations

from platformer_nb.core.errors import NotGiven, said
from platformer_nb.core.input.plain_text import quoted
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.notation.action_parser import read_action


def given(state: State, action: object) -> Action:
    """Return the action, or the one its notation stands for.

    Raise UnreadableAction or AmbiguousAction for a text that is no action, TypeError for any other type.
    """
    if type(action) in ACTIONS:
        return action  # type: ignore[return-value]  # its type was looked up
    if isinstance(action, str):
        return read_action(state, action)
    kind = type(action).__name__
    shown = quoted(repr(action))
    raise NotGiven(said("error-no-given", given=shown, kind=kind), said("mend-given"))
