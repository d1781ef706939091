"""Convert what a component accepts (a drawing, a state, a session, a Play, a table) into a view and a text."""

from __future__ import annotations

from typing import Any

from platformer_nb.api import Play
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.play.session import Session
from platformer_nb.games import game_names, load_game
from platformer_nb.table.table import Table
from platformer_nb.table.view import position_view, views_of
from platformer_nb.text import BASE, Words


def game_of(position: object, name: str) -> AnyGame:
    """Return the game of a position: that of a table, a Play or a Session; for anything else the one named."""
    if isinstance(position, Table | Play):
        return position.game
    game = load_game(name)
    if isinstance(position, Session) and position.rules is not game.rules:
        others = map(load_game, game_names())
        return next((other for other in others if other.rules is position.rules), game)
    return game


def check_game(component: str, only: str, game: AnyGame) -> None:
    """Raise BadInput if a component draws one game only, `only`, and is given a position of another."""
    if only and game.name != only:
        raise BadInput(component, "error-other-game", "mend-other-game", only=only, game=game.name)


def state_of(game: AnyGame, position: object) -> Any:
    """Return the state, of a table what its viewer sees. Raise BadInput for an unreadable drawing, TypeError for any other type."""
    if isinstance(position, Table):
        return position.seen
    given = position.state if isinstance(position, Session | Play) else position
    return views_of(game).state(given)


def view_of(game: AnyGame, position: object, language: str = BASE) -> dict[str, Any]:
    """Return the view of a position."""
    if isinstance(position, Table):
        return position.view()
    return position_view(game, state_of(game, position), Words(language, game.name))


def drawn(game: AnyGame, position: object) -> str:
    """Return the position in notation: a drawing, if the game has one."""
    return game.rules.write(state_of(game, position))
