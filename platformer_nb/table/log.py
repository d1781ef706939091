"""The log of a table, one entry per event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from platformer_nb.core.game import Game
from platformer_nb.core.session import Entry, Session

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class LogEntry(Generic[S, A, E]):
    """An event, with the number of actions done when it happened."""

    moment: int
    entry: Entry[S, A, E]
    event: E
    rules: tuple[str, ...]
    """The rules that decided the event, computed once since every view shows the log."""


def log_entries(
    game: Game[S, A, E], session: Session[S, A, E], since: int = 0
) -> list[LogEntry[S, A, E]]:
    """Return the log entries of all actions after the first `since`."""
    found = []
    for moment, entry in enumerate(session.history[since:], since + 1):
        decided = game.narrator.event_rules(entry.before, entry.action)
        pairs = zip(entry.events, decided, strict=True)
        found += [LogEntry(moment, entry, event, rules) for event, rules in pairs]
    return found
