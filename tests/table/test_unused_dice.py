"""At the table: to end the actions is asked twice while a die could still do something."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.parts.views import Offer
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.text import languages

ROW = """
map:
    +----+----+----+
  1 |  1 :    |  2 |
    +====+====+====+
hero 1: sweety
hero 2: avvy
pool: {pool}
"""


class Lesson(Table):
    """A table that offers what has been taught."""

    @property
    def offer(self) -> Offer:
        return Offer(verbs=frozenset({"end", "move"}))


def end(pool: str, language: str = "en", kind: type[Table] = Table) -> dict[str, Any]:
    """The button that ends the actions."""
    rules = GAME.rules
    state = rules.read(ROW.format(pool=pool))
    table = kind(Session(rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), language)
    found: dict[str, Any] = next(x for x in table.view()["buttons"] if x["action"] == "end")
    return found


def test_a_die_that_can_do_something_is_named_and_makes_the_end_asked_twice() -> None:
    found = end("move coin shove")
    assert found["sure"] is True
    assert found["warning"] == "Dice you could still use: move and coin."


@pytest.mark.parametrize("pool", ["", "shove", "sword shove"])
def test_dice_that_can_do_nothing_ask_nothing(pool: str) -> None:
    found = end(pool)
    assert "sure" not in found
    assert found["warning"] == ""


def test_dice_that_only_together_make_a_symbol_are_named_then() -> None:
    assert end("shove shove")["warning"] == "Dice you could still use: 2 × shove."


def test_of_several_equal_dice_the_number_is_told() -> None:
    assert end("move coin coin")["warning"] == "Dice you could still use: move and 2 × coin."


def test_where_the_actions_cannot_end_yet_nothing_is_asked() -> None:
    rules = GAME.rules
    text = (
        ROW.format(pool="move coin").replace("|  1 :", "|    :") + "turn: 2; hero 1; must spawn\n"
    )
    table = Table(Session(rules, rules.read(text), Scripted((), Seeded(1))), ("Ada", "Bo"), "en")
    found = next(x for x in table.view()["buttons"] if x["action"] == "end")
    assert not found["legal"]
    assert "sure" not in found


def test_a_lesson_does_not_ask() -> None:
    assert "sure" not in end("move coin", kind=Lesson)


@pytest.mark.parametrize("language", languages())
def test_every_language_names_the_dice(language: str) -> None:
    said = end("move", language)["warning"]
    assert said.endswith(f": {Words(language)('symbol-move')}.")
