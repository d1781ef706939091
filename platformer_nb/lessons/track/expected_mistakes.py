"""Wrong ways that are expected: which of them was gone, and from where a solution is still open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.runner import LessonRunner, as_text
from platformer_nb.lessons.goals.base import met
from platformer_nb.lessons.track import models
from platformer_nb.text import Words


@dataclass(frozen=True, slots=True)
class Way:
    """A wrong way that was gone; `left` is what has still to be played to show what comes of it."""

    wrong: models.Wrong
    left: tuple[str, ...] = ()

    @property
    def shows(self) -> bool:
        """Whether it is let happen and taken back, or only spoken of."""
        return self.wrong.then is not None


def way_of(
    game: AnyGame, step: models.Exercise, words: Words, actions: Sequence[str]
) -> Way | None:
    """The expected wrong way that just these actions are, however spelled; None if it is none.

    Who has gone on by himself just as `then` does is still on it. What has no sentence is no way.
    """
    gone = spelled(_fresh(game, step, words), actions)
    for wrong in sorted((w for w in step.wrong if w.id), key=lambda w: -len(w.actions)):
        most = len(wrong.actions) + len(wrong.then or ())
        if len(wrong.actions) <= len(gone) <= most:
            whole = _whole(_fresh(game, step, words), wrong)
            if whole[: len(gone)] == gone:
                return Way(wrong, whole[len(gone) :])
    return None


def open_until(game: AnyGame, step: models.Exercise, words: Words, actions: Sequence[str]) -> int:
    """After how many of these actions one of the solutions could still be played to its end.

    What of a solution was done already, in whatever order, is left out or, if that does not lead
    there, done once more.
    """
    solutions = [spelled(_fresh(game, step, words), solution) for solution in step.solutions]
    gone = spelled(_fresh(game, step, words), actions)
    for count in range(len(gone), 0, -1):
        done = gone[:count]
        for solution in solutions:
            if any(
                _solves(game, step, words, (*done, *x)) for x in (_rest(solution, done), solution)
            ):
                return count
    return 0


def spelled(runner: LessonRunner, actions: Sequence[str]) -> tuple[str, ...]:
    """The actions as the rules spell them when they are done one by one, as far as they can be read."""
    found: list[str] = []
    for action in actions:
        try:
            meant = runner.session.action(as_text(action))
        except BadInput:
            return (*found, action)
        found.append(runner.rules.write_action(runner.state, meant))
        runner.do(action)
    return tuple(found)


def _fresh(game: AnyGame, step: models.Exercise, words: Words) -> LessonRunner:
    return LessonRunner(game, step.position, step.script, words)


def _whole(runner: LessonRunner, wrong: models.Wrong) -> tuple[str, ...]:
    """A wrong way with what plays on after it."""
    own = spelled(runner, wrong.actions)
    runner.bring(wrong.script)
    runner.settle()
    return own + spelled(runner, wrong.then or ())


def _rest(solution: Sequence[str], gone: Sequence[str]) -> list[str]:
    """What of a solution is left to do."""
    left = list(solution)
    for action in gone:
        if action in left:
            left.remove(action)
    return left


def _solves(game: AnyGame, step: models.Exercise, words: Words, actions: Sequence[str]) -> bool:
    runner = _fresh(game, step, words)
    done = all(runner.do(action) for action in actions)
    return done and met(step.goals, runner.attempt)
