"""Setting the Special die with dice in the hand."""

import pytest

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


def blank(step: str, language: str = "en") -> Table:
    """A table at which the Special die is blank in this step."""
    position = POSITION.replace("; special sword", "").replace("step special", f"step {step}")
    session = Session(GAME.rules, GAME.rules.read(position), Scripted((), Seeded(1)))
    return Table(session, ("Ada", "Bo"), language)


@pytest.mark.parametrize(
    ("language", "title", "reason"),
    [
        ("en", "Not allowed: Choose the Special die", "Your Special die is blank."),
        ("pl", "Niedozwolone: Wybierz kość Specjalną", "Twoja kość Specjalna jest pusta."),
        ("uk", "Не можна: Обрати Спеціальний кубик", "Твій Спеціальний кубик порожній."),
    ],
)
def test_a_blank_special_die_is_refused_with_its_rule_until_the_next_press(
    language: str, title: str, reason: str
) -> None:
    table = blank("actions", language)
    view = table.intent({"intent": "select", "die": "special", "for": table.number})
    assert view["refusal"]["title"] == title
    told = [(one["rule"], one["text"]) for one in view["refusal"]["reasons"]]
    assert told == [("SYM-6", reason)]
    assert not view.get("error")
    unused = next(die["id"] for die in view["dice"] if not die["used"])
    view = table.intent({"intent": "select", "die": unused, "for": table.number})
    assert not view.get("refusal")
    assert not view.get("error")


def test_when_it_is_set_a_blank_special_die_is_refused_as_half_of_a_pair() -> None:
    table = blank("special")
    view = table.intent({"intent": "select", "die": "special", "for": table.number})
    assert [one["rule"] for one in view["refusal"]["reasons"]] == ["FRG-2"]
