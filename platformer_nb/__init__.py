"""A tutor for board games: plays them by their rules and explains every refusal by its rule.

    from platformer_nb import new_game
    game = new_game("platformer", players=2, seed=1)
    game.legal                  # the legal actions: len, in, iteration, indexing
    game.judge("move up")       # the ruling: legality, citations, suggestions
    game.do(game.legal[0])      # does the action, returns its events
    print(game)                 # the position; in a notebook `game` is a board

Where to go on:

- `new_game`, `open_position` and `resume_game` return a `Play`: see `help(platformer_nb.Play)`.
- `game_names()` lists the games; `load_game(name)` returns one with all its parts
  (`platformer_nb.core.game.Game`): rules, setup, bots, rulebook.
- `platformer_widgets` has the notebook components; the command `platformer-nb` plays and teaches.
- docs/api.md is the reference, docs/notation.md the notation of positions and actions.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from platformer_nb.api import Play, new_game, open_position, resume_game
    from platformer_nb.core.errors import Said
    from platformer_nb.games import game_names, load_game

__version__ = "0.1.0"

DEFAULT_GAME: Final = "platformer"
"""The default game of commands, notebooks and components."""

__all__ = [
    "Play",
    "__version__",
    "game_names",
    "load_game",
    "new_game",
    "open_position",
    "resume_game",
]

_HOMES = {
    "Play": "api",
    "new_game": "api",
    "open_position": "api",
    "resume_game": "api",
    "game_names": "games",
    "load_game": "games",
}
"""The module of each public name, imported on first access."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def sentence(what: Said) -> str:
    """Return a message of an error in English, for `str(error)`: in the words of the first game that has its keys."""
    from platformer_nb.core.errors import plain
    from platformer_nb.games import game_names

    try:
        from platformer_nb.text import BASE, Words
        from platformer_nb.text.errors import can_tell, tell

        every = (Words(BASE, name) for name in (None, *game_names()))
        words = next((one for one in every if can_tell(one, what)), None)
        return plain(what) if words is None else tell(words, what)
    except (ImportError, ValueError):  # the text files themselves are missing or invalid
        return plain(what)
