"""An open lesson: its texts, boards, exercises and exams."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from platformer_nb.core.discovery import VARIABLE
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import AnyGame
from platformer_nb.games import game_names
from platformer_nb.lessons.boards.boards import Board, Exercise, Present, ShowBoard, TryBoard
from platformer_nb.lessons.boards.learner import Learner, Noted
from platformer_nb.lessons.boards.prediction import Prediction
from platformer_nb.lessons.boards.shown import ShownBoards
from platformer_nb.lessons.exam.lesson_exam import LessonExam
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import load_lesson, slug
from platformer_nb.text import Words, chosen_language, languages
from platformer_nb.text.notation import table

T = TypeVar("T")


class Lesson:
    """A lesson in one language; its boards, predictions and exercises are numbered as in its text.

        lesson = open_lesson(game, "01-dice-pool")
        lesson.show(1)                     # a demonstration or a free-play board
        board = lesson.exercise(1)         # an exercise; each call returns a fresh board
        board.legal()                      # all legal actions now
        board.judge("move up")             # legal or not, and by which rule; changes nothing
        board.do("coin", "move right")     # play; undo() and reset() take back
        board.check()                      # grade what was played
        board.answer("coin", "move right") # grade a whole answer from the start; the board shown plays it
        board.hint(1)                      # 1 a nudge, 2 the rules, 3 the Spaces, 4 a solution

    `notation` prints the words of the notation. `predict(n)` returns a prediction, `exam(n)` an exam.
    `present` makes the component of a board; `learner` records the answers.
    """

    def __init__(
        self,
        game: AnyGame,
        name: str,
        words: Words,
        present: Present | None = None,
        learner: Learner | None = None,
    ) -> None:
        self.game = game
        self.name = name
        self.learner = learner
        self.words = words
        self.slug = slug(name)
        self._present = present
        self._shown = ShownBoards()
        file = load_lesson(game, name)
        self.steps = tuple(file.steps)
        self.choices = tuple(file.choices)

    @property
    def title(self) -> str:
        """Title of the lesson."""
        return self.words(f"lesson-{self.slug}-title")

    @property
    def about(self) -> str:
        """Topic of the lesson in one sentence."""
        return self.words(f"lesson-{self.slug}-about")

    def key(self, step: models.Step) -> str:
        """Return the key of a step's text, which is the prefix of the keys of its other texts."""
        return f"lesson-{self.slug}-{step.id}"

    @property
    def head_keys(self) -> tuple[str, ...]:
        """The keys of its title and topic."""
        return f"lesson-{self.slug}-title", f"lesson-{self.slug}-about"

    def step_keys(self, step: models.Step) -> Iterator[str]:
        """Yield the keys of all texts of a step."""
        key = self.key(step)
        yield from (f"{key}-title", key)
        yield from (f"{key}-{part}" for part in step.text_parts)

    def text_keys(self) -> Iterator[str]:
        """Yield the keys of all texts of the lesson."""
        yield from self.head_keys
        for step in self.steps:
            yield from self.step_keys(step)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the lesson teaches, without duplicates."""
        return tuple(dict.fromkeys(r for step in self.steps for r in step.rules))

    @property
    def shows(self) -> tuple[models.Show | models.Try, ...]:
        """The demonstrations and free-play boards."""
        return tuple(s for s in self.steps if isinstance(s, (models.Show, models.Try)))

    @property
    def exercises(self) -> tuple[models.Exercise, ...]:
        """The exercises."""
        return tuple(s for s in self.steps if isinstance(s, models.Exercise))

    @property
    def predictions(self) -> tuple[models.Predict, ...]:
        """The predictions."""
        return tuple(s for s in self.steps if isinstance(s, models.Predict))

    @property
    def exams(self) -> tuple[models.Exam, ...]:
        """The exams."""
        return tuple(s for s in self.steps if isinstance(s, models.Exam))

    def show(self, number: int) -> Board:
        """Return a demonstration or free-play board by its number from 1; raises BadInput if there is none."""
        step = self._pick("place-board", number, self.shows)
        kind = ShowBoard if isinstance(step, models.Show) else TryBoard
        board = kind(
            self.game, step, self.key(step), number, self.words, self.choices, self._present
        )
        board.shown = lambda: self._read_to(step)
        return board

    def exercise(self, number: int) -> Exercise:
        """Return a fresh board of an exercise by its number from 1; raises BadInput if there is none."""
        step = self._pick("place-exercise", number, self.exercises)
        board = Exercise(
            self.game, step, self.key(step), number, self.words, self.choices, self._present
        )
        board.noted = self._noted(step)
        board.shown = lambda: self._read_to(step)
        self._shown.attach(step.id, board)
        return board

    def predict(self, number: int) -> Prediction:
        """Return a fresh prediction by its number from 1; raises BadInput if there is none."""
        step = self._pick("place-prediction", number, self.predictions)
        board = Prediction(
            self.game, step, self.key(step), number, self.words, self.choices, self._present
        )
        board.noted = self._noted(step)
        board.shown = lambda: self._read_to(step)
        self._shown.attach(step.id, board)
        return board

    def exam(self, number: int) -> LessonExam:
        """Return a fresh exam by its number from 1; raises BadInput if there is none."""
        step = self._pick("place-lesson-exam", number, self.exams)
        return LessonExam(
            self.game,
            step,
            self.key(step),
            number,
            self.words,
            self._present,
            self.learner,
            self.name,
        )

    def _read_to(self, step: models.Step) -> None:
        """Record the rules of a notebook's lesson up to this step as met."""
        if self.learner is not None:
            steps = self.steps[: self.steps.index(step) + 1]
            self.learner.met(rule for one in steps for rule in one.rules)

    def _noted(self, step: models.Step) -> Noted | None:
        """Return the recorder of answers to a step; None without a learner."""
        return None if self.learner is None else Noted(self.learner, self.name, step)

    def _pick(self, place: str, number: int, found: tuple[T, ...]) -> T:
        if number not in range(1, len(found) + 1):  # also refuses "1" and 1.5
            raise BadInput(
                said(place, number=str(number)),
                "error-no-such-number",
                "mend-number-to",
                count=len(found),
            )
        return found[number - 1]

    @property
    def notation(self) -> Notation:
        """Table of the words of the notation and their meaning in the lesson's language."""
        return Notation(self.words)

    def __repr__(self) -> str:
        contents = self.words(
            "lesson-contents",
            title=self.title,
            boards=len(self.shows),
            exercises=len(self.exercises),
        )
        return f"{contents}\n{self.words('lesson-how')}"


class Notation:
    """The words used to write positions and actions, printed as a table."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __repr__(self) -> str:
        return "\n".join(table(self.words, self.words.naming.typed))


def open_lesson(
    game: AnyGame,
    name: str,
    language: str | None = None,
    *,
    present: Present | None = None,
    learner: Learner | None = None,
) -> Lesson:
    """Open a lesson of a game by its name, such as `01-dice-pool`; raises BadInput if there is none.

    The default language is that of the notebook's folder, so that it matches the notebook's text, or
    else that of the environment. Answers are recorded as those of `learner`, if given.
    """
    spoken = folder_language() if language is None else chosen_language(language)
    return Lesson(game, name, Words(spoken, game.name), present, learner)


def folder_language() -> str:
    """Return the language of the working directory, notebooks/tutorial/<game>/<language>/, or of the environment."""
    name = Path.cwd().name
    return name if name in languages() else chosen_language()


def folder_game() -> str | None:
    """Return the game of the working directory, notebooks/tutorial/<game>/<language>/.

    Elsewhere that of the environment, which a server sets for notebooks in a folder of another name; else None.
    """
    here = Path.cwd()
    name = here.parent.name
    if here.name in languages() and name in game_names():
        return name
    asked = os.environ.get(VARIABLE)
    return asked if asked in game_names() else None
