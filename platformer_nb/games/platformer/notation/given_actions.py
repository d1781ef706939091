"""Actions as they are given from outside: by themselves, or in notation."""

from __future__ import annotations

from typing import Final, get_args

from platformer_nb.core.errors import Said, said, spoken
from platformer_nb.core.plain_text import quoted
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.notation.action_parser import read_action


class NotGiven(TypeError):
    """What was given is of a type that no action and no position has; told as other errors are."""

    def __init__(self, reason: Said, mend: Said) -> None:
        super().__init__(reason, mend)
        self.reason, self.mend = reason, mend

    def __str__(self) -> str:
        return f"{spoken(self.reason)}. {spoken(self.mend)}"


KINDS: Final = frozenset(get_args(Action))


def given(state: State, action: object) -> Action:
    """The action itself, or the one meant by any spelling of it.

    Raises UnreadableAction or AmbiguousAction for a text that names none, TypeError for what is
    neither text nor action.
    """
    if type(action) in KINDS:
        return action  # type: ignore[return-value]  # its type was looked up
    if isinstance(action, str):
        return read_action(state, action)
    kind = type(action).__name__
    shown = quoted(repr(action))
    raise NotGiven(said("error-no-given", given=shown, kind=kind), said("mend-given"))
