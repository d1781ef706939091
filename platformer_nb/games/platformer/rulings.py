"""Rulings: places where the rulebook is open and groups differ, as switches of a game.

Each has the reading chosen by this project first. A game's choices stand in its notation
(`ruling ZOC-1 arriving`), so in every record.
"""

from __future__ import annotations

from typing import Final

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "ZOC-1": ("leaving", "arriving"),
    "SPN-1": ("pool", "special"),
    "GEM-4": ("add", "multiply"),
    "LVL-6": ("moves", "enters"),
    "GRA-7": ("falls", "caught"),
    "BOS-3": ("built", "standing"),
    "MAP-8": ("any", "moves"),
}
"""Rule id -> its readings, the project's own first."""
