"""Which function enforces which rule of a game.

A clause of a rulebook is one function. `@rule("GRA-1")` enters it here, so that a reader can ask
where a rule lives, and a proof can switch it off and see which tests notice.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Entry:
    """One function that enforces `rules`; `off` is what it answers when it is switched off."""

    rules: tuple[str, ...]
    function: Callable[..., Any]
    off: Any

    @property
    def place(self) -> str:
        """Where the function stands: module and name."""
        return f"{self.function.__module__}.{self.function.__qualname__}"


class Registry:
    """The rule functions of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._entries: list[Entry] = []

    def rule(self, *ids: str, off: Any = None) -> Callable[[F], F]:
        """Decorate a function with the ids of the rules it enforces.

        The function itself is returned, so that a rule costs nothing to call. `off` is the
        value it gives when switched off: None, "no objection", for a clause.
        """

        def enter(function: F) -> F:
            self._entries.append(Entry(ids, function, off))
            return function

        return enter

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def of(self, rule: str) -> tuple[Entry, ...]:
        """The functions that enforce one rule."""
        return tuple(e for e in self._entries if rule in e.rules)

    @property
    def ids(self) -> frozenset[str]:
        """Every rule id that some function enforces."""
        return frozenset(i for e in self._entries for i in e.rules)

    @contextmanager
    def without(self, entry: Entry) -> Iterator[None]:
        """Play as if this function were not there, whatever name or table it is called by.

        Its body is exchanged, so that everything that holds the function plays along. What the
        game has kept in its caches is forgotten before and after.
        """
        function: Any = inspect.unwrap(entry.function)
        body = {part: getattr(function, part) for part in _BODY}
        empty = {part: getattr(_off, part) for part in _BODY}
        try:
            for part, value in (empty | {"__kwdefaults__": {"answer": entry.off}}).items():
                setattr(function, part, value)
            _forget(function.__module__.rpartition(".")[0])
            yield
        finally:
            for part, value in body.items():
                setattr(function, part, value)
            _forget(function.__module__.rpartition(".")[0])


_BODY = ("__code__", "__defaults__", "__kwdefaults__")


def _off(*_args: Any, answer: Any = None, **_kwargs: Any) -> Any:
    """The body of a function that is switched off."""
    return answer


def _forget(package: str) -> None:
    """Empty every cache of the modules of a package."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if callable(clear):
                    clear()
