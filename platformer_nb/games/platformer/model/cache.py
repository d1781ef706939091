"""A cache that is a plain dict with a way to empty it."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Values `known` by key.

    Frequent look-ups keep a reference to `known`: a plain dict is the fastest table there is.
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[K, V] = {}

    def cache_clear(self) -> None:
        """Empty the cache; named as in `functools.lru_cache`."""
        self.known.clear()
