"""The texts of Platformer, for its own code and tests."""

from __future__ import annotations

from typing import Final

from platformer_nb import text
from platformer_nb.text import BASE

NAME: Final = "platformer"


class Words(text.Words):
    """The texts of one language: the common ones and those of Platformer."""

    def __init__(self, language: str = BASE, *, strict: bool = False) -> None:
        """Load the texts; if `strict`, an unknown key raises KeyError, else the key itself is returned."""
        super().__init__(language, NAME, strict=strict)
