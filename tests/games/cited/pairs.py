"""Pairs of positions that differ in little: in the first a rule is cited, in the second it is not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pair:
    """In `position` doing `do` cites `rule`; with the changes, old to new, it does not.

    `instead` is what is done in the second position, if its notation has to differ.
    """

    rule: str
    what: str
    position: str
    do: tuple[str, ...]
    changes: tuple[tuple[str, str], ...] = ()
    instead: tuple[str, ...] = ()

    @property
    def other(self) -> str:
        """The second position."""
        text = self.position
        for old, new in self.changes:
            assert text.count(old) == 1, f"{old!r} stands there once"
            text = text.replace(old, new)
        return text
