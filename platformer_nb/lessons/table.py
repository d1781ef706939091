"""A lesson's board as a table that components can show and play at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.actions import Buy, Use
from platformer_nb.games.platformer.saying_actions import say_action
from platformer_nb.games.platformer.state import ACTIONS
from platformer_nb.games.platformer.table import Table, Trouble
from platformer_nb.games.platformer.table_view import button
from platformer_nb.lessons.boards import TOP_RUNG, Board, Exercise, Hint, ShowBoard
from platformer_nb.lessons.feedback import Feedback
from platformer_nb.lessons.learner import STARS


class LessonTable(Table):
    """A table over a board: chance says what the script says, and then waits.

    Besides the intents of a table there are `reset`, `next` (the board plays one action further),
    `hint` (one rung more), `solution` (it is played), `begin` (the answer that is begun is played, as far
    as it goes). The view has a part `lesson` besides.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.played = 0
        self.hints: list[Hint] = []
        self.noted = False
        self.excused: Trouble | None = None
        super().__init__(board.session, language=board.words.language)

    def _settle(self) -> None:
        before = len(self.session.history)
        self.board.runner.settle()
        self._enter(before)
        self.dice.lay(self.state, ())

    def intent(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a component asks for; the view that follows."""
        wish = message.get("intent")
        mine = _INTENTS.get(wish) if isinstance(wish, str) else None
        if mine is None:
            view = super().intent(message)
            return self.view() if self._note() else view
        self.fresh = []
        if message.get("for") == self.number:
            self.trouble = None
            self.number += 1
            mine(self)
            self._note()
        return self.view()

    def _note(self) -> bool:
        """Note a mistake, and once the exercise is solved, that it is; True if stars were earned."""
        board = self.board
        if not isinstance(board, Exercise) or board.noted is None:
            return False
        if self.verdict is not None and self.trouble is not self.excused:
            board.noted.wrong([reason.rule for reason in self.verdict.reasons])
        earned = board.solved and not self.noted
        if earned:
            board.noted.right()
        self.noted = board.solved
        return earned

    def view(self) -> dict[str, Any]:
        """All that a component shows; `lesson` is the step."""
        self.dice.lay(self.state, ())  # it may have been played on in Python meanwhile
        view = super().view()
        if self.state.step == ACTIONS and not self.state.pending:
            view["buttons"] = [
                choice
                for choice in (*self._cards(), *view["buttons"])
                if choice["action"].partition(" ")[0] in self.board.choices
            ]
        return {**view, "lesson": self._lesson()}

    def _cards(self) -> list[dict[str, Any]]:
        """What can be bought and used: a lesson's board shows no cards to click on."""
        legal = self.board.runner.rules.actions(self.state)
        return [
            button(self.state, self.words, action)
            for action in legal
            if isinstance(action, (Buy, Use))
        ]

    def speak(self, language: str) -> None:
        """From now on everything is told in this language, the hints given before too."""
        super().speak(language)
        self.board.speak(self.words)
        if isinstance(self.board, Exercise):
            self.hints = [self.board.hint(hint.rung) for hint in self.hints]

    # --- intents -----------------------------------------------------------------------------------------

    def _reset(self) -> None:
        self.board.reset()
        self.played = 0
        self.log = []
        self._clear()
        self.dice.faces = []
        self.dice.lay(self.state, ())

    def _next(self) -> None:
        if not isinstance(self.board, ShowBoard):
            return
        if self.played >= len(self.board.actions):
            self._reset()
        elif self.do(self.board.actions[self.played]):
            self.played += 1

    def _hint(self) -> None:
        if isinstance(self.board, Exercise) and len(self.hints) < TOP_RUNG:
            self.hints.append(self.board.hint(len(self.hints) + 1))

    def _solution(self) -> None:
        if isinstance(self.board, Exercise) and len(self.hints) == TOP_RUNG:
            self._reset()
            for action in self.hints[-1].actions:
                self.do(action)

    def _begin(self) -> None:
        """Play the answer that falls short; where the rules refuse it, that is nobody's mistake."""
        if not isinstance(self.board, Exercise):
            return
        self._reset()
        if not all(self.do(action) for action in self.board.begun):
            self.excused = self.trouble

    # --- what is shown --------------------------------------------------------------------------------------

    def _lesson(self) -> dict[str, Any]:
        board = self.board
        found: dict[str, Any] = {
            "kind": board.step.kind,
            "heading": board.heading,
            "title": board.title,
            "ideas": list(board.ideas),
            "begun": [],
            "goals": [],
            "feedback": None,
            "hints": [hint.as_json() for hint in self.hints],
            "more_hints": False,
            "next": None,
            "done": False,
            "stars": None,
        }
        if isinstance(board, ShowBoard):
            left = board.actions[self.played :]
            found["next"] = left[0] if left else None
            found["done"] = not left
        found["said"] = self._said((*board.ideas, *filter(None, (found["next"],))))
        if isinstance(board, Exercise):
            feedback = self._feedback(board)
            found["begun"] = list(board.begun)
            found["goals"] = [{"text": text, "met": met} for text, met in board.goals]
            found["done"] = feedback is not None and feedback.solved
            found["feedback"] = feedback.as_json() if feedback is not None else None
            found["more_hints"] = len(self.hints) < TOP_RUNG and not found["done"]
            found["stars"] = self._stars(board)
        return found

    def _said(self, actions: Iterable[str]) -> dict[str, str]:
        """Actions in words, for readers without a notebook, as far as they mean something now."""
        said = {}
        for action in actions:
            try:
                said[action] = say_action(self.words, self.state, self.session.action(action))
            except BadInput:
                continue
        return said

    def _stars(self, board: Exercise) -> dict[str, Any] | None:
        """What is earned for the exercise, and what it is worth still: the price of the help so far."""
        if board.noted is None:
            return None
        earned, worth = board.noted.stars, STARS - len(self.hints)
        return {
            "earned": earned,
            "worth": worth,
            "text": self.words("lesson-stars", earned=earned, worth=worth, all=STARS),
        }

    def _feedback(self, board: Exercise) -> Feedback | None:
        """What is said of the board as it stands; nothing while there is nothing to say."""
        refused = self.verdict
        if refused is not None:
            note = board.note(refused.action)
            return Feedback("refused", "", note=note) if note else None
        if board.solved:
            return board.check()
        note = board.note()
        return board.check() if note else None


_INTENTS = {
    "reset": LessonTable._reset,
    "next": LessonTable._next,
    "hint": LessonTable._hint,
    "solution": LessonTable._solution,
    "begin": LessonTable._begin,
}
OWN_INTENTS = frozenset(_INTENTS)
"""The intents that a plain table does not know."""
