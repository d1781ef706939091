"""A tower-climbing board game without a screen: its rules, lessons, words and players."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.errors import Said, plain, speak_by

__version__ = "0.1.0"

DEFAULT_GAME: Final = "platformer"
"""The game of a command, a notebook or a component that names none."""


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
