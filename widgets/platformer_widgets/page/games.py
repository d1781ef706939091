"""The games that a page offers."""

from __future__ import annotations

import os

from platformer_nb.content import game_folder
from platformer_nb.core.discovery import VARIABLE
from platformer_nb.core.errors import BadInput, one_of, said
from platformer_nb.games import game_names
from platformer_nb.text import Words
from platformer_widgets.assets import games


def game_choices(language: str, *, lessons: bool = False) -> list[dict[str, str]]:
    """Return the games that have a board, with their names in a language; only those with lessons, if asked."""
    boards = games()
    return [
        {"id": name, "name": Words(language, name)("page-title")}
        for name in game_names()
        if name in boards and (not lessons or (game_folder(name) / "lessons").is_dir())
    ]


def asked_game(option: str | None, choices: list[dict[str, str]]) -> str:
    """Return the requested game, or the only one; "" if the visitor has to choose.

    Raise BadInput if the requested game has no page.
    """
    known = [one["id"] for one in choices]
    wish = option or os.environ.get(VARIABLE, "")
    if wish and wish not in known:
        raise BadInput(said("place-game", name=wish), "error-no-such-game", one_of(wish, known))
    return wish or (known[0] if len(known) == 1 else "")
