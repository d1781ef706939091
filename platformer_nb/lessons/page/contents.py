"""The list of lessons on the tutor's page: the learner's progress in each, and where to continue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.page.places import Place, reading_steps
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words


@dataclass(frozen=True, slots=True)
class Reading:
    """A learner's progress in one lesson.

    `step` is where to continue: where the lesson was left or, if only answers are recorded (imported
    from another browser), the first exercise that is still unsolved.
    """

    lesson: str
    solved: int
    exercises: int
    stars: int
    steps: int
    step: int
    begun: bool

    @property
    def done(self) -> bool:
        """Whether every exercise is solved; a lesson without exercises is done when its last step was reached."""
        return self.solved == self.exercises and (
            self.exercises > 0 or (self.begun and self.step + 1 == self.steps)
        )


def reading(game: AnyGame, lesson: str, progress: Progress, left: Mapping[str, int]) -> Reading:
    """Return the learner's progress in a lesson; `left` maps a lesson to the step where it was left."""
    steps = reading_steps(game, lesson)
    exercises = [step for step in steps if isinstance(step, models.Exercise)]
    best = [progress.best(lesson, step.id) for step in exercises]
    solved = [help_ for help_ in best if help_ is not None]
    still_open = [step for step, help_ in zip(exercises, best, strict=True) if help_ is None]
    here = 0
    if lesson in left:
        here = left[lesson]
    elif solved and still_open:
        here = steps.index(still_open[0])
    return Reading(
        lesson,
        len(solved),
        len(exercises),
        sum(STARS - help_ for help_ in solved),
        len(steps),
        here,
        lesson in left or bool(solved),
    )


def lesson_list(
    game: AnyGame, words: Words, progress: Progress, left: Mapping[str, int]
) -> list[dict[str, Any]]:
    """Return an entry for every lesson: title, topic, progress, and the step where it opens."""
    return [_entry(game, words, reading(game, name, progress, left)) for name in lesson_names(game)]


def _entry(game: AnyGame, words: Words, read: Reading) -> dict[str, Any]:
    lesson = Lesson(game, read.lesson, words)
    go_on = read.begun and not read.done and read.step > 0
    return {
        "name": read.lesson,
        "number": read.lesson[:2],
        "title": lesson.title,
        "about": lesson.about,
        "solved": read.solved,
        "exercises": read.exercises,
        "done": read.done,
        "step": read.step if go_on else 0,
        "go_on": words("tutor-go-on-at", step=read.step + 1, count=read.steps) if go_on else "",
        "text": words(
            "tutor-solved",
            solved=read.solved,
            exercises=read.exercises,
            stars=read.stars,
            all=STARS * read.exercises,
        ),
    }


def onward(game: AnyGame, progress: Progress, left: Mapping[str, int], last: str) -> Place | None:
    """Return the next place to go: where the last lesson was left or, if it is finished, the next unfinished one.

    None if every lesson is done.
    """
    names = lesson_names(game)
    if last and left[last] + 1 < len(reading_steps(game, last)):
        return Place(last, left[last])
    start = names.index(last) + 1 if last else 0
    for name in (*names[start:], *names[:start]):
        read = reading(game, name, progress, left)
        if not read.done:
            return Place(name, read.step)
    return None


def onward_entry(
    game: AnyGame, words: Words, progress: Progress, left: Mapping[str, int], last: str
) -> dict[str, Any] | None:
    """Return the main button's target and label: begin, continue, or next lesson. None if every lesson is done."""
    place = onward(game, progress, left, last)
    if place is None:
        return None
    title = Lesson(game, place.lesson, words).title
    if place.step:
        steps = len(reading_steps(game, place.lesson))
        text = words("tutor-go-on", title=title, step=place.step + 1, count=steps)
    elif last or progress.solved:
        text = words("tutor-next", title=title)
    else:
        text = words("tutor-begin", title=title)
    return {"lesson": place.lesson, "step": place.step, "text": text}
