"""Rulings in words: the result of narrating the rule ids and facts that the core cites."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """One cited rule in words; `spaces` are the Spaces concerned, to be highlighted."""

    rule: str
    page: int
    text: str
    spaces: tuple[str, ...]
    ruling: bool = False
    """Whether the rulebook is ambiguous here and the project ruled."""
    open: str = ""
    """The sentence that marks it as open, with the reading in force if it is a house rule."""
    why: str = ""
    """The reason for the ruling; "" if the game has chosen another reading."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A ruling in words; `instead` pairs suggestions in notation with their words."""

    action: str
    legal: bool
    title: str
    reasons: tuple[Reason, ...]
    instead: tuple[tuple[str, str], ...]
    none: str


def once(told: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return suggestions, in notation and in words, of those that read alike the first."""
    found: dict[str, str] = {}
    for written, said in told:
        found.setdefault(said, written)
    return tuple((written, said) for said, written in found.items())


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a reader should know of an action besides its certain consequences, in words."""

    open: str
    """What is undecided after the certain consequences."""
    warning: str = ""
    nothing: str = ""
    """That the action has no effect, and why; "" if it has one."""
    rule: str = ""
    """The rule by which it has none, if there is one."""
