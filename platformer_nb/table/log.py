"""The log of a table: what has happened, event by event."""

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
    """An event of an action, with the number of actions after which it happened."""

    moment: int
    entry: Entry[S, A, E]
    event: E
    rules: tuple[str, ...]
    """Those that decided it, found once: every view shows the log."""


def log_entries(
    game: Game[S, A, E], session: Session[S, A, E], since: int = 0
) -> list[LogEntry[S, A, E]]:
    """What has happened in a session since so many actions had been done."""
    found = []
    for moment, entry in enumerate(session.history[since:], since + 1):
        decided = game.narrator.event_rules(entry.before, entry.action)
        pairs = zip(entry.events, decided, strict=True)
        found += [LogEntry(moment, entry, event, rules) for event, rules in pairs]
    return found
