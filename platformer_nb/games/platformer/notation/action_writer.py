"""Writer of actions in notation; see docs/notation.md. `action_parser` reads them."""

from __future__ import annotations

from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State


def write_action(state: State, action: Action) -> str:
    """Return the canonical notation of the action."""
    kind = ACTIONS[type(action)]
    return " ".join((kind.verb, *kind.write(state, action)))
