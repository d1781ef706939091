"""Conversion of an argument, an action or its notation, to an action."""

from __future__ import annotations

from platformer_nb.core.errors import NotGiven, said
from platformer_nb.core.input.plain_text import quoted
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.notation.actions import VERBS, read_action

KINDS = frozenset(kind for kind, _ in VERBS.values())


def given(state: State, action: object) -> Action:
    """Return the action, or the one its notation stands for; raise UnreadableAction or TypeError."""
    if type(action) in KINDS:
        return action  # type: ignore[return-value]  # its type was looked up
    if isinstance(action, str):
        return read_action(state, action)
    kind, shown = type(action).__name__, quoted(repr(action))
    raise NotGiven(said("error-no-given", given=shown, kind=kind), said("mend-given-edge"))
