"""A hint whose plan leaves the Hero on a Level that vanishes before its next turn says so."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import said
from platformer_nb.text import Words
from tests.bots.test_hint_truth import because, hint
from tests.games.drawn import position

TOWER = """
game: players 2; dungeon forest; boss medusa; levels 3
turn: 9; hero 1
map:
    +----+----+----+----+
  9 |    :    :    :    |
    +====+====+====+====+
  8 |    :    :    :    |
    +====+====+====+====+
  7 |    :    :  2 :    |
    +====+====+====+====+
  6 |    :    :    :    |
    +====+====+====+====+
  5 |    :    :    :    |
    +====+====+====+====+
  4 |    :    :    :    |
    +====+====+====+====+
  3 |    :    :    :    |
    +====+====+====+====+
  2 |    :    :    :    |
    +====+====+====+====+
  1 |  1 :    :    :    |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
pool: {}
"""

LEVEL = said("motive-costs-level", level=1)


def test_an_end_on_the_level_that_goes_next_is_told_as_what_it_costs() -> None:
    motive = because(position(TOWER.format("coin")), "end")
    assert LEVEL in motive.costs
    assert LEVEL not in motive.plan_costs


def test_a_rival_that_stands_lower_takes_no_level_away() -> None:
    lower = TOWER.replace("  7 |    :    :  2 :", "  7 |    :    :    :")
    state = position(lower.format("coin").replace("  4 |    :", "  4 |  2 :"))
    motive = because(state, "end")
    assert LEVEL not in (*motive.costs, *motive.plan_costs)


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "the Hero stays on Level 1."),
        ("pl", "Bohater zostaje na Poziomie 1."),
        ("uk", "Герой лишається на Рівні 1."),
    ],
)
def test_it_is_told_in_every_language_wherever_the_plan_leads(language: str, start: str) -> None:
    found = hint(TOWER.format("coin"), language)
    assert start in found["costs"] + found["plan_costs"]
    assert Words(language, "platformer", strict=True).has("motive-costs-level")
