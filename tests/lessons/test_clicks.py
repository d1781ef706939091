"""What a click on a lesson's board stands for, and which buttons it leaves."""

from typing import Any

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import COIN
from platformer_nb.games.platformer.view.clicks.buttons import choices
from platformer_nb.games.platformer.view.clicks.click_resolver import Arm, meant
from platformer_nb.games.platformer.view.clicks.selection import Chosen, Hand
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.track.lesson import open_lesson

UNARMED = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  1 :  G :  G |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety
pool: move coin coin shove shove
"""


def table(name: str, number: int) -> LessonTable:
    return LessonTable(open_lesson(GAME, name, "en").exercise(number))


def send(board: LessonTable, intent: str, **fields: Any) -> dict[str, Any]:
    return board.intent({"intent": intent, "for": board.number, **fields})


def test_an_enemy_out_of_reach_is_attacked_not_walked_into_and_the_way_there_is_said() -> None:
    refusal = send(table("00-first-turn", 2), "point", at="d1")["refusal"]

    assert refusal["action"].startswith("attack ")
    assert refusal["reasons"][0]["rule"] == "ATK-1"
    assert [way["action"] for way in refusal["instead"]] == ["move right with move"]


def test_an_enemy_beside_one_is_attacked_and_without_a_sword_pushed() -> None:
    board = table("00-first-turn", 2)
    for action in ("move right", "move right"):
        send(board, "act", action=action)
    send(board, "point", at="d1")
    assert board.session.written()[-1] == "attack d1 with sword"

    state = GAME.rules.read(UNARMED)
    assert isinstance(meant(state, Hand(), 2), Arm), "a Move that pushes it away"
    assert isinstance(meant(state, Hand(), 3), a.Attack), "out of reach"


def actions(view: dict[str, Any]) -> list[str]:
    return [button["action"] for button in view["buttons"]]


def test_after_the_actions_one_button_is_left_until_a_die_is_chosen() -> None:
    at = table("00-first-turn", 2)

    assert actions(send(at, "act", action="end")) == ["set none"]
    assert actions(send(at, "select", die="d5")) == ["set shove with shove", "set none"]
    assert send(at, "act", action="set shove with shove")["special"]["symbol"] == "shove"


OUTSIDE = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  G :    :    |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety
pool: {}
"""


def test_a_spawn_without_a_chosen_die_takes_the_one_that_is_missed_least() -> None:
    def paid(pool: str, at: int) -> str:
        state = GAME.rules.read(OUTSIDE.format(pool))
        found = meant(state, Hand(), at)
        assert isinstance(found, a.Spawn)
        return GAME.rules.write_action(state, found).partition(" with ")[2]

    assert paid("move move coin sword shove", 3) == "shove", "nobody stands beside d1"
    assert paid("move move coin sword", 3) == "sword"
    assert paid("move move coin", 3) == "coin"
    assert paid("move coin sword shove", 0) == "shove", "the Gloop can be defeated, or shoved"
    assert paid("move", 0) == "move"


def test_two_coins_are_not_offered_as_one_action() -> None:
    state = GAME.rules.read(UNARMED)
    two = Hand([Chosen(COIN), Chosen(COIN)])

    assert not [x for x in choices(state, two) if isinstance(x, a.GainCoin)]
    assert [x for x in choices(state, Hand([Chosen(COIN)])) if isinstance(x, a.GainCoin)]


def test_after_the_actions_of_a_turn_no_idea_is_offered_until_the_next() -> None:
    board = LessonTable(open_lesson(GAME, "00-first-turn", "en").show(4))
    ideas = board.view()["lesson"]["ideas"]
    assert "move right" in ideas
    assert send(board, "act", action="end")["lesson"]["ideas"] == []
    assert send(board, "act", action="set none")["lesson"]["ideas"] == ideas
