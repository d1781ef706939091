"""From what a person hands to a component (a drawing, a state, a session, a table) to a view and a text."""

from __future__ import annotations

from typing import Any

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import said
from platformer_nb.core.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.notation.given_actions import NotGiven
from platformer_nb.games.platformer.view.position_view import position_view
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.text import BASE, Words

Position = str | State | Session[Any, Any, Any] | Table


def state_of(position: Position) -> State:
    """The state; raises BadInput for a drawing that cannot be read."""
    if isinstance(position, State):
        return position
    if isinstance(position, str):
        return GAME.rules.read(position)
    state = position.state
    if not isinstance(state, State):
        kind = type(state).__name__
        raise NotGiven(said("error-no-position", kind=kind), said("mend-no-position"))
    return state


def view_of(position: Position, language: str = BASE) -> dict[str, Any]:
    """What a component shows of it."""
    if isinstance(position, Table):
        return position.view()
    return position_view(state_of(position), Words(language, DEFAULT_GAME))


def drawn(position: Position) -> str:
    """The position as a picture in characters."""
    return GAME.rules.write(state_of(position))
