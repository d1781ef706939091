"""Undo at a table: the last action of a person, with what bots have done since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import NATURE

if TYPE_CHECKING:
    from platformer_nb.table.table import Table


class TakingBack(NamedTuple):
    """What undo would take back: the action and the number of entries; else the key of the reason why not."""

    entry: Entry[Any, Any, Any] | None
    entries: int
    barred: str


def taking_back(table: Table[Any, Any, Any]) -> TakingBack:
    """Return what undo takes back now: bots would only repeat what they have done since, so it goes with it."""
    session = table.session
    for count, entry in enumerate(reversed(session.history), 1):
        if entry.actor == NATURE:
            return TakingBack(None, 0, "undo-chance")
        if session.rules.reveals(entry.before, entry.action):
            return TakingBack(None, 0, "undo-revealed")
        if entry.actor not in table.bots:
            return TakingBack(entry, count, "")
    return TakingBack(None, 0, "undo-nothing")


def take_back(table: Table[Any, Any, Any]) -> bool:
    """Take back the last action of a person; return whether there was one that can be."""
    count = taking_back(table).entries
    for _ in range(count):
        table.session.undo()
    return count > 0
