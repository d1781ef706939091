"""Listing and loading of lesson files; every error has its place and a way to correct it."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from platformer_nb.content.check import check
from platformer_nb.content.files import game_folder, names_in, read_toml
from platformer_nb.core.errors import BadInput, key_of, one_of, said, use, within
from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.track.models import (
    KINDS,
    Exercise,
    LessonFile,
    OnBoard,
    Predict,
    Say,
    lesson_shape,
)

FOLDER = "lessons"
PENDING = "pending"
"""The file that lists the rules no lesson teaches yet."""
TRACK = "track"
"""The file about all lessons together (track_file.py)."""

_NAME = re.compile(r"[0-9]{2}-[a-z]+(-[a-z]+)*")


def has_lessons(game: str) -> bool:
    """Return whether a game has lessons in the content that is in force."""
    return (game_folder(game) / FOLDER).is_dir()


def lesson_names(game: AnyGame, path: Path | str | None = None) -> tuple[str, ...]:
    """Return the names of all lessons in order, such as `01-dice-pool`; raises BadInput if the game teaches nothing."""
    if path is None and not has_lessons(game.name):
        game.part("teaching", game.teaching)
    return _names(_folder(game, path))


def present_name(game: str, stored: str) -> str:
    """Return the name that a stored lesson of a game has now: its number is its place, which may have changed.

    A name that no lesson has with any number is returned as it is.
    """
    if not _NAME.fullmatch(stored):
        return stored  # such as the puzzles
    try:
        names = _names(game_folder(game))
    except BadInput:  # the game has no lessons here
        return stored
    return next((name for name in names if slug(name) == slug(stored)), stored)


def _names(folder: Traversable) -> tuple[str, ...]:
    files = names_in(folder, FOLDER, ".toml")
    names = (f.rpartition("/")[2].removesuffix(".toml") for f in files)
    return tuple(name for name in names if name not in (PENDING, TRACK))


def load_lesson(game: AnyGame, name: str, path: Path | str | None = None) -> LessonFile:
    """Load a lesson and check its schema, positions and rules; raises BadInput."""
    return _load(game, name, None if path is None else str(Path(path).resolve()))


def slug(name: str) -> str:
    """Return the part of a lesson's name used in text keys: `dice-pool` of `01-dice-pool`."""
    return name.partition("-")[2]


@lru_cache(maxsize=64)
def _load(game: AnyGame, name: str, path: str | None) -> LessonFile:
    known = lesson_names(game, path)
    if name not in known:
        where = said("place-lesson", name=name)
        raise BadInput(where, "error-no-lesson", "mend-choose", known=known)
    file = f"{FOLDER}/{name}.toml"
    if not _NAME.fullmatch(name):
        raise BadInput(file, "error-lesson-name", "mend-lesson-name")
    data = read_toml(_folder(game, path), file)
    _check_tags(data, file, game.part("teaching", game.teaching).wants)
    lesson = check(lesson_shape(game), data, file)
    _check_steps(game, lesson, file)
    return lesson


def _folder(game: AnyGame, path: Path | str | None) -> Traversable:
    return game_folder(game.name) if path is None else Path(path)


# --- tags, with clearer errors than pydantic's -----------------------------------------------------


def _check_tags(data: dict[str, Any], file: str, wants: tuple[str, ...]) -> None:
    """Check the `kind` of steps and the `want` of goals; raises BadInput."""
    steps = data.get("steps")
    for number, step in enumerate(steps if isinstance(steps, list) else [], 1):
        if isinstance(step, dict):
            _check_tag(step, "kind", KINDS, file, f"steps.{number}")
            goals = step.get("goals")
            for place, goal in enumerate(goals if isinstance(goals, list) else [], 1):
                _check_goal_tag(goal, wants, file, f"steps.{number}.goals.{place}")


def _check_goal_tag(goal: Any, wants: tuple[str, ...], file: str, path: str) -> None:
    if not isinstance(goal, dict):
        return
    _check_tag(goal, "want", wants, file, path)
    parts = goal.get("of")
    if isinstance(parts, list):
        for number, part in enumerate(parts, 1):
            _check_goal_tag(part, wants, file, f"{path}.of.{number}")
    else:
        _check_goal_tag(parts, wants, file, f"{path}.of")


def _check_tag(
    table: dict[str, Any], key: str, known: tuple[str, ...], file: str, path: str
) -> None:
    place = within(file, key_of(f"{path}.{key}"))
    if key not in table:
        raise BadInput(place, "error-key-missing", use(known))
    if table[key] not in known:
        value = repr(table[key])
        raise BadInput(place, "error-value-unknown", use(known), value=value)


# --- references between parts of a lesson --------------------------------------------------------------


def _check_steps(game: AnyGame, lesson: LessonFile, file: str) -> None:
    rulebook = game.rulebook.entries
    teaching = game.part("teaching", game.teaching)
    seen: set[str] = set()
    for number, step in enumerate(lesson.steps, 1):
        key = f"steps.{number}"
        if step.id in seen:
            where = within(file, key_of(f"{key}.id"))
            raise BadInput(where, "error-step-twice", "mend-rename", name=step.id)
        seen.add(step.id)
        if isinstance(step, Exercise):
            _check_wrong(step, file, key)
        for rule in (*step.rules, *step.ahead, *step.rules_besides):
            if rule not in rulebook:
                where = within(file, key_of(f"{key}.rules"))
                raise BadInput(where, "error-no-rule", one_of(rule, rulebook), rule=rule)
        if isinstance(step, Say) and step.drawn is not None:
            _read_position(game, step.drawn.position, file, f"{key}.drawn")
        if isinstance(step, OnBoard):
            state = _read_position(game, step.position, file, key)
            for goal in step.goals if isinstance(step, Exercise) else ():
                teaching.check_goal(goal, state, within(file, key_of(f"{key}.goals")))
            if isinstance(step, Predict):
                teaching.check_asks(step.asks, state, within(file, key_of(f"{key}.asks")))


def _check_wrong(step: Exercise, file: str, key: str) -> None:
    """Check mistakes with consequences: legal, explained by `id` and `by`; raises BadInput."""
    for number, wrong in enumerate(step.wrong, 1):
        where = within(file, key_of(f"{key}.wrong.{number}"))
        if wrong.then is None and (wrong.by or wrong.script):
            raise BadInput(where, "error-then-missing", "mend-then-missing")
        if wrong.then is not None and wrong.rule:
            raise BadInput(where, "error-then-refused", "mend-then-refused")
        if wrong.then is not None and not (wrong.id and wrong.by):
            raise BadInput(where, "error-then-unexplained", "mend-then-unexplained")


def _read_position(game: AnyGame, position: str, file: str, key: str) -> Any:
    try:
        return game.rules.read(position)
    except BadInput as error:
        where = within(file, key_of(f"{key}.position"), *error.where)
        raise BadInput(where, error.what, error.how) from error
