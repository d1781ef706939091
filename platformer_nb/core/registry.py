"""Registry of the functions that enforce the rules of a game.

Each clause of a rulebook is one function, registered by `@rule("GRA-1")`, so that the code of a rule
can be looked up. What would be played without it is declared beside it, for proofs that switch a
function off (`tests/prove/switching.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from platformer_nb.core.value import value

F = TypeVar("F", bound=Callable[..., Any])


@value
class Instead:
    """Marks a replacement for a rule function that is switched off."""

    function: Callable[..., Any]


@value
class Entry:
    """A function that enforces `rules`; `off` is its result when it is switched off."""

    rules: tuple[str, ...]
    function: Callable[..., Any]
    off: Any

    @property
    def place(self) -> str:
        """The function's module and qualified name."""
        return f"{self.function.__module__}.{self.function.__qualname__}"


class Registry:
    """The rule functions of one game.

    `draft` is the name of the type that its effects change, by which they are told from clauses and questions;
    "" if they have none: then every function that returns no citation is an effect.
    """

    def __init__(self, game: str, draft: str = "") -> None:
        self.game = game
        self.draft = draft
        self._entries: list[Entry] = []

    def rule(self, *ids: str, off: Any = None) -> Callable[[F], F]:
        """Decorate a function with the ids of the rules it enforces.

        The function itself is returned, so that calls have no overhead. `off` is its result when switched
        off: None, "no objection", for a clause. `Instead(f)` calls `f` in its place: how the game would be
        played without the rule.
        """

        def enter(function: F) -> F:
            self._entries.append(Entry(ids, function, off))
            return function

        return enter

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def of(self, rule: str) -> tuple[Entry, ...]:
        """Return the functions that enforce a rule."""
        return tuple(e for e in self._entries if rule in e.rules)

    @property
    def ids(self) -> frozenset[str]:
        """Return the ids of all rules with a function."""
        return frozenset(i for e in self._entries for i in e.rules)
