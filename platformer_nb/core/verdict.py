"""A ruling in a reader's words: what a narrator makes of the ids and facts that the core cites."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule in a reader's words; `spaces` are the Spaces concerned, to be lit up."""

    rule: str
    page: int
    text: str
    spaces: tuple[str, ...]
    ruling: bool = False
    """Whether the rulebook is open here, so that this is how it is read."""
    open: str = ""
    """The words that say so, and the reading the game has chosen, if it is a switch."""
    why: str = ""
    """Why it is read so; "" where the game has chosen another reading."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A ruling in a reader's words; `instead` pairs actions in notation with their words."""

    action: str
    legal: bool
    title: str
    reasons: tuple[Reason, ...]
    instead: tuple[tuple[str, str], ...]
    none: str


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a reader should know of an action besides what follows of it, in words."""

    open: str
    """What is left open after everything that is certain."""
    warning: str = ""
    nothing: str = ""
    """That nothing comes of it, if so."""
