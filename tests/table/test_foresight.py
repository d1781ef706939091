"""What would happen is told before it happens: for certain things, and without changing anything."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.foresight import foresee

TOWER = """
map:
    +----+----+----+
  3 |    :    :    |
    +    +    +    +
  2 |    :    :  W |
    +    +    +====+
  1 |  1 :   c:    |
    +====+====+====+
hero 1: sweety
pool: move move sword star shove
"""


def at_the_table(drawing: str = TOWER, language: str = "en", **more: Any) -> Table:
    rules = GAME.rules
    return Table(Session(rules, rules.read(drawing), Scripted((), Seeded(1))), ("Ada",), language)


def asked(table: Table, at: str | None = None, action: str | None = None) -> dict[str, Any]:
    return foresee(table, {"for": table.number, "at": at, "action": action})


def test_who_would_hang_in_the_air_is_shown_where_gravity_brings_it() -> None:
    """GRA-1: nobody stays on a Space without a Platform below."""
    found = asked(at_the_table(), at="a2")
    assert (found["figure"], found["lands"]) == (None, None), "it falls back to where it was"
    assert "When Gravity is applied next: " in found["text"]
    assert "falls" in found["text"].partition("When Gravity")[2]


def test_what_lies_there_is_told_and_where_the_hero_lands() -> None:
    found = asked(at_the_table(), at="b1")
    assert (found["figure"], found["lands"]) == ("hero-1", "b1")
    assert "coin" in found["text"]
    assert "Gravity" not in found["text"]


def test_a_button_is_foreseen_like_a_space() -> None:
    table = at_the_table()
    (move,) = (one["action"] for one in table.view()["targets"] if one["at"] == "b1")
    by_space, by_action = asked(table, at="b1"), asked(table, action=move)
    assert by_space["text"] == f"{by_action['text']} Paid with: move."


def test_who_has_chosen_no_die_is_told_what_pays() -> None:
    table = at_the_table(language="pl")
    assert asked(table, at="b1")["text"].endswith(" Zapłata: ruch.")
    table.intent({"intent": "select", "die": "d1", "for": table.number})
    assert "Zapłata" not in asked(table, at="b1")["text"]


def test_what_is_illegal_or_unreadable_is_not_foreseen() -> None:
    table = at_the_table()
    for at, action in (("c3", None), ("z99", None), (None, "gain-coin"), (None, "what?")):
        assert asked(table, at, action)["text"] == ""


def test_asking_changes_nothing() -> None:
    table = at_the_table()
    before = table.view()
    asked(table, at="b1")
    assert table.view() == before
    assert not table.session.history


def test_a_question_about_an_older_view_is_not_answered() -> None:
    table = at_the_table()
    table.intent({"intent": "select", "die": "d1", "for": table.number})
    assert foresee(table, {"for": 0, "at": "b1", "action": None})["text"] == ""


@pytest.mark.parametrize(("language", "said"), [("pl", "Grawitacja"), ("uk", "Гравітація")])
def test_it_is_told_in_every_language(language: str, said: str) -> None:
    assert said in asked(at_the_table(language=language), at="a2")["text"]


def test_chance_is_not_foreseen() -> None:
    """What the dice of the next turn show is nobody's to know: only that they are rolled."""
    found = asked(at_the_table(), action="end")
    assert "dice show" not in found["text"]
