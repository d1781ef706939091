"""The first screen of the tutor's page: the aim of the game in pictures, and what is due for review."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.round import minutes
from platformer_nb.lessons.track.track_file import Picture, load_track
from platformer_nb.table.view import position_view
from platformer_nb.text import Words


def first_screen(game: AnyGame, words: Words, progress: Progress, now: int) -> dict[str, Any]:
    """Return the view of the first screen; `fresh` says that the learner has not begun yet."""
    due = len(progress.due(now))
    return {
        "fresh": progress == Progress(),
        "aim": aim(game, words.language),
        "due": words("tutor-due-soon", count=due, minutes=minutes(due)) if due else "",
    }


@lru_cache(maxsize=32)
def aim(game: AnyGame, language: str) -> list[dict[str, Any]]:
    """Return the aim of the game in pictures: for each a position to be drawn, and its sentence."""
    words = Words(language, game.name)
    return [_picture(game, words, one) for one in load_track(game).aim]


def _picture(game: AnyGame, words: Words, picture: Picture) -> dict[str, Any]:
    state = game.rules.read(picture.position)
    return {
        "id": picture.id,
        "text": words(picture.key),
        "view": position_view(game, state, words, inert=True),
    }
