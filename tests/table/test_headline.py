"""At the table: the headline names who is asked, and what."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.view.position_view import position_view
from platformer_nb.games.platformer.view.table import Table

LADDER = """
map:
    +----+----+
  3 |    :H 2 |
    +    +    +
  2 |    :H   |
    +    +    +
  1 |  1 :    |
    +====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""


def turn(language: str = "en", *actions: str) -> dict[str, Any]:
    rules = GAME.rules
    table = Table(
        Session(rules, rules.read(LADDER), Scripted((), Seeded(1))), ("Ada", "Kim"), language
    )
    for action in actions:
        table.intent({"intent": "act", "action": action, "for": table.number})
    found: dict[str, Any] = table.view()["turn"]
    return found


def test_in_a_turn_of_ones_own_the_headline_is_the_turn() -> None:
    shown = turn()
    assert (shown["title"], shown["seat"]) == ("Ada’s turn (Sweety)", 1)


def test_who_is_asked_in_anothers_turn_is_named_with_the_question() -> None:
    shown = turn("en", "gravity")
    assert (shown["title"], shown["seat"]) == ("Kim, hold on to the Ladder?", 2)
    assert shown["prompt"].startswith("Ada’s turn (Sweety). Gravity applies.")


@pytest.mark.parametrize(
    ("language", "title"),
    [("pl", "Kim: trzymasz się Drabiny?"), ("uk", "Kim: тримаєшся за Драбину?")],
)
def test_the_question_is_put_in_every_language(language: str, title: str) -> None:
    assert turn(language, "gravity")["title"] == title


def test_who_is_asked_in_anothers_turn_reads_the_level_of_their_own_hero() -> None:
    two = LADDER.replace(
        "  3 |    :H 2 |",
        "  5 |    :H 2 |\n    +    +    +\n  4 |    :H   |\n    +    +    +\n  3 |    :H   |",
    )
    rules = GAME.rules
    table = Table(Session(rules, rules.read(two), Scripted((), Seeded(1))), ("Ada", "Kim"), "en")
    own = table.view()["turn"]["aim"]
    table.intent({"intent": "act", "action": "gravity", "for": table.number})
    asked = table.view()["turn"]
    assert (own[:10], asked["seat"], asked["aim"][:10]) == ("On Level 1", 2, "On Level 2")


def test_before_the_first_turn_the_headline_is_the_set_up_and_names_nobody() -> None:
    for language, title in (("en", "Set-up"), ("pl", "Przygotowanie"), ("uk", "Підготовка")):
        begun = position_view(new_game(GAME.rules.box, 2), Words(language))
        assert begun["turn"]["title"] == title


def test_how_far_it_is_to_the_end_is_told_in_every_turn() -> None:
    """BOS-3: with four Levels the Boss takes more Wounds than with one."""
    assert turn()["aim"] == "On Level 1 of 1. The aim: strike down Medusa, 5 health."
    begun = position_view(new_game(GAME.rules.box, 3), Words("en"))["turn"]["aim"]
    says = "Off the map. The tower has 4 Levels. Levels still hidden: 4. At the top: Medusa, 8"
    assert begun.startswith(says)
    polish = position_view(new_game(GAME.rules.box, 3), Words("pl"))["turn"]["aim"]
    assert polish.startswith("Bohater jest poza Mapą. Wieża ma 4 Poziomy. ")


NOTHING_LEFT = """
map:
    +----+----+
  1 |  1 :    |
    +====+====+
hero 1: sweety
pool: {}
"""


@pytest.mark.parametrize(
    ("language", "end", "more"),
    [
        ("en", "Nothing else can be done: end the actions.", "Choose dice, then a"),
        ("pl", "Nic innego nie da się zrobić: zakończ akcje.", "Wybierz kości, a potem"),
        ("uk", "Більше нічого зробити не можна: заверши дії.", "Обери кубики, а тоді"),
    ],
)
def test_where_only_the_end_is_left_the_prompt_says_so(language: str, end: str, more: str) -> None:
    """With all dice used, or a sword that hits nobody, it still asked for dice and a Space."""
    words = Words(language)
    for pool in ("-", "sword"):
        state = GAME.rules.read(NOTHING_LEFT.format(pool))
        assert position_view(state, words)["turn"]["prompt"] == end
    state = GAME.rules.read(NOTHING_LEFT.format("sword move"))
    assert position_view(state, words)["turn"]["prompt"].startswith(more)
