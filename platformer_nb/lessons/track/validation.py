"""Validation of a lesson: solutions solve, and wrong answers fail for the stated reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.goals.base import met
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import open_until
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.solvability import way_on


def faults(lesson: Lesson) -> Iterator[str]:
    """Yield validation errors of a lesson, in English, for its author."""
    for number in range(1, len(lesson.exercises) + 1):
        exercise = lesson.exercise(number)
        for fault in exercise_faults(exercise):
            yield f"{lesson.name}, {exercise.step.id}: {fault}"
        for fault in short_cuts(exercise):
            yield f"{lesson.name}, {exercise.step.id}: {fault}"
    for number in range(1, len(lesson.predictions) + 1):
        prediction = lesson.predict(number)
        truth = {asked.id: asked.truth for asked in prediction.asked}
        if not prediction.answer(**truth).solved:
            yield f"{lesson.name}, {prediction.step.id}: the truth is not taken for right"
    for number, sat in enumerate(lesson.exams, 1):
        for fault in _exam_faults(lesson, number):
            yield f"{lesson.name}, {sat.id}: {fault}"
    for number, step in enumerate(lesson.shows, 1):
        if not lesson.show(number).do(*chain(*step.ways)):
            yield f"{lesson.name}, {step.id}: it cannot play what it shows"


def exercise_faults(exercise: Exercise) -> Iterator[str]:
    """Yield validation errors of an exercise."""
    step = exercise.step
    if exercise.graded().solved:
        yield "it is solved before anything is done"
    if exercise.graded(*step.starter).solved:
        yield "its first attempt solves it"
    for solution in step.solutions:
        if not exercise.graded(*solution).solved:
            yield f"{', '.join(solution)} does not solve it"
    for wrong in step.wrong:
        yield from _wrong_faults(exercise, wrong)
        if wrong.then is not None:
            yield from consequence_faults(exercise, wrong)


def short_cuts(exercise: Exercise) -> Iterator[str]:
    """Yield an error if the goal is reached by fewer actions than those of the first solution."""
    step = exercise.step
    way = way_on(exercise.game, step, exercise.words, ())
    if way is not None and len(way) < len(step.solutions[0]):
        tried = ", ".join(repr(action) for action in way)
        yield f"{tried} is a short cut: fewer actions than its first solution"


def _exam_faults(lesson: Lesson, number: int) -> Iterator[str]:
    """Yield errors found by answering every question rightly, and by trying wrong verdicts and rules."""
    exam = lesson.exam(number)
    while (item := exam.item) is not None:
        place = f"question {len(exam.given) + 1}"
        wrong = [rule for rule in item.choices if rule not in item.rules]
        if not item.legal and (
            len(wrong) < models.WRONG_ANSWERS or len(wrong) == len(item.choices)
        ):
            yield f"{place}: {', '.join(item.choices)} are no choice"
        if any(item.right(False, rule) for rule in wrong) or item.right(not item.legal):
            yield f"{place}: a wrong answer is taken for right"
        right = next((rule for rule in item.choices if rule in item.rules), "")
        feedback = exam.answer(item.legal, right)
        if not feedback.solved:
            yield f"{place}: the truth is not taken for right"
        if not set(feedback.rules) & set(item.rules):
            yield f"{place}: the explanation names none of {', '.join(item.rules)}"


def _wrong_faults(exercise: Exercise, wrong: models.Wrong) -> Iterator[str]:
    feedback = exercise.graded(*wrong.actions)
    tried = ", ".join(wrong.actions)
    if wrong.rule and feedback.status != "refused":
        yield f"{tried} is {feedback.status}, not refused"
    elif wrong.rule and wrong.rule not in feedback.rules:
        yield f"{tried} is refused by {', '.join(feedback.rules)}, not by {wrong.rule}"
    elif not wrong.rule and feedback.status != "not-yet":
        yield f"{tried} is {feedback.status}, not a legal answer that falls short"
    if wrong.id and not feedback.note:
        yield f"{tried} is not explained"


def consequence_faults(exercise: Exercise, wrong: models.Wrong) -> Iterator[str]:
    """Yield validation errors of the consequences that are played out after a mistake."""
    game, step, words = exercise.game, exercise.step, exercise.words
    tried = ", ".join(wrong.actions)
    if open_until(game, step, words, wrong.actions) == len(wrong.actions) or (
        way_on(game, step, words, wrong.actions) is not None
    ):
        yield f"{tried} is taken back, although it can still be solved from there"
    runner = exercise.fresh()
    for number, action in enumerate((*wrong.actions, *(wrong.then or ())), 1):
        if number == len(wrong.actions) + 1:
            runner.bring(wrong.script)
            runner.settle()
        feedback = runner.do(action)
        if not feedback:
            yield f"after {tried}, {action} is {feedback.status}"
            return
        if met(step.goals, runner.attempt):
            yield f"after {tried}, {action} reaches the goal"
    for rule in sorted(set(wrong.by) - runner.at_work - set(step.rules)):
        yield f"{tried}: {rule} has nothing to do with what comes of it"


def counted(lesson: Lesson, languages: tuple[str, ...]) -> dict[str, Any]:
    """Return a lesson's counts, languages and rules."""
    wrong = [wrong for step in lesson.exercises for wrong in step.wrong]
    return {
        "lesson": lesson.name,
        "title": lesson.title,
        "languages": list(languages),
        "boards": len(lesson.shows),
        "predictions": len(lesson.predictions),
        "exercises": len(lesson.exercises),
        "exams": len(lesson.exams),
        "wrong_answers": len(wrong),
        "let_happen": sum(one.then is not None for one in wrong),
        "rules": list(lesson.rules),
    }
