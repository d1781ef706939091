"""The lessons one after the other, without code: where a learner is, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from platformer_nb.lessons import models
from platformer_nb.lessons.boards import Board
from platformer_nb.lessons.learner import STARS, Learner
from platformer_nb.lessons.lesson import Lesson
from platformer_nb.lessons.loading import lesson_names, load_lesson
from platformer_nb.lessons.progress import Progress
from platformer_nb.lessons.prose import tree
from platformer_nb.text import Words

PAGE_WORDS: Final = (
    "back",
    "contents",
    "export",
    "forget",
    "forget-sure",
    "forward",
    "import",
    "intro",
    "lost-progress",
    "next-lesson",
    "no-lesson",
    "play",
    "title",
    "window",
)
"""The fixed words of the tutor's page, under `tutor-word-`."""


class Memory:
    """Keeps progress while a page is open; `changed` hears of every change, to keep it elsewhere."""

    def __init__(self, changed: Callable[[Progress], None]) -> None:
        self._progress = Progress()
        self._changed = changed

    def load(self) -> Progress:
        """What is kept."""
        return self._progress

    def change(self, make: Callable[[Progress], Progress]) -> Progress:
        """Keep what `make` makes of it."""
        self._progress = make(self._progress)
        self._changed(self._progress)
        return self._progress


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a lesson, by the lesson's name and the step's number from 0."""

    lesson: str
    step: int


@cache
def where_taught() -> dict[str, Place]:
    """For each rule the first step that teaches it."""
    found: dict[str, Place] = {}
    for name in lesson_names():
        for number, step in enumerate(_steps(name)):
            for rule in step.rules:
                found.setdefault(rule, Place(name, number))
    return found


def _steps(name: str) -> list[models.Step]:
    """The steps for readers who write no code."""
    return [step for step in load_lesson(name).steps if not isinstance(step, models.Code)]


class Course:
    """All lessons in one language, for one learner; `at` is the place where the learner is, if any."""

    def __init__(self, learner: Learner, language: str) -> None:
        self.learner = learner
        self.words = Words(language)
        self.at: Place | None = None
        self.board: Board | None = None

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.words = Words(language)

    def open(self, lesson: str, step: int = 0) -> bool:
        """Go to a step of a lesson; False if there is none."""
        if lesson not in lesson_names() or not 0 <= step < len(_steps(lesson)):
            return False
        self.at = Place(lesson, step)
        self.board = self._board(self.at)
        return True

    def show_rule(self, rule: str) -> bool:
        """Go to where a rule is taught; False if no lesson teaches it."""
        place = where_taught().get(rule)
        return place is not None and self.open(place.lesson, place.step)

    def leave(self) -> None:
        """Back to the list of lessons."""
        self.at = self.board = None

    def _board(self, place: Place) -> Board | None:
        lesson = Lesson(place.lesson, self.words, learner=self.learner)
        step = _steps(place.lesson)[place.step]
        if isinstance(step, models.Exercise):
            return lesson.exercise(lesson.exercises.index(step) + 1)
        if isinstance(step, models.Predict):
            return lesson.predict(lesson.predictions.index(step) + 1)
        if isinstance(step, (models.Show, models.Try)):
            return lesson.show(lesson.shows.index(step) + 1)
        return None

    # --- what a page shows ----------------------------------------------------------------------------

    def contents(self) -> list[dict[str, Any]]:
        """Every lesson: its title, what it is about, and how far the learner has come in it."""
        progress = self.learner.progress
        return [self._entry(name, progress) for name in lesson_names()]

    def _entry(self, name: str, progress: Progress) -> dict[str, Any]:
        lesson = Lesson(name, self.words)
        best = [progress.best(name, step.id) for step in lesson.exercises]
        stars = sum(STARS - help_ for help_ in best if help_ is not None)
        return {
            "name": name,
            "number": name[:2],
            "title": lesson.title,
            "about": lesson.about,
            "solved": sum(help_ is not None for help_ in best),
            "exercises": len(best),
            "text": self.words(
                "tutor-solved",
                solved=sum(help_ is not None for help_ in best),
                exercises=len(best),
                stars=stars,
                all=STARS * len(best),
            ),
        }

    def step(self) -> dict[str, Any] | None:
        """The step where the learner is: its heading and prose, and where one can go from it."""
        if self.at is None:
            return None
        steps = _steps(self.at.lesson)
        lesson, step = Lesson(self.at.lesson, self.words), steps[self.at.step]
        key = lesson.key(step)
        return {
            "lesson": self.at.lesson,
            "title": lesson.title,
            "number": self.at.step,
            "count": len(steps),
            "place": self.words("tutor-step", step=self.at.step + 1, count=len(steps)),
            "heading": self.words(f"{key}-title"),
            "prose": list(tree(self.words(key))),
            "board": self.board is not None,
            "kind": step.kind,
            "rules": list(step.rules),
            "next_lesson": self._next_lesson(),
        }

    def _next_lesson(self) -> dict[str, str] | None:
        names = lesson_names()
        assert self.at is not None
        after = names[names.index(self.at.lesson) + 1 :]
        return {"name": after[0], "title": Lesson(after[0], self.words).title} if after else None
