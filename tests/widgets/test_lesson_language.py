"""A board of a lesson in another language: goals, hints and what was said are told anew."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.track.loading import lesson_names
from platformer_widgets import open_lesson


@pytest.fixture(autouse=True)
def english_machine(monkeypatch):
    monkeypatch.delenv("PLATFORMER_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def say(component, content):
    """What the browser does when it sends a message."""
    component._handle_custom_msg({**content, "for": component.view["state"]}, [])


def shown(board):
    """The component a notebook shows for a board."""
    component = board._present(board)
    assert component is not None
    return component


def test_a_board_is_told_anew_and_what_was_played_stays():
    step = shown(open_lesson(lesson_names(GAME)[0]).exercise(1))
    say(step, {"intent": "act", "action": step.view["buttons"][0]["action"]})
    say(step, {"intent": "hint"})
    say(step, {"intent": "hint"})
    before = step.view
    step.language = "pl"
    after, words = step.view, Words("pl")
    assert after["language"] == "pl"
    assert step.words["lesson-reset"] == words("lesson-word-reset")
    assert [goal["met"] for goal in after["lesson"]["goals"]] == [
        goal["met"] for goal in before["lesson"]["goals"]
    ]
    assert all(
        a["text"] != b["text"]
        for a, b in zip(after["lesson"]["goals"], before["lesson"]["goals"], strict=True)
    )
    assert [hint["rung"] for hint in after["lesson"]["hints"]] == [1, 2]
    assert after["lesson"]["hints"][0]["text"] != before["lesson"]["hints"][0]["text"]
    assert after["state"] == before["state"]
    assert len(after["log"]) == len(before["log"])
    step.language = "en"
    assert step.view == before


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_a_lesson_is_opened_in_a_language(language: str):
    lesson = open_lesson(lesson_names(GAME)[0], language=language)
    assert lesson.title == Words(language)(f"lesson-{lesson.slug}-title")
    assert shown(lesson.show(1)).language == language


def test_a_lesson_speaks_the_language_of_its_folder_or_else_that_of_the_environment(
    tmp_path, monkeypatch
):
    folder = tmp_path / "uk"
    folder.mkdir()
    monkeypatch.setenv("PLATFORMER_LANGUAGE", "pl")
    monkeypatch.chdir(folder)
    assert open_lesson(lesson_names(GAME)[0]).words.language == "uk"
    monkeypatch.chdir(tmp_path)
    assert open_lesson(lesson_names(GAME)[0]).words.language == "pl"
