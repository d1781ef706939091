"""Whatever stands in a text that a browser sends, it is answered, and the answer can be sent.

What a component sends is packed here as a kernel packs it: a lone surrogate, which nothing can write,
would end in an exception instead of an answer.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from jupyter_client.session import json_packer

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.input.short_text import MAX_NAME
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets import ExerciseBoard, LessonStep, PlayPage, PlayTable, open_lesson
from platformer_widgets.component import Component
from platformer_widgets.tutor.tutor_page import TutorPage

HOSTILE = {
    "surrogate": "A\ud800",
    "escape": "A\x1b[31m",
    "nul": "\x00",
    "turned": "A\u202eB",
    "line": "A\u2028B",
    "long": "x" * 900_000,
}
BEARABLE = 200_000
"""Bytes of an answer, and more than any of them has."""

hostile = pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)


class Wire:
    """All that a component sends, packed as a kernel does."""

    def __init__(self, component: Component, monkeypatch: pytest.MonkeyPatch) -> None:
        self.component = component
        self.sent: list[dict[str, Any]] = []
        monkeypatch.setattr(component.comm, "send", self._send)

    def _send(self, data: dict[str, Any], **_more: Any) -> None:
        packed = json_packer(data)
        assert len(packed) < BEARABLE
        self.sent.append(json.loads(packed))

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message; what comes back, which is something."""
        self.sent.clear()
        self.component._handle_custom_msg(message, [])
        assert self.sent, message["intent"]
        return list(self.sent)

    def state(self, name: str, **message: Any) -> Any:
        """The same; what a trait is then."""
        self.say(**message)
        return getattr(self.component, name)


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(PlayPage("en"), monkeypatch)


def record(**other: Any) -> str:
    saved = json.loads(
        new_table([{"name": "Ada"}, {}], 5, make_bot=partial(make_bot, GAME)).record()
    )
    return json.dumps(saved | other)


# --- names -----------------------------------------------------------------------------------------


@hostile
def test_a_name_that_cannot_be_shown_is_refused_with_its_place(wire: Wire, text: str) -> None:
    problem = wire.state("page", intent="start", players=[{}, {"name": text}])["problem"]
    assert problem["place"] == "player 2, name"
    assert problem["reason"].startswith(("character ", "it is too long"))
    assert problem["mend"]
    assert wire.component.page["games"] == 0


@hostile
def test_a_saved_name_has_the_limits_of_the_form(wire: Wire, text: str) -> None:
    for intent in ("load", "resume"):
        saved = record(players=["Ada", text])
        problem = wire.state("page", intent=intent, record=saved)["problem"]
        assert problem["place"] == "record, key players.2"
        assert problem["reason"].startswith(("character ", "it is too long"))
        assert problem["mend"]
    assert wire.component.page["games"] == 0


def test_a_name_as_long_as_the_form_allows_in_any_letters_is_played_and_saved(wire: Wire) -> None:
    for name in ("Ł" * MAX_NAME, "Ґанна-Марія", "👩‍🚀", "عمر", "  Ada  "):
        wire.say(intent="start", players=[{"name": name}, {}])
        assert wire.component.page["problem"] is None
        kept = wire.say(intent="save")[0]["content"]["text"]
        assert json.loads(kept)["players"] == [name.strip(), ""]
        assert wire.state("page", intent="load", record=kept)["problem"] is None


# --- everything else ---------------------------------------------------------------------------------


@hostile
def test_any_field_of_a_player_is_answered(wire: Wire, text: str) -> None:
    for players, chosen in (([{"bot": text}, {}], None), ([{}, {}], text)):
        options = {"heroes": [chosen, None]}
        assert wire.state("page", intent="start", players=players, options=options)["problem"]
    assert wire.component.page["games"] == 0


@hostile
@pytest.mark.parametrize("field", ["seed", "dungeon", "boss"])
def test_any_text_of_the_form_is_answered(wire: Wire, field: str, text: str) -> None:
    form: dict[str, Any] = {"players": [{}, {}]}
    form |= {"seed": text} if field == "seed" else {"options": {field: text}}
    problem = wire.state("page", intent="start", **form)["problem"]
    assert problem
    if field == "seed":
        assert problem["place"] == "new game, seed"
    assert wire.component.page["games"] == 0


@hostile
def test_any_ruling_and_any_language_is_answered(wire: Wire, text: str) -> None:
    for rulings in ({text: "x"}, {"ZOC-1": text}):
        start = {"players": [{}, {}], "options": {"rulings": rulings}}
        assert wire.state("page", intent="start", **start)["problem"]
    assert wire.state("page", intent="language", language=text)["problem"]
    assert wire.state("page", intent="game", game=text)["problem"]
    assert wire.component.game == "platformer"
    wire.component._handle_custom_msg({"intent": text}, [])
    assert wire.say(intent="ping")[0]["content"] == {"type": "pong"}


@hostile
def test_any_text_of_a_saved_game_is_answered(wire: Wire, text: str) -> None:
    saved = json.loads(record())
    for other in (
        {"schema": text},
        {"game": text},
        {"position": text, "actions": ["fly"]},
        {"start": text},
        {"start": saved["start"] + text},
        {"start": saved["start"] + f"{text}: x"},
        {"actions": [text]},
        {"actions": [*saved["actions"], f"move {text}"]},
        {"bots": [text, ""]},
        {text: 1},
    ):
        refused = record(**{"position": "", **other})
        assert wire.state("page", intent="load", record=refused)["problem"], other.keys()
    for other_text in (text, f'{{"{text}":1,"{text}":2}}', record() + text):
        assert wire.state("page", intent="load", record=other_text)["problem"]
    assert wire.component.page["games"] == 0
    for other in ({"content_hash": text}, {"start": text}, {"actions": [text]}):
        assert wire.state("view", intent="load", record=record(**other))["error"], "a notice"


@hostile
@pytest.mark.parametrize("where", ["page", "table", "step"])
def test_any_text_of_a_tables_intent_is_answered_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, where: str, text: str
) -> None:
    if where == "page":
        wire = Wire(PlayPage("en"), monkeypatch)
        wire.say(intent="start", players=[{}, {}], seed="5")
    elif where == "table":
        wire = Wire(PlayTable(new_table([{}, {}], 5, "en")), monkeypatch)
    else:
        wire = Wire(ExerciseBoard(open_lesson("01-dice-pool", "en").exercise(1)), monkeypatch)
    figures = wire.component.view["figures"]
    for intent, field in (
        ("select", "die"),
        ("forge", "symbol"),
        ("point", "at"),
        ("act", "action"),
    ):
        number = wire.component.view["state"]
        message = {"intent": intent, "for": number, field: text}
        assert wire.state("view", **message)["error"]
    message = {"intent": "act", "action": f"move {text[:150]}"}
    assert wire.state("view", **message, **{"for": wire.component.view["state"]})["error"]
    assert wire.component.view["figures"] == figures


@hostile
def test_any_text_of_the_tutors_page_is_answered(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    wire = Wire(TutorPage("en"), monkeypatch)
    for message in (
        {"intent": "open", "lesson": text, "step": 0},
        {"intent": "open", "lesson": "01-dice-pool", "step": 1, "about": text},
        {"intent": "exam", "rules": [text]},
        {"intent": "rule", "rule": text},
        {"intent": "room", "room": text},
        {"intent": "look", "rule": text},
        {"intent": "return", "where": {"lesson": text}},
        {"intent": "language", "language": text},
        {"intent": "progress", "text": text},
        {"intent": "progress", "text": json.dumps({text: 1})},
        {"intent": "forget", "what": text, "name": "x"},
        {"intent": "forget", "what": "lesson", "name": text},
    ):
        wire.component._handle_custom_msg(message, [])
        assert wire.say(intent="ping")[0]["content"] == {"type": "pong"}


def test_in_python_a_step_answers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    board = open_lesson("01-dice-pool", "en").exercise(1)
    for text in ("A\ud800", "A\x1b[31m"):
        repr(board.do(text)).encode()
        assert "\x1b" not in repr(board.judge(text))
    assert LessonStep(board).view
