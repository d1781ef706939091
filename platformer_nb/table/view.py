"""The envelope of a view: everything but the board section, the same for every game. See docs/view.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

from platformer_nb.core.game import Game, Words
from platformer_nb.core.parts.verdict import Verdict
from platformer_nb.core.parts.views import Views
from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import Seat
from platformer_nb.table.coach import coach_offer
from platformer_nb.table.digest import since_turn
from platformer_nb.table.lines import event_of_view, line_of_log
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

    def tell(number: int, entry: LogEntry[Any, Any, Any]) -> Line:
        return line_of_log(table, number, entry)

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


def _refusal(table: Table[Any, Any, Any]) -> dict[str, Any] | None:
    verdict = table.verdict
    if verdict is None:
        return None
    # Few views have a refusal: the others do without the module.
    from platformer_nb.table.otherwise import otherwise

    verdict = otherwise(table.game, table.words, table.seen, verdict, table.offer.verbs)
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
