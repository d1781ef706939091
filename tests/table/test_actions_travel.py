"""Actions travel as actions: after a click no text is read again, in a refusal, a suggestion, a bot or an exam."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import Action, Attack, End
from platformer_nb.games.platformer.notation import given_actions
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.lessons.exam.exam import Exam

POSITION = """
game: players 2
map:
    +----+----+----+----+
  1 |  1 :    :  G :  2 |
    +====+====+====+====+
hero 1: avvy
hero 2: etorn
shop: items -, -, -; potions -, -, -
pool: move sword sword
"""


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From here on whatever text is read as an action; it is refused."""
    texts: list[str] = []

    def read_action(state: Any, text: str) -> Action:
        texts.append(text)
        raise AssertionError(f"“{text}” is read")

    monkeypatch.setattr(given_actions, "read_action", read_action)
    return texts


class Ender:
    """A bot that ends what it can."""

    def choose(self, rules: Any, state: Any, actions: Any) -> Action:
        chosen: Action = actions[-1]
        return chosen


def sit(**more: Any) -> Table:
    rules = GAME.rules
    return Table(Session(rules, rules.read(POSITION), Seeded(3)), ("Ada", "Bo"), "en", **more)


def send(table: Table, intent: str, **fields: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **fields})


def test_a_click_that_is_refused_carries_the_action_and_those_that_are_suggested(
    unread: list[str],
) -> None:
    table = sit()
    send(table, "select", die="d2")
    send(table, "select", die="d3")
    view = send(table, "point", at="c1")
    assert table.refusal is not None
    assert isinstance(table.refusal.action, Attack)
    legal = list(table.session.rules.actions(table.state))
    suggested = table.refusal.ruling.instead
    assert suggested
    assert all(action in legal for action in suggested)
    told = [one["action"] for one in view["refusal"]["instead"]]
    assert told == list(table.refusal.ruling.written)
    assert repr(table.refusal.ruling).endswith(f"; instead {', '.join(map(repr, told))}>")
    assert table.do(suggested[0])
    send(table, "undo")
    assert send(table, "redo")["error"] == ""
    assert unread == []


def test_a_bot_and_its_table_read_nothing(unread: list[str]) -> None:
    table = sit(bots={1: Ender()})
    table.do(End())
    while table.bot is None:
        table.do(table.session.rules.actions(table.state)[-1])
    assert send(table, "bot")["error"] == ""
    assert unread == []


def test_an_exam_explains_without_reading_its_question_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exam = Exam(GAME, 7, count=1, language="en")
    asked = exam.ask()
    assert asked is not None
    item = exam.item
    assert item is not None

    def read(*given: Any) -> Any:
        raise AssertionError(f"{given} is read")

    monkeypatch.setattr(given_actions, "read_action", read)
    monkeypatch.setattr(type(GAME.rules), "read", read)
    assert asked.text
    assert asked.action
    rule = "" if item.legal else item.rules[0]
    assert exam.answer(item.legal, rule).reasons
