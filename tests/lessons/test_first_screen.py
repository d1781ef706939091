"""The first screen of the tutor's page: the aim of the game in pictures, what is due, who has begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.page.first_screen import aim, first_screen
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import track_file
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.track_file import load_track
from platformer_nb.text import languages

NOW = 1_000_000
WAITING = (
    Progress()
    .answered(["GRA-1", "MOV-2", "MOV-3"], False, 7)
    .has_met(["GRA-1", "MOV-2", "MOV-3"], 7)
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of lessons, taken for the game's."""
    (tmp_path / "lessons").mkdir()
    monkeypatch.setattr(track_file, "game_folder", lambda _name: tmp_path)
    monkeypatch.setattr(track_file, "load_track", load_track.__wrapped__)
    return tmp_path


def test_the_file_about_all_lessons_is_no_lesson() -> None:
    assert "track" not in lesson_names(GAME)


@pytest.mark.parametrize("language", languages())
def test_the_aim_is_three_pictures_each_with_its_sentence(language: str) -> None:
    pictures = aim(GAME, language)
    assert [one["id"] for one in pictures] == ["up", "gather", "boss"]
    assert all(one["view"]["figures"] and one["view"]["language"] == language for one in pictures)
    assert all(one["text"] == Words(language)(f"tutor-aim-{one['id']}") for one in pictures)


def test_a_picture_that_cannot_be_drawn_says_where(folder: Path) -> None:
    (folder / "lessons" / "track.toml").write_text('[[aim]]\nid = "up"\nposition = "map: ?"\n')
    with pytest.raises(BadInput) as caught:
        track_file.load_track(GAME)
    assert caught.value.place.startswith("lessons/track.toml, key aim.1.position")


def test_a_game_need_not_have_the_file(folder: Path) -> None:
    assert track_file.load_track(GAME).aim == []


def test_what_is_due_stands_there_with_the_time_it_takes() -> None:
    words = Words("en")
    assert first_screen(GAME, words, WAITING, NOW)["due"] == "3 due, about 2 minutes"
    assert first_screen(GAME, words, Progress(), NOW)["due"] == ""


def test_only_somebody_who_has_done_nothing_yet_is_new() -> None:
    words = Words("en")
    assert first_screen(GAME, words, Progress(), NOW)["fresh"]
    assert not first_screen(GAME, words, Progress().has_met(["MOV-1"], 5), NOW)["fresh"]
