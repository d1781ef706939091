"""A lesson as a learner opens it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.boards import Board, Exercise, Present, ShowBoard, TryBoard
from platformer_nb.lessons.boards.learner import Learner, Noted
from platformer_nb.lessons.boards.prediction import Prediction
from platformer_nb.lessons.exam.lesson_exam import LessonExam
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import load_lesson, slug
from platformer_nb.text import Words, chosen_language, languages
from platformer_nb.text.notation import table

T = TypeVar("T")


class Lesson:
    """A lesson, in one language; its boards, predictions and exercises are numbered as in its text.

        lesson = open_lesson(game, "01-dice-pool")
        lesson.show(1)                     # a board to watch or to play with
        board = lesson.exercise(1)         # an exercise; each call gives a fresh one
        board.legal()                      # what may be done now
        board.judge("move up")             # may I, and by which rule? Nothing changes
        board.do("coin", "move right")     # play; undo() takes back, reset() begins again
        board.check()                      # is it solved?
        board.answer("coin", "move right") # a whole answer from the start, instead of do and check
        board.hint(1)                      # 1 a nudge, 2 the rules, 3 the Spaces, 4 a solution

    `notation` lists the words that actions are typed with. `predict(n)` asks what is going to happen, `exam(n)` is an exam. For programs: `present` makes a
    component for a board, and `learner` notes the answers.
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
        file = load_lesson(game, name)
        self.steps = tuple(file.steps)
        self.choices = tuple(file.choices)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.words(f"lesson-{self.slug}-title")

    @property
    def about(self) -> str:
        """What it is about, in a sentence."""
        return self.words(f"lesson-{self.slug}-about")

    def key(self, step: models.Step) -> str:
        """The key of a step's text; those of its other texts begin with it."""
        return f"lesson-{self.slug}-{step.id}"

    def text_keys(self) -> Iterator[str]:
        """The key of every text the lesson has of its own."""
        base = f"lesson-{self.slug}"
        yield from (f"{base}-title", f"{base}-about")
        for step in self.steps:
            key = self.key(step)
            yield from (f"{key}-title", key)
            if isinstance(step, models.Exercise):
                yield from (f"{key}-hint", f"{key}-done")
                yield from dict.fromkeys(f"{key}-{w.id}" for w in step.wrong if w.id)
            elif isinstance(step, models.Predict):
                yield f"{key}-done"

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules it teaches, each once."""
        return tuple(dict.fromkeys(r for step in self.steps for r in step.rules))

    @property
    def shows(self) -> tuple[models.Show | models.Try, ...]:
        """The boards to watch and to play with."""
        return tuple(s for s in self.steps if isinstance(s, (models.Show, models.Try)))

    @property
    def exercises(self) -> tuple[models.Exercise, ...]:
        """The exercises."""
        return tuple(s for s in self.steps if isinstance(s, models.Exercise))

    @property
    def predictions(self) -> tuple[models.Predict, ...]:
        """What the learner is to foresee."""
        return tuple(s for s in self.steps if isinstance(s, models.Predict))

    @property
    def exams(self) -> tuple[models.Exam, ...]:
        """The exams, in which what is announced is judged."""
        return tuple(s for s in self.steps if isinstance(s, models.Exam))

    def show(self, number: int) -> Board:
        """A board to watch or to play with, by its number from 1."""
        step = self._pick("place-board", number, self.shows)
        kind = ShowBoard if isinstance(step, models.Show) else TryBoard
        return kind(
            self.game, step, self.key(step), number, self.words, self.choices, self._present
        )

    def exercise(self, number: int) -> Exercise:
        """An exercise, by its number from 1."""
        step = self._pick("place-exercise", number, self.exercises)
        board = Exercise(
            self.game, step, self.key(step), number, self.words, self.choices, self._present
        )
        board.noted = self._noted(step)
        return board

    def predict(self, number: int) -> Prediction:
        """Something to foresee, by its number from 1."""
        step = self._pick("place-prediction", number, self.predictions)
        board = Prediction(
            self.game, step, self.key(step), number, self.words, self.choices, self._present
        )
        board.noted = self._noted(step)
        return board

    def exam(self, number: int) -> LessonExam:
        """An exam, by its number from 1."""
        step = self._pick("place-lesson-exam", number, self.exams)
        return LessonExam(
            self.game, step, self.key(step), number, self.words, self._present, self.learner
        )

    def _noted(self, step: models.Step) -> Noted | None:
        """What notes the answers to a step; nothing if nobody learns."""
        return None if self.learner is None else Noted(self.learner, self.name, step)

    def _pick(self, place: str, number: int, found: tuple[T, ...]) -> T:
        if number not in range(1, len(found) + 1):  # "1" and 1.5 are none of these
            raise BadInput(
                said(place, number=str(number)),
                "error-no-such-number",
                "mend-number-to",
                count=len(found),
            )
        return found[number - 1]

    @property
    def notation(self) -> Notation:
        """The words that actions are typed with, and what each means in the language of the lesson."""
        return Notation(self.words)

    def __repr__(self) -> str:
        return self.words(
            "lesson-contents",
            title=self.title,
            boards=len(self.shows),
            exercises=len(self.exercises),
        )


class Notation:
    """The table of the words that positions and actions are typed with."""

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
    """Open a lesson of a game by its name, such as `01-dice-pool`.

    Without a language it is that of the folder the notebook stands in, whose text it goes with, or
    else the language of the environment. Answers are noted as those of `learner`, if there is one.
    """
    spoken = folder_language() if language is None else chosen_language(language)
    return Lesson(game, name, Words(spoken, game.name), present, learner)


def folder_language() -> str:
    """The language of the folder we are in, notebooks/tutorial/<language>/, or of the environment."""
    name = Path.cwd().name
    return name if name in languages() else chosen_language()
