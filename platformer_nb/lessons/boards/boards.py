"""The boards of a lesson: to watch, to play with, to solve."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.teaching import Teaching
from platformer_nb.core.verdict import Reason
from platformer_nb.lessons.boards.consequences import let_happen
from platformer_nb.lessons.boards.feedback import (
    NO_LABELS,
    Feedback,
    Labels,
    cited,
    labels_in,
    wrapped,
)
from platformer_nb.lessons.boards.learner import Noted
from platformer_nb.lessons.boards.runner import LessonRunner, Play, as_text
from platformer_nb.lessons.goals.base import Attempt, met
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import Way, way_of
from platformer_nb.text import Words
from platformer_nb.text.verdicts import say_ruling

Present = Callable[[Any], Any]
"""Makes a component for a board or an exam, with a `_repr_mimebundle_` of its own."""

TOP_RUNG = 4


class Board:
    """A position of a lesson; in a notebook it shows itself.

    Every method that plays (`do`, `undo`, `reset`) changes this board; `judge` and `legal` change
    nothing. `board.do("move up")` answers with what happened, or with the rule that forbids it.
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
        """Notes the answers, if somebody learns."""

    @property
    def session(self) -> Play:
        """The game itself, for those who want to go on in Python: its `state`, its `history`, its `rules`.

        Unlike `do` of a board, `session.do("move up")` raises IllegalAction for what is not allowed.
        """
        return self.runner.session

    @property
    def teaching(self) -> Teaching[Any, Any, Any]:
        """What lessons need of the game."""
        return self.runner.teaching

    @property
    def ideas(self) -> tuple[str, ...]:
        """Actions worth trying."""
        return ()

    @property
    def text(self) -> str:
        """What the step says."""
        return self.words(self.key)

    @property
    def title(self) -> str:
        """What the step is called."""
        return self.words(f"{self.key}-title")

    @property
    def heading(self) -> str:
        """What stands above the board."""
        return self.words("lesson-board", number=self.number)

    def speak(self, words: Words) -> None:
        """Use these words from now on."""
        self.words = self.runner.words = words

    def do(self, *actions: str) -> Feedback:
        """Do actions one by one; stops at the first that is refused, and says why."""
        told: tuple[str, ...] = ()
        feedback = Feedback.done("", ())
        for action in actions:
            feedback = self.runner.do(action)
            if not feedback:
                return feedback.with_told(told)
            told += feedback.told
        return Feedback.done(" · ".join(actions), told)

    def judge(self, action: str) -> Feedback:
        """What the rules say of an action, without doing it."""
        try:
            ruling = self.session.judge(as_text(action))
        except BadInput as error:
            return Feedback.unreadable(self.words, str(action), error)
        return Feedback.judged(
            self.words, say_ruling(self.game, self.words, self.runner.state, action, ruling)
        )

    def legal(self) -> tuple[str, ...]:
        """Every legal action now, in notation."""
        return self.runner.legal()

    def undo(self) -> Self:
        """Take back the last action."""
        self.runner.undo()
        return self

    def reset(self) -> Self:
        """Begin again."""
        self.runner.reset()
        return self

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterable[str]:
        yield self.heading
        yield self._drawn(self.runner, full=True)

    def fresh(self) -> LessonRunner:
        """The position of the step, to be played from its start; the board is not changed."""
        return LessonRunner(self.game, self.step.position, self.step.script, self.words)

    def _drawn(self, runner: LessonRunner, *, full: bool = False) -> str:
        return self.game.narrator.position(runner.state, self.words, full=full)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        plain = {"text/plain": repr(self)}
        if self._present is None:
            return plain
        bundle = self._present(self)._repr_mimebundle_(include=include, exclude=exclude)
        if isinstance(bundle, tuple):
            return {**bundle[0], **plain}, bundle[1]
        return {**(bundle or {}), **plain}


class ShowBoard(Board):
    """The board plays, the learner watches."""

    step: models.Show

    @property
    def actions(self) -> tuple[str, ...]:
        """What is played."""
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
    """The learner plays freely."""

    step: models.Try

    @property
    def ideas(self) -> tuple[str, ...]:
        """Actions worth trying."""
        return tuple(self.step.ideas)

    def _lines(self) -> Iterable[str]:
        yield from super()._lines()
        if self.ideas:
            yield self.words("lesson-ideas", actions=" · ".join(self.ideas))


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung of help: a nudge, the rules, the Spaces concerned, the solution."""

    rung: int
    title: str
    text: str = ""
    reasons: tuple[Reason, ...] = ()
    spaces: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    labels: Labels = NO_LABELS

    def as_json(self) -> dict[str, Any]:
        """The same for a component."""
        found = asdict(self)
        del found["labels"]
        return found

    def __repr__(self) -> str:
        lines = [self.title, *wrapped(self.text.splitlines())]
        lines += wrapped(cited(self.reasons, self.labels))
        if self.spaces:
            lines.append(f"  {' '.join(self.spaces)}")
        lines += [f"  > {action}" for action in self.actions]
        return "\n".join(lines)


class Exercise(Board):
    """A task that checks itself: `answer("move up", ...)`, or play on the board."""

    step: models.Exercise

    @property
    def heading(self) -> str:
        """What stands above the board."""
        return self.words("lesson-exercise", number=self.number)

    @property
    def begun(self) -> tuple[str, ...]:
        """The answer that falls short: a notebook has it in a cell, a page shows it in one to run."""
        return tuple(self.step.starter)

    @property
    def goals(self) -> tuple[tuple[str, bool], ...]:
        """Each goal in words, and whether the board as it stands has reached it."""
        return self._goals(self.runner.attempt)

    def answer(self, *actions: str) -> Feedback:
        """Grade an answer from the start. The board is not changed.

        The answer is noted as the learner's, unless it is the one that stands in the notebook.
        """
        feedback = self.graded(*actions)
        if list(actions) != self.step.starter:
            self.note_down(feedback)
        return feedback

    def note_down(self, feedback: Feedback) -> None:
        """Note an answer of the learner."""
        if self.noted is not None and feedback.solved:
            self.noted.right()
        elif self.noted is not None and feedback.status == "refused":
            self.noted.wrong(feedback.rules)

    def graded(self, *actions: str) -> Feedback:
        """How an answer goes; nothing is noted."""
        runner = self.fresh()
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

    def note(self, refused: str = "") -> str:
        """What is said of just the wrong answer on the board, "" if it is none we know.

        `refused` is an action that was refused after what was played.
        """
        return self._note((*self.runner.attempt.actions, *filter(None, (refused,))))

    def way(self, actions: Sequence[str]) -> Way | None:
        """The wrong way that these actions are, if it is one that is let happen."""
        way = way_of(self.game, self.step, self.words, actions)
        return way if way is not None and way.shows else None

    @property
    def solved(self) -> bool:
        """Whether the board as it stands has reached every goal."""
        return met(self.step.goals, self.runner.attempt)

    def hint(self, rung: int = 1) -> Hint:
        """Help, a little more on each rung: 1 a nudge, 2 the rules, 3 the Spaces, 4 the solution."""
        rung = max(1, min(rung, TOP_RUNG))
        if self.noted is not None:
            self.noted.help(rung)
        title = self.words("lesson-hint", rung=rung, top=TOP_RUNG)
        if rung == 1:
            return Hint(rung, title, self.words(f"{self.key}-hint"))
        if rung == 2:
            tell = self.game.narrator.rule
            reasons = tuple(tell(rule, self.words) for rule in self.step.rules)
            return Hint(rung, title, reasons=reasons, labels=labels_in(self.words))
        if rung == 3:
            spaces = self._spaces()
            text = self.words("lesson-look-here" if spaces else "lesson-look-at-the-dice")
            return Hint(rung, title, text, spaces=spaces)
        return Hint(
            rung, title, self.words("lesson-solution"), actions=tuple(self.step.solutions[0])
        )

    def _spaces(self) -> tuple[str, ...]:
        runner = self.fresh()
        found: dict[str, None] = {}
        for action in self.step.solutions[0]:
            runner.do(action)
        for event in runner.attempt.events:
            found |= dict.fromkeys(self.game.narrator.event_spaces(runner.state, event))
        return tuple(found)

    def _goals(self, attempt: Attempt) -> tuple[tuple[str, bool], ...]:
        return tuple((g.say(self.words, attempt), g.met(attempt)) for g in self.step.goals)

    def _grade(
        self, attempt: Attempt, told: tuple[str, ...], reasons: tuple[Reason, ...]
    ) -> Feedback:
        solved = met(self.step.goals, attempt)
        note = self.words(f"{self.key}-done") if solved else self._note(attempt.actions)
        taught = tuple(r for r in reasons if r.rule in self.step.rules)
        return Feedback.graded(
            self.words,
            solved,
            told,
            note,
            self._goals(attempt),
            (taught or reasons) if solved else (),
        )

    def _noted(self, feedback: Feedback, actions: Sequence[str]) -> Feedback:
        note = self._note(actions)
        return replace(feedback, note=note) if note else feedback

    def _note(self, actions: Sequence[str]) -> str:
        """What is said of just this wrong answer, if it was expected."""
        way = way_of(self.game, self.step, self.words, actions)
        return "" if way is None else self.words(f"{self.key}-{way.wrong.id}")

    def _lines(self) -> Iterable[str]:
        yield from super()._lines()
        yield from (f"{'[x]' if done else '[ ]'} {goal}" for goal, done in self.goals)


def _judged(runner: LessonRunner, action: str) -> tuple[Reason, ...]:
    """The rules that allow an action; none if it is not allowed."""
    try:
        ruling = runner.session.judge(as_text(action))
    except BadInput:
        return ()
    if not ruling:
        return ()
    return say_ruling(runner.game, runner.words, runner.state, action, ruling).reasons
