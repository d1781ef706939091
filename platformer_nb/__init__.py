"""A tutor for board games: it plays them by their rules, and every refusal names the rule and why.

    from platformer_nb import new_game
    game = new_game("platformer", players=2, seed=1)
    game.legal                  # what can be done: len, in, iteration, indexing
    game.judge("move up")       # whether it is legal, by which rules, and what would be instead
    game.do(game.legal[0])      # what has happened
    print(game)                 # the position; in a notebook `game` is a board

Where to go on:

- `new_game`, `open_position` and `resume_game` give a `Play`; `help(platformer_nb.Play)` says what it can do.
- `game_names()` are the games there are, `load_game(name)` is one with all its parts
  (`platformer_nb.core.game.Game`): rules, setup, bots, rulebook.
- `platformer_widgets` has the components for notebooks, the command `platformer-nb` plays and teaches.
- docs/api.md is the reference, docs/notation.md says how positions and actions are written.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.core.errors import Said, plain, speak_by

if TYPE_CHECKING:
    from platformer_nb.api import Play, new_game, open_position, resume_game
    from platformer_nb.games import game_names, load_game

__version__ = "0.1.0"

DEFAULT_GAME: Final = "platformer"
"""The game of a command, a notebook or a component that names none."""

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
"""In which module each name stands: it is imported when it is first asked for."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


_languages = ["en"]


def errors_in(language: str) -> None:
    """From now on `str(error)` is told in this language: a notebook shows it as it is."""
    _languages[:] = [language]


def _in_words(what: Said) -> str:
    """What `str(error)` says. The words are loaded when an error is read, not before."""
    try:
        from platformer_nb.text import Words
        from platformer_nb.text.errors import tell

        return tell(Words(_languages[0], DEFAULT_GAME), what)
    except (ImportError, ValueError):  # the words themselves are what is missing or at fault
        return plain(what)


speak_by(_in_words)
