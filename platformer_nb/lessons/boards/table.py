"""A lesson's board as a table for components."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.parts.intent import Field, Intent, Intents
from platformer_nb.core.parts.views import Offer
from platformer_nb.core.rules import NATURE, Seat
from platformer_nb.lessons.boards.boards import Board, Exercise, ShowBoard
from platformer_nb.lessons.boards.consequences import Done, Standing
from platformer_nb.lessons.boards.hints import TOP_RUNG, Hint, Plan, anew, hint_of, plan_of
from platformer_nb.lessons.boards.lesson_section import step_section
from platformer_nb.lessons.boards.lines import actions_in, follow, play_answer
from platformer_nb.lessons.boards.prospects import Lost
from platformer_nb.lessons.track.expected_mistakes import open_until
from platformer_nb.table.log import Log
from platformer_nb.table.problems import Problem, Refusal
from platformer_nb.table.table import Table
from platformer_nb.table.view import sections


class LessonTable(Table[Any, Any, Any]):
    """A table over a lesson's board: chance follows the script, and the board waits where it ends.

    It has the intents of `own` besides those of a table. Once the consequences of a mistake have been
    played, the board accepts nothing but intents of `own` until `rewind` takes them back together with the
    mistake. The view has an additional part `lesson`.
    """

    tells_result = False
    coached = False

    def __init__(self, board: Board) -> None:
        self.board = board
        self.played = 0
        self._given: dict[Hashable, int] = {}
        self._paid = 0
        self._hints: tuple[tuple[object, ...], list[Hint]] = ((), [])
        self.noted = False
        self.excused: Problem | None = None
        self.taken_back: Done | None = None
        self._standing: Standing | None = None
        super().__init__(board.game, board.session, language=board.words.language)
        self.words = board.words  # those of its medium

    def let_chance_decide(self) -> None:
        """Apply the scripted chance outcomes."""
        self.board.runner.settle()

    @property
    def own(self) -> Intents:
        """The intents that a plain table lacks or handles differently."""
        return LESSON_INTENTS

    @property
    def intents(self) -> Intents:
        """All intents that a page may send."""
        return {**super().intents, **self.own}

    def begin_intent(self) -> None:
        """Number the view that will follow."""
        super().begin_intent()
        self.taken_back = None

    def handle(self, message: Mapping[str, Any]) -> None:
        """Handle a parsed intent; while consequences are shown, only those of `own`, and `undo` as `rewind`."""
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
                self.let_happen()

    def act(self, action: Any) -> bool:
        """Do an action, one without effect too: an exercise tells by itself what comes of a step."""
        return self.do(action)

    @property
    def standing(self) -> Standing | None:
        """The mistake whose consequences are shown; None once the session was played on from Python."""
        found, history = self._standing, self.session.history
        return found if found is not None and history and history[-1] is found.end else None

    def let_happen(self) -> bool:
        """Play out the consequences if the learner has just made such an expected mistake; return whether so.

        It is not recorded as a mistake: trying something out is no wrong answer.
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
        """Record a mistake, and the solution of the exercise; return whether it was solved just now."""
        board = self.board
        if not isinstance(board, Exercise) or board.noted is None:
            return False
        if isinstance(self.problem, Refusal) and self.problem is not self.excused:
            board.noted.wrong([cite.rule for cite in self.problem.ruling.cites])
        earned = board.solved and not self.noted
        if earned:
            board.noted.right(board.runner.at_work)
        self.noted = board.solved
        return earned

    def view(self) -> dict[str, Any]:
        """Return all that a component shows; `lesson` is the part about the step."""
        self.section.follow()  # the session may have been changed from Python
        return sections(super().view(), {"lesson": self.lesson_section()})

    def lesson_section(self) -> dict[str, Any]:
        """Return the section about the step."""
        return step_section(self)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seat that decides: the learner plays all of them."""
        actor = self.session.actor
        return ((self.screen.seat or 0) if actor is None or actor == NATURE else actor,)

    @property
    def offer(self) -> Offer:
        """What has been taught; nothing while the board plays itself or consequences are shown."""
        taught = frozenset(self.board.choices)
        if self.standing is not None:
            return Offer(open=False, verbs=taught, prompt=self.words("lesson-wait"))
        lit = not (isinstance(self.board, Exercise) and self.board.step.unlit)
        return Offer(not isinstance(self.board, ShowBoard), taught, lit=lit)

    def travel(self) -> dict[str, Any]:
        """Return the keys `undo` and `redo`; undo takes back the mistake whose consequences are shown."""
        found = super().travel()
        if self.standing is None:
            return found
        return {**found, "undo": {"can": True, "why": self.words("lesson-rewind")}}

    def follow(self, answer: Any) -> dict[str, Any]:
        """Show what Python has done on the board, or (not None) play an answer given there; return the view."""
        follow(self, answer)
        return self.view()

    def speak(self, language: str) -> None:
        """Switch to another language; the hints given so far follow."""
        super().speak(language)
        self.board.speak(self.words)

    @property
    def hints(self) -> list[Hint]:
        """The rungs of help given for the position that is on the board; none while the goals are lost.

        Of those given before an action only what is still word for word the same stays: other help is asked for
        again. While consequences are shown they speak of the beginning.
        """
        board = self.board
        if not isinstance(board, Exercise) or self.lost:
            return []
        given, here = self._help()
        now = (self.words.language, given.get(here), here)
        if self._hints[0] != now:
            plan = self.plan
            before = self._hints[1]
            told = [
                hint_of(board, rung, plan) for rung in range(1, given.get(here, len(before)) + 1)
            ]
            if here not in given:
                told = _unchanged(before, told)
                given[here] = len(told)
                now = (*now[:1], len(told), here)
            self._hints = now, told
        return self._hints[1]

    def _help(self) -> tuple[dict[Hashable, int], Hashable]:
        """Return the number of rungs given at each position, and this one; the learner's notes outlast the table."""
        noted = self.board.noted
        given = self._given if noted is None else noted.given
        return given, (self.state, self.session.actor, self.standing is None)

    @property
    def paid(self) -> int:
        """The rungs of help that the exercise has cost so far, in earlier visits too."""
        noted = self.board.noted
        return max(self._paid, 0 if noted is None else noted.helped)

    @property
    def plan(self) -> Plan | None:
        """How help would go on: from the position, or from the beginning while consequences are shown."""
        assert isinstance(self.board, Exercise)
        return plan_of(self.board) if self.standing is None else anew(self.board)

    # --- intents -----------------------------------------------------------------------------------------

    def _reset(self, _message: Mapping[str, Any]) -> None:
        self._give_up()
        self.start_over()

    def _give_up(self) -> None:
        """Record an attempt at an exercise that did not solve it."""
        board = self.board
        if not isinstance(board, Exercise) or board.noted is None:
            return
        if board.runner.mine and not board.solved:
            board.noted.tried()

    def start_over(self) -> None:
        """Restore the initial position."""
        self.board.runner.reset()
        self.played = 0
        self.log = Log()
        self.section = self.new_section()
        self.section.follow()

    def _rewind(self, _message: Mapping[str, Any]) -> None:
        """Cut the history to before the mistake."""
        standing = self.standing
        if standing is None:
            return
        back = self.place(standing)
        self.board.runner.rewind(back)
        self.taken_back, self._standing = standing.mistake, None
        self.forget(back)

    def place(self, standing: Standing) -> int:
        """Return the index of the mistake in the history."""
        return next(n for n, done in enumerate(self.session.history) if done is standing.mistake)

    @property
    def lost(self) -> Lost | None:
        """How the goals were lost, if it is proven that they cannot be reached any more."""
        if not isinstance(self.board, Exercise) or self.standing is not None:
            return None
        return self.board.prospects.lost()

    def _regain(self, _message: Mapping[str, Any]) -> None:
        """Cut the history to the last point from which the goals can be reached."""
        lost = self.lost
        if lost is None:
            return
        self._give_up()
        self.board.runner.rewind(lost.back)
        self.taken_back = lost.action
        self.forget(lost.back)

    def _next(self, _message: Mapping[str, Any]) -> None:
        if not isinstance(self.board, ShowBoard):
            return
        if self.played >= len(self.board.actions):
            self.start_over()
        elif self.do(self.board.actions[self.played]):
            self.played += 1

    def _previous(self, _message: Mapping[str, Any]) -> None:
        """Take back the last action of a demonstration, and what chance brought after it."""
        if not isinstance(self.board, ShowBoard) or not self.played:
            return
        mine = [n for n, entry in enumerate(self.session.history) if entry.actor != NATURE]
        self.board.runner.rewind(mine[-1])
        self.played -= 1
        self.forget(mine[-1])

    def _hint(self, _message: Mapping[str, Any]) -> None:
        """Give one rung more; nothing where no help would be shown, so that none is charged."""
        if self.can_help:
            self._paid = self.paid + 1
            given, here = self._help()
            given[here] = given.get(here, 0) + 1
            if self.board.noted is not None:
                self.board.noted.help(self._paid)

    @property
    def can_help(self) -> bool:
        """Whether one rung more of help can be shown: not of a solved exercise, nor where the goals are lost."""
        can = isinstance(self.board, Exercise) and not self.board.solved
        return can and self.lost is None and len(self.hints) < TOP_RUNG

    def _solution(self, _message: Mapping[str, Any]) -> None:
        hints = self.hints
        if not isinstance(self.board, Exercise) or len(hints) < TOP_RUNG:
            return
        if (plan := self.plan) is not None and plan.anew:
            self.start_over()
        for action in hints[-1].actions:
            self.do(action)

    def _begin(self, _message: Mapping[str, Any]) -> None:
        """Play the starter answer."""
        if isinstance(self.board, Exercise):
            play_answer(self, self.board.begun)

    def _answer(self, message: Mapping[str, Any]) -> None:
        """Play an answer that was typed."""
        play_answer(self, actions_in(message["line"]))


def _unchanged(before: list[Hint], now: list[Hint]) -> list[Hint]:
    """Return the rungs that still say what they said, up to the first that does not."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(now, before, strict=True))
    return [hint for hint, _ in same]


LESSON_INTENTS: Final[Intents] = MappingProxyType(
    {
        "reset": Intent(LessonTable._reset, "begin again"),
        "next": Intent(LessonTable._next, "the board plays one action further"),
        "previous": Intent(LessonTable._previous, "the board goes one action back"),
        "hint": Intent(LessonTable._hint, "one rung more of help; it costs a star"),
        "solution": Intent(LessonTable._solution, "the fourth rung is played"),
        "begin": Intent(LessonTable._begin, "play the answer that is begun, as far as it goes"),
        "answer": Intent(
            LessonTable._answer,
            "play this answer from the start, as far as it goes",
            {"line": Field((str,), "actions in notation, commas between them")},
        ),
        "regain": Intent(LessonTable._regain, "back to where the goals can still be reached"),
        "rewind": Intent(
            LessonTable._rewind, "take back what came of a wrong way, and the mistake"
        ),
    }
)
"""The intents that a page may send to a lesson's table besides those of a table."""
