"""Links for a class, and the result one can share."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.links import lesson_link, read_link, scope_upto
from platformer_nb.lessons.page.places import ExamPlace, Place, reading_steps
from platformer_nb.lessons.page.result import result_text, score_of
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.checkpoint import EXERCISE
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words, languages
from tests.sizes import sizes


def course(language: str = "en") -> Course:
    """A course that nobody has begun."""
    return Course(GAME, Learner(Memory(lambda _progress: None)), language)


def test_every_step_of_every_lesson_is_opened_by_its_link() -> None:
    page = course()
    for name in lesson_names(GAME):
        for number in range(len(reading_steps(GAME, name))):
            place = Place(name, number)
            assert read_link(GAME, lesson_link(place)) == place
        assert page.follow_link(f"lesson={name[:2]}")
        assert page.at == Place(name, 0)
        assert page.follow_link(f"lesson={name}")
        step = page.step()
        assert step is not None
        assert step["link"] == f"lesson={name[:2]}"


@pytest.mark.parametrize("seeds", sizes(range(2), range(2, 6)), ids=str)
@pytest.mark.parametrize("name", ["00-first-turn", "03-jumping", "08-gems"])
def test_an_exam_on_the_lessons_up_to_one_asks_only_what_they_teach(
    name: str, seeds: Sequence[int]
) -> None:
    link = f"exam={name[:2]}"
    assert course().follow_link(link)
    for seed in seeds:
        page, place = course(), read_link(GAME, link)
        assert isinstance(place, ExamPlace)
        page.open_exam(place.rules, seed, place.upto)
        scope, exam = scope_upto(GAME, name), page.exam
        assert exam is not None
        while (item := exam.item) is not None:
            assert scope.holds(GAME, item)
            exam.answer(True) if item.legal else exam.answer(False, item.rules[0])


def test_an_exam_is_about_all_or_the_rules_of_its_link() -> None:
    assert read_link(GAME, "exam") == ExamPlace()
    assert read_link(GAME, "exam=GRA-4,MOV-1,GRA-4") == ExamPlace(("GRA-4", "MOV-1"))
    page = course()
    assert page.follow_link("exam=MOV-1")
    assert page.exam is not None
    assert page.exam.rules == ("MOV-1",)


@pytest.mark.parametrize(
    "link",
    ["", "lesson", "lesson=", "lesson=99", "lesson=03/0", "lesson=03/99", "lesson=3", "exam=",
     "exam=XXX-1", "exam=SET-1", "exam=99", "exam=,", "lesson=03 ", "lesson=../03", "exam=GRA-4," * 99],
)  # fmt: skip
def test_a_link_that_leads_nowhere_opens_nothing(link: str) -> None:
    page = course()
    assert not page.follow_link(link)
    assert page.at is None


@pytest.mark.parametrize("language", languages())
def test_a_result_tells_what_is_done_and_nothing_of_who_and_when(language: str) -> None:
    at = 1_790_000_123
    progress = (
        Progress()
        .has_solved("03-jumping", "ledge", 1, at)
        .has_solved("03-jumping", EXERCISE, 1, at)
        .has_met(["GRA-1", "MOV-2"], at)
        .answered(["GRA-1"], True, at)
    )
    text = result_text(GAME, Words(language, GAME.name), progress, {}, "17/20")
    lines = text.splitlines()
    assert len(lines) == 5
    numbers = [[int(n) for n in re.findall(r"\d+", line)] for line in lines]
    rules = len(GAME.rulebook.entries)
    assert numbers[1][:3] == [0, len(lesson_names(GAME)), 3]
    assert numbers[2:] == [[1, rules, 0], [3, 3, 4], [17, 20]]
    assert str(at)[:6] not in text


def test_the_best_exam_about_all_rules_is_the_score() -> None:
    exam = Exam(GAME, 1, (), 2)
    assert score_of(exam, "") == "", "it is not over"
    while (item := exam.item) is not None:
        exam.answer(True) if item.legal else exam.answer(False, item.rules[0])
    assert score_of(exam, "") == "2/2"
    assert score_of(exam, "19/20") == "2/2"
    assert score_of(exam, "3/3") == "3/3"
    assert score_of(exam, "nonsense") == "2/2"
    few = Exam(GAME, 1, ("MOV-1",), 1)
    few.answer(True)
    few.answer(False, "MAP-3") if not few.over else None
    assert score_of(few, "1/20") == "1/20", "one about some rules is none"
    assert score_of(None, "1/20") == "1/20"
