"""The notebook page of puzzles, as cells."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.puzzles.models import used_grades
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.text import Words


def puzzle_cells(game: AnyGame, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the kind and text of each cell: an introduction, then all puzzles, grade by grade."""
    puzzles = load_puzzles(game)
    about = words("puzzles-about", count=len(puzzles))
    yield "markdown", f"# {words('puzzles-title')}\n\n{about}"
    yield "markdown", f"## {words('puzzles-how')}\n\n{words('puzzles-how-text')}"
    yield "code", "from platformer_widgets import open_puzzle"
    for grade in used_grades(puzzles):
        yield "markdown", f"## {words(f'puzzles-{grade}')}\n\n{words(f'puzzles-{grade}-text')}"
        for number, puzzle in enumerate(puzzles, 1):
            if puzzle.grade == grade:
                title = words(puzzle.title_key)
                start = Attempt(game.rules.read(puzzle.position))
                asked = words.joined([goal.say(words, start) for goal in puzzle.goals])
                yield "markdown", f"### {number}. {title}\n\n{asked}."
                yield "code", f"open_puzzle({number})"
