"""A lesson's board as a table that components can show and play at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.intent import Intent, Intents
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.boards import TOP_RUNG, Board, Exercise, Hint, ShowBoard
from platformer_nb.lessons.boards.consequences import Done, Standing, told
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.track.expected_mistakes import open_until
from platformer_nb.table.problems import Problem, Refusal
from platformer_nb.table.table import Table


class LessonTable(Table[Any, Any, Any]):
    """A table over a board: chance says what the script says, and then waits.

    Besides the intents of a table there are those of `own`. What came of a wrong way stands until
    `rewind` takes it back, and the mistake with it; until then nothing else can be done on the board. The
    view has a part `lesson` besides.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.played = 0
        self.hints: list[Hint] = []
        self.noted = False
        self.excused: Problem | None = None
        self.taken_back: Done | None = None
        self._standing: Standing | None = None
        super().__init__(board.game, board.session, language=board.words.language)

    def let_chance_decide(self) -> None:
        """What the script of the lesson says."""
        self.board.runner.settle()

    @property
    def own(self) -> Intents:
        """The intents that a plain table does not have, or not with this meaning."""
        return LESSON_INTENTS

    @property
    def intents(self) -> Intents:
        """All that a page may ask for."""
        return {**super().intents, **self.own}

    def begin_intent(self) -> None:
        """Number the view that will follow."""
        super().begin_intent()
        self.taken_back = None

    def handle(self, message: Mapping[str, Any]) -> None:
        """Do an intent that has been read; while a wrong way stands, only take it back."""
        kind, before = message["intent"], len(self.session.history)
        if self.standing is not None and kind not in self.own:
            if kind == "undo":
                self._rewind(message)
            self._note()
        elif kind in self.own:
            self.own[kind].handle(self, message)
            self._note()
        else:
            super().handle(message)
            if not self._note() and len(self.session.history) > before and self.problem is None:
                self._let_happen()

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
        self.settle()
        for action in way.left:
            if not self.do(action):
                break
        self.problem = None
        history = self.session.history
        self._standing = Standing(way.wrong, history[mistake], history[-1])
        return True

    def _note(self) -> bool:
        """Note a mistake, and once the exercise is solved, that it is; True if stars were earned."""
        board = self.board
        if not isinstance(board, Exercise) or board.noted is None:
            return False
        if isinstance(self.problem, Refusal) and self.problem is not self.excused:
            board.noted.wrong([cite.rule for cite in self.problem.ruling.cites])
        earned = board.solved and not self.noted
        if earned:
            board.noted.right()
        self.noted = board.solved
        return earned

    def view(self) -> dict[str, Any]:
        """All that a component shows; `lesson` is the step."""
        self.section.follow()  # it may have been played on in Python meanwhile
        view = super().view()
        if self.standing is not None:
            view["targets"], view["buttons"] = [], []
            view["turn"]["prompt"] = self.words("lesson-wait")
            view["undo"] = {"can": True, "why": self.words("lesson-rewind")}
        else:
            view["buttons"] = self.section.lesson_buttons(self.board.choices)
        return {**view, "lesson": self._lesson()}

    def speak(self, language: str) -> None:
        """From now on everything is told in this language, the hints given before too."""
        super().speak(language)
        self.board.speak(self.words)
        if isinstance(self.board, Exercise):
            self.hints = [self.board.hint(hint.rung) for hint in self.hints]

    # --- intents -----------------------------------------------------------------------------------------

    def _reset(self, _message: Mapping[str, Any]) -> None:
        self.start_over()

    def start_over(self) -> None:
        """Put the board back as it was at first."""
        self.board.reset()
        self.played = 0
        self.log = []
        self.section = self.new_section()
        self.section.follow()

    def _rewind(self, _message: Mapping[str, Any]) -> None:
        """Go back to before the mistake, as if it had never been made."""
        standing = self.standing
        if standing is None:
            return
        back = self._place(standing)
        self.board.runner.rewind(back)
        self.taken_back, self._standing = standing.mistake, None
        self.forget(back)

    def _place(self, standing: Standing) -> int:
        """How many actions had been done before the mistake."""
        return next(n for n, done in enumerate(self.session.history) if done is standing.mistake)

    def _next(self, _message: Mapping[str, Any]) -> None:
        if not isinstance(self.board, ShowBoard):
            return
        if self.played >= len(self.board.actions):
            self.start_over()
        elif self.do(self.board.actions[self.played]):
            self.played += 1

    def _hint(self, _message: Mapping[str, Any]) -> None:
        if isinstance(self.board, Exercise) and len(self.hints) < TOP_RUNG:
            self.hints.append(self.board.hint(len(self.hints) + 1))

    def _solution(self, _message: Mapping[str, Any]) -> None:
        if isinstance(self.board, Exercise) and len(self.hints) == TOP_RUNG:
            self.start_over()
            for action in self.hints[-1].actions:
                self.do(action)

    def _begin(self, _message: Mapping[str, Any]) -> None:
        """Play the answer that falls short; where the rules refuse it, that is nobody's mistake."""
        if not isinstance(self.board, Exercise):
            return
        self.start_over()
        if all(self.do(action) for action in self.board.begun):
            self._let_happen()
        else:
            self.excused = self.problem

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
                said[action] = self._does(self.state, self.session.action(action))
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
        action = self._does(entry.before, entry.action)
        return self.words("lesson-taken-back", action=action)

    def _does(self, state: Any, action: Any) -> str:
        """What an action does, in words."""
        return self.game.narrator.action(state, action, self.words)

    def _feedback(self, board: Exercise) -> Feedback | None:
        """What is said of the board as it stands; nothing while there is nothing to say."""
        if self.standing is not None:
            return None
        refused = self.refusal
        if refused is not None:
            note = board.note(refused.action)
            return Feedback("refused", "", note=note) if note else None
        if board.solved:
            return board.check()
        note = board.note()
        return board.check() if note else None


LESSON_INTENTS: Final[Intents] = MappingProxyType(
    {
        "reset": Intent(LessonTable._reset, "begin again"),
        "next": Intent(LessonTable._next, "the board plays one action further"),
        "hint": Intent(LessonTable._hint, "one rung more of help; it costs a star"),
        "solution": Intent(LessonTable._solution, "the fourth rung is played"),
        "begin": Intent(LessonTable._begin, "play the answer that is begun, as far as it goes"),
        "rewind": Intent(
            LessonTable._rewind, "take back what came of a wrong way, and the mistake"
        ),
    }
)
"""What a page may ask of a lesson's table besides the intents of a table."""
