"""The games that can be played and taught, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformer_nb.games.platformer.rules import Platformer


def platformer() -> Platformer:
    """The rules of Platformer with the box that comes with the project."""
    from platformer_nb.content import load_box
    from platformer_nb.games.platformer.rules import Platformer

    return Platformer(load_box())


GAMES = {"platformer": platformer}
"""Name of a game -> what makes its rules."""
