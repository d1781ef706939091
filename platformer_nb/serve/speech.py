"""In which language a visitor reads the page from its first word on."""

from __future__ import annotations

from platformer_nb.text import chosen_language
from platformer_nb.text.choosing import matching, preferred

COOKIE = "platformer-language"
"""Where the page keeps what a visitor has chosen on it (see `page/language.js`)."""

MOST = 20
"""Preferences of a browser that are looked at; nobody speaks more."""


def page_language(kept: str | None, asked: str | None, accepted: str) -> str:
    """What the visitor has chosen before, else what was asked for, else what the browser prefers.

    `accepted` is the browser's `Accept-Language`. Whoever likes none of our languages reads that of
    the server's environment.
    """
    return matching(kept or "") or asked or preferred(by_liking(accepted)) or chosen_language()


def by_liking(accepted: str) -> list[str]:
    """The languages of an `Accept-Language`, the best-liked first, without those ruled out (q=0)."""
    weighed = [_weighed(part) for part in accepted.split(",")[:MOST]]
    liked = [(weight, tag) for weight, tag in weighed if weight > 0 and tag]
    return [tag for _, tag in sorted(liked, key=lambda one: -one[0])]


def _weighed(part: str) -> tuple[float, str]:
    tag, *parameters = (piece.strip() for piece in part.split(";"))
    for parameter in parameters:
        if parameter.startswith("q="):
            try:
                return float(parameter[2:]), tag
            except ValueError:
                return 0.0, tag
    return 1.0, tag
