"""The boards of the lessons as sources of questions, for where a drawn example shows what was not taught yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any, NamedTuple

from platformer_nb.core.errors import BadInput, IllegalAction
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.examples import DrawnExample
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import BASE, Words


class BoardSource(NamedTuple):
    """A position of a lesson with an action tried there, and the rules that its step teaches."""

    taught: frozenset[str]
    tried: DrawnExample


def board_sources(
    game: AnyGame, wanted: Callable[[Collection[str]], bool] = lambda taught: True
) -> tuple[BoardSource, ...]:
    """Return every action of the boards of the lessons, mistakes included, each once.

    Only those of steps that are `wanted` for the rules they teach: others are not played, since that takes time.
    """
    boards = (n for n, step in enumerate(_boards(game)) if wanted(step.rules))
    return tuple(dict.fromkeys(one for number in boards for one in _of_board(game, number)))


@cache
def _boards(game: AnyGame) -> tuple[models.OnBoard, ...]:
    steps = (step for name in lesson_names(game) for step in load_lesson(game, name).steps)
    return tuple(step for step in steps if isinstance(step, models.OnBoard))


@cache
def _of_board(game: AnyGame, number: int) -> tuple[BoardSource, ...]:
    step = _boards(game)[number]
    taught = frozenset(step.rules)
    return tuple(BoardSource(taught, one) for one in _tried(game, step))


def _tried(game: AnyGame, step: models.OnBoard) -> Iterator[DrawnExample]:
    words = Words(BASE, game.name)
    for actions, script in _lines(step):
        runner = LessonRunner(game, step.position, script, words)
        for text in actions:
            if game.rules.actor(runner.state) in (NATURE, None):
                break
            try:
                action = runner.read(text)
                yield _example(game, runner.state, action, step.id)
                runner.advance(action)
            except (BadInput, IllegalAction):
                break


def _lines(step: models.OnBoard) -> Iterator[tuple[list[str], list[str]]]:
    """Yield each line of actions of a step, with what chance brings in it."""
    for way in step.ways:
        yield way, step.script
    if isinstance(step, models.Exercise):
        for wrong in step.wrong:
            yield wrong.actions, [*wrong.script, *step.script]


def _example(game: AnyGame, state: Any, action: Any, name: str) -> DrawnExample:
    rules = game.rules
    ruling = rules.judge(state, action)
    refused = () if ruling.legal else ruling.rules
    return DrawnExample(
        name=name,
        rules=ruling.rules,
        position=rules.write(state),
        do=(rules.write_action(state, action),),
        refused=refused,
    )
