"""The envelope of a view: everything but the board section, the same for every game. See docs/view.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

from platformer_nb.core.game import Game, Words
from platformer_nb.core.parts.verdict import Verdict
from platformer_nb.core.parts.views import Views
from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import Seat
from platformer_nb.table.coach import asked_why, coach_offer
from platformer_nb.table.digest import since_turn
from platformer_nb.table.log import Line, LogEntry
from platformer_nb.table.screen import masks
from platformer_nb.table.taking_back import taking_back

if TYPE_CHECKING:
    from platformer_nb.table.table import Table

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def views_of(game: Game[S, A, E]) -> Views[S, A, E]:
    """Return the views of a game; raises NoPart if it has none."""
    return game.part("views", game.views)


def sections(*parts: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view of these sections; raises ValueError if one would change a key of another."""
    view: dict[str, Any] = {}
    for part in parts:
        if both := view.keys() & part.keys():
            raise ValueError(f"two sections of a view have the key {min(both)}")
        view.update(part)
    return view


def envelope(words: Words, /, **told: Any) -> dict[str, Any]:
    """Return an envelope; what is not given is that of a position without a game, with nothing to undo."""
    return {
        "state": 0,
        "language": words.language,
        "events": [],
        "log": [],
        "since": [],
        "refusal": None,
        "error": "",
        "undo": {"can": False, "why": ""},
        "redo": {"can": False, "why": ""},
        "handover": None,
        "coach": None,
        "words": {},
        **told,
    }


def position_view(
    game: Game[S, A, E],
    state: S,
    words: Words,
    names: tuple[str, ...] = (),
    /,
    *,
    inert: bool = False,
    **told: Any,
) -> dict[str, Any]:
    """Return the view of a position without a game; `inert`: nothing on it looks usable; `told`: see `envelope`."""
    return sections(
        envelope(words, **told), views_of(game).position(state, words, names, inert=inert)
    )


def table_view(table: Table[Any, Any, Any]) -> dict[str, Any]:
    """Return the view of a game in progress; while the screen is handed over, without board, events and log."""
    told = {"state": table.number, "error": table.error, **table.travel()}
    if table.screen.asked is not None:
        return envelope(table.words, handover=_handover(table, table.screen.asked), **told)
    log, key = table.log, (table.words.language, table.viewer)

    def tell(entry: LogEntry[Any, Any, Any]) -> Line:
        return line_of_log(table, entry)

    return sections(
        envelope(
            table.words,
            events=[event_of_view(table, entry, log.line(n, key, tell)) for n, entry in log.fresh],
            log=log.lines(key, tell),
            since=since_turn(
                table,
                views_of(table.game).active(table.state),
                lambda number: log.line(number, key, tell),
            ),
            refusal=_refusal(table),
            coach=coach_offer(table),
            **told,
        ),
        table.section.view(),
    )


def _handover(table: Table[Any, Any, Any], seat: Seat) -> dict[str, Any]:
    """Return the request to hand the screen over."""
    player = table.shown_names[seat] or table.words("form-player", seat=seat + 1)
    return {
        "seat": seat + 1,
        "player": player,
        "title": table.words("handover-title", player=player),
        "text": table.words("handover-text", player=player),
        "button": table.words("handover-take", player=player),
    }


def event_of_view(table: Table[Any, Any, Any], fresh: LogEntry[Any, Any, Any], line: Line) -> Line:
    """Return an event as the viewer may see it drawn, with its sentence, which is that of its line of the log."""
    before, after = _around(table, fresh)
    drawn = table.section.event(before, after, fresh.event)
    quiet = {"quiet": True} if fresh.quiet else {}
    return {**drawn, "text": line["text"], "rules": line["rules"], **quiet}


def line_of_log(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> Line:
    """Return a line of the log as the viewer may see it."""
    before, _ = _around(table, entry)
    why = asked_why(table, entry.moment, entry.entry.actor)
    first = entry.event is entry.entry.events[0]
    quiet = {"quiet": True} if entry.quiet else {}
    return {
        **({} if why is None or not first else {"why": why}),
        "text": _sentence(table, entry),
        "rules": list(entry.rules),
        "rulings": list(open_rules(table.game, entry.rules)),
        "turn": table.game.rules.moment(before),
        "seat": views_of(table.game).active(before) + 1,
        **quiet,
    }


def _sentence(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> str:
    """Return what a line of the log says; "" if its event is told in another line, or not at all."""
    before, after = _around(table, entry)
    gathering = table.game.gathering
    if gathering is not None and len(entry.told) > 1:
        return gathering.told(after, entry.told, table.words)
    return table.game.narrator.event(before, after, entry.event, table.words) if entry.told else ""


def _around(table: Table[Any, Any, Any], entry: LogEntry[Any, Any, Any]) -> tuple[Any, Any]:
    """Return what the viewer sees before and after an event."""
    return table.observed(entry.entry.before), table.observed(entry.entry.after)


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
        "instead": [{"action": action, "text": text} for action, text in _taught(table, verdict)],
        "none": verdict.none,
        "idle": verdict.legal,
    }


def _taught(table: Table[Any, Any, Any], verdict: Verdict) -> Sequence[tuple[str, str]]:
    """Return what may be done instead: of a lesson what it has taught so far, if that is anything."""
    verbs = table.offer.verbs
    if verbs is None:
        return verdict.instead
    return [one for one in verdict.instead if one[0].split()[0] in verbs] or verdict.instead


def travel(table: Table[Any, Any, Any]) -> dict[str, Any]:
    """Return whether undo and redo are possible, each with its label or the reason why not."""
    session, words = table.session, table.words
    if table.bot is not None:
        waits = words("error-bot")
        return {"undo": {"can": False, "why": waits}, "redo": {"can": False, "why": waits}}
    found = taking_back(table)
    undo = _label(
        table, found.entry, "undo-what", "undo-last", words(found.barred or "undo-nothing")
    )
    redo = _label(table, session.next_redo, "redo-what", "redo-next", words("redo-nothing"))
    return {
        "undo": {"can": found.entry is not None, "why": undo},
        "redo": {"can": session.can_redo, "why": redo},
    }


def _label(
    table: Table[Any, Any, Any],
    entry: Entry[Any, Any, Any] | None,
    key: str,
    secret: str,
    nothing: str = "",
) -> str:
    """Return the label of undoing or redoing an action, masked for a viewer who may not see the action."""
    if entry is None:
        return nothing
    words, rules, viewer = table.words, table.game.rules, table.viewer
    handed = table.screen.asked is not None
    if handed or (
        viewer is not None and entry.actor != viewer and masks(rules, entry.after, viewer)
    ):
        return words(secret)
    before = table.observed(entry.before)
    return words(key, action=table.game.narrator.action(before, entry.action, words))
