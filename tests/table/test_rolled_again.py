"""Dice on the table after some were rolled again: they keep their faces and places, also in a game that comes back."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.table import Table as AnyTable

POSITION = """
map:
    +----+----+----+
  1 |  1 :    :    |
    +====+====+====+
hero 1: angelo
roll: sword sword sword shove star
pool: sword sword sword
"""


def shown(table: AnyTable[Any, Any, Any]) -> list[tuple[str, bool]]:
    return [(die["symbol"], die["used"]) for die in table.view()["dice"]]


def rolled_again(to: str = "move coin coin") -> Table:
    """Three swords are rolled again: to a move and two coins."""
    chance = Scripted((f"reroll {to}",), Seeded(1))
    table = Table(Session(GAME.rules, GAME.rules.read(POSITION), chance))
    table.intent({"intent": "act", "action": "ability", "for": table.number})
    return table


def test_dice_rolled_again_keep_their_faces_when_they_are_used() -> None:
    """Once all were used, the row showed the roll from before again."""
    table = rolled_again()
    faces = [face for face, _ in shown(table)]
    assert faces == ["move", "coin", "coin", "shove", "star"]
    for action in ("coin with coin", "coin with coin", "move right with move"):
        table.intent({"intent": "act", "action": action, "for": table.number})
        assert table.refusal is None
        assert [face for face, _ in shown(table)] == faces
    assert all(used for _, used in shown(table))


def test_a_used_die_stays_used_though_another_is_rolled_to_its_face() -> None:
    """The used star at the end became the one that had just been rolled."""
    assert shown(rolled_again("move coin star")) == [
        ("move", False),
        ("coin", False),
        ("star", False),
        ("shove", True),
        ("star", True),
    ]


def test_a_game_that_comes_back_shows_dice_rolled_again_in_their_places() -> None:
    table = rolled_again()
    for action in ("coin with coin", "coin with coin", "move right with move", ""):
        back = table_from_record(GAME, table.record(), "en", Seeded(1))
        assert shown(back) == shown(table)
        table.intent({"intent": "act", "action": action, "for": table.number})
    assert all(used for _, used in shown(back))


def test_dice_of_a_record_that_names_no_symbol_are_laid_anew() -> None:
    table = rolled_again()
    before = shown(table)
    for laid in ("", "move", "move coin coin shove* wand*", "sword sword sword shove* star*"):
        table.section.lay(laid)
        assert shown(table) == before
