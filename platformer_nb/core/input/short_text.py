"""Validation of short user input (names, seeds) from forms, saved games and commands."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.errors import BadInput, Place
from platformer_nb.core.input.plain_text import unfit

MAX_NAME: Final = 40
MAX_SEED: Final = 60


def short_text(value: object, where: Place, most: int) -> str:
    """Return the text, stripped; raises BadInput unless it is one line of at most `most` characters."""
    if not isinstance(value, str):
        raise BadInput(where, "error-no-text", "mend-text")
    if len(value) > most:
        raise BadInput(where, "error-too-long", "mend-name-long", most=most)
    found = unfit(value)
    if found is not None:
        number, code = found
        raise BadInput(
            where, "error-character", "mend-character", number=str(number), character=code
        )
    return value.strip()


def seed_text(value: object, where: Place) -> str:
    """Return a seed as text: a whole number, or a short text; raises BadInput."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return short_text(value, where, MAX_SEED)
