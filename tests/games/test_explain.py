"""Legal actions explain themselves: what will follow, by which rules, and what is left open."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.explain import Explanation, explain
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.kinds.tables import PENDING
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import Foreseen, say_explanation
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.games.drawn import action, position, rules

rule = pytest.mark.rule
WORDS = Words(strict=True)

TOWER = """
map:
    +----+----+----+----+
  3 |    :    :H 2 :   g|
    +    +====+=HH=+    +
  2 |  W : ^1 :    :    |
    +====+    +    +====+
  1 |    : ^  :H   : $  |
    +====+====+====+====+
hero 1: sweety; hearts {hearts}; coins 9; items greedymmer; special sword
hero 2: etorn
shop: items boots-of-haste, -, -; potions -, -, -
pool: move move sword star
"""


def explained(state: State, text: str) -> Foreseen:
    found: Explanation = explain(rules(), state, action(state, text))
    return say_explanation(WORDS, state, found)


def tower(hearts: int = 4) -> State:
    return position(TOWER.replace("items greedymmer; ", "").format(hearts=hearts))


def test_a_session_explains_an_action_and_nothing_changes() -> None:
    session = Session(rules(), tower(), Seeded(1))
    before = session.state
    found = session.explain("move right")
    assert [type(x).__name__ for x in found.events][-1] == "Moved"
    assert found.actor == 0
    assert (session.state, session.history) == (before, [])
    assert found.events == session.do("move right")
    assert found.after == session.state


@rule("ZOC-1", "WND-2")
def test_it_says_which_enemy_will_attack_and_by_which_rule() -> None:
    found = explained(tower(), "move right")
    assert found.verdict.legal
    steps = {rule_id: step.text for step in found.steps for rule_id in step.rules}
    assert "Werewolf" in steps["ZOC-1"]
    assert found.warning == "Sweety suffers 3 Wounds."
    assert found.open == WORDS("open-turn-goes-on", hero="Sweety")


@rule("FNT-1", "ZOC-2")
def test_it_warns_of_a_faint() -> None:
    found = explained(tower(hearts=1), "move right")
    assert found.warning == "Sweety faints."
    assert not any("SYM-1" in step.rules for step in found.steps), "the Move does not happen"


@rule("GRA-1", "GRA-2", "MAP-5")
def test_it_says_how_deep_a_hero_will_fall_and_through_which_trap() -> None:
    shaft = """
    map:
        +----+----+
      3 |  1 :    |
        +    +    +
      2 | ^  :    |
        +    +    +
      1 |    :    |
        +====+====+
    hero 1: sweety
    pool: move
    """
    found = explained(position(shaft), "gravity")
    trap, wound, fall = found.steps
    assert trap.rules == ("MAP-5", "GRA-2")
    assert wound.rules == ("WND-2",)
    assert fall.rules == ("GRA-1", "ACT-1")
    assert "2 Spaces" in fall.text
    landing = explained(
        position(shaft.replace("| ^  :", "|    :").replace("1 |   ", "1 | ^ ")), "gravity"
    )
    assert [s.rules for s in landing.steps if "MAP-5" in s.rules] == [("MAP-5",)]


@rule("ATK-2")
def test_it_warns_of_an_attack_that_falls_short() -> None:
    found = explained(tower(), "attack a2 with sword")
    assert found.warning.startswith(
        "This falls short: 1 of 3 Wounds. Nothing happens to the Werewolf"
    )
    assert explained(tower(), "attack a2 with sword star special").warning == ""


@rule("GRA-4", "LVL-1")
def test_it_stops_where_chance_or_another_player_decides() -> None:
    ladder = position(
        TOWER.replace("=HH=", "    ").replace("items greedymmer; ", "").format(hearts=4)
    )
    assert explained(ladder, "gravity").open == WORDS("open-ladder", hero="Etorn")
    shop = position(
        TOWER.replace(" ^1 ", "    ")
        .replace(" $  ", " $1 ")
        .replace("items greedymmer; ", "")
        .format(hearts=4)
    )
    assert explained(shop, "buy boots-of-haste").open == WORDS("open-refill")
    assert explained(tower(), "end").open == WORDS("open-special-die", hero="Sweety")
    assert explained(tower(), "move right with move").open == WORDS(
        "open-turn-goes-on", hero="Sweety"
    )


def test_an_illegal_action_is_explained_by_its_refusal() -> None:
    found = explained(tower(), "move up")
    assert not found.verdict.legal
    assert (found.steps, found.open, found.warning) == ((), "", "")


def test_every_decision_that_can_be_pending_has_its_words() -> None:
    assert [kind for kind in PENDING if not WORDS.has(f"open-{kind}")] == []


def test_whatever_is_explained_in_random_games_comes_true() -> None:
    for seed in range(3):
        random = Random(seed)
        session = Session(rules(), new_game(rules().box, 2 + seed), Seeded(seed))
        for _ in range(250):
            session.settle()
            if session.over:
                break
            chosen = random.choice(list(rules().actions(session.state)))
            before, told = session.state, session.explain(chosen)
            said = say_explanation(WORDS, before, told)
            assert session.do(chosen) == told.events
            assert session.state == told.after
            assert session.actor == told.actor
            assert all(step.rules and step.text for step in said.steps)
            assert said.open
            assert "{" not in said.open + said.warning
            hurt = any(isinstance(x, (e.Wounded, e.Fainted)) for x in told.events)
            short = any(isinstance(x, e.Struck) and x.wounds < x.needed for x in told.events)
            assert bool(said.warning) == (hurt or short)


def test_targets_and_buttons_warn_before_the_click() -> None:
    table = Table(Session(rules(), tower(), Seeded(1)), ["Ada"])
    view = table.view()
    target = next(t for t in view["targets"] if t["at"] == "c2")
    assert target["warning"] == "Sweety suffers 3 Wounds."
    assert {b["action"]: b["warning"] for b in view["buttons"]}[
        "gravity"
    ] == "Sweety suffers 1 Wound."
    assert all(b["warning"] == "" for b in view["buttons"] if not b["legal"])


def test_a_view_with_its_warnings_is_made_quickly() -> None:
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], 5)
    spent = []
    for _ in range(20):
        before = perf_counter()
        table.view()
        spent.append(perf_counter() - before)
        legal = [b["action"] for b in table.view()["buttons"] if b["legal"]]
        targets = [t["action"] for t in table.view()["targets"] if t["action"]]
        table.do((targets or legal)[0])
        if table.session.actor in (NATURE, None):
            break
    assert sorted(spent)[len(spent) // 2] < 0.05, "far above what it takes, for slow machines"
