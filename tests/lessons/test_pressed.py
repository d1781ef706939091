"""Whoever writes no code can do every exercise: each action of its solutions has something to press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from tests.browser.wishes import offered, wishes


def missing(lesson: Lesson) -> Iterator[str]:
    """Yield each action of a solution that nothing can be pressed for."""
    for number, step in enumerate(lesson.exercises, 1):
        table = LessonTable(lesson.exercise(number))
        for action in step.solutions[0]:
            for wish in wishes(table, table.session.action(action)):
                if not offered(table.view(), wish):
                    yield f"{step.id}: {wish['action']}"
                table.intent({**wish, "for": table.number})


@pytest.mark.parametrize("name", lesson_names(GAME))
def test_each_action_of_a_solution_can_be_pressed(name: str) -> None:
    assert list(missing(open_lesson(GAME, name, "en"))) == []
