"""The list of puzzles on the tutor's page: by difficulty, with the learner's progress."""

from __future__ import annotations

from functools import cache
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.hints import played_by
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.page.places import where_taught
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.puzzles.models import Puzzle, used_grades
from platformer_nb.lessons.puzzles.puzzles import LESSON, PuzzleBoard, load_puzzles
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import BASE, Words


def puzzle_list(game: AnyGame, words: Words, progress: Progress) -> dict[str, Any]:
    """Return the view of all puzzles, grade by grade."""
    puzzles = load_puzzles(game)
    return {
        "title": words("puzzles-title"),
        "about": words("puzzles-about", count=len(puzzles)),
        "next": next_open(game, progress),
        "grades": [_grade(game, words, progress, grade) for grade in used_grades(puzzles)],
    }


def next_open(game: AnyGame, progress: Progress, after: int = 0) -> int | None:
    """Return the number of the next unsolved puzzle, wrapping round at the end; None if all others are solved.

    A puzzle whose rules the learner has all met comes before any other; without one, that which needs the fewest lessons.
    """
    numbers = list(range(1, len(load_puzzles(game)) + 1))
    waiting = [
        number
        for number in (*numbers[after:], *numbers[:after])
        if number != after and _best(game, progress, number) is None
    ]
    puzzles, met = load_puzzles(game), progress.rules_met
    ready = (
        number for number in waiting if met.issuperset(puzzle_rules(game, puzzles[number - 1]))
    )
    soonest = min(
        waiting, key=lambda number: needed_lesson(game, puzzles[number - 1]), default=None
    )
    return next(ready, soonest)


def needed_lesson(game: AnyGame, puzzle: Puzzle) -> str:
    """Return the lesson after which all rules of a puzzle's solution have been taught."""
    taught, rules = where_taught(game), puzzle_rules(game, puzzle)
    return max((taught[rule].lesson for rule in rules if rule in taught), default="")


def puzzle_rules(game: AnyGame, puzzle: Puzzle) -> frozenset[str]:
    """Return the rules that allow a puzzle's solution, and those at work in what comes of it."""
    return _rules_by_id(game)[puzzle.id]


@cache
def _rules_by_id(game: AnyGame) -> dict[str, frozenset[str]]:
    found = {}
    for puzzle in load_puzzles(game):
        runner = LessonRunner(game, puzzle.position, puzzle.script, Words(BASE, game.name))
        played_by(runner, puzzle.solution)
        found[puzzle.id] = runner.at_work.union(puzzle.rules)
    return found


def _best(game: AnyGame, progress: Progress, number: int) -> int | None:
    return progress.best(LESSON, load_puzzles(game)[number - 1].id)


def _grade(game: AnyGame, words: Words, progress: Progress, grade: str) -> dict[str, Any]:
    entries = [
        _entry(game, words, progress, number, puzzle)
        for number, puzzle in enumerate(load_puzzles(game), 1)
        if puzzle.grade == grade
    ]
    solved = sum(entry["solved"] for entry in entries)
    return {
        "id": grade,
        "title": words(f"puzzles-{grade}"),
        "text": words(f"puzzles-{grade}-text"),
        "solved": words("tutor-puzzles-solved", solved=solved, count=len(entries)),
        "puzzles": entries,
    }


def _entry(
    game: AnyGame, words: Words, progress: Progress, number: int, puzzle: Puzzle
) -> dict[str, Any]:
    best = _best(game, progress, number)
    stars = 0 if best is None else STARS - best
    told = words("tutor-stars", stars=stars, all=STARS) if best is not None else ""
    return {
        "number": number,
        "title": words(puzzle.title_key),
        "text": _asked(game, words.language, number),
        "solved": best is not None,
        "stars": told,
        "ready": progress.rules_met.issuperset(puzzle_rules(game, puzzle)),
        "needs": _needs(game, words, puzzle),
    }


def _needs(game: AnyGame, words: Words, puzzle: Puzzle) -> str:
    name = needed_lesson(game, puzzle)
    if not name:
        return ""
    return words("tutor-needs", number=name[:2], title=Lesson(game, name, words).title)


@cache
def _asked(game: AnyGame, language: str, number: int) -> str:
    """Return a puzzle's goals as a sentence; cached, since parsing all positions takes a while."""
    puzzle, words = load_puzzles(game)[number - 1], Words(language, game.name)
    start = Attempt(game.rules.read(puzzle.position))
    return f"{words.joined([goal.say(words, start) for goal in puzzle.goals])}."


def puzzle_step(
    game: AnyGame, board: PuzzleBoard, words: Words, progress: Progress
) -> dict[str, Any]:
    """Return the view of the open puzzle's heading and text, and the next unsolved puzzle."""
    others = len(load_puzzles(game))
    after = next_open(game, progress, board.number)
    return {
        "lesson": LESSON,
        "title": words("puzzles-title"),
        "number": board.number - 1,
        "count": others,
        "place": words("tutor-puzzle", number=board.number, count=others),
        "heading": board.title,
        "prose": [["p", board.text], ["p", board.player]],
        "kind": board.step.kind,
        "rules": [],
        "next_puzzle": after,
    }
