"""At the table: a card that asks for a Space, seen and clicked."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

ROW = """
map:
    +----+----+----+----+----+
  2 |    :    :    :    :    |
    +    +    +    +    +    +
  1 |  W :    :  1 |  G :  2 |
    +====+====+====+====+====+
hero 1: lumi; potions fire-flask, blink-powder, smoke-bomb; coins 9
hero 2: avvy
pool: move move
shop: items -, -, -; potions forest-honey, gem-cordial, stone-skin
"""


def lay() -> Table:
    rules = GAME.rules
    return Table(Session(rules, rules.read(ROW), Scripted((), Seeded(1))), ("Ada", "Bo"))


def send(table: Table, intent: str, **more: object) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **more})


def test_only_what_can_be_chosen_is_lit_and_a_throw_that_falls_short_is_warned_of() -> None:
    table = lay()
    view = send(table, "act", action="use fire-flask")
    assert view["turn"]["prompt"] == "Choose an Enemy in your Row to hit."
    (target,) = view["targets"]
    assert target["at"] == "a1"
    assert target["action"] == "target a1"
    assert target["verb"] == "throw"
    assert target["text"] == "Throw the flask at the Werewolf on a1"
    assert "2 of 3 Wounds" in target["warning"]
    assert [button["action"] for button in view["buttons"]] == ["stop"]


@pytest.mark.parametrize(
    ("card", "at", "reason"),
    [
        ("use fire-flask", "d1", "The Wall between c1 and d1 is in the way."),
        ("use fire-flask", "b1", "There is no Enemy on b1."),
        (
            "use blink-powder",
            "d1",
            "The card can put your Hero only on a free Space, and the Gloop stands on d1.",
        ),
        (
            "use blink-powder",
            "a2",
            "The distance from c1 to a2 is 3, and the card reaches only 2 Spaces.",
        ),
        ("ability", "c2", "There is nobody else on c2 to change places with."),
        ("ability", "e1", "e1 is not directly above, below or beside c1."),
    ],
)
def test_a_click_on_any_other_space_explains_itself(card: str, at: str, reason: str) -> None:
    table = lay()
    send(table, "act", action=card)
    before = table.state
    view = send(table, "point", at=at)
    assert reason in [r["text"] for r in view["refusal"]["reasons"]]
    assert view["refusal"]["instead"]
    assert table.state == before


def test_a_click_chooses_and_is_taken_back() -> None:
    table = lay()
    before = table.state
    send(table, "act", action="ability")
    view = send(table, "point", at="d1")
    assert [e["type"] for e in view["events"]] == ["placed", "swapped", "gained"]
    assert [(e["figure"], e["from"], e["to"]) for e in view["events"][:2]] == [
        ("hero-1", "c1", "d1"),
        ("enemy-d1", "d1", "c1"),
    ]
    assert {f["at"] for f in view["figures"] if f["kind"] == "enemy"} == {"a1", "c1"}
    send(table, "undo")
    view = send(table, "undo")
    assert table.state == before


def test_what_a_card_grants_stands_beside_its_hero() -> None:
    table = lay()
    view = send(table, "act", action="use smoke-bomb")
    hero = next(h for h in view["heroes"] if h["active"])
    assert [(b["id"], b["name"]) for b in hero["boons"]] == [("unseen", "Unseen")]
    assert not view["shop"]["open"]


BESIDE_ONE = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  G :  1 :  2 :    |
    +====+====+====+====+
hero 1: lumi
hero 2: avvy
pool: move shove
"""


@pytest.mark.parametrize(
    ("language", "shove", "push"),
    [
        ("en", "Shove the Gloop from a1: choose where to", "Push Avvy from c1: choose where to"),
        ("pl", "Przesuń Gluta z a1: wybierz, dokąd", "Pchnij Avvy’ego z c1: wybierz, dokąd"),
        ("uk", "Зсунути Хлюпа з a1: обери, куди", "Штовхнути Авві з c1: обери, куди"),
    ],
)
def test_whoever_is_moved_is_named_before_it_is_chosen_where_to(
    language: str, shove: str, push: str
) -> None:
    rules = GAME.rules
    table = Table(
        Session(rules, rules.read(BESIDE_ONE), Scripted((), Seeded(1))), ("Ada", "Bo"), language
    )
    texts = {one["at"]: one["text"] for one in table.view()["targets"]}
    assert texts["c1"] == push
    view = send(table, "select", die="d2")
    assert {one["at"]: one["text"] for one in view["targets"]}["a1"] == shove


def test_two_equal_dice_on_an_enemy_mean_an_attack_that_a_forge_would_pay() -> None:
    rules = GAME.rules
    drawn = """
map:
    +----+----+----+
  1 |  1 :  G :    |
    +====+====+====+
hero 1: avvy
hero 2: etorn
pool: coin star star
"""
    table = Table(Session(rules, rules.read(drawn), Scripted((), Seeded(1))), ("Ada", "Bo"), "en")
    for die in ("d2", "d3"):
        table.intent({"intent": "select", "die": die, "for": table.number})
    refusal = table.intent({"intent": "point", "at": "b1", "for": table.number})["refusal"]
    assert [reason["text"] for reason in refusal["reasons"]] == [
        "For Avvy a star does not count as a sword."
    ]
    assert refusal["instead"][0]["text"] == "Attack the Gloop on b1 (2 Forged star dice)"
