"""Expected mistakes of an exercise: recognising one, and finding the point up to which a solution is reachable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.goals.base import met
from platformer_nb.lessons.track import models
from platformer_nb.text import Words


@dataclass(frozen=True, slots=True)
class MadeMistake:
    """An expected mistake that was made; `left` are the actions still to play to show its consequences."""

    wrong: models.Wrong
    left: tuple[Any, ...] = ()

    @property
    def shows(self) -> bool:
        """Whether its consequences are played out and taken back, or only explained in words."""
        return self.wrong.then is not None


def made_mistake(
    game: AnyGame, step: models.Exercise, words: Words, actions: Sequence[object]
) -> MadeMistake | None:
    """Return the expected mistake that these actions are, however spelled; None if they are none.

    It is still recognised when the learner has gone on with the actions of `then`. Mistakes without an
    explanation (`id`) are ignored.
    """
    gone = _meant(_fresh(game, step, words), actions)
    for wrong in sorted((w for w in step.wrong if w.id), key=lambda w: -len(w.actions)):
        most = len(wrong.actions) + len(wrong.then or ())
        if len(wrong.actions) <= len(gone) <= most:
            whole = _whole(_fresh(game, step, words), wrong)
            if whole[: len(gone)] == gone:
                return MadeMistake(wrong, whole[len(gone) :])
    return None


def open_until(
    game: AnyGame, step: models.Exercise, words: Words, actions: Sequence[object]
) -> int:
    """Return after how many of these actions a solution could still be completed.

    The rest of a solution is tried without the actions already done, in whatever order, and else the
    whole solution. Its actions are compared in notation: in another order they start from other Spaces.
    """
    solutions = [_written(_fresh(game, step, words), solution) for solution in step.solutions]
    gone = _written(_fresh(game, step, words), actions)
    for count in range(len(gone), 0, -1):
        done = gone[:count]
        for solution in solutions:
            if any(
                _solves(game, step, words, (*done, *x)) for x in (_rest(solution, done), solution)
            ):
                return count
    return 0


def _meant(runner: LessonRunner, actions: Sequence[object]) -> tuple[Any, ...]:
    """Return the actions as played one by one; the first that cannot be parsed ends them as it is."""
    found: list[Any] = []
    for action in actions:
        try:
            meant = runner.read(action)
        except BadInput:
            return (*found, action)
        found.append(meant)
        runner.do(meant)
    return tuple(found)


def _written(runner: LessonRunner, actions: Sequence[object]) -> tuple[str, ...]:
    """Return the actions in canonical notation as played one by one; the first that cannot be parsed ends them."""
    found: list[str] = []
    for action in actions:
        try:
            meant = runner.read(action)
        except BadInput:
            return (*found, str(action))
        found.append(runner.rules.write_action(runner.state, meant))
        runner.do(meant)
    return tuple(found)


def _fresh(game: AnyGame, step: models.Exercise, words: Words) -> LessonRunner:
    return LessonRunner(game, step.position, step.script, words)


def _whole(runner: LessonRunner, wrong: models.Wrong) -> tuple[Any, ...]:
    """Return the actions of a mistake followed by those that show its consequences."""
    own = _meant(runner, wrong.actions)
    runner.bring(wrong.script)
    runner.settle()
    return own + _meant(runner, wrong.then or ())


def _rest(solution: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return the actions of a solution that have not been done."""
    left = list(solution)
    for action in gone:
        if action in left:
            left.remove(action)
    return left


def _solves(game: AnyGame, step: models.Exercise, words: Words, actions: Sequence[str]) -> bool:
    runner = _fresh(game, step, words)
    done = all(runner.do(action) for action in actions)
    return done and met(step.goals, runner.attempt)
