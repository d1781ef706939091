"""An exam as a step of a lesson: a short one about some rules, or one about all."""

from __future__ import annotations

from typing import Any, ClassVar

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.boards import Present
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Exam, Kind
from platformer_nb.lessons.exam.given import Given
from platformer_nb.lessons.track import models
from platformer_nb.text import Words


class LessonExam(Exam):
    """The exam of a lesson step, displayed as a component in a notebook.

    Its seed is fixed (see `models.Exam`), so that its questions stay the same.
    """

    kind: ClassVar[Kind] = "lesson"

    def __init__(
        self,
        game: AnyGame,
        step: models.Exam,
        key: str,
        number: int,
        words: Words,
        present: Present | None = None,
        learner: Learner | None = None,
        lesson: str = "",
    ) -> None:
        self.step = step
        self.lesson = lesson
        self.key = key
        self.number = number
        self._present = present
        super().__init__(
            game, step.seed, step.about, step.count, language=words.language, learner=learner
        )

    def _take(self, given: Given) -> None:
        super()._take(given)
        if self.over and self._learner is not None and not self.repeating:
            # It was sat, however well: a lesson whose exams were skipped is not done.
            self._learner.solved(self.lesson, self.step.id, ())

    @property
    def heading(self) -> str:
        """Heading with the number of the exam in its lesson."""
        return self.words("lesson-exam", number=self.number)

    @property
    def title(self) -> str:
        """Heading and title of the exam."""
        return f"{self.heading}: {self.words(f'{self.key}-title')}"

    def __repr__(self) -> str:
        return f"{self.title}\n{super().__repr__()}"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        plain = {"text/plain": repr(self)}
        if self._present is None:
            return plain
        bundle = self._present(self)._repr_mimebundle_(include=include, exclude=exclude)
        return ({**bundle[0], **plain}, bundle[1]) if isinstance(bundle, tuple) else plain
