"""Runner of a lesson's position: plays actions, applies scripted chance outcomes, narrates events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from platformer_nb.core.errors import BadInput, IllegalAction, said
from platformer_nb.core.game import AnyGame
from platformer_nb.core.play.chance import Scripted
from platformer_nb.core.play.session import Entry, Session
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.feedback import Feedback
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.scripted import next_outcome, unspoken
from platformer_nb.text import BASE, Words
from platformer_nb.text.verdicts import say_ruling

Play = Session[Any, Any, Any]


class LessonRunner:
    """A lesson's position, played in a Session.

    Chance takes the first outcome left in the script that is possible now, so that a learner may buy in
    another order than the author. An only possible outcome needs no script. Where the script has none,
    the board waits for chance and nothing more can be played.
    """

    def __init__(self, game: AnyGame, position: str, script: Sequence[str], words: Words) -> None:
        self.game = game
        self.rules = game.rules
        self.teaching = game.part("teaching", game.teaching)
        self.words = words
        self._own = self._script = tuple(script)
        self.session: Play = Session(self.rules, _read_once(game, position), Scripted(script))
        self.settle()

    def reset(self) -> None:
        """Restore the initial position in the same session, since a component may be displaying it."""
        self.rewind(0)
        self.settle()

    def bring(self, script: Sequence[str]) -> None:
        """Put these chance outcomes before the script, until `rewind`."""
        self._script = (*script, *self._own)

    def rewind(self, length: int) -> None:
        """Cut the history to its first `length` entries, chance included; there is no redo."""
        self.session.rewind(length, redo=False)
        self._script = self._own

    @property
    def state(self) -> Any:
        """The current state."""
        return self.session.state

    @property
    def attempt(self) -> Attempt:
        """The attempt so far, for evaluating goals."""
        history = tuple(self.session.history)
        done = tuple(e for e in history if e.actor != NATURE)

        def write() -> tuple[str, ...]:
            return tuple(self.rules.write_action(e.before, e.action) for e in done)

        actions, events = (e.action for e in done), (x for e in history for x in e.events)
        before = tuple(e.before for e in done)
        return Attempt(self.state, tuple(actions), tuple(events), write, before)

    @property
    def mine(self) -> tuple[Entry[Any, Any, Any], ...]:
        """The entries of the history that are a player's actions, without chance."""
        return tuple(entry for entry in self.session.history if entry.actor != NATURE)

    @property
    def at_work(self) -> frozenset[str]:
        """The rules cited for the actions and for all events of the history, those of chance included."""
        return self.at_work_since(0)

    def at_work_since(self, index: int) -> frozenset[str]:
        """Return the rules at work in the entries of the history from this index on."""
        found: set[str] = set()
        for entry in self.session.history[index:]:
            if entry.actor != NATURE:
                ruling = self.rules.judge(entry.before, entry.action)
                found.update(cite.rule for cite in ruling.cites)
            for decided in self.game.narrator.event_rules(entry.before, entry.action):
                found.update(decided)
        return frozenset(found)

    def read(self, action: object) -> Any:
        """Return the action that a learner gives, in notation or as an object; raises BadInput for anything else."""
        try:
            return self.session.action(action)
        except TypeError as error:
            raise BadInput(said("place-an-action"), "error-no-text", "mend-quote-each") from error

    def do(self, action: object) -> Feedback:
        """Do one action; the feedback has its events, or the rules that forbid it."""
        try:
            before, done = self.state, len(self.session.history)
            self.session.do(self.read(action))
            self.settle()
        except IllegalAction as refused:
            verdict = say_ruling(self.game, self.words, before, refused.action, refused.ruling)
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
        shown = action if isinstance(action, str) else self.rules.write_action(before, action)
        return Feedback.done(shown, tuple(told) or (self.words("lesson-nothing"),))

    def advance(self, *actions: Any) -> None:
        """Do legal actions, chance included, without telling them; raises IllegalAction."""
        for action in actions:
            self.session.do(action)
            self.settle()

    def told_of(self, entry: Entry[Any, Any, Any], words: Words) -> tuple[str, ...]:
        """Return a sentence for each event of an entry that has one."""
        tell = self.game.narrator.event
        said = (tell(entry.before, entry.after, event, words) for event in entry.events)
        return tuple(filter(None, said))

    def beside(self, action: str) -> str:
        """Return an action in notation with its description; without one in the language of the notation."""
        if self.words.language == BASE:
            return action
        meant = self.rules.read_action(self.state, action)
        does = self.game.narrator.action(self.state, meant, self.words)
        return self.words("judge-action", action=action, does=does)

    def undo(self) -> bool:
        """Undo the last player's action and the chance outcomes after it; return False if there is none."""
        history = self.session.history
        mine = [n for n, e in enumerate(history) if e.actor != NATURE]
        if not mine:
            return False
        self.session.rewind(mine[-1])
        return True

    def legal(self) -> tuple[str, ...]:
        """Return all legal actions, in notation; none where chance decides or the game is over."""
        if self.session.actor in (NATURE, None):
            return ()
        return tuple(self.rules.write_action(self.state, a) for a in self.rules.actions(self.state))

    def settle(self) -> tuple[Any, ...]:
        """Apply scripted chance outcomes until a player is to act or the script has none; return the events."""
        events: list[Any] = []
        while self.session.actor == NATURE and (outcome := self._outcome()) is not None:
            events += self.session.do(outcome)
        return tuple(events)

    def _outcome(self) -> Any:
        """Return the next chance outcome: from the script, or the only possible one; else None."""
        return next_outcome(self.rules, self.state, self.unspoken())[0]

    def unspoken(self) -> tuple[str, ...]:
        """Return the part of the script that has not been used yet."""
        brought = ((e.before, e.action) for e in self.session.history if e.actor == NATURE)
        return unspoken(self.rules, self._script, brought)


@lru_cache(maxsize=512)
def _read_once(game: AnyGame, position: str) -> Any:
    """Parse a step's position: its board, its hints and every comparison begin there again and again."""
    return game.rules.read(position)
