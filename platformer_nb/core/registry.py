"""Registry of the functions that enforce the rules of a game.

Each clause of a rulebook is one function, registered by `@rule("GRA-1")`, so that the code of a rule
can be looked up, and switched off to find the tests that cover it.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Instead:
    """Marks a replacement for a rule function that is switched off."""

    function: Callable[..., Any]


@dataclass(frozen=True, slots=True)
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
    """The rule functions of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
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

    @contextmanager
    def without(self, *entries: Entry) -> Iterator[None]:
        """Switch these functions off, under every name and in every table that refers to them.

        Their code objects are exchanged, so that all existing references are affected. The caches of the
        game's modules are cleared before and after.
        """
        functions: list[Any] = [inspect.unwrap(entry.function) for entry in entries]
        bodies = [{part: getattr(function, part) for part in _BODY} for function in functions]
        packages = {function.__module__.rpartition(".")[0] for function in functions}
        try:
            for function, entry in zip(functions, entries, strict=True):
                _exchange(function, _body_of(entry.off))
            _forget(packages)
            yield
        finally:
            for function, body in zip(functions, bodies, strict=True):
                _exchange(function, body)
            _forget(packages)


_BODY = ("__code__", "__defaults__", "__kwdefaults__")


def _exchange(function: Any, body: Mapping[str, Any]) -> None:
    for part, value in body.items():
        setattr(function, part, value)


def _body_of(off: Any) -> dict[str, Any]:
    """Return the code and defaults of a function that is switched off."""
    stand_in, answer = (_instead, off.function) if isinstance(off, Instead) else (_off, off)
    body = {part: getattr(stand_in, part) for part in _BODY}
    return body | {"__kwdefaults__": {"answer": answer}}


def _off(*_args: Any, answer: Any = None, **_kwargs: Any) -> Any:
    return answer


def _instead(*args: Any, answer: Callable[..., Any], **kwargs: Any) -> Any:
    return answer(*args, **kwargs)


def _forget(packages: Collection[str]) -> None:
    """Clear every cache (anything with `cache_clear`) in the modules of these packages."""
    below = tuple(f"{package}." for package in packages)
    for name, module in list(sys.modules.items()):
        if name.startswith(below) or name in packages:
            for value in list(vars(module).values()):
                if not isinstance(value, type) and hasattr(value, "cache_clear"):
                    value.cache_clear()
