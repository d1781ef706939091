"""The puzzles of a game whose solutions have no price and need no remarks of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from platformer_nb.core.game import Words


class PlainPuzzles:
    """A base for the puzzles of a small game; see `core.parts.teaching.Puzzles`.

    A game gives the model, the kinds, the verbs, the starter and the ending, and `player`. Of two solutions
    the shorter is better.
    """

    model: Any
    kinds: tuple[str, ...]
    choices: tuple[str, ...]
    starter: str
    ending: tuple[str, ...]
    currency = ""

    def player(self, state: Any, words: Words) -> str:
        """Return nothing about the player of the position."""
        return ""

    def around(self, state: Any, words: Words) -> tuple[str, ...]:
        """Return nothing about the rest of the position."""
        return ()

    def cost(self, events: Iterable[Any]) -> int:
        """Return 0: a solution has no price."""
        return 0

    def counts(self, state: Any) -> bool:
        """Return True: every action counts towards the length."""
        return True

    def is_idle(self, before: Any, action: Any, after: Any) -> bool:
        """Return whether the action has left the state as it was."""
        return bool(before == after)

    def fails(self, goals: Sequence[Any], start: Any, events: Iterable[Any]) -> bool:
        """Return False: the search goes on to the end of the turn."""
        return False

    def note(self, puzzle: Any, state: Any, events: Iterable[Any], words: Words) -> str:
        """Return "": the usual sentence is shown."""
        return ""

    def faults(self, puzzle: Any) -> Iterable[str]:
        """Return nothing: the common checks are all."""
        return ()
