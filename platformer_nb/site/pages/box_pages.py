"""The box of a game as a page: every thing of its catalogue with its drawing, words, numbers and rules."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any
from urllib.parse import quote

from platformer_nb.core.game import AnyGame
from platformer_nb.site.pages.drawings import Drawing, Drawings
from platformer_nb.site.pages.frame import anchor, page, paragraphs
from platformer_nb.table.reference.box_page import box_page
from platformer_nb.text import Words


def gallery(game: AnyGame, language: str, games: list[str], drawn: Drawings) -> tuple[str, str]:
    """Return path and text of the page. Raise NoPart for a game without a catalogue."""
    words, box = Words(language, game.name), box_page(game, language)
    title = words("site-box", game=words("page-title"))
    shelves = [
        (kind, things)
        for kind in box["kinds"]
        if (things := [one for one in box["things"] if one["kind"] == kind["id"]])
    ]
    links = " ".join(anchor(f"#{kind['id']}", kind["name"]) for kind, _ in shelves)
    parts = [f'<h1>{escape(title)}</h1><p class="kinds">{links}</p>']
    for kind, things in shelves:
        cards = "".join(_thing(game, one, words, drawn.get(one["key"], [])) for one in things)
        parts.append(f'<h2 id="{escape(kind["id"])}">{escape(kind["name"])}</h2>')
        parts.append(f'<div class="things">{cards}</div>')
    text = page(
        path=f"box/{game.name}/{{language}}.html",
        language=language,
        title=title,
        about=title,
        body="".join(parts),
        games=games,
        wide=True,
    )
    return f"box/{game.name}/{language}.html", text


def _thing(game: AnyGame, one: dict[str, Any], words: Words, drawn: list[Drawing]) -> str:
    numbers = [" · ".join(one["numbers"])] if one["numbers"] else []
    count = [words("site-count", count=str(one["count"]))] if one["count"] > 1 else []
    rules = ", ".join(
        anchor(f"../../rules/{game.name}/{words.language}/{rule}.html", rule)
        for rule in one["rules"]
    )
    told = paragraphs([*one["texts"], *numbers, *count])
    broad = " broad" if any(each.broad for each in drawn) else ""
    return (
        f'<section class="thing{broad}" id="{escape(one["key"])}">{_pictures(drawn)}'
        f'<div><h3><a href="#{escape(one["key"])}">{escape(one["name"])}</a></h3>{told}'
        f"<p>{rules}</p></div></section>"
    )


def _pictures(drawn: Iterable[Drawing]) -> str:
    """Return the drawings; they are decoration, as the words beside them say all."""
    images = "".join(
        f'<img src="../../{quote(one.path)}" alt="" width="{one.width}" height="{one.height}"'
        ' loading="lazy" decoding="async">'
        for one in drawn
    )
    return f'<div class="drawn">{images}</div>'
