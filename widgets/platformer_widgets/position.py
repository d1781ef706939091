"""From what a person hands to a component (a drawing, a state, a session, a table) to a view and a text."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Game
from platformer_nb.core.session import Session
from platformer_nb.games import load_game
from platformer_nb.table.table import Table
from platformer_nb.table.view import position_view, views_of
from platformer_nb.text import BASE, Words

AnyGame = Game[Any, Any, Any]


def game_of(position: object, name: str) -> AnyGame:
    """The game of a position: a table has its own, anything else is of the one that is named."""
    return position.game if isinstance(position, Table) else load_game(name)


def state_of(game: AnyGame, position: object) -> Any:
    """The state; raises BadInput for a drawing that cannot be read, TypeError for what is no position."""
    given = position.state if isinstance(position, (Session, Table)) else position
    return views_of(game).state(given)


def view_of(game: AnyGame, position: object, language: str = BASE) -> dict[str, Any]:
    """What a component shows of it."""
    if isinstance(position, Table):
        return position.view()
    return position_view(game, state_of(game, position), Words(language, game.name))


def drawn(game: AnyGame, position: object) -> str:
    """The position in notation: a picture in characters, if the game has one."""
    return game.rules.write(state_of(game, position))
