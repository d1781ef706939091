"""Labyrinth: Paths of Destiny: a maze of hexagons that grows while heroes walk it, and a Golem they dread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from platformer_nb.games.labyrinth.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Load `GAME` on first access, so that importing one module of the game does not import all of them."""
    if name == "GAME":
        from platformer_nb.games.labyrinth.game import GAME

        return GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
