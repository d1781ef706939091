"""The log tells what hardly matters in one line: Enemies that the enemy die does not move."""

from __future__ import annotations

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.analysis.review import review_of_table

STREET = """
map:
    +----+----+----+----+----+----+
  2 |  G :    :  G |    :  W :    |
    +====+    +====+    +====+    +
  1 |    :    :    :    :  1 :    |
    +====+====+====+====+====+====+
hero 1: sweety
hero 2: avvy
pool:
"""


def ended(language: str = "en", street: str = STREET) -> Table:
    """A table at which the first turn has ended, and the enemy die has shown right."""
    rules = GAME.rules
    roll = "roll move move move move move enemy right"
    table = Table(
        Session(rules, rules.read(street), Scripted((roll,), Seeded(1))), ("Ada", "Bo"), language
    )
    for action in ("end", "set none"):
        if action in {button["action"] for button in table.view()["buttons"]}:
            table.intent({"intent": "act", "action": action, "for": table.number})
    return table


def test_who_stays_is_one_quiet_line_with_all_the_rules() -> None:
    view = ended().view()
    (line,) = [line for line in view["log"] if line.get("quiet")]
    assert line["text"] == "3 Enemies stay where they are: e2, c2 and a2."
    assert {"ENM-1", "ENM-2"} <= set(line["rules"])
    assert "stays on" not in " ".join(one["text"] for one in view["log"])


def test_every_event_is_still_there_to_be_drawn_and_only_one_of_them_told() -> None:
    table = ended()
    quiet = [event for event in table.view()["events"] if event.get("quiet")]
    assert [event["type"] for event in quiet] == ["enemy-stayed"] * 3
    assert [bool(event["text"]) for event in quiet] == [False, False, True]
    done = [x for entry in table.session.history for x in entry.events]
    assert sum(isinstance(x, e.EnemyStayed) for x in done) == 3


def test_one_who_stays_is_named() -> None:
    street = STREET.replace("  G :    :  G |", "    :    :  G |")
    street = street.replace("    :  W :    |", "    :    :    |")
    (line,) = [line for line in ended("en", street).view()["log"] if line.get("quiet")]
    assert line["text"] == "The Gloop stays on c2."


def test_a_review_has_the_line_too() -> None:
    review = review_of_table(ended())
    texts = [line["text"] for line in review.view()["log"]]
    assert "3 Enemies stay where they are: e2, c2 and a2." in texts
    assert "" not in texts


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "3 Wrogów zostaje na miejscu: e2, c2 i a2."),
        ("uk", "3 Вороги лишаються на місці: e2, c2 і a2."),
    ],
)
def test_in_other_languages(language: str, said: str) -> None:
    assert said in [line["text"] for line in ended(language).view()["log"]]
