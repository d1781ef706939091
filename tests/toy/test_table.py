"""The toy's table: what a view shows and to whom, taking back, bots, saving."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from platformer_nb import new_game
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.table.factories.new_game import table_of_new_game
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.table import Table
from tests.toy.dealing import VARIANTS, random_game, swapped

PEOPLE = [{"name": "Ada"}, {"name": "Bo"}]
HOT = """
night: 2 of 4
lamp: 6 4
moth 1: wings 1 4 6; dust 1
moth 2: wings 2 3 5; dust 0
deck: 1 3 5
"""


def shown(game: Any, state: Any, language: str = "en") -> str:
    """All that the page of a person at this table is sent."""
    table = Table(game, Session(game.rules, state, Seeded(1)), ["Ada", "Bo", "Cy"], language)
    return json.dumps(table.view(), ensure_ascii=False)


@pytest.mark.parametrize("seed", range(12))
def test_a_view_is_the_same_where_only_hidden_things_differ(game: Any, seed: int) -> None:
    random, differed = Random(seed), 0
    for entry in random_game(game, seed).history:
        if entry.actor == NATURE or entry.actor is None:
            continue
        other = swapped(entry.before, entry.actor, random)
        differed += other != entry.before
        assert shown(game, other) == shown(game, entry.before)
    assert differed > 3


def acted(table: Table[Any, Any, Any], intent: str, **fields: Any) -> dict[str, Any]:
    return table.intent({"intent": intent, "for": table.number, **fields})


def open_hand_over(table: Table[Any, Any, Any]) -> None:
    """Take the device over, where the page asks for it."""
    if table.view().get("handover"):
        acted(table, "take")


@pytest.mark.parametrize("seed", range(8))
def test_nothing_in_a_view_tells_what_another_moth_has_laid(game: Any, seed: int) -> None:
    """Not the log, not the button that takes back, nor what would be done again."""
    table = table_of_new_game(game, PEOPLE, seed, "en")
    random = Random(seed)
    while not table.over:
        open_hand_over(table)
        before, action = table.state, random.choice(game.rules.actions(table.state))
        told = game.narrator.action(before, action, table.words)
        view = acted(table, "act", action=game.rules.write_action(before, action))
        if type(action).__name__ == "Lay" and None in table.state.laid[1:]:
            own = [button["text"] for button in view.get("buttons", ())]
            rest = {key: value for key, value in view.items() if key != "buttons"}
            assert told in own or told not in json.dumps(view)
            assert told not in json.dumps(rest)


def test_an_illegal_choice_is_a_button_that_explains_itself(game: Any) -> None:
    state = game.rules.read(HOT)
    table = Table(game, Session(game.rules, state, Seeded(1)), ["Ada", "Bo"], "en")
    open_hand_over(table)
    buttons = {button["action"]: button for button in table.view()["buttons"]}
    assert [*buttons] == ["lay 1", "lay 4", "lay 6", "rest", "shed 1", "shed 4", "shed 6"]
    assert not buttons["lay 1"]["legal"]
    refusal = acted(table, "act", action="lay 1")["refusal"]
    assert [reason["rule"] for reason in refusal["reasons"]] == ["WING-2"]
    assert "The heat is 4" in refusal["reasons"][0]["text"]
    assert [one["action"] for one in refusal["instead"]] == ["lay 4", "lay 6"]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_bots_play_a_game_at_the_table_to_its_end(game: Any, language: str) -> None:
    for players, nights, swarm in VARIANTS:
        seats = [{"name": "", "bot": kind} for kind in ("bright", "random", "bright")[:players]]
        table = table_of_new_game(
            game,
            seats,
            3,
            language,
            make_bot=lambda kind, seed: make_bot(game, kind, seed),
            nights=nights,
            swarm=swarm,
        )
        steps = 0
        while not table.over:
            acted(table, "bot")
            steps += 1
            assert steps < 100
        view = table.view()
        assert view["over"]["text"] == game.narrator.outcome(table.state, table.words)
        assert view["log"][-1]["text"] == view["over"]["text"]
        again = table_from_record(game, table.record(), language, Seeded(1))
        assert again.state == table.state


def test_a_person_among_bots_sees_its_own_hand_alone(game: Any) -> None:
    seats = [{"name": "Ada"}, {"name": "", "bot": "bright"}, {"name": "", "bot": "random"}]
    table = table_of_new_game(
        game, seats, 5, "en", make_bot=lambda kind, seed: make_bot(game, kind, seed)
    )
    random = Random(5)
    while not table.over:
        view = table.view()
        assert not view.get("handover"), "there is nobody to hand the device to"
        assert view["moths"][0]["wings"] == [*table.state.hands[0]]
        assert {*view["moths"][1]["wings"], *view["moths"][2]["wings"]} <= {0}
        if table.bot is not None:
            assert view["buttons"] == []
            acted(table, "bot")
        else:
            action = random.choice(game.rules.actions(table.state))
            acted(table, "act", action=game.rules.write_action(table.state, action))


def test_the_board_is_in_the_bundle_of_every_page_that_shows_games(game: Any) -> None:
    code = """
from platformer_widgets import assets
for page in ("page/play_page.js", "tutor/tutor_page.js", "standalone/lesson.js", "standalone/referee.js", "standalone/play_table.js"):
    assert '.enter("moths",' in assets.bundle(page), page
assert ".mo-board" in assets.style("games/*.css")
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_in_a_notebook_a_game_is_a_board_and_a_component_of_another_game_names_its_own(
    game: Any,
) -> None:
    from platformer_widgets import MapGrid, PlayTable

    play = new_game("moths", seed=1)
    for given in (play, play.session):
        assert (PlayTable(given).game, repr(PlayTable(given))) == (
            "moths",
            play.game.rules.write(play.state),
        )
        with pytest.raises(BadInput, match=r"MapGrid: it draws .*“platformer”.*PlayTable"):
            MapGrid(given)
