"""The end of a lesson on the tutor's page: stars, what was skipped, three questions; and where one can well stop."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.games import game_names, load_game
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.learner import STARS, Learner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.lesson_end import lesson_end
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress, read, written
from platformer_nb.lessons.rounds.recall import A_DAY, ITEMS, recall
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.lessons.track.loading import lesson_names

EN = Words("en")
LESSON = "03-jumping"
PREDICTING = [
    pytest.param(game, name, id=f"{game.name}/{name}")
    for game in map(load_game, game_names())
    if game.teaching is not None
    for name in lesson_names(game)
    if any(isinstance(step, models.Predict) for step in reading_steps(game, name))
]
"""The lessons of every game that ask for a prediction."""
READ = [
    name if number % 2 else pytest.param(name, marks=pytest.mark.deep)
    for number, name in enumerate(lesson_names(GAME))
]
"""Every other lesson, read by somebody who knows little; `test_kinds_of_questions` reads all, one after the other."""
LONG = 13
"""So many steps are long: a place to stop is named."""


def learner(now: int = 100 * A_DAY) -> Learner:
    keeper = ProgressOfGame(Memory(lambda _progress: None), GAME.name, GAME.name)
    return Learner(keeper, clock=lambda: now)


def read_through(course: Course, lesson: str) -> dict[str, Any]:
    """Open every step of a lesson; the view of the last."""
    for number in range(len(reading_steps(GAME, lesson))):
        course.open(lesson, number)
    step = course.step()
    assert step is not None
    return step


def answer_right(exam: Exam) -> None:
    """Answer the open question, by its rule where that is what is asked."""
    item = exam.item
    assert item is not None
    named = not item.legal or item.told is not None
    exam.answer(item.legal, item.rules[0] if named else "")


def tasks(lesson: str) -> list[str]:
    kinds = (models.Exercise, models.Predict)
    return [step.id for step in reading_steps(GAME, lesson) if isinstance(step, kinds)]


def test_what_is_not_solved_was_skipped_and_is_linked() -> None:
    first, *others = tasks(LESSON)
    end = lesson_end(GAME, EN, LESSON, Progress().has_solved(LESSON, first, 1, 5))
    steps = reading_steps(GAME, LESSON)
    assert [steps[one["step"]].id for one in end["skipped"]] == others
    exercises = sum(isinstance(step, models.Exercise) for step in steps)
    assert end["stars"] == f"Your stars in this lesson: {STARS - 1} of {STARS * exercises}"
    assert end["share"] == (STARS - 1) / (STARS * len(tasks(LESSON)))
    assert (end["missed"], end["missed_title"]) == ([], "")
    assert not end["whole"]


@pytest.mark.parametrize(("game", "name"), PREDICTING)
def test_a_wrong_prediction_went_wrong_and_was_not_skipped_until_it_is_right(
    game: AnyGame, name: str
) -> None:
    keeper = ProgressOfGame(Memory(lambda _progress: None), game.name)
    someone, words = Learner(keeper, clock=lambda: 100 * A_DAY), open_lesson(game, name, "en").words
    lesson = open_lesson(game, name, "en", learner=someone)
    for exercise in lesson.exercises:
        someone.solved(name, exercise.id, ())
    for exam in lesson.exams:
        someone.solved(name, exam.id, ())

    def ended() -> dict[str, Any]:
        return lesson_end(game, words, name, someone.progress)

    def listed(places: list[dict[str, Any]]) -> list[str]:
        return [reading_steps(game, name)[one["step"]].id for one in places]

    ids = [step.id for step in lesson.predictions]
    assert (listed(ended()["skipped"]), ended()["missed"]) == (ids, [])
    for number in range(1, len(ids) + 1):
        board = lesson.predict(number)
        assert not board.answer(**{asked.id: untrue(asked) for asked in board.asked}).solved
    end = ended()
    assert (listed(end["missed"]), end["skipped"]) == (ids, [])
    assert end["missed_title"] == "Wrong so far: try again"
    assert end["predicted"] == f"Right predictions: 0 of {len(ids)}"
    assert end["share"] < 1, "not all stars are drawn full"
    both = ", predictions and the exam" if lesson.exams else " and predictions"
    assert end["drawn"] == f"The five stars count exercises{both} together."
    assert (end["whole"], "Well done" in end["stars"]) == (False, False)
    assert read(written(someone.progress)) == someone.progress
    for number in range(1, len(ids) + 1):
        board = lesson.predict(number)
        assert board.answer(**{asked.id: asked.truth for asked in board.asked}).solved
    end = ended()
    assert (end["whole"], end["missed"], end["skipped"], end["share"]) == (True, [], [], 1)
    assert end["predicted"] == f"Right predictions: {len(ids)} of {len(ids)}"


def untrue(asked: Asked) -> str | int:
    """An answer to a question that is not the true one."""
    if isinstance(asked.truth, int):
        return asked.truth + 1
    if asked.choices:
        return next(mark for mark, _ in asked.choices if mark != asked.truth)
    return "a1" if asked.truth != "a1" else "b1"


def test_an_exam_that_was_not_sat_was_skipped() -> None:
    someone, name = learner(), "19-exam"
    lesson = open_lesson(GAME, name, "en", learner=someone)
    for task in tasks(name):
        someone.solved(name, task, ())

    def skipped() -> list[str]:
        steps = reading_steps(GAME, name)
        found = lesson_end(GAME, EN, name, someone.progress)["skipped"]
        return [steps[one["step"]].id for one in found]

    assert skipped() == [step.id for step in lesson.exams]
    exam = lesson.exam(1)
    while not exam.over:
        exam.answer(legal=True)
        assert not exam.over or skipped() == [step.id for step in lesson.exams[1:]]


def test_a_lesson_of_which_all_is_solved_is_whole() -> None:
    progress = Progress()
    for task in tasks(LESSON):
        progress = progress.has_solved(LESSON, task, 0, 5)
    end = lesson_end(GAME, EN, LESSON, progress)
    assert (end["whole"], end["skipped"], end["skipped_title"], end["share"]) == (True, [], "", 1)


@pytest.mark.parametrize("name", READ)
def test_a_lesson_ends_with_three_questions_about_what_was_met(name: str) -> None:
    course = Course(GAME, learner(), "en")
    if name != lesson_names(GAME)[0]:
        read_through(course, lesson_names(GAME)[0])
    step = read_through(course, name)
    assert step["end"] is not None
    if step["kind"] != "say":
        return
    exam = course.exam
    assert exam is not None
    assert step["exam"]
    assert exam.count == ITEMS
    met = course.learner.progress.rules_met
    while exam.item is not None:
        assert met.issuperset(exam.item.rules), "nothing is asked that was not met"
        answer_right(exam)
    assert course.learner.progress.answers, "the answers count"


@pytest.mark.parametrize("wrong", [0, 1, 3])
def test_each_wrong_answer_of_an_exam_costs_a_star_and_it_went_wrong(wrong: int) -> None:
    game, name = load_game("labyrinth"), "01-goal"
    keeper = ProgressOfGame(Memory(lambda _progress: None), game.name)
    lesson = open_lesson(game, name, "en", learner=Learner(keeper, clock=lambda: 100 * A_DAY))
    exam = lesson.exam(1)
    while (item := exam.item) is not None:
        if len(exam.given) < wrong:
            exam.answer(not item.legal) if item.legal else exam.answer(True)
        else:
            answer_right(exam)
    end = lesson_end(game, lesson.words, name, keeper.load())
    assert end["sat"].startswith(f"Stars for the exam: {STARS - wrong} of {STARS}.")
    steps = reading_steps(game, name)
    went_wrong = [steps[one["step"]].kind for one in end["missed"]]
    assert went_wrong == ["exam"] * bool(wrong)
    assert bool(end["missed_title"]) == bool(wrong)
    count = sum(isinstance(s, (models.Exercise, models.Predict, models.Exam)) for s in steps)
    assert end["share"] == (STARS - wrong) / (STARS * count)
    assert "the exam" in end["drawn"]


def test_only_the_last_step_is_an_end() -> None:
    course = Course(GAME, learner(), "en")
    course.open(LESSON, 0)
    step = course.step()
    assert step is not None
    assert (step["end"], step["exam"]) == (None, False)


def test_whoever_has_met_nothing_is_asked_nothing() -> None:
    assert recall(GAME, LESSON, learner(), "en") is None


def test_the_same_day_asks_the_same_and_another_day_something_else() -> None:
    def asked(day: int) -> list[Any]:
        course = Course(GAME, learner(day * A_DAY), "en")
        read_through(course, LESSON)
        exam, found = course.exam, []
        assert exam is not None
        while exam.item is not None:
            found.append((exam.item.state, exam.item.action))
            answer_right(exam)
        return found

    assert asked(100) == asked(100)
    assert any(asked(100) != asked(day) for day in (101, 102, 103))


def test_a_long_lesson_names_one_place_to_stop_near_its_middle() -> None:
    for name in lesson_names(GAME):
        steps = reading_steps(GAME, name)
        places = [number for number, step in enumerate(steps, 1) if step.pause]
        if len(steps) < LONG:
            continue
        assert len(places) == 1, name
        assert 1 / 3 <= places[0] / len(steps) <= 2 / 3, name
        course = Course(GAME, learner(), "en")
        course.open(name, places[0] - 1)
        step = course.step()
        assert step is not None
        assert step["pause"] == EN("tutor-pause")
