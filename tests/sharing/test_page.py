"""The play page opens a shared position beside the visitor's game, and plays on from it if asked to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from platformer_nb.core.play.sharing import read_shared, share
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_widgets import PlayPage
from tests.sharing.drawn import HOUSE, TOWER

LINK = share(GAME, GAME.rules.read(TOWER), "buy grapnel")
START = {
    "intent": "start",
    "players": [{"name": "Ada", "bot": None}, {"name": "Bo", "bot": None}],
    "seed": "tower",
    "options": {},
}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The messages a page sends back."""
    found: list[Any] = []
    monkeypatch.setattr(PlayPage, "send", lambda _self, content: found.append(content))
    return found


@pytest.fixture
def page(sent: list[Any]) -> PlayPage:
    return PlayPage("en", "platformer")


def say(page: PlayPage, **content: Any) -> None:
    """What the browser does when it sends a message."""
    page._handle_custom_msg(content, [])


def act(page: PlayPage, intent: str, **fields: Any) -> None:
    say(page, intent=intent, **{"for": page.view["state"]}, **fields)


def test_a_link_opens_without_a_game(page: PlayPage, sent: list[Any]) -> None:
    say(page, intent="open", link=f"https://here/#position={LINK}")
    assert page.page["beside"]
    assert page.page["games"] == 0
    assert page.view["inquiry"]["verdict"]["action"] == "buy grapnel"
    assert sent == [], "nothing is kept in the browser"


def test_it_opens_beside_the_game_and_never_over_it(page: PlayPage, sent: list[Any]) -> None:
    say(page, **START)
    before = page.view
    sent.clear()
    say(page, intent="open", link=LINK)
    act(page, "point", at="c2")
    assert page.view["inquiry"]["verdict"]["legal"]
    say(page, intent="language", language="pl")
    say(page, intent="language", language="en")
    say(page, intent="leave")
    assert not page.page["beside"]
    assert page.page["games"] == 1
    shown = {key: page.view[key] for key in ("map", "heroes", "turn", "state")}
    assert shown == {key: before[key] for key in shown}
    assert [one for one in sent if one["type"] == "record"] == []


def test_the_game_speaks_the_language_chosen_beside_it(page: PlayPage) -> None:
    say(page, **START)
    say(page, intent="open", link=LINK)
    say(page, intent="language", language="uk")
    say(page, intent="leave")
    assert page.view["language"] == "uk"
    assert page.view["undo"]["why"] == Words("uk")("undo-chance")


def test_one_plays_on_from_it(page: PlayPage, sent: list[Any]) -> None:
    say(page, intent="open", link=share(GAME, GAME.rules.read(HOUSE)))
    say(page, intent="play-on")
    assert not page.page["beside"]
    assert page.page["games"] == 1
    record = json.loads(sent[-1]["text"])
    assert GAME.rules.read(record["start"]) == GAME.rules.read(HOUSE)
    act(page, "act", action="move right")
    assert json.loads(sent[-1]["text"])["actions"] == ["move right with move"]


@pytest.mark.parametrize("link", ["", "x", LINK[:-9], "platformer.AAAA", "nowhere.AQAAAAAAAA"])
def test_a_damaged_link_is_said_in_the_language_and_harms_nothing(
    page: PlayPage, link: str
) -> None:
    say(page, **START)
    say(page, intent="language", language="pl")
    before = page.view
    say(page, intent="open", link=link)
    assert page.view == before
    assert not page.page["beside"]
    told = page.page["problem"]
    assert told["reason"]
    if not link.startswith("nowhere"):
        assert told["mend"] == Words("pl")("mend-shared")


def test_a_refusal_is_shared_with_its_action(page: PlayPage, sent: list[Any]) -> None:
    say(page, **START)
    act(page, "act", action="buy grapnel")
    assert page.view["refusal"]
    say(page, intent="share", what="verdict")
    shared = read_shared(GAME, sent[-1]["text"])
    assert shared.action == GAME.rules.read_action(shared.state, "buy grapnel")
    assert page.view["refusal"], "it stays"
    say(page, intent="share", what="position")
    assert read_shared(GAME, sent[-1]["text"]).action is None


def test_a_doubted_verdict_is_reported_with_all_that_it_depends_on(
    page: PlayPage, sent: list[Any]
) -> None:
    say(page, intent="open", link=share(GAME, GAME.rules.read(HOUSE), "buy grapnel"))
    say(page, intent="share", what="doubt")
    told = sent[-1]["text"]
    assert "platformer-nb 0.1.0, game platformer" in told
    assert "Action: buy grapnel" in told
    assert "ACT-2, page 9" in told
    assert "House rule ZOC-1 (arriving)" in told
    assert GAME.rules.write(GAME.rules.read(HOUSE)) in told


@pytest.mark.parametrize(
    "content",
    [
        {"intent": "share", "what": "everything"},
        {"intent": "share"},
        {"intent": "open"},
        {"intent": "open", "link": 7},
        {"intent": "play-on"},
    ],
)
def test_what_is_no_such_message_is_refused(page: PlayPage, content: dict[str, Any]) -> None:
    say(page, **START)
    before = page.view["map"]
    page._handle_custom_msg(content, [])
    assert page.view["error"] == Words("en")("error-text")
    assert page.view["map"] == before


# --- a position that is set up ----------------------------------------------------------------------------


def test_a_position_is_set_up_asked_about_changed_and_played(
    page: PlayPage, sent: list[Any]
) -> None:
    assert page.page["editor"]
    say(page, intent="set-up")
    assert page.page["beside"] == "set-up"
    act(page, "point", at="d1")
    say(page, intent="ask")
    assert page.page["beside"] == "inquiry"
    act(page, "act", action="move right")
    assert page.view["inquiry"]["verdict"]["legal"]
    say(page, intent="edit")
    assert page.page["beside"] == "set-up"
    assert page.view["editor"]["undo"], "it goes on where it was left"
    act(page, "change", field="hero-1-coins", value=3)
    say(page, intent="ask")
    assert sent == []
    say(page, intent="share", what="position")
    assert read_shared(GAME, sent[-1]["text"]).state.heroes[0].coins == 3
    say(page, intent="play-on")
    assert page.page["games"] == 1
    assert page.view["heroes"][0]["coins"] == 3


def test_a_shared_position_is_changed(page: PlayPage) -> None:
    say(page, intent="open", link=LINK)
    say(page, intent="edit")
    assert page.page["beside"] == "set-up"
    assert page.view["heroes"][0]["at"] == "c1"
    say(page, intent="leave")
    assert page.page["beside"] == ""
    assert page.page["form"]


@pytest.mark.parametrize("intent", ["ask", "edit", "play-on"])
def test_without_a_position_there_is_nothing_to_ask(page: PlayPage, intent: str) -> None:
    say(page, **START)
    page._handle_custom_msg({"intent": intent}, [])
    assert page.view["error"] == Words("en")("error-text")
