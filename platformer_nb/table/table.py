"""A table: a session, the players' names, the bots in their seats, and the log.

`view` is the state of a component, `intent` its only input. Invalid intents change nothing and raise
nothing: the view has the error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import Any, Final, Generic, Self, TypeVar

from platformer_nb.core.errors import BadInput, IllegalAction, Said, said
from platformer_nb.core.game import Game, Player
from platformer_nb.core.intent import Field, Intent, Intents, Refused, read_intent
from platformer_nb.core.session import Session
from platformer_nb.core.short_text import MAX_NAME, short_text
from platformer_nb.core.verdict import Verdict
from platformer_nb.core.views import BoardSection
from platformer_nb.table.log import LogEntry, log_entries
from platformer_nb.table.problems import Failure, Problem, Refusal
from platformer_nb.table.view import table_view, views_of
from platformer_nb.text import Words, chosen_language
from platformer_nb.text.errors import tell, tell_error
from platformer_nb.text.verdicts import say_ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Table(Generic[S, A, E]):
    """One game played by people at one screen, and by bots, which make one decision per `bot` intent.

    `section` is the board section of the view, with the selections made on it. `language` is that of its
    texts, by default that of the environment. Raises BadInput for a name that the page's form would not
    accept, and NoPart for a game without views.
    """

    def __init__(
        self,
        game: Game[S, A, E],
        session: Session[S, A, E],
        names: Sequence[str] = (),
        language: str | None = None,
        bots: Mapping[int, Player[S, A]] | None = None,
    ) -> None:
        self.game = game
        self.session = session
        self.bots = dict(bots or {})
        self.words = Words(chosen_language(language), self.game.name)
        views = views_of(game)
        players = views.seats(session.state)
        self.names = tuple([*map(_name, count(1), names), *[""] * players][:players])
        session.players = self.names
        self.number = 0
        self.problem: Problem | None = None
        self.fresh: list[LogEntry[S, A, E]] = []
        self.log: list[LogEntry[S, A, E]] = []
        self.section = self.new_section()
        self.settle()

    def new_section(self) -> BoardSection[E]:
        """Return a board section without selections or layout."""
        return views_of(self.game).section(self)

    # --- view ------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The present position."""
        return self.session.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.over

    @property
    def bot(self) -> Player[S, A] | None:
        """The bot that has to decide now; None if a person or nobody does."""
        seat = self.session.actor
        return self.bots.get(seat) if seat is not None else None

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The players' names; an unnamed bot is shown by its kind and seat."""
        bots = (*self.session.bots, *[""] * len(self.names))
        return tuple(
            name or (f"{self.words(f'form-bot-{bot}')} {seat}" if bot else "")
            for seat, (name, bot) in enumerate(zip(self.names, bots, strict=False), 1)
        )

    def view(self) -> dict[str, Any]:
        """Return the state of a component; see docs/view.md."""
        return table_view(self)

    @property
    def refusal(self) -> Refusal | None:
        """The last action, if the rules refused it."""
        return self.problem if isinstance(self.problem, Refusal) else None

    @property
    def verdict(self) -> Verdict | None:
        """The refusal in words."""
        found = self.refusal
        if found is None:
            return None
        return say_ruling(self.game, self.words, self.state, found.action, found.ruling)

    @property
    def error(self) -> str:
        """Any other reason why the last intent failed, in words; "" if there is none."""
        error = self.problem.error if isinstance(self.problem, Failure) else ""
        if isinstance(error, BadInput):
            return tell_error(self.words, error)
        if isinstance(error, Said):
            return tell(self.words, error)
        return self.words(error) if error else ""

    def speak(self, language: str) -> None:
        """Switch to this language, for past events too."""
        self.words = Words(chosen_language(language), self.game.name)

    def record(self) -> str:
        """Return the game so far as JSON."""
        return self.session.record(self.game)

    def resumed(self, notice: Said | None) -> Self:
        """Fill the log with the history of a resumed game, keep its notice for the view, and return the table."""
        self.log = log_entries(self.game, self.session)
        self.fresh = []
        self.problem = Failure(notice) if notice else None
        return self

    # --- input -----------------------------------------------------------------------------------------

    @property
    def intents(self) -> Intents:
        """The allowed intents: those of every table and those of the game."""
        return {**INTENTS, **views_of(self.game).intents}

    def intent(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Do an intent and return the resulting view."""
        try:
            read = read_intent(message, self.intents)
        except Refused:
            self.fresh = []
            self.problem = Failure("error-intent")
            return self.view()
        if read["for"] == self.number:
            self.begin_intent()
            if self.bot is not None and read["intent"] not in ("bot", "dismiss"):
                self.fail("error-bot")
            else:
                self.handle(read)
        return self.view()

    def begin_intent(self) -> None:
        """Increase the number of the view, and clear events and problems of the previous one."""
        self.fresh = []
        self.problem = None
        self.number += 1

    def handle(self, message: Mapping[str, Any]) -> None:
        """Do a validated intent."""
        kind = message["intent"]
        if kind in INTENTS:
            INTENTS[kind].handle(self, message)
        else:
            views_of(self.game).intents[kind].handle(self.section, message)

    def fail(self, key: str) -> None:
        """Show the text of this key as the reason why an intent failed."""
        self.problem = Failure(key)

    def do(self, action: A | str) -> bool:
        """Do an action if it is legal; else keep the refusal or error for the view. Return whether it was done."""
        before = len(self.session.history)
        try:
            self.session.do(action)
        except IllegalAction as error:
            self.problem = Refusal(error.action, error.ruling)
            return False
        except BadInput as error:
            self.problem = Failure(error)
            return False
        self.section.clear()
        self._enter(before)
        self.settle()
        return True

    def settle(self) -> None:
        """Resolve chance until a player decides, and log its events."""
        before = len(self.session.history)
        self.let_chance_decide()
        self._enter(before)
        self.section.follow()

    def let_chance_decide(self) -> None:
        """Resolve chance events; lessons override this with their script."""
        self.session.settle()

    def _enter(self, before: int) -> None:
        """Log the events of all actions after the first `before`."""
        entries = log_entries(self.game, self.session, before)
        self.fresh += entries
        self.log += entries

    # --- intents ---------------------------------------------------------------------------------------

    def _act(self, message: Mapping[str, Any]) -> None:
        self.do(str(message["action"]))

    def _bot(self, _message: Mapping[str, Any]) -> None:
        """Do one decision of the bot that has to decide, based on the observation of its seat."""
        bot, seat = self.bot, self.session.actor
        if bot is None or seat is None:
            self.fail("error-no-bot")
            return
        rules, state = self.session.rules, self.state
        known = rules.observe(state, seat)
        self.do(bot.choose(rules, known, tuple(rules.actions(state))))

    def _undo(self, _message: Mapping[str, Any]) -> None:
        self._travel(self._back_to_a_person)

    def _back_to_a_person(self) -> bool:
        """Undo one action, and the bots' actions before it: the bots would only repeat them."""
        went = self.session.undo()
        while went and self.bot is not None and self.session.undo():
            pass
        return went

    def _redo(self, _message: Mapping[str, Any]) -> None:
        self._travel(self.session.redo)

    def _travel(self, go: Callable[[], bool]) -> None:
        before = len(self.session.history)
        if not go():
            self.fail("error-undo")
            return
        moment = len(self.session.history)
        self.forget(moment)
        if moment > before:
            self._enter(before)

    def forget(self, moment: int) -> None:
        """Clear selections, and drop log entries after the first `moment` actions."""
        self.section.clear()
        self.log = [entry for entry in self.log if entry.moment <= moment]
        self.section.follow()

    def _dismiss(self, _message: Mapping[str, Any]) -> None:
        """Do nothing: `begin_intent` has already cleared the refusal."""


INTENTS: Final[Intents] = MappingProxyType(
    {
        "act": Intent(Table._act, "do this action", {"action": Field((str,), "notation")}),
        "undo": Intent(Table._undo, "take back the last action"),
        "redo": Intent(Table._redo, "do again what was taken back"),
        "dismiss": Intent(Table._dismiss, "close the refusal"),
        "bot": Intent(Table._bot, "let the bot whose decision is due make it: one decision"),
    }
)
"""The intents of every table."""


def _name(number: int, name: str) -> str:
    return short_text(name, said("place-player-name", number=str(number)), MAX_NAME)
