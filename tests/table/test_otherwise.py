"""What else can be done, where nothing similar to a refused action can: somebody who is refused is not left alone."""

from typing import Any

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.analysis.inquiry import Inquiry

POSITION = """
game: players 2
map:
    +----+----+----+
  2 |    :  G :    |
    +====+====+====+
  1 |    :  1 :  2 |
    +====+====+====+
hero 1: avvy
hero 2: etorn
pool: move move coin
"""


def refused(action: str) -> dict[str, Any]:
    rules = GAME.rules
    table = Table(Session(rules, rules.read(POSITION), Scripted((), Seeded(1))))
    view: dict[str, Any] = table.intent({"intent": "act", "for": table.number, "action": action})
    refusal: dict[str, Any] = view["refusal"]
    return refusal


def test_where_nothing_similar_is_possible_other_actions_are_offered_one_of_each_kind() -> None:
    refusal = refused("attack b2")
    assert refusal["none"] == "Nothing similar is possible now, but this is:"
    verbs = [way["action"].split()[0] for way in refusal["instead"]]
    assert verbs
    assert len(set(verbs)) == len(verbs) <= 3


def test_where_something_similar_is_possible_only_that_is_offered() -> None:
    refusal = refused("move c2")
    assert refusal["none"] == ""
    assert {way["action"].split()[0] for way in refusal["instead"]} == {"move"}


def test_whoever_asks_may_i_hears_the_same() -> None:
    rules = GAME.rules
    state = rules.read(POSITION)
    asked = Inquiry(GAME, state, "en", rules.read_action(state, "attack b2")).view()
    verdict = asked["inquiry"]["verdict"]
    assert verdict["none"] == "Nothing similar is possible now, but this is:"
    assert verdict["instead"] == refused("attack b2")["instead"]
