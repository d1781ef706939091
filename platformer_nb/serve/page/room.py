"""How many pages are open, and who comes next when there is no room: first come, first served."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from contextlib import contextmanager
from typing import Final

FORGOTTEN_SECONDS: Final = 45
"""Who has not asked again for so long has left the line; a page that waits asks every 15 seconds."""

MOST_IN_LINE: Final = 1000


class Room:
    """Places for pages, with a line before them. `kernels` are those that run, `most` is how many may."""

    def __init__(self, kernels: Sized, most: int) -> None:
        self._kernels = kernels
        self.most = most
        self._starting = 0
        self._line: dict[str, float] = {}
        """Who waits, in order, and when they last asked."""

    @property
    def pages(self) -> int:
        """The number of pages that are open."""
        return len(self._kernels)

    @property
    def waiting(self) -> int:
        """The number of those who were in the line when it was last looked at."""
        return len(self._line)

    def place(self, visitor: str, known: bool, now: float) -> int:
        """Return 0 if a visitor may come in, else their place in the line, from 1.

        Only who is `known`, by a cookie of an earlier answer, takes a place: whoever keeps no cookie would be somebody
        new at each request, and would keep places for nobody.
        """
        self._line = {who: at for who, at in self._line.items() if now - at < FORGOTTEN_SECONDS}
        ahead = list(self._line).index(visitor) if visitor in self._line else len(self._line)
        if ahead < self.most - self.pages - self._starting:
            self._line.pop(visitor, None)
            return 0
        if visitor in self._line or (known and len(self._line) < MOST_IN_LINE):
            self._line[visitor] = now
        return ahead + 1

    @contextmanager
    def starting(self) -> Iterator[None]:
        """Count a page whose kernel is not there yet, so that those who arrive meanwhile do not take its place."""
        self._starting += 1
        try:
            yield
        finally:
            self._starting -= 1
