"""Platformer: climb the tower, strike down the boss."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from platformer_nb.games.platformer.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """`GAME`, loaded when it is asked for: whoever wants one module of the game need not wait for all."""
    if name == "GAME":
        from platformer_nb.games.platformer.game import GAME

        return GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
