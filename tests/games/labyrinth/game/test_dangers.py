"""A hint of Labyrinth says into which trap an action leads, with the odds that the odds of the next rolls have."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb import load_game, text
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.labyrinth.bots.dangers import dangers
from platformer_nb.games.labyrinth.bots.roll_odds import next_rolls
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.table.coach import coach
from platformer_nb.table.table import Table
from tests.games.labyrinth.rules.scenes import scene

GAME = load_game("labyrinth")
COACH = GAME.part("coaching", GAME.coaching)


def told(state: State, action: str, language: str = "en") -> list[str]:
    words = text.Words(language, "labyrinth", strict=True)
    one = GAME.rules.read_action(state, action)
    motive = COACH.motive(GAME.rules, state, one)
    assert motive is not None
    return [words.tell(cost.key, cost.facts) for cost in motive.costs]


PIT = (
    "a trap lies on b2a: Pit. Chance that its roll succeeds: 41.7 %."
    " For each failed roll: lose 1 life and get 1 stun token."
)


def test_a_reason_names_the_open_trap_its_odds_and_what_a_failed_roll_costs() -> None:
    assert told(scene(traps="b2a pit"), "move NW") == [PIT]


def test_a_reason_has_the_odds_that_the_odds_of_the_next_rolls_have() -> None:
    state = scene(traps="b2a blades")
    (trap,) = (one for one in next_rolls(state, 0) if one.title.key == "odds-trap")
    (danger,) = dangers(state, GAME.rules.read_action(state, "move NW"), 0)
    assert danger.facts["n"] == int(100 * trap.chances[-1].chance)
    assert danger.facts["count"] == 3


def test_a_reason_says_that_the_last_life_may_be_lost() -> None:
    last = scene(traps="b2a pit", a="c3 lives 1")
    assert told(last, "move NW") == [f"{PIT} At worst the character dies."]
    assert "dies" in told(scene(traps="b2a ?", a="c3 lives 1"), "move NW")[0]
    assert "dies" in told(scene(traps="b2a blades", a="c3 lives 3"), "move NW")[0]


def test_a_trap_face_down_is_told_without_its_kind() -> None:
    (one,) = told(scene(traps="b2a ?"), "move NW")
    assert one.startswith("a trap lies face down on b2a: which one, chance decides.")
    assert one.endswith("At worst it loses 3 lives.")


@pytest.mark.parametrize("action", ["move SE", "build", "set trap a1"])
def test_an_action_that_meets_no_trap_warns_of_none(action: str) -> None:
    assert told(scene(traps="b2a pit"), action) == []


@pytest.mark.parametrize("language", text.languages())
def test_the_danger_is_told_in_every_language(language: str) -> None:
    for trap in ("pit", "blades", "?"):
        assert "b2a" in told(scene(traps=f"b2a {trap}"), "move NW", language)[0]


def hint(state: State) -> dict[str, Any]:
    table = Table(GAME, Session(GAME.rules, state, Seeded(1)), ("Ann", "Bob", "Cy"), "en")
    table.enter(0)
    answer = coach(table, {"for": table.number, "about": "hint", "lines": ()})["answer"]
    assert isinstance(answer, dict)
    return answer


def test_a_hint_that_leads_into_a_trap_warns_of_it() -> None:
    given = hint(scene(a="b2a", traps="c3 pit"))
    assert given["brings"].endswith("Then chance decides.")
    assert given["costs"] == PIT.replace("b2a", "c3")


def test_a_plan_that_leads_into_a_trap_later_warns_of_it_for_the_whole_plan() -> None:
    given = hint(scene(a="b1 keys 1", traps="b2a pit"))
    assert given["costs"] == ""
    assert PIT in given["plan_costs"]
