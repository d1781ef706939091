"""Chosen dice that pay for nothing: it is said at once, with what helps."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

TOWER = """
turn: 3; hero 1; step {step}
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +====+====+
  1 |  {hero} :    :  S :  2 |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety; hearts 4{more}
hero 2: etorn
pool: move sword coin coin shove
"""


def chosen(
    *symbols: str, hero: str = "1", more: str = "", step: str = "actions", language: str = "en"
) -> dict[str, Any]:
    """Return the view after dice with these symbols have been chosen."""
    state = GAME.rules.read(TOWER.format(hero=hero, more=more, step=step))
    table = Table(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), language)
    for symbol in symbols:
        dice = [*table.view()["dice"], table.view()["special"]]
        free = [d["id"] for d in dice if d["symbol"] == symbol and not d["selected"]]
        table.intent({"intent": "select", "die": free[-1], "for": table.number})
    return table.view()


@pytest.mark.parametrize(
    ("symbols", "helps"),
    [
        (("move", "coin"), "Move alone: move to b1, a2. Coin alone: gain a coin."),
        (
            ("move", "sword"),
            "Move alone: move to b1, a2. Sword alone: nothing. No Enemy stands next to your Hero.",
        ),
        (("sword",), "No Enemy stands next to your Hero."),
        (("shove",), "The Stone Golem is heavy: a shove takes 2 shove symbols at once, not 1."),
        (
            ("coin", "coin"),
            "Choose one at a time, each is an action of its own, or Forge the two alike into another symbol.",
        ),
    ],
)
def test_what_fits_nothing_is_told_with_what_helps(symbols: tuple[str, ...], helps: str) -> None:
    view = chosen(*symbols)
    nothing = "Without a Forge there is nothing" if "Forge" in helps else "Nothing"
    assert view["selection"]["text"] == f"{nothing} to do here with {' + '.join(symbols)}."
    assert view["selection"]["unfit"] == view["turn"]["prompt"] == helps
    assert view["targets"] == []


def test_a_shove_without_any_enemy_says_that_there_is_none() -> None:
    state = GAME.rules.read(TOWER.replace(" S ", "   ").format(hero="1", more="", step="actions"))
    table = Table(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), "en")
    shove = next(die["id"] for die in table.view()["dice"] if die["symbol"] == "shove")
    table.intent({"intent": "select", "die": shove, "for": table.number})
    assert table.view()["turn"]["prompt"] == "There is no Enemy on the map."


@pytest.mark.parametrize(
    ("symbols", "more", "step", "hero", "helps"),
    [
        (("coin", "coin"), "; special coin", "actions", "1", "Each coin is an action of its own"),
        (("move", "coin"), "", "special", "1", "The Special die takes one die, or two alike"),
        (("move", "coin"), "", "actions; must spawn", " ", "Coming onto the map takes one die"),
        (("move",), "; tokens stone", "actions", "1", "Breaking free takes two dice"),
    ],
)
def test_what_is_asked_for_decides_what_helps(
    symbols: tuple[str, ...], more: str, step: str, hero: str, helps: str
) -> None:
    view = chosen(*symbols, more=more, step=step, hero=hero)
    assert view["selection"]["unfit"].startswith(helps)


@pytest.mark.parametrize("symbols", [("move",), ("coin",), ()])
def test_what_fits_something_leaves_the_question_as_it_is(symbols: tuple[str, ...]) -> None:
    view = chosen(*symbols)
    assert not (view["selection"] or {}).get("unfit")
    assert view["turn"]["prompt"] == "Choose dice, then a highlighted Space or a button."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pl", "Tu nic nie zrobisz za: ruch + miecz."),
        ("uk", "Тут нічого не зробиш за: рух + меч."),
    ],
)
def test_each_language_says_so(language: str, told: str) -> None:
    assert chosen("move", "sword", language=language)["selection"]["text"] == told


def unfit(pool: str, *dice: str, forged: str = "", language: str = "en") -> tuple[str, str]:
    """Return what is said of these dice of a pool; `forged`: what the pair chosen first is read as."""
    drawn = TOWER.replace("move sword coin coin shove", pool)
    state = GAME.rules.read(drawn.format(hero="1", more="; gems 1", step="actions"))
    table = Table(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), language)
    for place, die in enumerate(dice):
        table.intent({"intent": "select", "die": die, "for": table.number})
        if forged and place == 1:
            table.intent({"intent": "forge", "symbol": forged, "for": table.number})
    view = table.view()["selection"]
    return view["text"], view["unfit"]


@pytest.mark.parametrize(
    ("language", "helps"),
    [
        ("en", "Choose one at a time, each is an action of its own, or Forge the two alike"),
        ("pl", "Wybieraj po jednej kości, każda to osobna akcja, albo zespól dwie takie same"),
        ("uk", "Обирай по одному кубику, кожен — окрема дія, або сфабрикуй два однакові"),
    ],
)
def test_two_coins_and_a_star_are_each_used_alone(language: str, helps: str) -> None:
    _, told = unfit("coin coin star", "d1", "d2", "d3", language=language)
    assert told.startswith(helps)


def test_two_alike_that_can_do_nothing_alone_are_only_to_be_forged() -> None:
    _, told = unfit("sword sword", "d1", "d2")
    assert "one at a time" not in told


def test_dice_that_are_forged_already_are_not_to_be_forged_first() -> None:
    """A move and a pair Forged into another move: each is a Move of its own."""
    text, told = unfit("move sword sword", "d2", "d3", "d1", forged="move")
    assert not text.startswith("Without a Forge")
    assert told == (
        "Each move is an action of its own: choose one at a time (one die, or two Forged together)."
    )
