"""Check that no step and no puzzle needs a rule that was not taught before."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.hints import played_by
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.page.places import where_taught
from platformer_nb.lessons.puzzles.listing import needed_lesson, puzzle_rules
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words


def untaught_faults(game: AnyGame, words: Words) -> Iterator[str]:
    """Yield an error for every rule at work in a step that no step up to it has taught or announced.

    `ahead` announces a rule: it is at work here and taught later. One that is taught already, or by no later
    lesson, or is not at work, is an error too.
    """
    taught: set[str] = set()
    announced: set[str] = set()
    later = {rule: place.lesson for rule, place in where_taught(game).items()}
    for name in lesson_names(game):
        for step in load_lesson(game, name).steps:
            taught |= set(step.rules)
            needed = rules_needed(game, step, words)
            for rule in sorted(needed - taught - announced - set(step.ahead)):
                yield f"{name}, {step.id}: {rule} is at work and was not taught"
            for rule in step.ahead:
                if rule in taught or rule in announced:
                    yield f"{name}, {step.id}: {rule} was taught or announced already"
                elif rule not in needed:
                    yield f"{name}, {step.id}: {rule} is announced and not at work"
                elif rule not in later:
                    yield f"{name}, {step.id}: {rule} is announced, and no lesson teaches it"
            announced |= set(step.ahead)


def rules_needed(game: AnyGame, step: models.Step, words: Words) -> frozenset[str]:
    """Return the rules at work in what a step shows or asks for, those of its mistakes included."""
    named = frozenset(step.rules_besides)
    if not isinstance(step, models.OnBoard):
        return named
    return named.union(*(_at_work(game, step, way, words) for way in step.ways))


def _at_work(
    game: AnyGame, step: models.OnBoard, actions: list[str], words: Words
) -> frozenset[str]:
    runner = LessonRunner(game, step.position, step.script, words)
    played_by(runner, actions)
    return runner.at_work


def puzzle_lesson_faults(game: AnyGame) -> Iterator[str]:
    """Yield an error for every puzzle whose solution needs a rule that is taught after the lesson it names."""
    taught = where_taught(game)
    for puzzle in load_puzzles(game):
        named = needed_lesson(game, puzzle)
        for rule in sorted(puzzle_rules(game, puzzle)):
            if rule not in taught:
                yield f"puzzles, {puzzle.id}: no lesson teaches {rule}"
            elif taught[rule].lesson > named:
                yield f"puzzles, {puzzle.id}: {rule} is taught after {named}"
