"""The lines of a table's log, as the viewer may see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from platformer_nb.core.game import Game
from platformer_nb.table.log import Line, LogEntry

if TYPE_CHECKING:
    from platformer_nb.table.table import Table


def line_of_log(table: Table[Any, Any, Any], number: int, entry: LogEntry[Any, Any, Any]) -> Line:
    """Return a line of the log, the `number`-th entry from 0; `why`: the number by which it is asked about."""
    before, _ = _around(table, entry)
    quiet = {"quiet": True} if entry.quiet else {}
    why = {"why": number + 1} if table.coached and entry.rules else {}
    return {
        **why,
        "text": sentence(table, entry),
        "rules": list(entry.rules),
        "rulings": list(open_rules(table.game, entry.rules)),
        "act": entry.act,
        "turn": table.game.rules.moment(before),
        "seat": table.game.part("views", table.game.views).active(before) + 1,
        **quiet,
    }


def event_of_view(table: Table[Any, Any, Any], fresh: LogEntry[Any, Any, Any], line: Line) -> Line:
    """Return an event as the viewer may see it drawn, with what its line of the log has."""
    before, after = _around(table, fresh)
    drawn = table.section.event(before, after, fresh.event)
    return {**drawn, **{key: line[key] for key in ("text", "rules", "quiet", "why") if key in line}}


def sentence(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> str:
    """Return what a line of the log says; "" if its event is told in another line, or not at all."""
    before, after = _around(table, entry)
    gathering, words = table.game.gathering, table.words.among(table.shown_names)
    if gathering is not None and len(entry.told) > 1:
        return gathering.told(after, entry.told, words)
    return table.game.narrator.event(before, after, entry.event, words) if entry.told else ""


def open_rules(game: Game[Any, Any, Any], rules: Iterable[str]) -> tuple[str, ...]:
    """Return those of the rules that the rulebook leaves open and this project ruled on."""
    entries = game.rulebook.entries
    return tuple(rule for rule in rules if rule in entries and entries[rule].open)


def _around(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> tuple[Any, Any]:
    """Return what the viewer sees before and after an event."""
    return table.observed(entry.entry.before), table.observed(entry.entry.after)
