"""Discovery of the games that can be played and taught.

A game is a package in this folder that defines `GAME`, in its module `game`, or an entry point of the group
`platformer_nb.games` in another distribution. A package without that module is a game that is being built.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

# Importing a game's rules runs this module: what only finding games needs is imported there.
if TYPE_CHECKING:
    from platformer_nb.core.game import Game


def game_names() -> tuple[str, ...]:
    """Return the names of all available games, sorted."""
    from platformer_nb.core.discovery import offered

    return tuple(sorted({*_own(), *offered()}))


def load_game(name: str) -> Game[Any, Any, Any]:
    """Return a game by its name; raise BadInput, which lists the available games, if there is none."""
    if not isinstance(name, str):
        raise TypeError(f"the name of a game is expected, such as 'platformer', not {name!r}")
    return _load(name)


@cache
def _load(name: str) -> Game[Any, Any, Any]:
    from platformer_nb.core.discovery import offered
    from platformer_nb.core.errors import BadInput, one_of, said
    from platformer_nb.core.game import Game

    if _is_own(name):
        found = import_module(f"{__name__}.{name}").GAME
    elif name in offered():
        found = offered()[name].load()
    else:
        place = said("place-game", name=name)
        raise BadInput(place, "error-no-such-game", one_of(name, game_names()))
    if not isinstance(found, Game) or found.name != name:
        raise BadInput(name, "error-no-game", "mend-no-game", name=name)
    return found


def _is_own(name: str) -> bool:
    """Return whether a game is a package here; no package is imported to find that out."""
    found = find_spec(f"{__name__}.{name}") if name.isidentifier() else None
    if found is None or found.submodule_search_locations is None:
        return False
    return PathFinder.find_spec("game", found.submodule_search_locations) is not None


@cache
def _own() -> tuple[str, ...]:
    """Return the names of the games in this package."""
    from pkgutil import iter_modules

    return tuple(module.name for module in iter_modules(__path__) if _is_own(module.name))
