"""A refused press on an Enemy at the table: it is taken for what the dice are for, and the alternatives take those first."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

ROW = """
map:
    +----+----+----+----+
  1 |  1 :  {enemy} :    :  2 |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
turn: 2; hero 1
pool: move move sword shove star
"""


def table(position: str, language: str = "en") -> Table:
    session = Session(GAME.rules, GAME.rules.read(position), Scripted((), Seeded(1)))
    return Table(session, ("Ada", "Bo"), language)


def pressed(*symbols: str, enemy: str = "G") -> Any:
    """Return the refusal of a press on b1 with dice of these symbols chosen."""
    played = table(ROW.format(enemy=enemy))
    for symbol in symbols:
        dice = played.view()["dice"]
        free = [die["id"] for die in dice if die["symbol"] == symbol and not die["selected"]]
        played.intent({"intent": "select", "die": free[0], "for": played.number})
    return played.intent({"intent": "point", "at": "b1", "for": played.number})["refusal"]


@pytest.mark.parametrize("symbols", [("move", "move", "shove"), ("move", "shove")])
def test_a_shove_among_the_chosen_dice_without_a_sword_is_meant_for_a_shove(
    symbols: tuple[str, ...],
) -> None:
    refused = pressed(*symbols)
    assert refused["title"].startswith("Not allowed: Shove the Gloop from b1 to c1")
    assert [one["text"] for one in refused["reasons"]] == [
        "A shove takes a shove symbol, not a move."
    ]
    assert [one["action"] for one in refused["instead"]] == ["shove b1 right with shove"]


@pytest.mark.parametrize(
    ("symbols", "action"),
    [
        (("shove", "sword"), "attack b1 with sword shove"),
        (("sword", "shove"), "shove b1 right with sword shove"),
        (("shove", "star"), "attack b1 with shove star"),
        (("star", "shove"), "shove b1 right with shove star"),
        (("star", "move"), "move right with move star"),
    ],
)
def test_of_mixed_dice_the_last_decides_what_a_press_on_an_enemy_is_meant_for(
    symbols: tuple[str, ...], action: str
) -> None:
    refused = pressed(*symbols)
    assert refused["action"] == action
    assert refused["instead"][0]["action"].split()[0] == action.split()[0]


def test_a_star_that_is_no_move_is_the_one_reason_why_it_does_not_pay_with_a_move() -> None:
    assert [one["rule"] for one in pressed("star", "move", enemy=" ")["reasons"]] == ["SYM-5"]
    assert [one["rule"] for one in pressed("star", "shove")["reasons"]] == ["SYM-5"]


def test_a_coin_pressed_on_a_space_offers_to_gain_a_coin() -> None:
    coin = ROW.replace("shove star", "coin star")
    for enemy, at in ((" ", "b1"), ("G", "b1"), ("G", "c1")):
        played = table(coin.format(enemy=enemy))
        die = next(die["id"] for die in played.view()["dice"] if die["symbol"] == "coin")
        played.intent({"intent": "select", "die": die, "for": played.number})
        refused = played.intent({"intent": "point", "at": at, "for": played.number})["refusal"]
        assert refused["instead"][0]["text"] == "Gain a coin"


def test_a_shove_where_there_is_no_enemy_offers_the_way_to_that_space() -> None:
    refused = pressed("shove", enemy=" ")
    assert refused["title"] == "Not allowed: Shove from b1 (shove)"
    assert [one["text"] for one in refused["instead"]] == ["Move to b1 (move)"]


def test_a_sword_pressed_on_the_own_hero_offers_what_a_sword_can_do() -> None:
    played = table(ROW.format(enemy="G"))
    sword = next(die["id"] for die in played.view()["dice"] if die["symbol"] == "sword")
    played.intent({"intent": "select", "die": sword, "for": played.number})
    refused = played.intent({"intent": "point", "at": "a1", "for": played.number})["refusal"]
    assert [one["action"] for one in refused["instead"]] == ["attack b1 with sword"]


def test_a_heavy_enemy_is_meant_for_a_shove_too() -> None:
    refused = pressed("move", "shove", enemy="S")
    assert refused["action"] == "shove b1 right with move shove"


@pytest.mark.parametrize(
    "symbols", [("move", "sword"), ("move", "move", "sword"), ("shove", "sword")]
)
def test_alternatives_take_the_chosen_dice_first_and_the_cheapest_of_them(
    symbols: tuple[str, ...],
) -> None:
    assert pressed(*symbols)["instead"][0]["action"] == "attack b1 with sword"


def test_a_die_that_shows_the_symbol_comes_before_a_chosen_star_that_is_read_as_it() -> None:
    assert pressed("move", "star")["instead"][0]["action"] == "attack b1 with sword"


def test_of_mixed_dice_the_attack_nearest_to_a_defeat_comes_first() -> None:
    refused = pressed("move", "sword", "star", enemy="W")
    assert refused["instead"][0]["action"] == "attack b1 with sword star"


@pytest.mark.parametrize(
    ("language", "title", "reason"),
    [
        (
            "en",
            "Not allowed: Choose a used die (sword)",
            "You have used this sword in this turn. Left: move, move, shove, star.",
        ),
        (
            "pl",
            "Niedozwolone: Wybierz użytą kość (miecz)",
            "Ta kość (miecz) jest w tej turze już użyta. Pozostały: ruch, ruch, przesunięcie, gwiazda.",
        ),
        (
            "uk",
            "Не можна: Обрати використаний кубик (меч)",
            "Цей кубик (меч) у цьому ході вже використано. Лишилися: рух, рух, зсув, зірка.",
        ),
    ],
)
def test_a_used_die_is_refused_with_its_rule_and_the_dice_that_are_left(
    language: str, title: str, reason: str
) -> None:
    played = table(ROW.format(enemy="G"), language)
    played.intent({"intent": "act", "action": "attack b1 with sword", "for": played.number})
    used = next(die["id"] for die in played.view()["dice"] if die["used"])
    view = played.intent({"intent": "select", "die": used, "for": played.number})
    assert view["refusal"]["title"] == title
    assert [(one["rule"], one["text"]) for one in view["refusal"]["reasons"]] == [("DIE-4", reason)]
    assert not view.get("error")


def test_another_die_with_the_symbol_of_a_used_one_is_offered_instead() -> None:
    played = table(ROW.format(enemy=" "))
    played.intent({"intent": "act", "action": "move right with move", "for": played.number})
    used = next(die["id"] for die in played.view()["dice"] if die["used"])
    refused = played.intent({"intent": "select", "die": used, "for": played.number})["refusal"]
    assert [one["action"] for one in refused["instead"]] == [
        "move left with move",
        "move right with move",
    ]
