"""Bots at the table: they decide one thing at a time, when they are asked, and nobody decides for them."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from platformer_nb.bots.seats import bot_kinds, make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table

ADA, RANDOM, GREEDY = {"name": "Ada"}, {"name": "Ran", "bot": "random"}, {"bot": "greedy"}


def bots(*players: dict[str, str], seed: int = 5, **more: Any) -> Table:
    return new_table(players, seed, make_bot=partial(make_bot, GAME), **more)


def ask(table: Table, intent: str = "bot", **more: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **more})


def until_the_bot(table: Table) -> dict[str, Any]:
    """Let the person do whatever comes first until a bot has to decide."""
    while not table.view()["turn"]["bot"]:
        table.do(next(iter(table.session.rules.actions(table.state))))
    return table.view()


def test_a_bots_decision_is_due_and_seen() -> None:
    view = bots(RANDOM, GREEDY).view()
    assert view["turn"]["bot"]
    assert "is deciding" in view["turn"]["prompt"]
    assert [hero["bot"] for hero in view["heroes"]] == [True, True]
    assert (view["targets"], view["buttons"]) == ([], [])
    assert not view["undo"]["can"]
    assert not view["redo"]["can"]


def test_an_intent_makes_a_bot_decide_one_thing() -> None:
    table = bots(RANDOM, GREEDY)
    for _ in range(30):
        before, mine = len(table.session.history), table.session.actor
        view = ask(table)
        done = table.session.history[before:]
        assert done[0].actor == mine
        assert {entry.actor for entry in done[1:]} <= {NATURE}
        assert view["error"] == ""
        if done[0].events:
            assert view["events"]


def test_two_bots_play_a_game_to_its_end() -> None:
    table = bots(GREEDY, GREEDY, seed=3, dungeon="void")
    for _ in range(5000):
        if table.over:
            break
        ask(table)
    assert table.view()["over"]
    assert not table.view()["turn"]["bot"]
    assert ask(table)["error"]


@pytest.mark.parametrize(
    ("intent", "more"),
    [
        ("act", {"action": "end"}),
        ("select", {"die": "d1"}),
        ("point", {"at": "a1"}),
        ("boost", {"die": "d1", "by": 1}),
        ("forge", {"symbol": None}),
        ("clear", {}),
        ("undo", {}),
        ("redo", {}),
    ],
)
def test_a_person_is_asked_to_wait_while_a_bot_decides(intent: str, more: dict[str, Any]) -> None:
    table = bots(RANDOM, GREEDY)
    before = table.state
    view = ask(table, intent, **more)
    assert "bot" in view["error"]
    assert table.state == before
    assert ask(table, "dismiss")["error"] == ""


def test_a_bot_decides_nothing_for_a_person() -> None:
    table = bots(ADA, ADA)
    before = table.state
    view = ask(table)
    assert view["error"]
    assert table.state == before
    assert not view["turn"]["bot"]


def test_a_doubled_wish_moves_a_bot_once() -> None:
    table = bots(RANDOM, GREEDY)
    wish = {"intent": "bot", "for": table.number}
    first = table.intent(wish)
    length = len(table.session.history)
    second = table.intent(wish)
    assert len(table.session.history) == length
    assert first["events"]
    assert second == first, "what is asked for again, as its answer was lost, is told whole"


def test_the_same_seed_brings_the_same_game() -> None:
    def played() -> tuple[str, ...]:
        table = bots(RANDOM, GREEDY, seed=11)
        for _ in range(60):
            ask(table)
        return table.session.written()

    assert played() == played()


def test_a_saved_game_has_its_bots_again() -> None:
    table = bots(ADA, GREEDY)
    until_the_bot(table)
    text = table.record()
    assert json.loads(text)["bots"] == ["", "greedy"]
    again = Table.from_record(text, make_bot=partial(make_bot, GAME))
    assert again.view()["turn"]["bot"]
    assert ask(again)["error"] == ""
    assert json.loads(again.record())["bots"] == ["", "greedy"]


def test_without_bots_people_play_for_them_and_a_record_without_bots_says_nothing_of_any() -> None:
    table = bots(ADA, GREEDY)
    until_the_bot(table)
    assert not Table.from_record(table.record()).view()["turn"]["bot"]
    assert "bots" not in json.loads(bots(ADA, ADA).record())


def test_a_bot_nobody_knows_is_refused() -> None:
    for make in (lambda: bots(ADA, {"bot": "clever"}), lambda: new_table([ADA, GREEDY])):
        with pytest.raises(BadInput):
            make()
    record = json.loads(bots(ADA, GREEDY).record())
    for wrong in (["clever"], "greedy", [7]):
        with pytest.raises(BadInput):
            Table.from_record(
                json.dumps({**record, "bots": wrong}), make_bot=partial(make_bot, GAME)
            )


def test_taking_back_goes_back_to_a_persons_decision_or_does_nothing() -> None:
    table, went = bots(ADA, GREEDY), 0
    for _ in range(200):
        if table.over:
            break
        if table.bot is not None:
            ask(table)
            continue
        before, can = list(table.session.history), table.view()["undo"]["can"]
        ask(table, "undo")
        assert table.bot is None, "the bot would do it again"
        if can:
            gone = before[len(table.session.history) :]
            assert gone[0].actor == 0
            assert all(entry.actor == 1 for entry in gone[1:])
            went += 1
        else:
            assert table.session.history == before
        table.do(next(iter(table.session.rules.actions(table.state))))
    assert went


def test_the_view_names_the_dungeon() -> None:
    assert new_table([ADA, ADA], dungeon="void").view()["map"]["dungeon"] == "void"
    assert new_table([ADA, ADA]).view()["map"]["dungeon"] == "forest"


def test_every_kind_of_bot_has_a_name_on_the_page() -> None:
    words = bots(ADA, ADA).words
    for kind in bot_kinds(GAME):
        assert words.has(f"form-bot-{kind}")
