"""The games that can be played and taught, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformer_nb.games.platformer.engine import Platformer


def _platformer() -> Platformer:
    from platformer_nb.content import load_box
    from platformer_nb.games.platformer.engine import Platformer

    return Platformer(load_box())


GAMES = {"platformer": _platformer}
"""Name of a game -> what makes its rules, with the box that comes with the project."""


def load_game(name: str = "platformer") -> Platformer:
    """The rules of a game, with the box that comes with the project."""
    return GAMES[name]()
