"""The words of Platformer, for its own code and tests."""

from __future__ import annotations

from typing import Final

from platformer_nb import text
from platformer_nb.text import BASE

NAME: Final = "platformer"


class Words(text.Words):
    """The words of one language: those that belong to no game, and those of Platformer."""

    def __init__(self, language: str = BASE, *, strict: bool = False) -> None:
        """Strict: an unknown key raises KeyError. Else it stands for itself."""
        super().__init__(language, NAME, strict=strict)
