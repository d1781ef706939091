"""Components for single games: a package for each, whose `COMPONENTS` names their modules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules


@cache
def components() -> dict[str, str]:
    """Return the module of each component of a single game."""
    found = {}
    for game in iter_modules(__path__, f"{__name__}."):
        if game.ispkg:
            own = import_module(game.name).COMPONENTS
            found.update({name: f"{game.name}.{module}" for name, module in own.items()})
    return found
