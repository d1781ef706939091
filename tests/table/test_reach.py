"""Whatever is legal can be made by choosing dice and pointing: the page holds nothing back."""

from __future__ import annotations

import pytest

from platformer_nb.bots.bot import RandomBot
from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.model.actions import Gravity
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.browser.wishes import offered, wishes

DECISIONS = 80


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_game_can_be_made_on_the_page(seed: int) -> None:
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], str(seed))
    bot = GreedyBot(seed) if seed % 2 else RandomBot(seed)
    rules = table.session.rules
    for _ in range(DECISIONS):
        if table.over:
            break
        action = bot.choose(rules, table.state, list(rules.actions(table.state)))
        if action == Gravity() and rules.is_null(table.state, action):
            continue  # explained, and not done: see tests/games/test_idle.py
        before = len(table.session.history)
        for wish in wishes(table, action):
            assert offered(table.view(), wish), wish
            table.intent({**wish, "for": table.number})
        assert [e.action for e in table.session.history[before : before + 1]] == [action]


POSITION = """
map:
    +----+----+----+----+
  1 |  E :  1 :    :  2 |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety; hearts 4
hero 2: etorn
pool: move move coin coin sword
"""


def lay(drawn: str = POSITION) -> Table:
    rules = GAME.rules
    return Table(Session(rules, rules.read(drawn), Scripted((), Seeded(1))), ("Ada", "Bo"))


def choose(table: Table, *symbols: str) -> None:
    for symbol in symbols:
        for die in table.view()["dice"]:
            if die["symbol"] == symbol and not die["selected"] and not die["used"]:
                table.intent({"intent": "select", "die": die["id"], "for": table.number})
                break


def forge(table: Table, symbol: str | None) -> None:
    table.intent({"intent": "forge", "symbol": symbol, "for": table.number})


def test_forged_pairs_and_dice_strike_together() -> None:
    table = lay()
    choose(table, "sword", "move", "move")
    forge(table, "sword")
    choose(table, "coin", "coin")
    assert table.view()["selection"]["forged"] is None
    forge(table, "sword")
    view = table.view()
    assert view["selection"]["text"] == "3 Wounds"
    assert view["selection"]["forged"] == "sword"
    assert [t["action"] for t in view["targets"]] == ["attack a1 with sword forge move forge coin"]


def test_half_a_forged_pair_let_go_frees_the_other_half() -> None:
    table = lay()
    choose(table, "move", "move")
    forge(table, "sword")
    chosen = [die["id"] for die in table.view()["dice"] if die["selected"]]
    view = table.intent({"intent": "select", "die": chosen[0], "for": table.number})
    assert [die["forged"] for die in view["dice"] if die["selected"]] == [None]


def test_a_pair_forged_into_a_move_moves_though_an_enemy_stands_there() -> None:
    table = lay()
    choose(table, "coin", "coin")
    forge(table, "move")
    view = table.intent({"intent": "point", "at": "a1", "for": table.number})
    assert "attack" not in (view["refusal"] or {"action": ""})["action"]


def test_nothing_is_offered_after_the_end() -> None:
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], "23")
    bots = [GreedyBot(1), GreedyBot(2)]
    rules = table.session.rules
    while not table.over:
        actor = rules.actor(table.state)
        assert actor is not None
        assert table.do(bots[actor].choose(rules, table.state, list(rules.actions(table.state))))
    assert table.view()["buttons"] == []
    assert table.view()["targets"] == []


def test_what_the_special_die_can_keep_is_offered_in_a_word_each() -> None:
    table = lay()
    table.do("end")
    buttons = {one["action"]: one for one in table.view()["buttons"]}
    assert buttons.pop("set none")["text"] == "Leave the Special die as it is"
    assert [one["short"] for one in buttons.values()] == ["Move", "Sword", "Coin"]
    assert all(one["short"].lower() in one["text"] for one in buttons.values())
    choose(table, "move")
    (chosen, _) = table.view()["buttons"]
    assert "short" not in chosen, "alone it says all of it"
