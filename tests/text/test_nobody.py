"""Sentences about nobody and nothing are whole: a refusal repeats what was tried at nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.games.platformer.model.actions import Shove
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.text import languages
from tests.games.drawn import action, position

ALONE = """
    map:
        +----+----+----+
      1 |  1 :    :    |
        +====+====+====+
    hero 1: sweety
    pool: move sword shove
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "text", ["attack right with sword", "move right push right with move", "shove b1 right"]
)
def test_an_action_at_nobody_leaves_no_gap_in_its_sentence(language: str, text: str):
    state = position(ALONE)
    said = say_action(Words(language, strict=True), state, action(state, text))
    assert "  " not in said
    assert "none" not in said


def test_an_attack_on_an_empty_space_names_no_enemy():
    state = position(ALONE)
    attack = action(state, "attack right with sword")
    assert say_action(Words("en"), state, attack) == "Attack on b1 (sword)"
    assert say_action(Words("pl"), state, attack) == "Atak na b1 (miecz)"


def test_a_shove_on_an_empty_space_names_no_enemy():
    state = position(ALONE)
    shove = action(state, "shove b1 right")
    assert isinstance(shove, Shove)
    shove = replace(shove, to=shove.enemy)  # no Space to go to was chosen
    assert say_action(Words("en"), state, shove) == "Shove from b1 (shove)"
    assert say_action(Words("pl"), state, shove) == "Przesuń z b1 (przesunięcie)"
    assert say_action(Words("uk"), state, shove) == "Зсунути з b1 (зсув)"


def test_a_step_off_the_map_names_no_space_that_nobody_chose():
    state = position(ALONE)
    said = [
        say_action(Words(language), state, action(state, "move down")) for language in languages()
    ]
    assert said == [
        "Move off the map (move)",
        "Zejdź z Mapy (ruch)",
        "Переміститися за край Мапи (рух)",
    ]
    enemy = position(ALONE.replace("1 :    :    |", "1 :    :  W |"))
    assert (
        say_action(Words("en"), enemy, action(enemy, "shove c1 right"))
        == "Shove the Werewolf from c1 off the map (shove)"
    )


@pytest.mark.parametrize("language", languages())
def test_a_gain_of_nothing_says_so(language: str):
    words = Words(language, strict=True)
    facts = {"hero": "zora", "coins": 0, "gems": 0}
    nothing = words.tell("event-gained", facts | {"hearts": 0}).rstrip(".")
    assert nothing[-1].isalpha()
    assert not words.tell("event-gained", facts | {"hearts": 1}).startswith(nothing)
