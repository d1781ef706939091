"""An exam as a table for a component: a read-only position, verdict buttons, explanations, the report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, Final, Literal

from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.intent import Field, Intent, Intents, Refused, read_intent
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.table.view import position_view, sections
from platformer_nb.text.errors import error_text

EXAM_WORDS: Final = (
    "anew",
    "back",
    "illegal",
    "legal",
    "look",
    "mend",
    "onward",
    "position",
    "print",
    "printed",
    "report",
    "stop",
    "used",
    "verdict",
)
"""The component's own fixed words, under `exam-word-`."""

Stage = Literal["question", "rule", "feedback", "report"]


class ExamTable:
    """An exam's view and intents for a component.

    A stale, repeated or misplaced intent changes nothing. The view is that of a read-only position, with
    a part `exam`.
    """

    def __init__(self, exam: Exam, stage: Stage = "question") -> None:
        """Begin at the open question, or where an earlier visit ended: at feedback, or at the report."""
        self.exam = exam
        self.number = 0
        self._explaining = stage == "feedback" and bool(exam.given)
        self._reporting = stage == "report" or (exam.over and not self._explaining)
        self._error: BadInput | None = None

    @property
    def stage(self) -> Stage:
        """What the learner does now: judge, name a rule, read the feedback, or read the report."""
        if self._reporting:
            return "report"
        if self._explaining:
            return "feedback"
        return "rule" if self.exam.refused or self.exam.of_events else "question"

    @property
    def intents(self) -> Intents:
        """All intents that a page may send."""
        return EXAM_INTENTS

    def intent(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Handle a component's intent and return the view that follows."""
        try:
            read = read_intent(message, EXAM_INTENTS)
        except Refused:
            return self.view()
        if read["for"] == self.number:
            self._error = None
            self.number += 1
            EXAM_INTENTS[read["intent"]].handle(self, read)
        return self.view()

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.exam.speak(language)

    # --- intents -----------------------------------------------------------------------------------------

    def _judge(self, message: Mapping[str, Any]) -> None:
        if self.stage == "question":
            self._answer(message["legal"])

    def _cite(self, message: Mapping[str, Any]) -> None:
        if self.stage == "rule" and message["rule"]:
            self._answer(False, message["rule"])

    def _answer(self, legal: bool, rule: str = "") -> None:
        before = len(self.exam.given)
        try:
            self.exam.answer(legal, rule)
        except BadInput as error:
            self._error = error
        self._explaining = len(self.exam.given) > before

    def _onward(self, _message: Mapping[str, Any]) -> None:
        if self.stage == "report":
            self._reporting = self.exam.over
        elif self.stage == "feedback":
            self._explaining = False
            self._reporting = self.exam.over

    def _stop(self, _message: Mapping[str, Any]) -> None:
        self._reporting = True

    def _anew(self, _message: Mapping[str, Any]) -> None:
        if self.stage == "report":
            self._begin(self.exam.another())

    def _mend(self, _message: Mapping[str, Any]) -> None:
        if self.stage == "report" and self.exam.closing()["mend"]:
            self._begin(self.exam.another(self.exam.missed))

    def _begin(self, exam: Exam) -> None:
        self.exam = exam
        self._explaining = self._reporting = False

    # --- view ----------------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """Return all that the component shows."""
        state, words = self._state(), self.exam.words
        error = "" if self._error is None else error_text(words, self._error).reason
        view = position_view(
            self.exam.game, state, words, inert=True, state=self.number, error=error
        )
        return sections(
            view, {"exam": {**self._asked(state), **self._answered(), **self._reported()}}
        )

    def _state(self) -> Any:
        """Return the position of the open question, or of the one being explained, as the deciding seat sees it."""
        item = self.exam.item
        if item is None or (self._explaining and self.exam.given):
            item = self.exam.given[-1].item
        rules, seat = self.exam.game.rules, self.exam.game.rules.actor(item.state)
        return item.state if seat in (None, NATURE) else rules.observe(item.state, seat)

    def _asked(self, state: Any) -> dict[str, Any]:
        number = len(self.exam.given) + (0 if self._explaining or self.exam.over else 1)
        question, naming = self.exam.question(number), self.stage == "rule"
        return {
            "kind": "exam",
            "stage": self.stage,
            "title": self.exam.title,
            "heading": question.heading,
            "number": number,
            "count": self.exam.count,
            "text": question.text,
            "action": question.action,
            "facts": [*question.facts, *question.holdings],
            "things": [
                {"kind": thing.kind, "id": thing.id, "name": thing.name, "texts": list(thing.texts)}
                for thing in question.things
            ],
            "choices": [asdict(choice) for choice in self.exam.choices] if naming else [],
            "which": self._which() if naming else "",
            "happens": naming and self.exam.of_events,
        }

    def _which(self) -> str:
        """Return the question of the rules to choose from."""
        return self.exam.words("exam-decides-it" if self.exam.of_events else "exam-which")

    def _answered(self) -> dict[str, Any]:
        exam = self.exam
        right = sum(given.right for given in exam.given)
        return {
            "so_far": exam.words("exam-so-far", right=right, answered=len(exam.given)),
            "last": exam.over,
            "feedback": exam.feedback().as_json() if self.stage == "feedback" else None,
            "legal": self.stage == "feedback" and exam.given[-1].item.legal,
        }

    def _reported(self) -> dict[str, Any]:
        if self.stage != "report":
            return {"report": None}
        report = self.exam.report().as_json()
        return {"report": {**report, "over": self.exam.over, **self.exam.closing()}}


EXAM_INTENTS: Final[Intents] = MappingProxyType(
    {
        "exam-judge": Intent(
            ExamTable._judge, "give the verdict", {"legal": Field((bool,), "true or false")}
        ),
        "exam-cite": Intent(
            ExamTable._cite,
            "name the rule that forbids it, or that decides what happens",
            {"rule": Field((str,), "its id")},
        ),
        "exam-onward": Intent(
            ExamTable._onward, "to the next question, or from the report back to the exam"
        ),
        "exam-stop": Intent(ExamTable._stop, "the report so far"),
        "exam-anew": Intent(ExamTable._anew, "another exam"),
        "exam-mend": Intent(ExamTable._mend, "one about the rules that went wrong"),
    }
)
"""All intents that a page may send to an exam."""
