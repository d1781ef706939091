"""The box of a game as a page: every thing of its catalogue with its words, numbers and rules."""

from __future__ import annotations

from html import escape
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.site.pages.frame import anchor, page, paragraphs
from platformer_nb.table.reference.box_page import box_page
from platformer_nb.text import Words


def gallery(game: AnyGame, language: str, games: list[str]) -> tuple[str, str]:
    """Return path and text of the page. Raise NoPart for a game without a catalogue."""
    words, box = Words(language, game.name), box_page(game, language)
    title = words("site-box", game=words("page-title"))
    parts = [f"<h1>{escape(title)}</h1>"]
    for kind in box["kinds"]:
        things = [one for one in box["things"] if one["kind"] == kind["id"]]
        parts.append(f"<h2>{escape(kind['name'])}</h2>")
        parts.extend(_thing(game, one, words) for one in things)
    text = page(
        path=f"box/{game.name}/{{language}}.html",
        language=language,
        title=title,
        about=title,
        body="".join(parts),
        games=games,
    )
    return f"box/{game.name}/{language}.html", text


def _thing(game: AnyGame, one: dict[str, Any], words: Words) -> str:
    numbers = [" · ".join(one["numbers"])] if one["numbers"] else []
    count = [words("site-count", count=str(one["count"]))] if one["count"] else []
    rules = ", ".join(
        anchor(f"../../rules/{game.name}/{words.language}/{rule}.html", rule)
        for rule in one["rules"]
    )
    told = paragraphs([*one["texts"], *numbers, *count])
    return f"<h3>{escape(one['name'])}</h3>{told}<p>{rules}</p>"
