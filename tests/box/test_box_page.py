"""The page shows the box when it is asked to, in its language, and finds things however they are typed."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.game import Game
from platformer_nb.games.platformer import GAME
from platformer_nb.table.reference.box_page import box_page, found_things, has_catalogue
from platformer_nb.text import languages
from platformer_widgets import PlayPage


@pytest.mark.parametrize(
    ("language", "queries"),
    [
        ("en", ("bark shield", "SHIELD bark", "shield")),
        ("pl", ("tarcza z kory", "KORY tarcza", "tarcze")),
        ("uk", ("щит", "ЩИТ")),
    ],
)
def test_a_thing_is_found_however_it_is_typed(language: str, queries: tuple[str, ...]) -> None:
    for query in queries:
        assert "items/bark-shield" in found_things(GAME, language, query)


def test_a_thing_is_found_without_its_diacritics() -> None:
    assert found_things(GAME, "pl", "pułapka") == found_things(GAME, "pl", "pulapka") != []
    assert found_things(GAME, "uk", "здоров’я") == found_things(GAME, "uk", "здоровя") != []


@pytest.mark.parametrize("language", languages())
def test_a_thing_is_found_by_its_name_its_kind_and_its_rule(language: str) -> None:
    page = box_page(GAME, language)
    kinds = {one["id"]: one["name"] for one in page["kinds"]}
    for thing in page["things"][::9]:
        assert thing["key"] in found_things(GAME, language, thing["name"])
        assert thing["key"] in found_things(GAME, language, kinds[thing["kind"]])
        assert thing["key"] in found_things(GAME, language, thing["rules"][0])
    assert len(found_things(GAME, language, "")) == len(page["things"])
    assert found_things(GAME, language, "xylophone") == []


def test_what_is_found_stands_in_the_order_of_the_box() -> None:
    keys = [thing["key"] for thing in box_page(GAME, "en")["things"]]
    found = found_things(GAME, "en", "attack")
    assert len(found) > 5
    assert found == [key for key in keys if key in found]


def test_a_game_has_a_catalogue_or_none() -> None:
    class Bare(Game[Any, Any, Any]):
        name = "bare"

    assert has_catalogue(GAME)
    assert not has_catalogue(Bare())
    assert not has_catalogue(None)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> tuple[PlayPage, list[Any]]:
    """A page and the messages it sends."""
    sent: list[Any] = []
    monkeypatch.setattr(PlayPage, "send", lambda _self, content: sent.append(content))
    return PlayPage("pl", "platformer"), sent


def test_the_box_is_sent_when_it_is_opened_and_nothing_else_changes(
    page: tuple[PlayPage, list[Any]],
) -> None:
    shown, sent = page
    before = shown.view, dict(shown.page)
    assert shown.page["catalogue"]
    assert sent == []
    shown._handle_custom_msg({"intent": "show-box"}, [])
    assert sent[-1]["type"] == "box"
    assert sent[-1]["language"] == "pl"
    assert sent[-1]["kinds"][0] == {"id": "heroes", "name": "Bohaterowie"}
    assert sent[-1]["aid"][0]["title"] == "Tura"
    shown._handle_custom_msg({"intent": "find-box", "text": "kotwiczka"}, [])
    assert sent[-1] == {"type": "box-found", "text": "kotwiczka", "found": sent[-1]["found"]}
    assert (shown.view, shown.page) == before
    assert "things" not in str(before)


@pytest.mark.parametrize(
    "content",
    [
        {"intent": "find-box"},
        {"intent": "find-box", "text": "x" * 201},
        {"intent": "find-box", "text": 3},
    ],
)
def test_what_is_no_question_is_refused(
    page: tuple[PlayPage, list[Any]], content: dict[str, Any]
) -> None:
    shown, sent = page
    shown._handle_custom_msg(content, [])
    assert [one for one in sent if str(one.get("type")).startswith("box")] == []
