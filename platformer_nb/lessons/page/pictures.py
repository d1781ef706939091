"""The pictures of a step that only tells: parts of a position, and rows of the game's own drawings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import slug
from platformer_nb.table.view import position_view
from platformer_nb.text import PAGE, Words


@lru_cache(maxsize=64)
def step_pictures(game: AnyGame, language: str, lesson: str, number: int) -> dict[str, Any] | None:
    """Return the pictures of a step of the page, by its number from 0; None if it has none.

    `view` is the position of which each of `pictures` shows the places `close`; `signs` are rows of drawings.
    """
    step = reading_steps(game, lesson)[number]
    if not isinstance(step, models.Say) or not (step.drawn or step.signs):
        return None
    words, key = Words(language, game.name, medium=PAGE), f"lesson-{slug(lesson)}-{step.id}"
    view: dict[str, Any] | None = None
    pictures: list[dict[str, Any]] = []
    if step.drawn is not None:
        view = position_view(game, game.rules.read(step.drawn.position), words, inert=True)
        pictures = [
            {"id": one.id, "close": list(one.close), "text": words(f"{key}-{one.id}")}
            for one in step.drawn.pictures
        ]
    return {"view": view, "pictures": pictures, "signs": [_row(words, key, r) for r in step.signs]}


def _row(words: Words, key: str, row: models.Signs) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": words(f"{key}-{row.id}"),
        "of": [{"id": one, "text": words(f"{key}-{row.id}-{one}")} for one in row.of],
    }
