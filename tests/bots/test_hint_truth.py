"""A hint is true of the step it stands beside; what only the whole plan gains or costs is said of the plan."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from platformer_nb.core.errors import said
from platformer_nb.core.parts.coaching import Motive
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.reasons.alternatives import Comparer
from platformer_nb.games.platformer.bots.reasons.motives import gains
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.coach import coach
from platformer_nb.text import Words
from tests.games.drawn import position, rules

WORDS = Words("en", "platformer", strict=True)

TRAP = """
game: players 2; dungeon forest; boss medusa; levels 1
map:
    +----+----+----+----+----+
  2 |    :    :    :    :    |
    +====+====+====+====+====+
  1 |  1 :    : ^  :   g:   g|
    +====+====+====+====+====+
hero 1: sweety; hearts 4
hero 2: avvy
pool: move move move move
"""

LEDGE = """
map:
    +----+----+----+----+
  4 |    :    :    :    |
    +    +====+====+    +
  3 |  1 :    :    :    |
    +    +    +====+    +
  2 |    :    :    :    |
    +    +    +    +    +
  1 | ^  : ^  : ^  :    |
    +====+====+====+====+
hero 1: sweety; hearts 1
hero 2: avvy
pool: move move
"""

ROW = """
map:
    +----+----+----+----+
  1 |    :  1 :    :    |
    +====+====+====+====+
hero 1: sweety; coins {coins}
hero 2: avvy
pool: {pool}
"""


def advised(state: State) -> tuple[Action, Motive[State, Action]]:
    action = GAME.coaching.adviser().choose(rules(), state, tuple(rules().actions(state)))
    return action, because(state, action)


def because(state: State, action: Action | str) -> Motive[State, Action]:
    meant = rules().read_action(state, action) if isinstance(action, str) else action
    motive = GAME.coaching.motive(rules(), state, meant)
    assert motive is not None
    return motive


def hint(drawing: str, language: str = "en") -> dict[str, Any]:
    session = Session(rules(), position(drawing), Scripted((), Seeded(1)))
    table = Table(session, ("Ada", "Bo"), language)
    asked = {"for": table.number, "about": "hint", "lines": None}
    found: dict[str, Any] = coach(table, asked)["answer"]
    return found


def test_what_a_plan_costs_is_said_of_the_plan_and_what_the_step_costs_of_the_step() -> None:
    state = position(TRAP)
    action, motive = advised(state)
    assert rules().write_action(state, action) == "move right with move"
    assert motive.costs == ()
    assert motive.plan_costs == (said("motive-costs-hearts", count=1, left=3),)
    state, _ = rules().apply(state, action)
    action, motive = advised(state)
    assert rules().write_action(state, action) == "move right with move"
    assert motive.costs == (said("motive-costs-hearts", count=1, left=3),)
    assert motive.plan_costs == (), "the step costs all of it"


@pytest.mark.parametrize(
    ("language", "cost"),
    [
        ("en", "It cost 1 heart; hearts left: 3."),
        ("pl", "To kosztowało 1 serce; tyle serc zostało: 3."),
        ("uk", "Це коштувало 1 жетон здоров’я; стільки лишилося: 3."),
    ],
)
def test_what_a_past_step_of_a_bot_cost_is_told_of_the_past_and_warns_nobody(
    language: str, cost: str
) -> None:
    session = Session(rules(), position(TRAP), Scripted((), Seeded(1)))
    session.bots = ("search", "")
    table = Table(session, ("Ada", "Bo"), language, bots={0: GAME.coaching.adviser()})
    for _ in range(2):
        table.do("move right with move")
    table.view()
    moved = len(table.log.entries)
    told = coach(table, {"for": table.number, "about": "why", "lines": [moved]})["answer"]
    assert told["chose"]
    assert (told["costs"], told["plan_costs"]) == ("", "")
    assert cost in told["reasons"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Watch out, the whole plan: it costs 1 heart, and 3 are left."),
        ("pl", "Uwaga, cały plan: to kosztuje 1 serce, zostają 3."),
        ("uk", "Увага, весь план: це коштує 1 жетон здоров’я, лишаються 3."),
    ],
)
def test_the_costs_of_the_plan_stand_apart_from_those_of_the_step(language: str, told: str) -> None:
    found = hint(TRAP, language)
    assert found["costs"] == ""
    assert found["plan_costs"] == told


def test_a_fall_that_the_next_step_averts_names_that_step() -> None:
    found = hint(LEDGE)
    assert found["does"] == "Move to a4 (move)"
    assert "faints" in found["brings"]
    averts = "It does not come to that if you then do this: Move to b4 (move)."
    assert found["brings"].endswith(averts)


def test_a_fall_that_nothing_averts_names_no_step() -> None:
    state = position(LEDGE.replace("pool: move move", "pool: move"))
    assert because(state, "move up with move").averts is None


def test_a_step_counts_as_nearer_only_what_it_goes_itself() -> None:
    """The Move up by itself is lost to Gravity again: only the plan is credited with the way."""
    _, motive = advised(position(LEDGE))
    assert motive.reasons == (said("motive-way"),)
    assert motive.plan == (said("motive-climb", count=1),)


def test_who_does_not_go_up_is_not_said_to_come_nearer() -> None:
    """Sideways onto the ledge: the fall is spared, the way to the goal is as long as before."""
    drawing = LEDGE.replace("  4 |    :", "  4 |  1 :").replace("  3 |  1 :", "  3 |    :")
    state = position(drawing.replace("pool: move move", "pool: move").replace("^", " "))
    action, motive = advised(state)
    assert rules().write_action(state, action) == "move right with move"
    assert [one.key for one in motive.reasons] == ["motive-footing", "motive-climb-kept"]


def test_a_step_that_gains_nothing_and_opens_nothing_is_not_said_to_open_something() -> None:
    drawing = """
map:
    +----+----+----+----+
  1 |    :  1 :    :   g|
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
pool: shove shove move move
"""
    motive = because(position(drawing), "move left with move")
    assert motive.reasons[0].key not in ("motive-way", "motive-climb")


def test_choices_worth_the_same_are_said_to_be() -> None:
    text = partial(WORDS.tell, "motive-same")
    motive = because(position(ROW.format(coins=0, pool="move")), "move left with move")
    assert motive.reasons == (said("motive-same"),)
    assert text({}) == "All in all, the best alternative is worth just as much: either will do."


def test_a_coin_more_than_enough_is_said_to_be_one() -> None:
    motive = because(position(ROW.format(coins=14, pool="coin")), "coin with coin")
    assert motive.reasons == (said("motive-coins-spare", count=1, have=14),)
    assert WORDS.tell("motive-coins-spare", motive.reasons[0].facts) == (
        "It brings 1 coin. The Hero already has 14; they are spent at a Shop."
    )


LATER = """
tower: 1 f11 f04 gloop
turn: 3; hero 2; step actions
map:
    +----+----+----+----+----+----+----+----+
  3 |    :H   : x  :H   : xG :    :    :   g|
    +    +=HH=+====+=HH=+====+    +    +====+
  2 |   c:H   :    :H 2 :    :   c|    : x  |
    +    +====+    +====+    +    +    +====+
  1 | x  : ^G : $  :    :    : ^  |  1 : $G |
    +====+====+    +    +====+    +    +====+
hero 1: lumi; hearts 5; coins 4; ability used
hero 2: zora; hearts 4; coins 1; gems 1
roll: move move move shove star
pool: move move move shove
enemy die: right
"""


def test_what_gains_nothing_by_itself_names_the_step_of_the_plan_that_gains() -> None:
    state = position(LATER)
    motive = because(state, "shove e3 right with shove")
    assert motive.reasons == ()
    assert motive.gains_later in motive.then
    assert motive.gains_later is not None
    at, action = motive.gains_later
    assert gains(Comparer().step(rules(), at, action, 1)), "it gains by itself"
    told = hint(LATER)
    assert told["does"].startswith("Shove")
    step = GAME.narrator.action(at, action, WORDS)
    says = f"By itself it gains nothing yet; the gain comes with a later step: {step}."
    assert told["reasons"] == [says]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_hint_that_forges_says_what_forging_is(language: str) -> None:
    drawing = ROW.replace("1 :    :    |", "1 :  G :    |")
    forging = Words(language, GAME.name).tell("motive-forging", {})
    told = hint(drawing.format(coins=0, pool="shove shove move"), language)
    assert told["action"] == "attack c1 with forge shove"
    assert told["reasons"][-1] == forging
    told = hint(drawing.format(coins=0, pool="star star move"), language)
    assert told["action"] == "attack c1 with star"
    assert forging not in told["reasons"]
