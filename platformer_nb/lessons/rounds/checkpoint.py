"""The checkpoint: a referee's round at a place of the track that its data names, on what has been taught.

The result is recorded as a solved exercise of its lesson: each wrong answer costs a star, as help does elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import STARS, Learner
from platformer_nb.lessons.exam.exam import Kind
from platformer_nb.lessons.exam.given import Given
from platformer_nb.lessons.exam.question_generator import Scope
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.round import Round, minutes
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words

EXERCISE: Final = "~checkpoint"
"""The name under which a result is recorded: no step can be called so."""


def checkpoints(game: AnyGame) -> tuple[str, ...]:
    """Return the lessons after which a checkpoint stands."""
    return tuple(name for name in lesson_names(game) if load_lesson(game, name).checkpoint)


def stretch(game: AnyGame, lesson: str) -> tuple[str, ...]:
    """Return the rules taught since the checkpoint before, up to this lesson's end."""
    names = lesson_names(game)
    earlier = [names.index(name) for name in checkpoints(game) if name < lesson]
    part = names[max(earlier, default=-1) + 1 : names.index(lesson) + 1]
    taught = (
        rule for name in part for step in load_lesson(game, name).steps for rule in step.rules
    )
    return tuple(dict.fromkeys(taught))


def asked_rules(game: AnyGame, lesson: str, progress: Progress) -> tuple[str, ...]:
    """Return the rules a checkpoint can ask this learner about: met, and askable within what was taught."""
    scope = taught_scope(game, progress)
    met = progress.rules_met
    return tuple(r for r in stretch(game, lesson) if r in met and askable(game, r, scope))


def checkpoint_offer(
    game: AnyGame, words: Words, progress: Progress, lesson: str
) -> dict[str, Any] | None:
    """Return a checkpoint as a page offers it; None where none is declared.

    `ready`: everything that it can ask about has been met; `stars`: the best result in words, "" without one.
    """
    count = load_lesson(game, lesson).checkpoint if lesson in checkpoints(game) else 0
    if not count:
        return None
    best = progress.best(lesson, EXERCISE)
    return {
        "lesson": lesson,
        "count": count,
        "ready": not progress.unmet(stretch(game, lesson)),
        "done": best is not None,
        "title": words("round-checkpoint-title", number=lesson[:2]),
        "text": words("round-checkpoint-offer", count=count, minutes=minutes(count)),
        "button": words("round-checkpoint-begin", done=str(best is not None).lower()),
        "stars": ""
        if best is None
        else words("round-checkpoint-stars", stars=STARS - best, all=STARS),
    }


class Checkpoint(Round):
    """A round on what a stretch of lessons has taught; its result is recorded when it is over."""

    kind: ClassVar[Kind] = "checkpoint"

    def __init__(
        self,
        game: AnyGame,
        learner: Learner,
        lesson: str,
        rules: tuple[str, ...],
        seed: int | str | None = None,
        *,
        language: str | None = None,
        scope: Scope | None = None,
    ) -> None:
        """Set up the checkpoint after a lesson, about these rules, within what was taught."""
        self.lesson = lesson
        self._pupil = learner
        count = load_lesson(game, lesson).checkpoint
        scope = scope or taught_scope(game, learner.progress)
        super().__init__(game, seed, rules, count, language=language, learner=learner, scope=scope)

    @property
    def title(self) -> str:
        """Title with the number of the lesson."""
        return self.words("round-checkpoint-title", number=self.lesson[:2])

    @property
    def stars(self) -> int:
        """Stars for the round: each wrong answer costs one."""
        return STARS - min(STARS, self.count - self.right)

    def closing(self) -> Mapping[str, Any]:
        """Return the report's end: the stars, and the next lesson."""
        after = self.lesson_after(self.lesson)
        return {
            **super().closing(),
            "text": self.words("round-checkpoint-stars", stars=self.stars, all=STARS)
            if self.over
            else "",
            "ways": [self.lesson_way(after, "round-checkpoint-way")] if after else [],
            "anew": True,
        }

    def another(self, rules: Any = None) -> Any:
        """Return the same round with other questions, or an exam about these rules."""
        if rules is not None:
            return super().another(rules)
        language = self.words.language
        return Checkpoint(self.game, self._pupil, self.lesson, self.rules, language=language)

    def _take(self, given: Given) -> None:
        super()._take(given)
        if len(self.given) == self.count and not self.repeating:
            self._pupil.helped(self.lesson, EXERCISE, STARS - self.stars)
            self._pupil.solved(self.lesson, EXERCISE, ())
