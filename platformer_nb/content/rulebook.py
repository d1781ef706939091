"""The rules by number."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """Where a rule stands: the page of the rulebook; `open` when this project had to rule."""

    page: int
    open: bool
