"""The intents of every table: each is one record of what it does, its fields and its meaning.

To add one, add its record here (or among the intents of a game, a lesson or an exam): it is then read, handled
and documented. tests/docs/test_view.py holds docs/view.md to these records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.core.parts.intent import BOT, HANDOVER, Field, Intent, Intents
from platformer_nb.table.taking_back import take_back

if TYPE_CHECKING:
    from platformer_nb.table.table import Table

Message = Mapping[str, Any]


def _act(table: Table[Any, Any, Any], message: Message) -> None:
    table.act(str(message["action"]))


def _bot(table: Table[Any, Any, Any], _message: Message) -> None:
    """Do one decision of the bot that has to decide, based on the observation of its seat."""
    bot, seat = table.bot, table.session.actor
    if bot is None or seat is None:
        table.fail("error-no-bot")
        return
    rules, state = table.session.rules, table.state
    known = rules.observe(state, seat)
    table.do(bot.choose(rules, known, tuple(rules.actions(state))))


def _undo(table: Table[Any, Any, Any], _message: Message) -> None:
    """Undo the last action of a person, and the bots' actions since: the bots would only repeat them."""
    _travel(table, lambda: take_back(table))


def _redo(table: Table[Any, Any, Any], _message: Message) -> None:
    _travel(table, table.session.redo)


def _travel(table: Table[Any, Any, Any], go: Callable[[], bool]) -> None:
    before = len(table.session.history)
    if not go():
        table.fail("error-undo")
        return
    table.forget(len(table.session.history))
    table.enter(before)


def _take(table: Table[Any, Any, Any], _message: Message) -> None:
    table.screen.take()
    table.section.clear()
    table.section.follow()


def _dismiss(_table: Table[Any, Any, Any], _message: Message) -> None:
    """Do nothing: `Table.begin_intent` has already cleared the refusal."""


INTENTS: Final[Intents] = MappingProxyType(
    {
        "act": Intent(_act, "do this action", {"action": Field((str,), "notation")}),
        "undo": Intent(_undo, "take back the last action", during=frozenset({HANDOVER})),
        "redo": Intent(_redo, "do again what was taken back"),
        "dismiss": Intent(_dismiss, "close the refusal", during=frozenset({BOT})),
        "take": Intent(
            _take,
            "the player who was asked has the screen now",
            during=frozenset({BOT, HANDOVER}),
        ),
        "bot": Intent(
            _bot,
            "let the bot whose decision is due make it: one decision",
            during=frozenset({BOT}),
        ),
    }
)
"""The intents of every table."""
