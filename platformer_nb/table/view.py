"""The envelope of a view: everything but the board section, the same for every game. See docs/view.md."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final, TypeVar

from platformer_nb.core.game import Game, Words
from platformer_nb.core.views import Views
from platformer_nb.table.log import LogEntry

if TYPE_CHECKING:
    from platformer_nb.table.table import Table

LOG_LENGTH: Final = 200
"""Maximum number of log lines in a view."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def views_of(game: Game[S, A, E]) -> Views[S, A, E]:
    """Return the views of a game; raises NoPart if it has none."""
    return game.part("views", game.views)


def still_envelope(words: Words) -> dict[str, Any]:
    """Return the envelope of a position without a game: no events, no log, nothing to undo."""
    return {
        "state": 0,
        "language": words.language,
        "events": [],
        "log": [],
        "refusal": None,
        "error": "",
        "undo": {"can": False, "why": ""},
        "redo": {"can": False, "why": ""},
        "words": {},
    }


def position_view(
    game: Game[S, A, E],
    state: S,
    words: Words,
    names: tuple[str, ...] = (),
    *,
    inert: bool = False,
) -> dict[str, Any]:
    """Return the view of a position without a game; `inert`: nothing on it looks usable."""
    board = views_of(game).position(state, words, names, inert=inert)
    return {**still_envelope(words), **board}


def table_view(table: Table[Any, Any, Any]) -> dict[str, Any]:
    """Return the view of a game in progress."""
    return {
        **still_envelope(table.words),
        **table.section.view(),
        "state": table.number,
        "events": [_event(table, entry) for entry in table.fresh],
        "log": [_line(table, entry) for entry in table.log[-LOG_LENGTH:]],
        "refusal": _refusal(table),
        "error": table.error,
        **_travel(table),
    }


def _event(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> dict[str, Any]:
    return {
        **table.section.event(entry.event),
        "text": _text(table, entry),
        "rules": list(entry.rules),
    }


def _line(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> dict[str, Any]:
    before = entry.entry.before
    return {
        "text": _text(table, entry),
        "rules": list(entry.rules),
        "rulings": list(open_rules(table.game, entry.rules)),
        "turn": table.game.rules.moment(before),
        "seat": views_of(table.game).active(before) + 1,
    }


def _text(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> str:
    narrator, done = table.game.narrator, entry.entry
    return narrator.event(done.before, done.after, entry.event, table.words)


def open_rules(game: Game[Any, Any, Any], rules: Iterable[str]) -> tuple[str, ...]:
    """Return those of the rules that the rulebook leaves open and this project ruled on."""
    entries = game.rulebook.entries
    return tuple(rule for rule in rules if rule in entries and entries[rule].open)


def _refusal(table: Table[Any, Any, Any]) -> dict[str, Any] | None:
    verdict = table.verdict
    if verdict is None:
        return None
    return {
        "action": verdict.action,
        "title": verdict.title,
        "reasons": [{**asdict(r), "spaces": list(r.spaces)} for r in verdict.reasons],
        "instead": [{"action": action, "text": text} for action, text in verdict.instead],
        "none": verdict.none,
    }


def _travel(table: Table[Any, Any, Any]) -> dict[str, Any]:
    """Return whether undo and redo are possible, each with its label or the reason why not."""
    session, words, say = table.session, table.words, table.game.narrator.action
    if table.bot is not None:
        waits = words("error-bot")
        return {"undo": {"can": False, "why": waits}, "redo": {"can": False, "why": waits}}
    undo = words("undo-chance" if session.history else "undo-nothing")
    if session.can_undo:
        last = session.history[-1]
        undo = words("undo-what", action=say(last.before, last.action, words))
    redo, following = words("redo-nothing"), session.next_redo
    if following is not None:
        redo = words("redo-what", action=say(following.before, following.action, words))
    return {
        "undo": {"can": session.can_undo, "why": undo},
        "redo": {"can": session.can_redo, "why": redo},
    }
