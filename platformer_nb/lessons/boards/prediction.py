"""Predictions: the learner marks what will happen, the board plays it, and the feedback compares both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from platformer_nb.core.errors import BadInput, one_of
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.lessons.boards.boards import Board
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.learner import rules_tested
from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.track import models

QUOTED = '"…"'
"""Placeholder for a Space in the example call."""


class Prediction(Board):
    """A question about what is going to happen: `answer(b3="b1", hearts_1=2)`, or marks on the map.

    `marks` are the answers so far, by question.
    """

    step: models.Predict

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.marks: dict[str, str | int] = {}
        self.blamed: tuple[str, ...] = ()
        """The rules that the last wrong prediction counts against."""

    @property
    def heading(self) -> str:
        """Heading above the board."""
        return self.words("lesson-prediction", number=self.number)

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions to be played, in notation."""
        return tuple(self.step.actions)

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The questions with their true answers, found by playing the actions."""
        runner = self.fresh()
        before = runner.state
        self._played(runner)
        events = runner.attempt.events
        return self.teaching.asked(self.step.asks, before, runner.state, events, self.words)

    def mark(self, ask: str, truth: object) -> None:
        """Answer one question with a Space, `off` or a number; raises BadInput."""
        asks = {asked.id: asked for asked in self.asked}
        if ask not in asks:
            raise BadInput(ask, "error-predict-ask", one_of(ask, asks))
        self.marks[ask] = self._checked(asks[ask], truth)

    def answer(self, **marks: object) -> Feedback:
        """Answer the questions and return the outcome. The board that the notebook shows plays it. Raises BadInput."""
        self.marks = {}
        for ask, truth in marks.items():
            self.mark(ask, truth)
        self.note_down(self.outcome())
        self.pass_on(dict(self.marks))
        return self.outcome()

    def note_down(self, feedback: Feedback) -> None:
        """Record the outcome for the learner; it says from then on which rules come back."""
        if self.noted is not None and feedback.solved:
            self.noted.right(self.at_work)
        elif self.noted is not None:
            self.blamed = self.noted.missed(rules_tested(self.step, self.at_work))

    @property
    def at_work(self) -> frozenset[str]:
        """The rules that decide what happens."""
        runner = self.fresh()
        self._played(runner)
        return runner.at_work

    def outcome(self) -> Feedback:
        """Return the feedback: what happens, compared with the marks."""
        runner = self.fresh()
        told = self._played(runner)
        results = tuple((self._compared(asked), self._right(asked)) for asked in self.asked)
        solved = all(right for _, right in results)
        blamed = () if solved else self.blamed
        rules = blamed or self.step.rules
        reasons = tuple(self.game.narrator.rule(rule, self.words) for rule in rules)
        note = lesson_text(self.words, f"{self.key}-done")
        if blamed:
            note += "\n" + self.words("predict-back", count=len(blamed))
        found = Feedback.graded(self.words, solved, told, note, results, reasons)
        return found if solved else replace(found, title=self.words("predict-missed"))

    def _right(self, asked: Asked) -> bool:
        return self.marks.get(asked.id) == asked.truth

    def _compared(self, asked: Asked) -> str:
        """Return the question in words with the mark, the truth and why it is so."""
        mark = self.marks.get(asked.id)
        compared = self.words(
            "predict-right" if mark == asked.truth else "predict-wrong",
            question=asked.question,
            truth=self.told(asked, asked.truth),
            mark=self.words("predict-nothing") if mark is None else self.told(asked, mark),
        )
        return f"{compared} {asked.why}".rstrip()

    def told(self, asked: Asked, value: str | int) -> str:
        """Return a mark or the truth of a question in words."""
        if isinstance(value, int):
            return self.words("predict-n", n=value)
        if asked.choices:
            return dict(asked.choices)[value]
        return self.teaching.say_mark(value, self.words)

    def _played(self, runner: LessonRunner) -> tuple[str, ...]:
        told: tuple[str, ...] = ()
        for action in self.step.actions:
            told += runner.do(action).told
        return told

    def _lines(self) -> Iterable[str]:
        yield from super()._lines()
        yield from (f"[ ] {asked.question}" for asked in self.asked)
        marks = ", ".join(
            f"{asked.id}={'…' if isinstance(asked.truth, int) else QUOTED}" for asked in self.asked
        )
        yield self.words("lesson-foresee-how", call=f".answer({marks})")

    def _checked(self, asked: Asked, truth: object) -> str | int:
        """Return the mark; raises BadInput if it cannot be an answer to the question."""
        if isinstance(asked.truth, int):
            if isinstance(truth, int) and not isinstance(truth, bool) and 0 <= truth <= 99:
                return truth
            raise BadInput(asked.id, "error-predict-number", "error-predict-number-mend")
        if asked.choices:
            values = [value for value, _ in asked.choices]
            if isinstance(truth, str) and truth in values:
                return truth
            raise BadInput(asked.id, "error-predict-choice", one_of(str(truth), values))
        if isinstance(truth, str) and self.teaching.is_mark(self.runner.state, truth):
            return truth
        raise BadInput(asked.id, "error-predict-space", "error-predict-space-mend")
