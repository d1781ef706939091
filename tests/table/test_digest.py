"""At the beginning of a turn it is told what others did to oneself, and in whose turn."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

SIDE_BY_SIDE = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  1 :  2 :    :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move move sword star shove
"""


def played() -> Table:
    rules = GAME.rules
    table = Table(
        Session(rules, rules.read(SIDE_BY_SIDE), Scripted((), Seeded(1))), ("Ada", "Kim"), "en"
    )
    push = next(x for x in rules.actions(table.state) if getattr(x, "push", -1) >= 0)
    table.do(push)
    return table


def on_to(table: Table, seat: int) -> dict[str, Any]:
    """Play plainly until the turn of this seat."""
    for _ in range(30):
        if table.session.actor == seat == table.state.active:
            break
        actions = [GAME.rules.write_action(table.state, x) for x in GAME.rules.actions(table.state)]
        table.do("end" if "end" in actions else actions[-1])
    view: dict[str, Any] = table.view()
    return view


def test_who_was_pushed_reads_it_at_the_beginning_of_the_next_turn() -> None:
    table = played()
    assert table.view()["since"] == [], "who pushed was not harmed"
    first = on_to(table, 1)["since"][0]
    assert first["of"] == "Ada’s turn:"
    assert first["text"].startswith("Sweety pushes Etorn to ")
    assert "PSH-1" in first["rules"]


def test_a_digest_goes_back_to_ones_last_turn_and_no_further() -> None:
    table = played()
    assert any("PSH-1" in line["rules"] for line in on_to(table, 1)["since"])
    table.do("end")
    on_to(table, 0)
    table.do("end")
    again = on_to(table, 1)["since"]
    assert not any("PSH-1" in line["rules"] for line in again)
