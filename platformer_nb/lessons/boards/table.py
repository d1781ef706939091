"""A lesson's board as a table that components can show and play at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.model.actions import Buy, Use
from platformer_nb.games.platformer.model.state import ACTIONS
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.view.table import Table, Trouble
from platformer_nb.games.platformer.view.table_view import button
from platformer_nb.lessons.boards.boards import TOP_RUNG, Board, Exercise, Hint, ShowBoard
from platformer_nb.lessons.boards.consequences import Done, Standing, told
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.track.expected_mistakes import open_until


class LessonTable(Table):
    """A table over a board: chance says what the script says, and then waits.

    Besides the intents of a table there are `reset`, `next` (the board plays one action further),
    `hint` (one rung more), `solution` (it is played), `begin` (the answer that is begun is played, as far
    as it goes), and `rewind`: what came of a wrong way is taken back, and the mistake with it. Until
    then nothing else can be done on the board. The view has a part `lesson` besides.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.played = 0
        self.hints: list[Hint] = []
        self.noted = False
        self.excused: Trouble | None = None
        self.taken_back: Done | None = None
        self._standing: Standing | None = None
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
        if mine is None and self.standing is not None:
            mine = LessonTable._rewind if wish == "undo" else LessonTable._hold
        fits, before = message.get("for") == self.number, len(self.session.history)
        if fits:
            self.taken_back = None
        if mine is None:
            view = super().intent(message)
            earned = self._note()
            done = len(self.session.history) > before and self.trouble is None
            return self.view() if earned or (done and self._let_happen()) else view
        if fits:
            self.fresh = []
            self.trouble = None
            self.number += 1
            mine(self)
            self._note()
        return self.view()

    @property
    def standing(self) -> Standing | None:
        """The wrong way that stands on the board; in Python somebody may have gone on from there."""
        found, history = self._standing, self.session.history
        return found if found is not None and history and history[-1] is found.end else None

    def _let_happen(self) -> bool:
        """If the learner has come to a wrong way that teaches more by its consequence, play that.

        It is not noted as a mistake: to try something out is not to get it wrong.
        """
        board = self.board
        if not isinstance(board, Exercise) or board.solved:
            return False
        actions = board.runner.attempt.actions
        way = board.way(actions)
        if way is None:
            return False
        mine = [n for n, entry in enumerate(self.session.history) if entry.actor != NATURE]
        own = len(way.wrong.actions)
        mistake = mine[min(open_until(board.game, board.step, self.words, actions[:own]), own - 1)]
        board.runner.bring(way.wrong.script)
        self._settle()
        for action in way.left:
            if not self.do(action):
                break
        self.trouble = None
        history = self.session.history
        self._standing = Standing(way.wrong, history[mistake], history[-1])
        return True

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
        if self.standing is not None:
            view["targets"], view["buttons"] = [], []
            view["turn"]["prompt"] = self.words("lesson-wait")
            view["undo"] = {"can": True, "why": self.words("lesson-rewind")}
        elif self.state.step == ACTIONS and not self.state.pending:
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

    def _hold(self) -> None:
        """A wrong way stands on the board: what came of it is said once more, and nothing else is done."""

    def _rewind(self) -> None:
        """Go back to before the mistake, as if it had never been made."""
        standing = self.standing
        if standing is None:
            return
        back = self._place(standing)
        self.board.runner.rewind(back)
        self.log = [said for said in self.log if said.moment <= back]
        self.taken_back, self._standing = standing.mistake, None
        self._clear()
        self.dice.lay(self.state, ())

    def _place(self, standing: Standing) -> int:
        """How many actions had been done before the mistake."""
        return next(n for n, done in enumerate(self.session.history) if done is standing.mistake)

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
        if all(self.do(action) for action in self.board.begun):
            self._let_happen()
        else:
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
            "consequence": self._consequence(),
            "taken_back": self._taken_back(),
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

    def _consequence(self) -> dict[str, Any] | None:
        """What came of a wrong way, why, and how to take it back; None unless one stands on the board."""
        standing = self.standing
        if standing is None:
            return None
        found = told(self.board.runner, self.words, standing.wrong, self._place(standing))
        return {
            **asdict(found),
            "text": self.words(f"{self.board.key}-{standing.wrong.id}"),
            "rewind": self.words("lesson-rewind"),
        }

    def _taken_back(self) -> str:
        """What has just been taken back, "" if nothing has."""
        entry = self.taken_back
        if entry is None:
            return ""
        action = say_action(self.words, entry.before, entry.action)
        return self.words("lesson-taken-back", action=action)

    def _feedback(self, board: Exercise) -> Feedback | None:
        """What is said of the board as it stands; nothing while there is nothing to say."""
        if self.standing is not None:
            return None
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
    "rewind": LessonTable._rewind,
}
OWN_INTENTS = frozenset(_INTENTS)
"""The intents that a plain table does not know."""
