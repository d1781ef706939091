"""Puzzles: positions to solve within one turn, each with a solution proven to be the best.

They are data in a game's `puzzles/puzzles.toml`. A puzzle opens as a board like an exercise; its kind is
one of the game's (see `core.parts.teaching.Puzzles`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from platformer_nb.content.check import check
from platformer_nb.content.files import game_folder, read_toml
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.boards import Exercise, Present
from platformer_nb.lessons.boards.feedback import WIDTH
from platformer_nb.lessons.boards.learner import Learner, Noted
from platformer_nb.lessons.goals.base import Attempt, Want, met
from platformer_nb.lessons.puzzles.models import Puzzle, puzzle_shape, puzzles_of
from platformer_nb.lessons.puzzles.solver import PATIENCE, BestWay, best_way
from platformer_nb.lessons.track.lesson import folder_language
from platformer_nb.text import Words, chosen_language

FILE: Final = "puzzles/puzzles.toml"
LESSON: Final = "puzzles"
"""The lesson name under which solved puzzles are recorded."""


class PuzzleBoard(Exercise):
    """The board of a puzzle: play on it, or call `answer("move up", ...)`."""

    def __init__(
        self,
        game: AnyGame,
        puzzle: Puzzle,
        number: int,
        words: Words,
        present: Present | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.puzzles = puzzles_of(game)
        step = puzzle.exercise(self.puzzles.starter)
        key = f"puzzle-{puzzle.kind}"
        super().__init__(game, step, key, number, words, self.puzzles.choices, present)
        self._start = self.fresh().state

    @property
    def heading(self) -> str:
        """Heading above the board."""
        grade = self.words(f"puzzle-grade-{self.puzzle.grade}")
        return self.words("puzzle-heading", number=self.number, grade=grade)

    @property
    def title(self) -> str:
        """Title of the puzzle."""
        return self.words(self.puzzle.title_key)

    @property
    def begun(self) -> tuple[str, ...]:
        """Empty: a puzzle has no partial answer to start from."""
        return ()

    @property
    def solved(self) -> bool:
        """Whether every goal is met, within the turn that the puzzle is about."""
        history = self.session.history
        mine = (entry.before for entry in history if entry.actor != NATURE)
        return super().solved and all(self.goes_on(state) for state in mine)

    def goes_on(self, state: Any) -> bool:
        """Return whether it is still the turn that the puzzle is about."""
        rules, start = self.game.rules, self._start
        return rules.moment(state) == rules.moment(start) and rules.actor(state) == rules.actor(
            start
        )

    def fails(self) -> bool:
        """Return whether the events on the board have failed the puzzle for good."""
        return self.puzzles.fails(self.puzzle.goals, self._start, self.runner.attempt.events)

    def lost_note(self) -> str:
        """Return why the answer fails, unless it is only that the goal is still open."""
        attempt = self.runner.attempt
        if met(self.puzzle.goals, attempt):
            return self.note()
        return self.puzzles.note(self.puzzle, attempt.state, attempt.events, self.words)

    @property
    def player(self) -> str:
        """The player's abilities in words; card effects are shown below the map."""
        return self.puzzles.player(self.fresh().state, self.words)

    @property
    def around(self) -> tuple[str, ...]:
        """Facts in words about everything else on the map."""
        return self.puzzles.around(self.fresh().state, self.words)

    def _note(self, actions: Any) -> str:
        """Return why a legal answer fails: it costs too much, or misses the goal; "" if there is none."""
        if not actions:
            return ""  # no answer yet
        board = PuzzleBoard(self.game, self.puzzle, self.number, self.words)
        if not board.do(*actions):
            return ""
        attempt = board.runner.attempt
        now = self.puzzles.cost(attempt.events)
        if met(self.puzzle.goals, attempt):
            return self.words("puzzle-too-dear", now=now, most=self.puzzle.cost)
        own = self.puzzles.note(self.puzzle, attempt.state, attempt.events, self.words)
        return own or self.words("puzzle-not-there", now=now, actions=len(self.puzzle.solution))

    def _lines(self) -> Iterable[str]:
        first, *rest = super()._lines()
        yield f"{first}: {self.title}"
        for told in (self.player, *self.around):
            yield fill(told, WIDTH, subsequent_indent="  ")
        yield from rest


def load_puzzles(game: AnyGame, path: Path | str | None = None) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game in order, from its content or another folder; raises BadInput."""
    return _load(game, None if path is None else str(path))


@lru_cache(maxsize=4)
def _load(game: AnyGame, path: str | None) -> tuple[Puzzle, ...]:
    if game.teaching is None or game.teaching.puzzles is None:
        return ()
    folder = game_folder(game.name) if path is None else Path(path)
    return tuple(check(puzzle_shape(game), read_toml(folder, FILE), FILE).puzzles)


def open_puzzle(
    game: AnyGame,
    number: int,
    language: str | None = None,
    *,
    present: Present | None = None,
    learner: Learner | None = None,
) -> PuzzleBoard:
    """Open a puzzle by its number from 1.

    The default language is chosen as in `open_lesson`. Its solution is recorded as that of `learner`, if given.
    Raises BadInput if there is no such puzzle.
    """
    puzzles = load_puzzles(game)
    if not 1 <= number <= len(puzzles):
        place = said("place-puzzle", number=str(number))
        raise BadInput(place, "error-no-such-number", "mend-number-to", count=len(puzzles))
    spoken = folder_language() if language is None else chosen_language(language)
    board = PuzzleBoard(game, puzzles[number - 1], number, Words(spoken, game.name), present)
    if learner is not None:
        board.noted = Noted(learner, LESSON, board.step)
    return board


def proven(
    game: AnyGame,
    start: Any,
    goals: Sequence[Want],
    script: Sequence[str],
    patience: int = PATIENCE,
) -> BestWay | None:
    """Return the best solution of a puzzle by exhaustive search; None if there is none.

    Raises TooMany if more than `patience` positions are needed.
    """
    fails = puzzles_of(game).fails

    def reached(state: Any, events: tuple[Any, ...]) -> bool:
        return met(goals, Attempt(state, (), events))

    def lost(events: tuple[Any, ...]) -> bool:
        return fails(goals, start, events)

    return best_way(game, start, reached, patience, script, lost)
