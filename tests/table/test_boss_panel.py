"""The Boss beside the board: which attack can come next, how likely, and why one was passed over."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.boss_view import boss_view, next_attacks
from platformer_nb.games.platformer.view.position_view import board_view
from platformer_nb.text import languages

MEDUSA = """
map:
    +----+----+
  1 |  1 :    |
    +====+====+
hero 1: sweety
hero 2: etorn
"""
IKEE = "game: boss ikee\n" + MEDUSA


def chances(position: str) -> dict[str, Fraction]:
    return next_attacks(GAME.rules.read(position))


def notes(position: str) -> dict[str, tuple[bool, str]]:
    shown = boss_view(GAME.rules.read(position), Words("en"))
    attacks = [one for group in shown["groups"] for one in group["attacks"]]
    return {one["id"]: (one["next"], one["note"]) for one in attacks}


def test_by_the_die_each_card_of_a_face_is_as_likely() -> None:
    found = chances(MEDUSA)
    assert sum(found.values()) == 1
    assert found["gaze"] == Fraction(1, 3)
    assert found["tail-lash"] == found["turn-to-stone"] == Fraction(1, 6)


def test_a_card_that_was_drawn_does_not_come_while_another_bears_its_face() -> None:
    found = chances(
        MEDUSA + "boss: deck gaze, tail-lash, hiss, venom-spray; discards turn-to-stone\n"
    )
    assert (found["tail-lash"], found["turn-to-stone"]) == (Fraction(1, 3), Fraction(0))


def test_where_no_card_left_bears_a_face_the_deck_is_shuffled_first() -> None:
    found = chances(
        MEDUSA + "boss: deck hiss; discards gaze, tail-lash, turn-to-stone, venom-spray\n"
    )
    assert found["gaze"] == Fraction(1, 3)
    assert found["tail-lash"] == Fraction(1, 6)
    assert (found["hiss"], found["venom-spray"]) == (Fraction(1, 3), Fraction(0))


def test_by_the_roll_the_symbol_rolled_more_often_wins() -> None:
    rolled = "roll: coin coin coin move sword\n"
    deck = "boss: deck tribute, stampede, iron-gaze; discards royal-blade, shockwave, call-imps\n"
    found = chances(IKEE + rolled + deck)
    # Three pairs: tribute beats both others, stampede beats the iron gaze.
    assert found["tribute"] == Fraction(2, 3)
    assert found["stampede"] == Fraction(1, 3)
    assert found["iron-gaze"] == found["royal-blade"] == 0
    said = notes(IKEE + rolled + deck)
    assert said["tribute"] == (True, "Next: 67%")
    assert said["iron-gaze"][0] is said["royal-blade"][0] is False
    assert said["iron-gaze"][1].startswith("Not next: every other card")
    assert said["royal-blade"][1].startswith("Not next: it has been drawn")


def test_the_last_card_is_paired_with_one_of_the_shuffled_ones() -> None:
    found = chances(
        IKEE + "roll: coin coin coin move sword\n"
        "boss: deck tribute; discards stampede, iron-gaze, royal-blade, shockwave, call-imps\n"
    )
    assert found["tribute"] == 1
    assert sum(found.values()) == 1


@pytest.mark.parametrize("language", languages())
def test_the_panel_has_all_attacks_and_the_health_as_it_is(language: str) -> None:
    state = GAME.rules.read(MEDUSA)
    shown = boss_view(state, Words(language))
    attacks = [one["id"] for group in shown["groups"] for one in group["attacks"]]
    sheet = GAME.box.bosses["medusa"]
    assert sorted(attacks) == sorted(card.id for card in sheet.cards)
    assert shown["health"] == state.game.kinds[state.game.boss_code].health
    assert (shown["damage"], shown["at"], shown["how"]["rule"]) == (2, None, "MED-1")
    assert board_view(state, Words(language))["boss"] == shown


def test_it_counts_what_was_rolled() -> None:
    state = GAME.rules.read(IKEE + "roll: coin coin coin move sword\n")
    titles = {one["sign"]: one["title"] for one in boss_view(state, Words("en"))["groups"]}
    assert titles["coin"] == "coin: on 3 of your dice this turn"


@pytest.mark.parametrize(
    ("position", "card", "language", "says"),
    [
        (MEDUSA, "gaze", "en", "Its sign: left. The enemy die shows another face."),
        (MEDUSA, "gaze", "pl", "Jej znak: w lewo. Na kości Wrogów wypadł inny."),
        (MEDUSA, "gaze", "uk", "Її знак: ліворуч. На кубику Ворога випав інший."),
        (IKEE, "tribute", "en", "Its symbol, coin, was rolled less often"),
        (IKEE, "tribute", "pl", "Jej symbol, moneta, wypadł rzadziej"),
        (IKEE, "tribute", "uk", "Її символ, монета, випав рідше"),
    ],
)
def test_a_card_that_is_passed_over_says_why(
    position: str, card: str, language: str, says: str
) -> None:
    event = e.BossDrew(card, False, "MED-1")
    assert says in say_event(Words(language), GAME.rules.read(position), event)


def test_the_aim_names_the_level_those_hidden_and_the_health() -> None:
    def aim(state: Any) -> str:
        found: str = board_view(state, Words("en"))["turn"]["aim"]
        return found

    new = GAME.setup.new(2)
    says = (
        "Off the map. The tower has 4 Levels. Levels still hidden: 4. At the top: Medusa, 8 health."
    )
    assert aim(new) == says
    state = GAME.rules.read(MEDUSA)
    levels, health = state.game.levels, state.game.kinds[state.game.boss_code].health
    assert aim(state).startswith(f"On Level 1 of {levels}. ")
    assert f"Medusa, {health} health" in aim(state)
