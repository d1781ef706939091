"""The boards of a lesson: demonstrations, free play, exercises."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Self

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.teaching import Teaching
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.lessons.boards.consequences import let_happen
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.boards.hints import TOP_RUNG, Hint, hint_of, played_by
from platformer_nb.lessons.boards.learner import Noted
from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.boards.prospects import Prospects
from platformer_nb.lessons.boards.runner import LessonRunner, Play
from platformer_nb.lessons.goals.base import Attempt, met
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import MadeMistake, made_mistake
from platformer_nb.text import Words
from platformer_nb.text.verdicts import say_ruling

Present = Callable[[Any], Any]
"""Makes a component, which has a `_repr_mimebundle_`, for a board or an exam."""


class Board:
    """A position of a lesson, displayed as a component in a notebook.

    `do`, `undo` and `reset` change the board; `judge` and `legal` do not. `board.do("move up")` returns
    the events in words, or the rules that forbid the action.
    """

    def __init__(
        self,
        game: AnyGame,
        step: models.OnBoard,
        key: str,
        number: int,
        words: Words,
        choices: tuple[str, ...] = (),
        present: Present | None = None,
    ) -> None:
        self.game = game
        self.step = step
        self.key = key
        self.number = number
        self.words = words
        self.choices = choices
        self.runner = LessonRunner(game, step.position, step.script, words)
        self._present = present
        self.noted: Noted | None = None
        """Records answers for the learner; None if there is none."""
        self.shown: Callable[[], None] = lambda: None
        """Called when a notebook displays the board."""
        self.pass_on: Callable[[Any], None] = lambda answer: None
        """Passes an answer on to the board that a notebook shows."""
        self.followers: list[Callable[[Any], None]] = []
        """Called with an answer to play, or with None when Python has changed the board: its components."""

    @property
    def session(self) -> Play:
        """The underlying game session, for use from Python: its `state`, `history` and `rules`.

        Unlike the board's `do`, `session.do("move up")` raises IllegalAction if the action is not legal.
        """
        return self.runner.session

    @property
    def teaching(self) -> Teaching[Any, Any, Any]:
        """The game's teaching part."""
        return self.runner.teaching

    @property
    def ideas(self) -> tuple[str, ...]:
        """Suggested actions to try, in notation."""
        return ()

    @property
    def text(self) -> str:
        """Text of the step."""
        return lesson_text(self.words, self.key)

    @property
    def title(self) -> str:
        """Title of the step."""
        return self.words(f"{self.key}-title")

    @property
    def heading(self) -> str:
        """Heading above the board."""
        return self.words("lesson-board", number=self.number)

    def speak(self, words: Words) -> None:
        """Switch to these words."""
        self.words = self.runner.words = words

    def follow(self, answer: Any = None) -> None:
        """Have the components show an answer given in Python, or (None) the board as Python left it."""
        for follower in self.followers:
            follower(answer)

    def do(self, *actions: object) -> Feedback:
        """Do actions one by one, up to the first that is refused; the feedback explains the refusal."""
        try:
            return self._do(*actions)
        finally:
            self.follow()

    def _do(self, *actions: object) -> Feedback:
        told: tuple[str, ...] = ()
        done: list[str] = []
        for action in actions:
            feedback = self.runner.do(action)
            if not feedback:
                return feedback.with_told(told)
            done.append(feedback.title)
            told += feedback.told
        return Feedback.done(" · ".join(done), told)

    def judge(self, action: object) -> Feedback:
        """Return the ruling on an action in words, without doing it."""
        try:
            meant = self.runner.read(action)
        except BadInput as error:
            return Feedback.unreadable(self.words, str(action), error)
        ruling = self.session.judge(meant)
        return Feedback.judged(
            self.words, say_ruling(self.game, self.words, self.runner.state, meant, ruling)
        )

    def legal(self) -> tuple[str, ...]:
        """Return all legal actions, in notation."""
        return self.runner.legal()

    def undo(self) -> Self:
        """Undo the last action."""
        self.runner.undo()
        self.follow()
        return self

    def reset(self) -> Self:
        """Restore the initial position."""
        self.runner.reset()
        self.follow()
        return self

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterable[str]:
        yield self.heading
        yield self._drawn(self.runner, full=True)

    def fresh(self) -> LessonRunner:
        """Return a new runner at the step's initial position; the board is not changed."""
        return LessonRunner(self.game, self.step.position, self.step.script, self.words)

    def _drawn(self, runner: LessonRunner, *, full: bool = False) -> str:
        return self.game.narrator.position(runner.state, self.words, full=full)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        self.shown()
        plain = {"text/plain": repr(self)}
        if self._present is None:
            return plain
        bundle = self._present(self)._repr_mimebundle_(include=include, exclude=exclude)
        if isinstance(bundle, tuple):
            return {**bundle[0], **plain}, bundle[1]
        return {**(bundle or {}), **plain}


class ShowBoard(Board):
    """A demonstration: the board plays, the learner watches."""

    step: models.Show

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions to be played, in notation."""
        return tuple(self.step.actions)

    def _lines(self) -> Iterable[str]:
        yield self.heading
        runner = self.fresh()
        yield self._drawn(runner)
        for action in self.step.actions:
            yield ""
            yield f"> {runner.beside(action)}"
            yield from (f"  {line}" for line in runner.do(action).told)
        yield ""
        yield self._drawn(runner)


class TryBoard(Board):
    """Free play."""

    step: models.Try

    @property
    def ideas(self) -> tuple[str, ...]:
        """Suggested actions to try, in notation."""
        return tuple(self.step.ideas)

    def _lines(self) -> Iterable[str]:
        yield from super()._lines()
        if self.ideas:
            yield self.words("lesson-ideas", actions=" · ".join(self.ideas))


class Exercise(Board):
    """A graded task: `answer("move up", ...)`, or play on the board and `check()`."""

    step: models.Exercise

    @property
    def heading(self) -> str:
        """Heading above the board."""
        return self.words("lesson-exercise", number=self.number)

    @property
    def begun(self) -> tuple[str, ...]:
        """The partial answer to start from: a cell in a notebook, a button on a page."""
        return tuple(self.step.starter)

    @property
    def goals(self) -> tuple[tuple[str, bool], ...]:
        """Each goal in words, and whether the board meets it now."""
        return self._goals(self.runner.attempt)

    def answer(self, *actions: str) -> Feedback:
        """Grade an answer played from the initial position.

        The board that the notebook shows plays it. The answer is recorded for the learner unless it is the
        starter that the notebook contains.
        """
        runner = self.fresh()
        feedback = self._graded(runner, *actions)
        if list(actions) != self.step.starter:
            self.note_down(feedback, runner)
        self.pass_on(actions)
        return feedback

    def note_down(self, feedback: Feedback, runner: LessonRunner) -> None:
        """Record for the learner a graded answer, played by `runner`."""
        if self.noted is not None and feedback.solved:
            self.noted.right(runner.at_work)
        elif self.noted is not None and feedback.status == "refused":
            self.noted.wrong(feedback.rules)

    def graded(self, *actions: object) -> Feedback:
        """Grade an answer, of actions or their notation, without recording it."""
        return self._graded(self.fresh(), *actions)

    def _graded(self, runner: LessonRunner, *actions: object) -> Feedback:
        told: tuple[str, ...] = ()
        reasons: dict[str, Reason] = {}
        for action in actions:
            reasons |= {r.rule: r for r in _judged(runner, action)}
            feedback = runner.do(action)
            if not feedback:
                return self._noted(feedback, (*runner.attempt.actions, action)).with_told(told)
            told += feedback.told
        feedback = self._grade(runner.attempt, told, tuple(reasons.values()))
        way = None if feedback.solved else self.way(runner.attempt.actions)
        return feedback.with_after(let_happen(runner, way)) if way else feedback

    def check(self) -> Feedback:
        """Grade what was played on the board."""
        return self.graded(*self.runner.attempt.actions)

    def note(self, *refused: object) -> str:
        """Return the explanation of the wrong answer on the board; "" if it is not an expected one.

        `refused` is an action that was refused after those played.
        """
        return self._note((*self.runner.attempt.actions, *refused))

    def lost_note(self) -> str:
        """Return the explanation of a board whose goals are lost; "" if there is none besides that they are."""
        return self.note()

    def way(self, actions: Sequence[object]) -> MadeMistake | None:
        """Return the expected mistake that these actions are, if its consequences are to be played out."""
        way = made_mistake(self.game, self.step, self.words, actions)
        return way if way is not None and way.shows else None

    @property
    def solved(self) -> bool:
        """Whether the board meets every goal now."""
        return met(self.step.goals, self.runner.attempt)

    def goes_on(self, state: Any) -> bool:
        """Return whether the learner may still act in a state, as far as the exercise is concerned."""
        return True

    @cached_property
    def _turn(self) -> int | None:
        """The turn in which every written solution ends; None if one of them goes on in a later turn."""
        moment = self.game.rules.moment
        begun = moment(self.fresh().state)
        for solution in self.step.solutions:
            runner = self.fresh()
            played_by(runner, solution)
            if any(moment(entry.before) != begun for entry in runner.mine):
                return None
        return begun

    def in_turn(self, state: Any) -> bool:
        """Return whether the turn in which the goals are to be reached lasts in a state; True if it is no one turn."""
        return self._turn is None or self.game.rules.moment(state) == self._turn

    def fails(self) -> bool:
        """Return whether something on the board has failed the goals for good, without any search."""
        attempt = self.runner.attempt
        return any(goal.failed(attempt) for goal in self.step.goals)

    @cached_property
    def prospects(self) -> Prospects:
        """Whether the goals can be reached from where the board stands, and how."""
        return Prospects(self)

    @cached_property
    def nudged(self) -> tuple[str, ...]:
        """The actions that the written nudge is about, in canonical notation; it is true while a plan has them."""
        solution = tuple(self.step.solutions[0])
        written = played_by(self.fresh(), solution)
        left = list(self.step.nudge if self.step.nudge is not None else solution)
        found = []
        for action, canonical in zip(solution, written, strict=True):
            if action in left:
                left.remove(action)
                found.append(canonical)
        return tuple(found)

    def hint(self, rung: int = 1) -> Hint:
        """Return the hint of this rung, and record its use: 1 a nudge, 2 the rules, 3 the Spaces, 4 the way.

        It is true of the position on the board. Where the goals are lost it only says so, and no use is recorded.
        """
        rung = max(1, min(rung, TOP_RUNG))
        if self.noted is not None and not self.prospects.here().lost:
            self.noted.help(rung)
        return hint_of(self, rung)

    def _goals(self, attempt: Attempt) -> tuple[tuple[str, bool], ...]:
        return tuple((g.say(self.words, attempt), g.met(attempt)) for g in self.step.goals)

    def _grade(
        self, attempt: Attempt, told: tuple[str, ...], reasons: tuple[Reason, ...]
    ) -> Feedback:
        solved = met(self.step.goals, attempt)
        note = (
            lesson_text(self.words, f"{self.key}-done") if solved else self._note(attempt.actions)
        )
        taught = tuple(r for r in reasons if r.rule in self.step.rules)
        return Feedback.graded(
            self.words,
            solved,
            told,
            note,
            self._goals(attempt),
            (taught or reasons) if solved else (),
        )

    def _noted(self, feedback: Feedback, actions: Sequence[object]) -> Feedback:
        note = self._note(actions)
        return replace(feedback, note=note) if note else feedback

    def _note(self, actions: Sequence[object]) -> str:
        """Return the explanation of this wrong answer; "" if it is not an expected one."""
        way = made_mistake(self.game, self.step, self.words, actions)
        return "" if way is None else lesson_text(self.words, f"{self.key}-{way.wrong.id}")

    def _lines(self) -> Iterable[str]:
        yield from super()._lines()
        yield from (f"{'[x]' if done else '[ ]'} {goal}" for goal, done in self.goals)


def _judged(runner: LessonRunner, action: object) -> tuple[Reason, ...]:
    """Return the rules that allow an action; empty if it is not legal."""
    try:
        meant = runner.read(action)
    except BadInput:
        return ()
    ruling = runner.session.judge(meant)
    if not ruling:
        return ()
    return say_ruling(runner.game, runner.words, runner.state, meant, ruling).reasons
