"""The families of keys of a game's lessons, goals and puzzles, taken from its lesson files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from platformer_nb.core.game import AnyGame, KeyFamily
from platformer_nb.lessons.puzzles.models import puzzles_of
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.track_file import load_track
from platformer_nb.text import BASE

GOAL = "goal-"
OF_LESSONS = ("lesson-{}-{}", "goal-{}", "puzzle-{}")
"""Patterns of the common code that only a game with lessons fills."""


def lesson_families(game: AnyGame) -> Iterator[tuple[str, KeyFamily]]:
    """Yield the families by pattern; without keys for a game that does not teach."""
    if game.teaching is None:
        yield from ((pattern, KeyFamily()) for pattern in OF_LESSONS)
        return
    lessons = KeyFamily(lambda: (key for lesson in _lessons(game) for key in lesson.text_keys()))
    yield from ((f"lesson-{{}}-{end}", lessons) for end in ("{}", "title", "about"))
    yield "tutor-aim-{}", KeyFamily(lambda: (one.key for one in load_track(game).aim))
    yield "goal-{}", KeyFamily(lambda: (goal.key() for goal in goals_of(game)))
    yield "goal-used-{}", KeyFamily(goal_keys(game, "goal-used-"))
    yield "goal-not-{}", KeyFamily(allowed=lambda: _denied(game))
    if game.teaching.puzzles is None:
        yield "puzzle-{}", KeyFamily()
    else:
        kinds = puzzles_of(game).kinds
        texts = tuple(f"puzzle-{kind}{end}" for kind in kinds for end in ("", "-hint", "-done"))
        yield "puzzle-{}", KeyFamily(lambda: texts)
        yield "puzzle-{}-title", KeyFamily(lambda: (one.title_key for one in load_puzzles(game)))


def goals_of(game: AnyGame) -> Iterator[Any]:
    """Yield every goal of every exercise and puzzle, and the parts of compound goals."""
    tasks: Iterator[Any] = (
        step
        for lesson in _lessons(game)
        for step in lesson.steps
        if isinstance(step, models.Exercise)
    )
    waiting: list[Any] = [goal for task in (*tasks, *load_puzzles(game)) for goal in task.goals]
    while waiting:
        goal = waiting.pop()
        yield goal
        parts = getattr(goal, "of", [])
        waiting.extend(parts if isinstance(parts, list) else [parts])


def goal_keys(game: AnyGame, start: str) -> Callable[[], Iterator[str]]:
    """Return a function that yields the keys of the goals that begin so."""
    return lambda: (key for goal in goals_of(game) if (key := goal.key()).startswith(start))


def _denied(game: AnyGame) -> Iterator[str]:
    for goal in goals_of(game):
        if goal.want == "not":
            yield f"goal-not-{goal.of.key().removeprefix(GOAL)}"


def _lessons(game: AnyGame) -> Iterator[Lesson]:
    return (open_lesson(game, name, BASE) for name in lesson_names(game))
