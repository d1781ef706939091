"""Pictures of steps that only tell: what they show is on the board, and named in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.games import load_game
from platformer_nb.games.labyrinth import GAME
from platformer_nb.lessons.page.pictures import step_pictures
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.track.loading import has_lessons, lesson_names, load_lesson
from platformer_nb.text import languages
from tests.own_games import OWN_GAMES

WIDGETS = Path(__file__).resolve().parents[2] / "widgets" / "platformer_widgets" / "games"


def pictured(game: AnyGame) -> Iterator[tuple[str, int]]:
    """The steps of a game that have pictures."""
    for name in lesson_names(game):
        for number in range(len(reading_steps(game, name))):
            if step_pictures(game, "en", name, number) is not None:
                yield name, number


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("01-goal", "whose-key"),
        ("01-goal", "field"),
        ("02-turn", "prices"),
        ("02-turn", "small-print"),
        ("02-turn", "others-turns"),
        ("03-building", "two-corridors"),
        ("06-bridges", "over-and-under"),
        ("14-house-rules", "set-the-table"),
        ("14-house-rules", "for-two"),
    ],
)
def test_an_idea_of_the_board_has_a_picture(name: str, step: str) -> None:
    number = [one.id for one in reading_steps(GAME, name)].index(step)
    assert (name, number) in [*pictured(GAME)]


@pytest.mark.parametrize("name", [name for name in OWN_GAMES if has_lessons(name)])
def test_what_a_picture_shows_is_on_its_board_and_has_words_in_every_language(name: str) -> None:
    game = load_game(name)
    for taught, number in pictured(game):
        shown: dict[str, Any] = {}
        for language in languages():
            shown = step_pictures(game, language, taught, number) or {}
            told = [one["text"] for one in shown["pictures"]]
            told += [one["text"] for row in shown["signs"] for one in row["of"]]
            told += [row["title"] for row in shown["signs"]]
            assert all(told)
            assert len(set(told)) == len(told)
        drawn = str(shown["view"])
        for picture in shown["pictures"]:
            assert all(f"'id': '{place}'" in drawn for place in picture["close"]), picture
        board = "".join(one.read_text() for one in (WIDGETS / name / "drawing").glob("*.js"))
        for row in shown["signs"]:
            for one in row["of"]:
                assert f"\n  {one['id']}: " in board or f'\n  "{one["id"]}": ' in board, one


def test_a_picture_of_no_position_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "01-try.toml").write_text(
        """choices = ["move"]
[[steps]]
kind = "say"
id = "look"
[steps.drawn]
position = "labyrinth 1"
pictures = [{ id = "one" }]
"""
    )
    with pytest.raises(BadInput) as caught:
        load_lesson(GAME, "01-try", tmp_path)
    assert "steps.1.drawn.position" in str(caught.value)
