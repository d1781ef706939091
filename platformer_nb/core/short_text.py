"""What somebody may type as a name or a seed, wherever it comes from: a form, a saved game, a command."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.errors import BadInput, Place
from platformer_nb.core.plain_text import unfit

MAX_NAME: Final = 40
MAX_SEED: Final = 60


def short_text(value: object, where: Place, most: int) -> str:
    """One line of at most so many letters, without the blanks around it; raises BadInput."""
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
    """A seed: a whole number, or a text as short as a form's."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return short_text(value, where, MAX_SEED)
