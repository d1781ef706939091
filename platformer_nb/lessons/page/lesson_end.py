"""The end of a lesson on the tutor's page: stars, what was skipped, with links, and the next lesson."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.page.contents import reading
from platformer_nb.lessons.page.places import GRADED, reading_steps
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import Words


def lesson_end(game: AnyGame, words: Words, lesson: str, progress: Progress) -> dict[str, Any]:
    """Return what stands below the last step of a lesson; `whole`: every exercise and prediction is solved, every exam sat."""
    read, skipped = reading(game, lesson, progress, {}), _skipped(game, words, lesson, progress)
    all_stars = STARS * read.exercises
    result = "some" if skipped and read.stars else "none" if skipped else "whole"
    return {
        "stars": (
            words("tutor-end-stars", stars=read.stars, all=all_stars, result=result)
            if all_stars
            else ""
        ),
        "share": read.stars / all_stars if all_stars else 1,
        "whole": not skipped,
        "skipped_title": words("tutor-end-skipped", count=len(skipped)) if skipped else "",
        "skipped": skipped,
    }


def _skipped(game: AnyGame, words: Words, lesson: str, progress: Progress) -> list[dict[str, Any]]:
    """Return the exercises and predictions that are not solved, and the exams not sat, each with its place."""
    found = Lesson(game, lesson, words)
    return [
        {"step": number, "text": words(f"{found.key(step)}-title")}
        for number, step in enumerate(reading_steps(game, lesson))
        if isinstance(step, GRADED) and progress.best(lesson, step.id) is None
    ]
