"""At the table: an attack that defeats nobody is to be pressed twice, and says what would be enough."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.parts.views import Offer
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

ROW = """
map:
    +----+----+----+
  1 |  1 :  W :    |
    +====+====+====+
hero 1: sweety; gems {gems}
hero 2: avvy
pool: {pool}
"""


class Lesson(Table):
    """A table that offers what has been taught."""

    @property
    def offer(self) -> Offer:
        return Offer(verbs=frozenset({"end", "attack"}))


def target(
    pool: str, gems: int = 0, language: str = "en", kind: type[Table] = Table
) -> dict[str, Any]:
    """The Space of the Werewolf, of 3 health, with all dice chosen."""
    state = GAME.rules.read(ROW.format(pool=pool, gems=gems))
    table = kind(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), language)
    for die in table.view()["dice"]:
        if die["symbol"] == "sword":
            table.intent({"intent": "select", "die": die["id"], "for": table.number})
    found: dict[str, Any] = next(x for x in table.view()["targets"] if x["at"] == "b1")
    return found


def test_an_attack_that_falls_short_though_it_spends_all_is_asked_twice() -> None:
    found = target("sword sword")
    assert found["sure"] is True
    assert found["warning"] == (
        "This falls short: 2 of 3 Wounds. Nothing happens to the Werewolf, and the symbols are used up."
    )


def test_an_attack_that_leaves_gems_that_would_have_sufficed_names_them() -> None:
    found = target("sword sword", gems=8)
    assert found["sure"] is True
    assert found["warning"].endswith("This would be enough: sword + 1 gem, sword.")


def test_an_attack_that_defeats_is_not_asked_about() -> None:
    found = target("sword sword sword")
    assert "sure" not in found
    assert found["warning"] == ""


def test_a_lesson_asks_once_as_for_the_end_of_the_actions() -> None:
    assert "sure" not in target("sword", kind=Lesson)


@pytest.mark.parametrize(
    ("language", "told"), [("pl", "Za mało Ran: 2 z 3."), ("uk", "Замало Поранень: 2 з 3.")]
)
def test_how_much_is_missing_is_said_in_each_language(language: str, told: str) -> None:
    assert told in target("sword sword", language=language)["warning"]
