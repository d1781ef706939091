"""The faces of the dice."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = ("move", "sword", "coin", "shove", "star")
"""The five symbols of the action dice; a symbol is its index in this tuple."""

MOVE, SWORD, COIN, SHOVE, STAR = range(5)
BLANK: Final = 5
"""The blank side of a Special die."""

ENEMY_FACES: Final = ("attack", "left", "right")
