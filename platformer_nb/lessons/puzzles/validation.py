"""Validation of puzzles: the solution solves and is the best, and the wrong answers are wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.puzzles.models import Puzzle, puzzles_of
from platformer_nb.lessons.puzzles.puzzles import PuzzleBoard, proven
from platformer_nb.lessons.track.validation import exercise_faults
from platformer_nb.text import Words


def puzzle_faults(game: AnyGame, puzzles: Sequence[Puzzle], words: Words) -> Iterator[str]:
    """Yield validation errors of puzzles, in English, for their author."""
    for number, puzzle in enumerate(puzzles, 1):
        board = PuzzleBoard(game, puzzle, number, words)
        for fault in (*answer_faults(board), *best_faults(game, puzzle)):
            yield f"puzzles, {puzzle.id}: {fault}"
    yield from _title_faults(puzzles, words)


def _title_faults(puzzles: Sequence[Puzzle], words: Words) -> Iterator[str]:
    """Yield an error for every title that two puzzles share; a missing one is found with the other texts."""
    keys = [puzzle.title_key for puzzle in puzzles if words.has(puzzle.title_key)]
    shared = Counter(words(key) for key in keys)
    for title, count in shared.items():
        if count > 1:
            yield f"puzzles: {count} of them have the title {title!r}"


def answer_faults(board: PuzzleBoard) -> Iterator[str]:
    """Yield validation errors of a puzzle's solution and wrong answers."""
    puzzle = board.puzzle
    yield from exercise_faults(board)
    if board.graded(*board.puzzles.ending).solved:
        yield "it is solved by ending the turn"
    cited = set(board.graded(*puzzle.solution).rules)
    for rule in sorted(cited ^ set(puzzle.rules)):
        yield f"{rule} is {'cited' if rule in cited else 'not cited'} by its solution"


def best_faults(game: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    """Yield an error if exhaustive search contradicts the solution, and the game's own errors; raises TooMany."""
    puzzles, start = puzzles_of(game), game.rules.read(puzzle.position)
    way = proven(game, start, puzzle.goals, puzzle.script)
    if way is None:
        yield "no way leads to its goal"
    elif (way.cost, len(way.actions)) != (puzzle.cost, len(puzzle.solution)):
        yield (
            f"the best way takes {len(way.actions)} actions and {way.cost} {puzzles.currency}, "
            f"its solution {len(puzzle.solution)} and {puzzle.cost}"
        )
    yield from puzzles.faults(puzzle)


def counted_puzzles(puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """Return puzzle counts: in all, by grade, by kind, and of wrong answers."""
    return {
        "puzzles": len(puzzles),
        "grades": dict(Counter(p.grade for p in puzzles)),
        "kinds": dict(Counter(p.kind for p in puzzles)),
        "wrong_answers": sum(len(p.wrong) for p in puzzles),
    }
