"""Setting the Special die with dice in the hand."""

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.table import Table

POSITION = """
map:
    +----+----+
  1 |  1 :  2 |
    +====+====+
    a    b
turn: 2; hero 1; step special
hero 1: sweety; special sword
hero 2: etorn
pool: move sword
"""


def test_the_special_die_alone_sets_nothing_and_the_rules_say_so() -> None:
    rules = GAME.rules
    table = Table(Session(rules, rules.read(POSITION), Scripted((), Seeded(1))))
    view = table.intent({"intent": "select", "die": "special", "for": 0})
    button = view["buttons"][0]
    assert button["action"] == "set sword with special"
    assert not button["legal"]
    refused = table.intent({"intent": "act", "action": button["action"], "for": 1})
    assert refused["refusal"]["reasons"]


def test_the_special_die_and_an_equal_die_can_be_forged() -> None:
    rules = GAME.rules
    table = Table(Session(rules, rules.read(POSITION), Scripted((), Seeded(1))))
    sword = [d["symbol"] for d in table.view()["dice"]].index("sword") + 1
    table.intent({"intent": "select", "die": "special", "for": 0})
    table.intent({"intent": "select", "die": f"d{sword}", "for": 1})
    view = table.intent({"intent": "forge", "symbol": "star", "for": 2})
    assert view["buttons"][0]["action"] == "set star with forge special"
    assert view["buttons"][0]["legal"]
