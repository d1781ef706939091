"""What others did to a player since that player's last turn, gathered when the next one begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from platformer_nb.table.log import Line

if TYPE_CHECKING:
    from platformer_nb.table.table import Table


def since_turn(
    table: Table[Any, Any, Any], seat_in_turn: int, line: Callable[[int], Line]
) -> list[dict[str, Any]]:
    """Return the log lines of what befell the seat in turn, in the turns of others, each with whose turn it was.

    Empty while somebody else decides, or a bot. `line` returns the line of a log entry.
    """
    if table.over or table.bot is not None or table.session.actor != seat_in_turn:
        return []
    entries, lines = table.log.entries, []
    number, own = len(entries), True
    while number:
        number -= 1
        told = line(number)
        if told["seat"] == seat_in_turn + 1:
            if not own:
                break
            continue
        own = False
        if table.section.befalls(entries[number].event) == seat_in_turn:
            lines.append({"of": _of(table, told["seat"] - 1), **told})
    return lines[::-1]


def _of(table: Table[Any, Any, Any], seat: int) -> str:
    player = table.shown_names[seat] or table.words("form-player", seat=seat + 1)
    return table.words("since-of", player=player)
