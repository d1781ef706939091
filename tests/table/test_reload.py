"""A game that goes on after a reload looks as it did before."""

from __future__ import annotations

import json
from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

ROW = """
game: players 2; dungeon forest; boss medusa
map:
    +----+----+----+----+
  1 |  1 :    :    :  2 |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
pool: move move move coin shove
"""


def table() -> Table:
    rules = GAME.rules
    return Table(Session(rules, rules.read(ROW), Scripted((), Seeded(1))), ("Ada", "Bo"), "en")


def sent(played: Table, intent: str, **more: Any) -> dict[str, Any]:
    view = played.intent({"intent": intent, "for": played.number, **more})
    assert not view["error"]
    return view


def lying(view: dict[str, Any]) -> list[tuple[str, bool]]:
    return [(die["symbol"], die["used"]) for die in view["dice"]]


@pytest.mark.parametrize("die", ["d1", "d2", "d3"])
def test_the_used_dice_lie_where_they_lay(die: str) -> None:
    played = table()
    sent(played, "select", die=die)
    before = sent(played, "point", at="b1")
    assert [used for _, used in lying(before)] == [
        name == die for name in ("d1", "d2", "d3", "", "")
    ]
    again = Table.from_record(played.record())
    assert lying(again.view()) == lying(before)
    assert again.view()["log"] == before["log"]


@pytest.mark.parametrize(
    "laid", ["", "move* move move coin", "move* move* move coin shove", "?", "star " * 5]
)
def test_what_does_not_fit_the_position_is_not_laid(laid: str) -> None:
    played = table()
    sent(played, "select", die="d2")
    sent(played, "point", at="b1")
    record = {**json.loads(played.record()), "laid": laid}
    dice = lying(Table.from_record(json.dumps(record)).view())
    assert sorted(dice) == sorted(lying(played.view()))


def test_chance_belongs_to_the_players_action_before_it() -> None:
    played = table()
    sent(played, "act", action="coin")
    sent(played, "act", action="end")
    lines = played.view()["log"]
    acts = [line["act"] for line in lines]
    history = played.session.history
    assert acts == sorted(acts)
    assert acts[0] == 1
    assert all(
        isinstance(history[act - 1].actor, int) and history[act - 1].actor >= 0 for act in acts
    )
    assert len(history) > acts[-1], "chance has rolled since"
