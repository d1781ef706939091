"""Keeping the last result of a function of a position, which several rooms ask for one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

S = TypeVar("S")
R = TypeVar("R")


class Latest(Generic[S, R]):
    """A function that keeps its last result as long as it is given the same object.

    To compare a position takes longer than most of what is kept about it; `lru_cache` would hash it as well.
    """

    __slots__ = ("_function", "_kept")

    def __init__(self, function: Callable[[S], R]) -> None:
        self._function = function
        self._kept: tuple[S, R] | None = None

    def __call__(self, given: S) -> R:
        """Return the result for this object."""
        kept = self._kept  # one look: other threads may keep another meanwhile
        if kept is not None and kept[0] is given:
            return kept[1]
        result = self._function(given)
        self._kept = (given, result)
        return result

    def cache_clear(self) -> None:
        """Forget the result; named as in `functools.lru_cache`."""
        self._kept = None
