"""A cache that is a plain dict with a bound and a way to empty it."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Values `known` by key, at most `most` of them; None: there is no bound.

    Frequent look-ups keep a reference to `known`: a plain dict touches less memory than an `lru_cache`, which
    also moves each hit to the front of a list.
    """

    __slots__ = ("known", "most")

    def __init__(self, most: int | None = None) -> None:
        self.known: dict[K, V] = {}
        self.most = most

    def keep(self, key: K, value: V) -> V:
        """Keep a value and return it; a full cache is emptied first."""
        if self.most is not None and len(self.known) >= self.most:
            self.known.clear()
        self.known[key] = value
        return value

    def cache_clear(self) -> None:
        """Empty the cache; named as in `functools.lru_cache`."""
        self.known.clear()
