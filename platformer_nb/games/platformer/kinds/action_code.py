"""The code of a kind of action beside its rules, from the records of the kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from platformer_nb.core.parts.action_code import ActionCode
from platformer_nb.games.platformer.kinds.records import no_words
from platformer_nb.games.platformer.kinds.tables import ACTIONS, PENDING
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.notation.action_parser import read_action
from platformer_nb.games.platformer.notation.action_writer import write_action
from platformer_nb.games.platformer.rules.legality import legal_actions


def code_of(state: State, action: Action) -> ActionCode:
    """Return the fast path of an action in a state, and its reader and writer."""
    kind = ACTIONS[type(action)]
    own = (kind.parse, None if kind.write is no_words else kind.write)
    spelled = tuple(function for function in own if function is not None)
    return ActionCode(_listing(state, action), spelled or (read_action, write_action))


def _listing(state: State, action: Action) -> tuple[Callable[..., Any], ...]:
    answered = [kind for kind in PENDING.values() if type(action) in kind.answers]
    if now := [kind for kind in answered if state.pending and kind.name == state.pending[-1].kind]:
        return (now[0].choices,)
    kind = ACTIONS[type(action)]
    fast: tuple[Callable[..., Any] | None, ...] = (kind.listed, kind.choices)
    listed = tuple(function for function in fast if function is not None)
    return listed or tuple(other.choices for other in answered) or (legal_actions.actions,)
