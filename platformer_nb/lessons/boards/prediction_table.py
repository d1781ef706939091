"""A prediction as a table: clicks on the map mark the answers, then the actions are played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.intent import Field, Intent, Intents
from platformer_nb.core.parts.views import Offer
from platformer_nb.lessons.boards.boards import Board
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.prediction import Prediction
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.table.problems import Failure

OFF = "off"
"""The mark of a figure that will be nowhere, in games in which that can be."""


class PredictTable(LessonTable):
    """A table over a prediction.

    A mark answers the current question and moves on to the next; its intents are those of `own`.
    """

    board: Prediction

    def __init__(self, board: Prediction) -> None:
        self.asking = 0
        self.outcome: Feedback | None = None
        super().__init__(board)

    @property
    def own(self) -> Intents:
        """The intents of a prediction; hints and solutions are for exercises only."""
        return PREDICTION_INTENTS

    @property
    def offer(self) -> Offer:
        """Nothing: the board only asks, and until it is answered it draws no conclusions itself."""
        verbs = frozenset(self.board.choices)
        return Offer(open=False, verbs=verbs, conclusions=self.outcome is not None)

    def lesson_section(self) -> dict[str, Any]:
        """Return the section about the step, with the questions, their marks, and whether it can be played."""
        return {**super().lesson_section(), **self._asks(self.outcome is not None)}

    def follow(self, answer: Any) -> dict[str, Any]:
        """Show an answer given in Python, and what comes of it; return the view."""
        self.begin_intent()
        if answer is not None:
            self.start_over()
            self.board.marks = dict(answer)
            self._let_it_happen()
        return self.view()

    def speak(self, language: str) -> None:
        """Switch to another language, and translate the outcome."""
        super().speak(language)
        if self.outcome is not None:
            self.outcome = self.board.outcome()

    def _asks(self, played: bool) -> dict[str, Any]:
        asked, marks = self.board.asked, self.board.marks
        return {
            "asks": [
                {
                    "id": one.id,
                    "text": one.question,
                    "mark": marks.get(one.id),
                    "told": self.board.told(one, marks[one.id]) if one.id in marks else "",
                    "number": isinstance(one.truth, int),
                    "off": self.board.teaching.is_mark(self.board.runner.state, OFF),
                    "choices": [{"mark": mark, "text": text} for mark, text in one.choices],
                    "now": number == self.asking and not played,
                }
                for number, one in enumerate(asked)
            ],
            "most": asked[self.asking].most,
            "can_play": not played and all(one.id in marks for one in asked),
            "played": played,
            "feedback": self.outcome.as_json() if self.outcome is not None else None,
            "done": played,
        }

    # --- intents -----------------------------------------------------------------------------------------

    def _point(self, message: Mapping[str, Any]) -> None:
        self._set(message["at"])

    def _mark(self, message: Mapping[str, Any]) -> None:
        self._set(message["mark"])

    def _set(self, mark: object) -> None:
        asked = self.board.asked
        if self.outcome is not None:
            return
        try:
            self.board.mark(asked[self.asking].id, mark)
        except BadInput as error:
            self.problem = Failure(error)
            return
        unmarked = [n for n, one in enumerate(asked) if one.id not in self.board.marks]
        self.asking = unmarked[0] if unmarked else self.asking

    def _ask(self, message: Mapping[str, Any]) -> None:
        ids = [one.id for one in self.board.asked]
        if message["ask"] in ids and self.outcome is None:
            self.asking = ids.index(message["ask"])

    def _play(self, _message: Mapping[str, Any]) -> None:
        if self.outcome is None and self._asks(played=False)["can_play"]:
            self.board.note_down(self._let_it_happen())
            self.outcome = self.board.outcome()

    def _let_it_happen(self) -> Feedback:
        for action in self.board.actions:
            self.do(action)
        self.outcome = self.board.outcome()
        return self.outcome

    def start_over(self) -> None:
        """Restore the initial position and clear the marks."""
        super().start_over()
        self.board.marks, self.board.blamed = {}, ()
        self.asking, self.outcome = 0, None


PREDICTION_INTENTS: Final[Intents] = MappingProxyType(
    {
        "point": Intent(
            PredictTable._point,
            "mark this Space for what is asked",
            {"at": Field((str,), "a Space")},
        ),
        "mark": Intent(
            PredictTable._mark,
            "mark what is asked, and go on to the next question",
            {"mark": Field((str, int), 'a Space, a choice, a number, "off"')},
        ),
        "ask": Intent(PredictTable._ask, "choose a question", {"ask": Field((str,), "its id")}),
        "play": Intent(PredictTable._play, "let it happen, once all is marked"),
        "reset": Intent(PredictTable._reset, "begin again"),
    }
)
"""All intents that a page may send to a prediction; `point` marks a Space on the map."""


def table_of(board: Board) -> LessonTable:
    """Return the table for a board."""
    return PredictTable(board) if isinstance(board, Prediction) else LessonTable(board)
