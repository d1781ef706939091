"""The page shows a game to be looked through beside the visitor's own, and never touches that one's record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_widgets.page.play_page import PlayPage

sent: list[Any] = []


def saved(seed: str = "kept", actions: int = 4) -> str:
    """A saved game of some actions."""
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], seed)
    for _ in range(actions):
        table.do(table.session.rules.actions(table.state)[0])
    return table.record()


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> PlayPage:
    """A page with a game on its table."""
    sent.clear()
    monkeypatch.setattr(PlayPage, "send", lambda _self, content, *_: sent.append(content))
    page = PlayPage("en", "platformer")
    say(page, intent="start", players=[{}, {}], seed="own", options={})
    assert page.page["games"] == 1
    sent.clear()
    return page


def say(page: PlayPage, **message: Any) -> None:
    page._handle_custom_msg(message, [])


def test_ones_own_game_is_looked_through_and_stays(page: PlayPage) -> None:
    before = page.view
    say(page, intent="review", record="", at=-1)
    assert page.page["beside"] == "review"
    assert page.view["review"]["at"] == page.view["review"]["count"]
    say(page, intent="go", to=1, **{"for": page.view["state"]})
    assert page.view["review"]["at"] == 1
    assert sent == [], "the browser keeps what it has"
    say(page, intent="leave")
    assert (page.page["beside"], page.view) == ("", before)


def test_a_saved_game_is_looked_through_beside_it(page: PlayPage) -> None:
    record = saved()
    say(page, intent="review", record=record, at=0)
    assert page.page["beside"] == "review"
    assert page.page["games"] == 1
    assert "Ada" in page.view["review"]["title"]
    assert page.view["review"]["at"] == 0
    page.language = "pl"
    assert page.view["review"]["text"].startswith("Tura")
    assert sent == []


def test_a_game_branches_off_as_a_new_one(page: PlayPage) -> None:
    record = saved()
    say(page, intent="review", record=record, at=0)
    count = page.view["review"]["count"]
    say(page, intent="go", to=count - 1, **{"for": page.view["state"]})
    say(page, intent="play-on")
    assert (page.page["beside"], page.page["games"]) == ("", 2)
    assert not page.page["restored"]
    [told] = sent
    assert told["fresh"], "the browser puts the game before aside"
    assert json.loads(told["text"])["actions"] == json.loads(record)["actions"][: count - 1]
    assert page.view["undo"]["can"] or count <= 1 or page.view["log"]


@pytest.mark.parametrize("record", ["{}", "not a game", saved()[:-40]])
def test_a_damaged_game_is_an_error_and_nothing_is_shown(page: PlayPage, record: str) -> None:
    before = page.view
    say(page, intent="review", record=record, at=0)
    assert page.page["problem"]["mend"]
    assert (page.page["beside"], page.view) == ("", before)


def test_a_malformed_message_is_refused(page: PlayPage) -> None:
    for at in ("0", None, -2, True, 10**9):
        say(page, intent="review", record="", at=at)
        assert page.page["beside"] == ""


def test_without_a_game_there_is_nothing_to_look_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayPage, "send", lambda *_: None)
    page = PlayPage("en", "platformer")
    say(page, intent="review", record="", at=-1)
    assert page.page["beside"] == ""
    say(page, intent="review", record=saved(), at=0)
    assert page.page["beside"] == "review"
    say(page, intent="leave")
    assert (page.page["beside"], page.view["state"]) == ("", 0)
