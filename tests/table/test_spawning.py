"""A Spawn at the table: the die that pays is named before a Space is pressed, and afterwards in the log."""

from __future__ import annotations

import pytest

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

LOWEST = """
map:
    +----+----+----+----+
  1 |    :    :    :  2 |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
turn: 2; hero 1; must spawn
pool: {}
"""


def table(pool: str, language: str = "en") -> Table:
    state = GAME.rules.read(LOWEST.format(pool))
    return Table(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), language)


def test_the_prompt_names_the_die_that_pays_and_each_space_costs_it() -> None:
    played = table("sword move move")
    prompt = played.view()["turn"]["prompt"]
    assert prompt.endswith("to Spawn on; without a die chosen, sword pays.")
    targets = played.view()["targets"]
    assert [one["text"].partition("(")[2] for one in targets] == ["sword)"] * 3


def test_with_a_die_chosen_only_the_space_is_asked_for() -> None:
    chosen = table("move coin")
    chosen.intent({"intent": "select", "die": "d1", "for": chosen.number})
    assert chosen.view()["turn"]["prompt"] == "Choose a highlighted Space to Spawn on."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sweety Spawns on a1 (coin)."),
        ("pl", "Sweety odradza się na a1 (moneta)."),
        ("uk", "Світті з’являється на a1 (монета)."),
    ],
)
def test_the_log_names_what_has_paid(language: str, said: str) -> None:
    played = table("move coin", language)
    played.intent({"intent": "point", "at": "a1", "for": played.number})
    assert said in [line["text"] for line in played.view()["log"]]


@pytest.mark.parametrize(
    ("pool", "symbol"),
    [("move move sword shove star", "shove"), ("move coin move coin move", "coin")],
)
@pytest.mark.parametrize("action", ["end", "gravity", "buy bark-shield"])
def test_a_spawn_is_offered_for_the_die_that_pays_if_a_space_is_pressed(
    pool: str, symbol: str, action: str
) -> None:
    played = table(pool)
    view = played.view()
    assert view["turn"]["prompt"].endswith(f"{symbol} pays.")
    refused = played.intent({"intent": "act", "action": action, "for": played.number})["refusal"]
    assert [one["text"] for one in refused["instead"]] == [one["text"] for one in view["targets"]]
