"""A step of a lesson: a board to watch, to play with, or to solve, with hints and feedback."""

from __future__ import annotations

from typing import Any, Final

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.game import AnyGame
from platformer_nb.games import load_game
from platformer_nb.lessons.boards.boards import Board, Exercise
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.boards.prediction_table import table_of
from platformer_nb.lessons.boards.shown import ShownBoards
from platformer_nb.lessons.exam.lesson_exam import LessonExam
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.puzzles import puzzles
from platformer_nb.lessons.puzzles.puzzles import PuzzleBoard
from platformer_nb.lessons.track import lesson as lesson_loader
from platformer_nb.lessons.track.lesson import Lesson, folder_game, folder_language
from platformer_nb.lessons.track.start import StartList
from platformer_nb.text import Words, chosen_language
from platformer_widgets.assets import bundle, style
from platformer_widgets.component import Component
from platformer_widgets.notebook_errors import show_errors_in
from platformer_widgets.standalone.referee import RefereeExam

STYLES: Final = (
    "lib/base.css",
    "games/*.css",
    "standalone/play_table.css",
    "screen/tray.css",
    "standalone/lesson.css",
)
WORDS: Final = (
    "again",
    "foresee",
    "goals",
    "hint",
    "line",
    "line-help",
    "mark-guess",
    "mark-hint",
    "mark-refused",
    "next",
    "off",
    "pause",
    "play",
    "play-on",
    "point",
    "reset",
    "rules-rest",
    "run",
    "see",
    "step-back",
    "task-done",
    "try",
    "watch",
)
"""The component's own fixed words: keys under `lesson-word-`."""

PUZZLES: Final = ShownBoards()
"""The puzzles that the notebook shows."""


class LessonStep(Component):
    """One board of a lesson; its text is the drawn position."""

    _esm = bundle("standalone/lesson.js")
    _css = style(*STYLES)

    def __init__(self, board: Board) -> None:
        self.board = board
        self.table = table_of(board)
        super().__init__(self.table, self.table.view(), game=board.game.name)
        self.words = self._fixed_words(board.words.language)
        board.followers.append(self._follow)

    def _follow(self, answer: Any) -> None:
        """Show what Python has done on the board, or play an answer given there."""
        self.show(self.table.follow(answer))

    def _fixed_words(self, language: str) -> dict[str, str]:
        own = {f"lesson-{word}": self.board.words(f"lesson-word-{word}") for word in WORDS}
        return {**super()._fixed_words(language), **own}

    def __repr__(self) -> str:
        return repr(self.board)


class ExerciseBoard(LessonStep):
    """A board with a task that checks itself."""


def present(board: Board | LessonExam) -> Any:
    """Return the component of a board or an exam."""
    if isinstance(board, LessonExam):
        return RefereeExam(board)
    return ExerciseBoard(board) if isinstance(board, Exercise) else LessonStep(board)


def open_lesson(name: str, language: str | None = None, *, game: str | None = None) -> Lesson:
    """Open a lesson, such as `01-dice-pool`, with playable boards.

    Without `game`, use that of the notebook's folder, or the default game; without `language`, that of the
    folder, or of the environment. A displayed board has a `language` of its own, which can be set.
    """
    loaded = _game(game, language)
    learner = learner_of(loaded.name)
    return lesson_loader.open_lesson(loaded, name, language, present=present, learner=learner)


def open_puzzle(
    number: int, language: str | None = None, *, game: str | None = None
) -> PuzzleBoard:
    """Open a puzzle by its number, from 1, as a playable board; `language` and `game` as in `open_lesson`."""
    loaded = _game(game, language)
    learner = learner_of(loaded.name)
    board = puzzles.open_puzzle(loaded, number, language, present=present, learner=learner)
    PUZZLES.attach(f"{loaded.name}/{number}", board)
    return board


def start(language: str | None = None, *, game: str | None = None) -> StartList:
    """Return the lessons in order, with the reader's progress; `language` and `game` as in `open_lesson`."""
    loaded = _game(game, language)
    reader = folder_language() if language is None else chosen_language(language)
    return StartList(loaded, Words(reader, loaded.name), learner_of(loaded.name).progress)


def learner_of(game: str) -> Learner:
    """Return the learner whose progress in this game is kept in their own file."""
    return Learner(ProgressOfGame(ProgressFile(), game, DEFAULT_GAME))


def _game(name: str | None, language: str | None) -> AnyGame:
    """Return the game of a notebook; from now on the notebook shows errors in the language."""
    reader = folder_language() if language is None else chosen_language(language)
    show_errors_in(reader, None)
    found = load_game(name or folder_game() or DEFAULT_GAME)
    show_errors_in(reader, found.name)
    return found
