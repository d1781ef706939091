"""An exam as a step of a lesson: a short one about some rules, or one about all."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.boards import Present
from platformer_nb.lessons.boards.learner import STARS, Learner
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Exam, Kind
from platformer_nb.lessons.exam.given import Given
from platformer_nb.lessons.exam.question_generator import Item, Scope
from platformer_nb.lessons.exam.scope import askable, scope_of_step, taught_up_to
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import load_lesson
from platformer_nb.text import BASE, Words


class LessonExam(Exam):
    """The exam of a lesson step, displayed as a component in a notebook.

    Its seed is fixed (see `models.Exam`), so that its questions stay the same. They stay within what is taught or
    announced up to it; where there are too few of those, fewer are asked.
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
        scope = scope_of_step(game, lesson, step.id)
        rules = _asked(game, step, scope)
        self.taught = taught_up_to(game, lesson, step.id)
        known = self.taught.union(rules)
        super().__init__(
            game,
            step.seed,
            rules,
            _count(game, step.seed, rules, step.count, scope, known),
            language=words.language,
            learner=learner,
            scope=scope,
            known=known,
        )

    def _take(self, given: Given) -> None:
        super()._take(given)
        if self.over and self._learner is not None and not self.repeating:
            # It was sat, however well: a lesson whose exams were skipped is not done. Each wrong answer costs a star.
            wrong = sum(not given.right for given in self.given)
            self._learner.helped(self.lesson, self.step.id, min(STARS, wrong))
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


def _asked(game: AnyGame, step: models.Exam, scope: Scope) -> tuple[str, ...]:
    """Return the rules of the step that can be asked about within the scope; all that can be if none of its own can."""
    own = tuple(rule for rule in step.about if askable(game, rule, scope))
    if own or not step.about:
        return own
    return tuple(r for r in breakable(game) if r in scope.rules and askable(game, r, scope))


@lru_cache(maxsize=256)
def _count(
    game: AnyGame,
    seed: int,
    rules: tuple[str, ...],
    most: int,
    scope: Scope,
    known: frozenset[str],
) -> int:
    """Return how many different questions in a row stay within the scope, up to `most`; 1 if there is none."""
    trial = Exam(game, seed, rules, most, scope=scope, known=known)
    asked: set[tuple[Any, Any]] = set()
    while (item := trial.item) is not None:
        if (item.state, item.action) in asked or not scope.holds(game, item):
            break
        asked.add((item.state, item.action))
        trial.answer(item.legal, "" if item.legal else item.rules[0])
    return max(1, len(asked))


@lru_cache(maxsize=256)
def exam_items(game: AnyGame, lesson: str) -> tuple[Item, ...]:
    """Return the questions of all exams of a lesson, in order."""
    words, found = Words(BASE, game.name), list[Item]()
    for step in load_lesson(game, lesson).steps:
        if isinstance(step, models.Exam):
            exam = LessonExam(game, step, "", 1, words, lesson=lesson)
            while (item := exam.item) is not None:
                found.append(item)
                exam.answer(item.legal, "" if item.legal else item.rules[0])
    return tuple(found)
