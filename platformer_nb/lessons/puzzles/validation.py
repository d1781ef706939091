"""Proof that a puzzle holds: its solution solves it and is the best there is, its wrong answers are wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.games.platformer.teaching.event_goals import Reaches
from platformer_nb.lessons.puzzles.puzzles import Puzzle, PuzzleBoard, proven
from platformer_nb.lessons.puzzles.solver import highest_row
from platformer_nb.lessons.track.validation import exercise_faults
from platformer_nb.text import Words

ENDING = ("end", "set none")
"""What a learner does who only ends the turn."""


def puzzle_faults(game: AnyGame, puzzles: Sequence[Puzzle], words: Words) -> Iterator[str]:
    """Whatever does not hold in puzzles, each in an English sentence for their maker."""
    for number, puzzle in enumerate(puzzles, 1):
        board = PuzzleBoard(game, puzzle, number, words)
        for fault in (*answer_faults(board), *best_faults(game, puzzle)):
            yield f"puzzles, {puzzle.id}: {fault}"


def answer_faults(board: PuzzleBoard) -> Iterator[str]:
    """Whatever does not hold in what is answered to a puzzle, right or wrong."""
    puzzle = board.puzzle
    yield from exercise_faults(board)
    if board.graded(*ENDING).solved:
        yield "it is solved by ending the turn"
    cited = set(board.graded(*puzzle.solution).rules)
    for rule in sorted(cited ^ set(puzzle.rules)):
        yield f"{rule} is {'cited' if rule in cited else 'not cited'} by its solution"


def best_faults(game: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    """Whether a search through everything finds a better way than the solution; raises TooMany."""
    rules = game.rules
    start = rules.read(puzzle.position)
    way = proven(rules, start, puzzle.goals, puzzle.script)
    if way is None:
        yield "no way leads to its goal"
    elif (way.gems, len(way.actions)) != (puzzle.gems, len(puzzle.solution)):
        yield (
            f"the best way takes {len(way.actions)} actions and {way.gems} gems, "
            f"its solution {len(puzzle.solution)} and {puzzle.gems}"
        )
    if puzzle.kind == "top":
        asked = next(goal.row for goal in puzzle.goals if isinstance(goal, Reaches))
        if (highest := highest_row(rules, start)) != asked:
            yield f"Row {highest} can be reached, and Row {asked} is asked for"


def counted_puzzles(puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """Puzzles in numbers: how many there are, of each grade and kind."""
    return {
        "puzzles": len(puzzles),
        "grades": dict(Counter(p.grade for p in puzzles)),
        "kinds": dict(Counter(p.kind for p in puzzles)),
        "wrong_answers": sum(len(p.wrong) for p in puzzles),
    }
