"""What lessons, exams and boards say: in the right number, of what is there, and a wrong answer is called wrong."""

from __future__ import annotations

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.labyrinth import GAME
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.table.table import Table
from platformer_nb.text import PAGE, Words
from tests.games.labyrinth.rules.scenes import scene


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("pl", "na razie nie może wygrać", "na razie nie mogą wygrać"),
        ("uk", "поки не може перемогти", "поки не можуть перемогти"),
    ],
)
def test_of_several_who_cannot_win_yet_the_verb_is_in_the_plural(
    language: str, one: str, both: str
) -> None:
    def told(c: str) -> str:
        state = scene(a="c3 crystal off keys 1", b="d4 crystal off", c=c)
        view = Table(GAME, Session(GAME.rules, state, Seeded(1)), [], language).view()
        return str(view["pawns"][1]["centre"]["text"])

    assert one in told("d1 crystal off")
    assert both in told("d1 crystal off keys 1")


def at_a_question(legal: bool) -> tuple[Exam, Item]:
    """An exam at its first question with this verdict."""
    exam = Exam(GAME, 5, ("MOV-1", "KEY-2"), 12)
    while (item := exam.item) is not None and item.legal != legal:
        exam.answer(item.legal, "" if item.legal else item.rules[0])
    assert item is not None
    return exam, item


def test_a_wrong_yes_or_no_is_called_wrong_and_the_wrong_rule_not_quite_right() -> None:
    assert at_a_question(legal=True)[0].answer(False, "MOV-1").title == "Wrong this time."
    assert at_a_question(legal=False)[0].answer(True).title == "Wrong this time."
    exam, item = at_a_question(legal=False)
    other = next(rule for rule in ("MOV-1", "KEY-2") if rule not in item.rules)
    assert exam.answer(False, other).title == "Not quite."


def test_a_wrong_prediction_did_not_work_out_and_is_not_called_unfinished() -> None:
    board = open_lesson(GAME, "01-goal", "pl").predict(1)
    truth = {asked.id: asked.truth for asked in board.asked}
    assert board.answer(**{**truth, "winner": "A"}).title == "Tu się nie udało."
    assert board.answer(**truth).title == "Rozwiązane!"


def test_an_exam_on_the_page_is_in_the_words_of_the_page() -> None:
    keeper = ProgressOfGame(Memory(lambda _progress: None), GAME.name, GAME.name)
    course = Course(GAME, Learner(keeper), "pl")
    steps = reading_steps(GAME, "03-building")
    number = next(n for n, step in enumerate(steps) if isinstance(step, models.Exam))
    course.open("03-building", number)
    assert course.exam is not None
    assert course.exam.words.medium == PAGE
    course.exam.speak("uk")
    assert (course.exam.words.language, course.exam.words.medium) == ("uk", PAGE)
    said = Words("pl", GAME.name, medium=PAGE)("prompt-lay-tile", tile="d2")
    assert "d2" not in said, "the tile is drawn"


@pytest.mark.parametrize("turnings", [1, 2, 4])
def test_a_tile_turned_so_that_it_shows_a_wall_is_answered_with_the_reason(turnings: int) -> None:
    board = open_lesson(GAME, "03-building", "pl").exercise(1)
    found = board.answer("build", f"lay b5 {turnings}")
    assert "ścianę" in found.note
