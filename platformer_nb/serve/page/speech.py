"""Choose the language of the page before it is sent."""

from __future__ import annotations

from platformer_nb.text import chosen_language
from platformer_nb.text.choosing import matching, preferred

COOKIE = "platformer-language"
"""Cookie in which the page stores the visitor's choice (see `page/new_game/language.js`)."""

MOST = 20
"""Number of browser preferences considered; more are ignored."""


def page_language(kept: str | None, asked: str | None, accepted: str, address: str = "") -> str:
    """Return the language of the address, else the visitor's earlier choice, the server's, or the browser's.

    `address` is what the page's URL names (`?language=pl`); what is no language is ignored. `accepted` is the browser's `Accept-Language`. If it names none of our languages, return that of the
    server's environment.
    """
    return (
        matching(address)
        or matching(kept or "")
        or asked
        or preferred(by_liking(accepted))
        or chosen_language()
    )


def by_liking(accepted: str) -> list[str]:
    """Return the languages of an `Accept-Language` by preference, without those excluded (q=0)."""
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
