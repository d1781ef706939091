"""Discovery of the games that can be played and taught.

A game is a package in this folder whose `__all__` names `GAME`, or an entry point of the group
`platformer_nb.games` in another distribution. A package without `GAME` is a game that is being built.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
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
    """Return whether a game is a package here; to list them all takes longer."""
    found = find_spec(f"{__name__}.{name}") if name.isidentifier() else None
    return found is not None and found.submodule_search_locations is not None and _is_whole(name)


@cache
def _own() -> tuple[str, ...]:
    """Return the names of the games in this package."""
    from pkgutil import iter_modules

    found = (module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(filter(_is_whole, found))


def _is_whole(name: str) -> bool:
    """Return whether a package here offers its game; importing it must not import all of the game."""
    return "GAME" in getattr(import_module(f"{__name__}.{name}"), "__all__", ())
