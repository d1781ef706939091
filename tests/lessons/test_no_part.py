"""A game that is only played has no lessons and no puzzles, and says so."""

from typing import Any

import pytest

from platformer_nb.core.game import Game, NoPart
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track.loading import has_lessons, lesson_names
from platformer_nb.lessons.track.models import lesson_shape


class OnlyPlayed(Game[Any, Any, Any]):
    """Rules and nothing else."""

    name = "only-played"
    rules = GAME.rules
    rulebook = GAME.rulebook


def test_a_lesson_of_a_game_that_teaches_nothing_says_which_part_is_lacking() -> None:
    game = OnlyPlayed()

    with pytest.raises(NoPart, match="teaching"):
        LessonRunner(game, "", (), Words("en"))
    with pytest.raises(NoPart, match="teaching"):
        lesson_shape(game)
    with pytest.raises(NoPart, match="teaching"):
        Exam(game, 1, language="en")
    with pytest.raises(NoPart, match="teaching"):
        lesson_names(game)


def test_a_game_without_puzzles_has_none() -> None:
    assert load_puzzles(OnlyPlayed()) == ()


def test_only_games_with_lessons_are_taught() -> None:
    assert has_lessons("platformer")
    assert not has_lessons(OnlyPlayed.name)
