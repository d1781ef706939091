"""A position of a lesson being played: what was done, what came of it, what was refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from platformer_nb.core.chance import Scripted
from platformer_nb.core.errors import BadInput, IllegalAction, said
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.core.session import Entry, Session
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.text import BASE, Words
from platformer_nb.text.verdicts import say_ruling

Play = Session[Any, Any, Any]


class LessonRunner:
    """Plays a position of a lesson over a Session.

    Chance brings the first of the script that can come out now, so that a learner may buy in
    another order than its author. What can come out in one way only needs no script. Otherwise,
    where it ends, the board waits for dice that never come: a lesson shows one thing at a time.
    """

    def __init__(self, game: AnyGame, position: str, script: Sequence[str], words: Words) -> None:
        self.game = game
        self.rules = game.rules
        self.teaching = game.part("teaching", game.teaching)
        self.words = words
        self._own = self._script = tuple(script)
        self.session: Play = Session(self.rules, self.rules.read(position), Scripted(script))
        self.settle()

    def reset(self) -> None:
        """Begin again, with the same session: a component may be looking at it."""
        self.rewind(0)
        self.settle()

    def bring(self, script: Sequence[str]) -> None:
        """Let chance bring these before all else, until it is rewound."""
        self._script = (*script, *self._own)

    def rewind(self, length: int) -> None:
        """Go back to the moment when `length` actions had been done, chance or not, for good."""
        self.session.rewind(length, redo=False)
        self._script = self._own

    @property
    def state(self) -> Any:
        """The position now."""
        return self.session.state

    @property
    def attempt(self) -> Attempt:
        """What was done, for the goals to look at."""
        history = self.session.history
        done = [self.rules.write_action(e.before, e.action) for e in history if e.actor != NATURE]
        return Attempt(self.state, tuple(done), tuple(x for e in history for x in e.events))

    def do(self, action: str) -> Feedback:
        """Do one action; the feedback has what happened, or the rules that forbid it."""
        try:
            before, done = self.state, len(self.session.history)
            self.session.do(as_text(action))
            self.settle()
        except IllegalAction as refused:
            verdict = say_ruling(self.game, self.words, before, refused.text, refused.ruling)
            return Feedback.refused(self.words, verdict)
        except BadInput as error:
            return Feedback.unreadable(self.words, str(action), error)
        told = [
            line
            for entry in self.session.history[done:]
            for line in self.told_of(entry, self.words)
        ]
        if remark := self.teaching.remark(self.state, self.words):
            told.append(remark)
        return Feedback.done(action, tuple(told) or (self.words("lesson-nothing"),))

    def told_of(self, entry: Entry[Any, Any, Any], words: Words) -> tuple[str, ...]:
        """What an action has brought, a sentence for each event that is worth one."""
        tell = self.game.narrator.event
        said = (tell(entry.before, self.state, event, words) for event in entry.events)
        return tuple(filter(None, said))

    def beside(self, action: str) -> str:
        """The action as it is typed with what it does; alone in English, whose words it is made of."""
        if self.words.language == BASE:
            return action
        meant = self.rules.read_action(self.state, action)
        does = self.game.narrator.action(self.state, meant, self.words)
        return self.words("judge-action", action=action, does=does)

    def undo(self) -> bool:
        """Take back the last action, and whatever chance brought after it."""
        history = self.session.history
        mine = [n for n, e in enumerate(history) if e.actor != NATURE]
        if not mine:
            return False
        self.session.rewind(mine[-1])
        return True

    def legal(self) -> tuple[str, ...]:
        """Every legal action, in notation; none where dice would decide."""
        if self.session.actor in (NATURE, None):
            return ()
        return tuple(self.rules.write_action(self.state, a) for a in self.rules.actions(self.state))

    def settle(self) -> tuple[Any, ...]:
        """Let chance bring what the script says, until a player decides or the script ends."""
        events: list[Any] = []
        while self.session.actor == NATURE and (outcome := self._outcome()) is not None:
            events += self.session.do(outcome)
        return tuple(events)

    def _outcome(self) -> str | None:
        """What chance brings now; None if the script does not say."""
        for text in self.unspoken():
            if (outcome := self._read(self.state, text)) and self.rules.judge(self.state, outcome):
                return text
        only = list(islice(self.rules.actions(self.state), 2))
        return self.rules.write_action(self.state, only[0]) if len(only) == 1 else None

    def unspoken(self) -> tuple[str, ...]:
        """What is left of the script, after what chance has brought so far."""
        left = list(self._script)
        for entry in self.session.history:
            if entry.actor == NATURE:
                said = (t for t in left if self._read(entry.before, t) == entry.action)
                if (text := next(said, None)) is not None:
                    left.remove(text)
        return tuple(left)

    def _read(self, state: Any, text: str) -> Any:
        """An outcome of the script as it would be read in a state; None where it means nothing."""
        try:
            return self.rules.read_action(state, text)
        except BadInput:
            return None


def as_text(action: object) -> str:
    """An action as somebody typed it; a list of several, say, raises BadInput."""
    if isinstance(action, str):
        return action
    raise BadInput(said("place-an-action"), "error-no-text", "mend-quote-each")
