"""What the site stores in a browser, and a button that erases it."""

from __future__ import annotations

from html import escape

from platformer_nb.site.pages.frame import page, paragraphs
from platformer_nb.text import Words


def privacy(language: str, games: list[str], script: str, *, lab: bool) -> tuple[str, str]:
    """Return path and text of the page; `script` is the address of what erases, from the root."""
    words = Words(language, None)
    title, lead = words("site-privacy"), words("site-privacy-lead")
    told = [
        "site-privacy-games",
        "site-privacy-files",
        *(["site-privacy-notebooks"] if lab else []),
    ]
    kept = paragraphs(words(key) for key in told)
    said = {"sure": words("site-privacy-sure"), "done": words("site-privacy-done")}
    data = " ".join(f'data-{key}="{escape(text)}"' for key, text in said.items())
    body = (
        f"<h1>{escape(title)}</h1>{paragraphs([lead])}{kept}"
        f'<p><button type="button" id="erase" {data}>{escape(words("site-privacy-erase"))}</button></p>'
        '<p id="erased" role="status"></p>'
    )
    text = page(
        path="privacy/{language}.html",
        language=language,
        title=title,
        about=lead,
        body=body,
        games=games,
        head=f'<script type="module" src="../{script}"></script>',
    )
    return f"privacy/{language}.html", text
