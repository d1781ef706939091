"""The rules by number."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """Where a rule stands: the page of the rulebook; `open` when this project had to rule.

    `needs` are the rules that have to be understood before this one.
    """

    page: int
    open: bool
    needs: tuple[str, ...] = ()
