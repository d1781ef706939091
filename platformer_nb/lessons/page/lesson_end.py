"""The end of a lesson on the tutor's page: stars, predictions, what went wrong or was skipped, with links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.page.contents import reading
from platformer_nb.lessons.page.places import GRADED, reading_steps
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import Words

_BESIDE: Final = {
    (False, False): "none",
    (True, False): "predictions",
    (False, True): "exams",
    (True, True): "both",
}
"""What the drawn stars count beside exercises: predictions, exams."""


def lesson_end(game: AnyGame, words: Words, lesson: str, progress: Progress) -> dict[str, Any]:
    """Return what stands below the last step of a lesson; `whole`: every exercise and prediction is solved, every exam sat.

    `share` is how much of it was earned: the stars of the exercises and exams, and as much for each right prediction.
    An exam with wrong answers went wrong, though it was sat.
    """
    read = reading(game, lesson, progress, {})
    unsolved = [
        (progress.was_missed(lesson, step.id), place)
        for step, place in _asking(game, words, lesson)
        if progress.best(lesson, step.id) is None
    ]
    missed = [place for was_missed, place in unsolved if was_missed]
    failed = [
        place
        for step, place in _asking(game, words, lesson)
        if isinstance(step, models.Exam) and progress.best(lesson, step.id)
    ]
    skipped = [place for was_missed, place in unsolved if not was_missed]
    predictions = [s for s in reading_steps(game, lesson) if isinstance(s, models.Predict)]
    right = sum(progress.best(lesson, step.id) is not None for step in predictions)
    exams = [s for s in reading_steps(game, lesson) if isinstance(s, models.Exam)]
    lost = [progress.best(lesson, step.id) for step in exams]
    of_exams = sum(STARS - one for one in lost if one is not None)
    all_stars = STARS * read.exercises
    counted = STARS * (read.exercises + len(predictions) + len(exams))
    result = "some" if read.stars else "none"
    beside = _BESIDE[bool(predictions), bool(exams)]
    return {
        "stars": (
            words(
                "tutor-end-stars",
                stars=read.stars,
                all=all_stars,
                result=result if missed or skipped else "whole",
            )
            if all_stars
            else ""
        ),
        # Of the lines below the drawn stars the first counts exercises alone: they count all.
        "drawn": (
            words("tutor-end-drawn", beside=beside) if beside != "none" and all_stars else ""
        ),
        "predicted": (
            words("tutor-end-predicted", right=right, all=len(predictions)) if predictions else ""
        ),
        "sat": words("tutor-end-sat", stars=of_exams, all=STARS * len(exams)) if exams else "",
        "share": (read.stars + of_exams + STARS * right) / counted if counted else 1,
        "whole": not missed and not skipped,
        "missed_title": words("tutor-end-missed") if missed or failed else "",
        "missed": [*missed, *failed],
        "skipped_title": words("tutor-end-skipped", count=len(skipped)) if skipped else "",
        "skipped": skipped,
    }


def _asking(
    game: AnyGame, words: Words, lesson: str
) -> Iterator[tuple[models.Step, dict[str, Any]]]:
    """Yield the steps that ask, each with its place and title."""
    found = Lesson(game, lesson, words)
    for number, step in enumerate(reading_steps(game, lesson)):
        if isinstance(step, GRADED):
            yield step, {"step": number, "text": words(f"{found.key(step)}-title")}
