"""The games that a page offers."""

from __future__ import annotations

import os
from typing import TypedDict

from platformer_nb.content import game_folder
from platformer_nb.core.discovery import VARIABLE
from platformer_nb.core.errors import BadInput, one_of, said
from platformer_nb.games import game_names
from platformer_nb.text import Words
from platformer_widgets.assets import games


class Choice(TypedDict):
    """A game one can choose: its id, its name, what it is about, and whether the tutor has lessons of it."""

    id: str
    name: str
    about: str
    lessons: bool


def game_choices(language: str, *, lessons: bool = False) -> list[Choice]:
    """Return the games that have a board, with their names in a language; only those with lessons, if asked."""
    boards = games()
    found = [_choice(language, name) for name in game_names() if name in boards]
    return [one for one in found if one["lessons"] or not lessons]


def _choice(language: str, name: str) -> Choice:
    taught = (game_folder(name) / "lessons").is_dir()
    words = Words(language, name)
    title, about = words("page-title"), words("page-about")
    return {"id": name, "name": title, "about": about, "lessons": taught}


def asked_game(option: str | None, choices: list[Choice]) -> str:
    """Return the requested game, or the only one; "" if the visitor has to choose.

    Raise BadInput if the requested game has no page.
    """
    known = [one["id"] for one in choices]
    wish = option or os.environ.get(VARIABLE, "")
    if wish and wish not in known:
        raise BadInput(said("place-game", name=wish), "error-no-such-game", one_of(wish, known))
    return wish or (known[0] if len(known) == 1 else "")
