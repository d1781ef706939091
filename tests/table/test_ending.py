"""At the table: the fall, the faint and the lost game that ending the actions brings are told before, and asked twice."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.coach import coach
from platformer_nb.table.foresight import foresee

IN_THE_AIR = """
map:
    +----+----+----+
  3 |  1 :    :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |    :    :  2 |
    +====+====+====+
hero 1: sweety
hero 2: avvy
"""

HAIL = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  1 :    :    |
    +====+====+====+====+
hero 1: avvy; hearts 1
solo: event hailstorm
"""


def at(drawing: str, language: str = "en") -> Table:
    rules = GAME.rules
    session = Session(rules, rules.read(drawing), Scripted((), Seeded(1)))
    return Table(session, ("Ada", "Bo"), language)


def end(drawing: str, language: str = "en") -> dict[str, Any]:
    """The button that ends the actions."""
    buttons = at(drawing, language).view()["buttons"]
    found: dict[str, Any] = next(x for x in buttons if x["action"] == "end")
    return found


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Sweety falls 2 Spaces, to a1."),
        ("pl", "Sweety spada o 2 Pola, na a1."),
        ("uk", "Світті падає на 2 Клітинки вниз, до a1."),
    ],
)
def test_who_ends_the_actions_in_the_air_is_told_of_the_fall_and_asked_twice(
    language: str, told: str
) -> None:
    found = end(IN_THE_AIR, language)
    assert found["warning"] == told
    assert found["sure"] is True


def test_the_unused_dice_are_told_before_the_fall() -> None:
    found = end(IN_THE_AIR + "pool: coin\n")
    assert found["warning"] == "Dice you could still use: coin. Sweety falls 2 Spaces, to a1."


def test_the_fall_after_the_special_die_is_foreseen_with_the_space_where_the_hero_lands() -> None:
    table = at(IN_THE_AIR + "pool: coin\n")
    found = foresee(table, {"for": table.number, "at": None, "action": "end"})
    assert found["text"] == "When Gravity is applied next: Sweety falls 2 Spaces, to a1."
    assert (found["figure"], found["lands"]) == ("hero-1", "a1")


def test_who_stands_is_not_told_of_a_fall() -> None:
    drawing = IN_THE_AIR.replace("3 |  1 :", "3 |    :").replace(
        "1 |    :    :  2", "1 |  1 :    :  2"
    )
    found = end(drawing)
    assert found["warning"] == ""
    assert "sure" not in found


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Avvy faints. That loses the climb: the game is over."),
        ("pl", "Avvy mdleje. To koniec gry: wspinaczka przegrana."),
        ("uk", "Авві непритомніє. Це кінець гри: сходження програно."),
    ],
)
def test_who_plays_alone_is_told_that_a_faint_loses_the_game_and_is_asked_twice(
    language: str, told: str
) -> None:
    found = end(HAIL, language)
    assert found["warning"] == told
    assert found["sure"] is True


def test_a_hint_that_loses_a_solo_game_says_so_and_no_gain_of_it() -> None:
    table = at(HAIL)
    asked = coach(table, {"for": table.number, "about": "hint", "lines": None})["answer"]
    assert asked is not None
    assert asked["action"] == "end"
    assert asked["costs"] == "it loses the climb, and the game is over."
    assert asked["reasons"] == ["Nothing else is worth doing this turn."]
