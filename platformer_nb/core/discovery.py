"""The games that other distributions offer, by entry points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # both are slow to import, and a game of this project needs neither
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP: Final = "platformer_nb.games"
"""The entry point group under which other distributions offer games."""

VARIABLE: Final = "PLATFORMER_GAME"
"""The environment variable that names the game of a page."""


@cache
def offered() -> dict[str, EntryPoint]:
    """Return the entry points of games in other distributions, by name."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def offered_folder(name: str, part: str) -> Traversable | None:
    """Return a folder of the package that offers a game, such as `content`; None if nobody offers it."""
    from importlib.resources import files

    point = offered().get(name)
    return None if point is None else files(point.module.partition(".")[0]) / part
