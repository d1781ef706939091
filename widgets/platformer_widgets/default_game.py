"""The game that is meant where a notebook names none."""

from typing import Final

DEFAULT_GAME: Final = "platformer"
