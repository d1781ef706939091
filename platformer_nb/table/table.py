"""A table: a session, the players' names, the bots in their seats, the log, and the screen they share.

`view` is the state of a component, `intent` its only input. Invalid intents change nothing and raise
nothing: the view has the error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, ClassVar, Generic, Self, TypeVar

from platformer_nb.core.errors import BadInput, IllegalAction, Said, said
from platformer_nb.core.game import Game, Player, Remembering
from platformer_nb.core.input.short_text import MAX_NAME, short_text
from platformer_nb.core.parts.intent import BOT, HANDOVER, Intents, Refused, read_intent
from platformer_nb.core.parts.verdict import Verdict
from platformer_nb.core.parts.views import BoardSection, Laying, Offer
from platformer_nb.core.play.explain import explain
from platformer_nb.core.play.session import Entry, Session, decided
from platformer_nb.core.rules import Seat
from platformer_nb.table.intents import INTENTS
from platformer_nb.table.log import Log, log_entries
from platformer_nb.table.problems import Answered, Failure, Idle, Problem, Refusal
from platformer_nb.table.result import Result
from platformer_nb.table.screen import Screen
from platformer_nb.table.view import sections, table_view, travel, views_of
from platformer_nb.text import PAGE, Words, chosen_language
from platformer_nb.text.errors import tell, tell_error
from platformer_nb.text.verdicts import say_idle, say_ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

Listener = Callable[[Entry[Any, Any, Any]], object]
"""Called after each action."""


class Table(Generic[S, A, E]):
    """One game played by people at one screen, and by bots, which make one decision per `bot` intent.

    `section` is the board section of the view, with the selections made on it. `language` is that of its
    texts, by default that of the environment. Raises BadInput for a name that the page's form would not
    accept, and NoPart for a game without views.
    """

    tells_result: ClassVar[bool] = True
    """Whether the view of a game that is over has a section `result`."""
    coached: ClassVar[bool] = True
    """Whether the coach may be asked here."""

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
        self.words = Words(chosen_language(language), self.game.name, medium=PAGE)
        views = views_of(game)
        players = views.seats(session.state)
        self.names = tuple([*map(_name, count(1), names), *[""] * players][:players])
        session.players = self.names
        self.number = 0
        self.problem: Problem | None = None
        self.log: Log[S, A, E] = Log()
        self.screen = Screen()
        self.result = Result()
        self._listeners: list[Listener] = []
        self.section = self.new_section()
        self.settle()

    def new_section(self) -> BoardSection[S, E]:
        """Return a board section without selections or layout."""
        return views_of(self.game).section(self)

    # --- view ------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The present position."""
        return self.session.state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people at the screen."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def viewer(self) -> Seat | None:
        """The seat whose eyes the view is for; None if only bots play."""
        return self.screen.viewer

    @property
    def seen(self) -> S:
        """The present position as the viewer's seat may see it; all of it when the game is over."""
        return self.state if self.over else self.observed(self.state)

    def observed(self, state: S) -> S:
        """Return a state as the viewer's seat may see it."""
        viewer = self.viewer
        return state if viewer is None else self.session.rules.observe(state, viewer)

    @property
    def offer(self) -> Offer:
        """What the board section offers to click: everything."""
        return Offer()

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

    def decided(self, seat: Seat) -> Iterable[S]:
        """Return the positions in which a seat has decided so far, as it saw them."""
        return decided(self.session, seat)

    def view(self) -> dict[str, Any]:
        """Return the state of a component; see docs/view.md."""
        self._face()
        view, history = table_view(self), self.session.history
        if not (self.over and history and self.tells_result):
            return view
        told = self.result.section(self.game, history, self.shown_names, self.words)
        return sections(view, {"result": told})

    def travel(self) -> dict[str, Any]:
        """Return the keys `undo` and `redo` of the envelope."""
        return travel(self)

    @property
    def refusal(self) -> Refusal | None:
        """The last action, if the rules refused it."""
        return self.problem if isinstance(self.problem, Refusal) else None

    @property
    def verdict(self) -> Verdict | None:
        """The refusal in words, or why the last action was idle."""
        found = self.problem
        if isinstance(found, Idle):
            return say_idle(self.game, self.words, self.seen, found.explained)
        if isinstance(found, Answered):
            return found.say()
        if not isinstance(found, Refusal):
            return None
        return say_ruling(self.game, self.words, self.seen, found.action, found.ruling)

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
        self.words = self.words.spoken(chosen_language(language))

    def record(self) -> str:
        """Return the game so far as JSON."""
        if isinstance(self.section, Laying):
            self.session.laid = self.section.laid
        return self.session.record(self.game)

    def resumed(self, notice: Said | None) -> Self:
        """Fill the log and the bots' memory with the history of a resumed game, keep its notice, and return the table."""
        for seat, bot in self.bots.items():
            if isinstance(bot, Remembering):
                bot.remember(decided(self.session, seat))
        if isinstance(self.section, Laying):
            self.section.lay(self.session.laid)
        self.log = Log()
        self.log.add(log_entries(self.game, self.session))
        self.log.see()
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
            self.log.see()
            self.problem = Failure("error-intent")
            return self.view()
        if read["for"] == self.number:
            self._face()
            self.begin_intent()
            during = self.intents[read["intent"]].during
            if self.screen.asked is not None and HANDOVER not in during:
                self.fail("error-handover")
            elif self.bot is not None and BOT not in during:
                self.fail("error-bot")
            else:
                self.handle(read)
        return self.view()

    def begin_intent(self) -> None:
        """Increase the number of the view, and clear events and problems of the previous one.

        Who has still to take the screen has seen no events yet.
        """
        if self.screen.asked is None:
            self.log.see()
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

    def answer(self, say: Callable[[], Verdict]) -> None:
        """Show a verdict of the game's own on an intent that meant no action."""
        self.problem = Answered(say)

    def act(self, action: A | str) -> bool:
        """Do the action that somebody at the screen chose; one that would change nothing is explained instead."""
        idle = self._idle(action)
        if idle is None:
            return self.do(action)
        self.problem = idle
        return False

    def _idle(self, action: A | str) -> Idle | None:
        """Return an action as idle if it is legal, costs nothing and changes nothing; else None."""
        try:
            found = explain(self.session.rules, self.state, action)
        except BadInput:
            return None
        idle = found.ruling and found.idle and not found.events and found.after == self.state
        return Idle(found) if idle else None

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
        self.enter(before)
        self.settle()
        return True

    def settle(self) -> None:
        """Resolve chance until a player decides, and log its events."""
        before = len(self.session.history)
        self.let_chance_decide()
        self.enter(before)
        self._face()
        self.section.follow()

    def let_chance_decide(self) -> None:
        """Resolve chance events; lessons override this with their script."""
        self.session.settle()

    def enter(self, before: int) -> None:
        """Log the events of all actions after the first `before`."""
        self.log.add(log_entries(self.game, self.session, before))
        for entry in self.session.history[before:]:
            for listener in tuple(self._listeners):
                listener(entry)

    def _face(self) -> None:
        """Turn the screen to whoever decides, or have it handed over."""
        self.screen.follow(self.session.rules, self.state, self.people, self.session.actor)

    def on_action(self, listener: Listener, *, remove: bool = False) -> None:
        """Call `listener` with the `Entry` of each action that is done here, by people, bots and chance.

        An action done again after undo is one too. `remove` stops it.
        """
        if remove:
            self._listeners.remove(listener)
        else:
            self._listeners.append(listener)

    def forget(self, moment: int) -> None:
        """Clear selections, and drop log entries after the first `moment` actions."""
        self.section.clear()
        self.log.cut(moment)
        self._face()
        self.section.follow()


def _name(number: int, name: str) -> str:
    return short_text(name, said("place-player-name", number=str(number)), MAX_NAME)
