"""Convert what a component accepts (a drawing, a state, a session, a table) into a view and a text."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.core.play.session import Session
from platformer_nb.games import load_game
from platformer_nb.table.table import Table
from platformer_nb.table.view import position_view, views_of
from platformer_nb.text import BASE, Words


def game_of(position: object, name: str) -> AnyGame:
    """Return the game of a position: a table's own, for anything else the one named."""
    return position.game if isinstance(position, Table) else load_game(name)


def state_of(game: AnyGame, position: object) -> Any:
    """Return the state, of a table what its viewer sees. Raise BadInput for an unreadable drawing, TypeError for any other type."""
    if isinstance(position, Table):
        return position.seen
    given = position.state if isinstance(position, Session) else position
    return views_of(game).state(given)


def view_of(game: AnyGame, position: object, language: str = BASE) -> dict[str, Any]:
    """Return the view of a position."""
    if isinstance(position, Table):
        return position.view()
    return position_view(game, state_of(game, position), Words(language, game.name))


def drawn(game: AnyGame, position: object) -> str:
    """Return the position in notation: a drawing, if the game has one."""
    return game.rules.write(state_of(game, position))
