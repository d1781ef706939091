"""A page of several games: it asks which one, goes straight on with one, and keeps each game's things apart."""

from __future__ import annotations

from typing import Any

import pytest

import platformer_widgets
from platformer_nb.core.discovery import VARIABLE
from platformer_nb.core.errors import BadInput
from platformer_nb.games import load_game
from platformer_nb.games.platformer.game import PlatformerGame
from platformer_nb.text import languages
from platformer_widgets.games import components
from platformer_widgets.page import games, play_page
from platformer_widgets.page.form import form
from platformer_widgets.page.games import asked_game
from platformer_widgets.page.play_page import PlayPage

BOTH: list[games.Choice] = [
    {"id": "platformer", "name": "Platformer", "about": "", "lessons": True},
    {"id": "twin", "name": "Twin", "about": "", "lessons": True},
]


class Twin(PlatformerGame):
    """A second game."""

    name = "twin"


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> PlayPage:
    """A page with two games; what it sends to the browser is dropped."""
    twin, load = Twin(), load_game
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(play_page, "game_choices", lambda _language: BOTH)
    monkeypatch.setattr(play_page, "load_game", lambda n: twin if n == "twin" else load(n))
    monkeypatch.setattr(PlayPage, "send", lambda *_: None)
    monkeypatch.setattr("platformer_widgets.words.load_game", lambda _name: twin)
    return PlayPage("en")


def say(page: PlayPage, **message: Any) -> None:
    page._handle_custom_msg(message, [])


def test_with_several_games_the_page_asks_which_one(page: PlayPage) -> None:
    assert (page.game, page.page["form"]) == ("", None)
    assert page.words["choose-game"] == "Which game?"
    say(page, intent="start", players=[{}, {}])
    assert page.page["games"] == 0, "nothing is started before a game is chosen"
    say(page, intent="game", game="chess")
    assert page.game == ""
    say(page, intent="game", game="twin")
    assert page.game == "twin"
    assert page.page["form"] == form(Twin(), "en")
    say(page, intent="start", players=[{}, {}], seed="7")
    assert page.page["games"] == 1
    say(page, intent="game", game="")
    assert (page.game, page.page["form"], page.page["games"]) == ("", None, 0)


def test_a_saved_game_opens_the_game_it_belongs_to(page: PlayPage) -> None:
    say(page, intent="game", game="platformer")
    say(page, intent="start", players=[{}, {}], seed="7")
    assert page._table is not None
    record = page._table.record()
    say(page, intent="game", game="twin")
    say(page, intent="load", record=record)
    assert page.game == "platformer"
    assert page.page["games"] == 1
    assert page.page["problem"] is None
    say(page, intent="load", record=record.replace('"platformer"', '"chess"', 1))
    assert "chess" in str(page.page["problem"])
    assert page.game == "platformer", "nothing is lost"


def test_one_game_is_not_asked_for_and_one_that_is_asked_for_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert asked_game(None, BOTH[:1]) == "platformer"
    assert asked_game(None, BOTH) == ""
    assert asked_game("twin", BOTH) == "twin"
    monkeypatch.setenv(VARIABLE, "twin")
    assert asked_game(None, BOTH) == "twin"
    assert asked_game("platformer", BOTH) == "platformer"
    with pytest.raises(BadInput, match="chess"):
        asked_game("chess", BOTH)


def test_a_game_without_lessons_is_not_on_the_tutors_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "games", lambda: ("platformer", "bare"))
    monkeypatch.setattr(games, "game_names", lambda: ("bare", "platformer"))
    assert [(one["id"], one["lessons"]) for one in games.game_choices("en")] == [
        ("bare", False),
        ("platformer", True),
    ]
    assert [one["id"] for one in games.game_choices("en", lessons=True)] == ["platformer"]


@pytest.mark.parametrize("language", languages())
def test_whoever_chooses_a_game_reads_what_each_is_about(language: str) -> None:
    for one in games.game_choices(language):
        assert one["about"].count(". ") in (2, 3), "two or three sentences, and for how many"


def test_components_of_a_game_are_found_by_their_names() -> None:
    assert {"MapGrid", "GemCurve"} <= components().keys() <= set(platformer_widgets.__all__)
    for name in platformer_widgets.__all__:
        assert getattr(platformer_widgets, name).__name__ == name
    with pytest.raises(AttributeError, match="Nothing"):
        _ = platformer_widgets.Nothing
