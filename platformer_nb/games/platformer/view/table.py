"""A table to play at: a session, the players' names, the hand, and what was last said.

`view` is all that a component shows, `intent` all that it may ask for. Whatever comes in, nothing is
lost and nothing is raised: what is wrong is said in the view.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from platformer_nb.core.chance import Chance, Seeded
from platformer_nb.core.errors import BadInput, IllegalAction, said
from platformer_nb.core.ruling import Ruling
from platformer_nb.core.session import Entry, Session
from platformer_nb.core.short_text import MAX_NAME, short_text
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.narration.rulings import Verdict, say_ruling
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.notation.action_writer import SPACE
from platformer_nb.games.platformer.view import click_resolver
from platformer_nb.games.platformer.view.click_resolver import Arm, Chosen, Hand
from platformer_nb.games.platformer.view.seats import BotMaker, Chooser, seat_bots
from platformer_nb.text import chosen_language
from platformer_nb.text.errors import tell_error

DICE = ("d1", "d2", "d3", "d4", "d5")
SPECIAL = "special"
MOST_STEPS = 4
"""Steps of gems on one die: beyond 10 gems the page offers no more."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something that happened: an event of an entry, with the number of actions after which it did."""

    moment: int
    entry: Entry[State, a.Action, Event]
    event: Event
    rules: tuple[str, ...]
    """Those that decided it, asked once: every view shows the log."""

    @property
    def turn(self) -> int:
        """In which turn it happened."""
        return self.entry.before.turn

    @property
    def seat(self) -> int:
        """In whose turn it happened."""
        return self.entry.before.active


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why the last wish was not done, in no language yet: an error, or an action the rules refused."""

    error: str | BadInput = ""
    """The key of a sentence, or what could not be used."""
    action: str = ""
    ruling: Ruling | None = None


@dataclass(slots=True)
class TableDice:
    """The five dice as they lie on the table: face and whether used, each in its place."""

    faces: list[int] = field(default_factory=list)
    used: list[bool] = field(default_factory=list)

    def lay(self, state: State, preferred: Sequence[int]) -> None:
        """Follow the state; of equal dice those in `preferred` places are the used ones."""
        if sorted(self.faces) != sorted(state.roll) or not self.faces:
            self.faces = list(state.roll)
            self.used = [False] * len(self.faces)
        left = list(state.pool)
        order = sorted(range(len(self.faces)), key=lambda i: (self.used[i], i in preferred, i))
        unplaced = []
        for place in order:
            self.used[place] = not left[self.faces[place]]
            if self.used[place]:
                unplaced.append(place)
            else:
                left[self.faces[place]] -= 1
        turned = [face for face, count in enumerate(left) for _ in range(count)]
        for place, face in zip(unplaced, turned, strict=False):
            self.faces[place], self.used[place] = face, False


class Table:
    """One game among people around a screen, and bots: the bot whose decision is due makes it when asked.

    `language` is that of its words; without one it is the language of the environment. Raises BadInput
    for a name that nobody can have typed in the page's form.
    """

    def __init__(
        self,
        session: Session[State, a.Action, Event],
        names: Sequence[str] = (),
        language: str | None = None,
        bots: Mapping[int, Chooser] | None = None,
    ) -> None:
        self.session = session
        self.bots = dict(bots or {})
        self.words = Words(chosen_language(language))
        players = session.state.game.players
        self.names = tuple([*map(_name, count(1), names), *[""] * players][:players])
        session.players = self.names
        self.number = 0
        self.hand = Hand()
        self.chosen: list[str] = []
        self.dice = TableDice()
        self.trouble: Trouble | None = None
        self.fresh: list[Said] = []
        self.log: list[Said] = []
        self._settle()

    # --- what is shown ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present position."""
        return self.session.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.over

    @property
    def bot(self) -> Chooser | None:
        """The bot whose decision is due, None if a person's is or nobody's."""
        seat = self.session.actor
        return self.bots.get(seat) if seat is not None else None

    @property
    def told_names(self) -> tuple[str, ...]:
        """The players' names; a bot that has none goes by its kind."""
        bots = (*self.session.bots, *[""] * len(self.names))
        return tuple(
            name or (f"{self.words(f'form-bot-{bot}')} {seat}" if bot else "")
            for seat, (name, bot) in enumerate(zip(self.names, bots, strict=False), 1)
        )

    def view(self) -> dict[str, Any]:
        """Everything a component shows now; see docs/view.md."""
        from platformer_nb.games.platformer.view.table_view import table_view

        return table_view(self)

    @property
    def verdict(self) -> Verdict | None:
        """What the rules said to the last wish, if they refused it."""
        if self.trouble is None or self.trouble.ruling is None:
            return None
        return say_ruling(self.words, self.state, self.trouble.action, self.trouble.ruling)

    @property
    def error(self) -> str:
        """Why else the last wish was not done; "" if nothing was wrong."""
        error = self.trouble.error if self.trouble else ""
        if isinstance(error, BadInput):
            return tell_error(self.words, error)
        return self.words(error) if error else ""

    def speak(self, language: str) -> None:
        """From now on everything is told in this language, what has happened before too."""
        self.words = Words(chosen_language(language))

    def record(self) -> str:
        """The game so far as JSON text."""
        rules = self.session.rules
        assert isinstance(rules, Platformer)
        return self.session.record(rules.box.content_hash)

    @classmethod
    def from_record(
        cls,
        text: str,
        language: str | None = None,
        chance: Chance | None = None,
        make_bot: BotMaker | None = None,
    ) -> Table:
        """The table of a saved game, its bots back in their seats; raises BadInput if it is damaged.

        Without `make_bot` people play for the bots.
        """
        rules = GAME.rules
        session = Session.replay(
            rules, text, chance or Seeded(secrets.randbits(64)), rules.box.content_hash
        )
        bots = seat_bots(session.bots, make_bot) if make_bot else {}
        table = cls(session, session.players, language, bots)
        table.log = _history(session)
        table.fresh = []
        return table

    # --- what is wished ---------------------------------------------------------------------------------

    def intent(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a component asks for; the view that follows."""
        wish = message.get("intent")
        handler = _INTENTS.get(wish) if isinstance(wish, str) else None
        if handler is None:
            self.fresh = []
            self.trouble = Trouble("error-intent")
        elif message.get("for") == self.number:
            self.fresh = []
            self.trouble = None
            self.number += 1
            if self.bot is not None and wish not in ("bot", "dismiss"):
                self.trouble = Trouble("error-bot")
            else:
                handler(self, message)
        return self.view()

    def do(self, action: a.Action | str) -> bool:
        """Do an action if the rules allow it; else say why not."""
        before = len(self.session.history)
        try:
            meant = self.session.action(action)
            text = self.session.rules.write_action(self.state, meant)
            self.session.do(meant)
        except IllegalAction as error:
            self.trouble = Trouble(action=text, ruling=error.ruling)
            return False
        except BadInput as error:
            self.trouble = Trouble(error)
            return False
        spent = [DICE.index(d) for d in self.chosen if d in DICE]
        self._clear()
        self._enter(before)
        self._settle()
        self.dice.lay(self.state, spent)
        return True

    def _settle(self) -> None:
        before = len(self.session.history)
        self.session.settle()
        self._enter(before)
        self.dice.lay(self.state, ())

    def _enter(self, before: int) -> None:
        """Log what has happened since there were `before` actions."""
        for entry in _history(self.session, before):
            self.fresh.append(entry)
            self.log.append(entry)

    def _clear(self) -> None:
        self.hand = Hand()
        self.chosen = []

    # --- intents ----------------------------------------------------------------------------------------

    def _select(self, message: Mapping[str, Any]) -> None:
        die = message.get("die")
        if die in self.chosen:
            place = self.chosen.index(die)
            del self.chosen[place]
            click_resolver.let_go(self.hand, self.state, place)
        else:
            chosen = self._die(die)
            if chosen is None:
                self.trouble = Trouble("error-die")
                return
            self.chosen.append(str(die))
            self.hand.dice.append(chosen)
        self.hand.armed, self.hand.verb = NOWHERE, ""

    def _die(self, die: object) -> Chosen | None:
        if die == SPECIAL and self.state.hero.special != BLANK:
            return Chosen(BLANK, special=True)
        if die in DICE:
            place = DICE.index(str(die))
            if place < len(self.dice.faces) and not self.dice.used[place]:
                return Chosen(self.dice.faces[place])
        return None

    def _boost(self, message: Mapping[str, Any]) -> None:
        die, by = message.get("die"), message.get("by")
        if die not in self.chosen or by not in (1, -1):
            self.trouble = Trouble("error-die")
            return
        chosen = click_resolver.bearer(
            self.hand, self.state, self.hand.dice[self.chosen.index(die)]
        )
        chosen.steps = min(MOST_STEPS, max(0, chosen.steps + by))

    def _forge(self, message: Mapping[str, Any]) -> None:
        symbol = message.get("symbol")
        if symbol is None:
            click_resolver.forge(self.hand, self.state, None)
        elif symbol in SYMBOLS and SYMBOLS.index(symbol) in click_resolver.forge_choices(
            self.hand, self.state
        ):
            click_resolver.forge(self.hand, self.state, SYMBOLS.index(symbol))
        else:
            self.trouble = Trouble("error-forge")

    def _let_go(self, _message: Mapping[str, Any]) -> None:
        self._clear()

    def _point(self, message: Mapping[str, Any]) -> None:
        at = self._space(message.get("at"))
        if at is None:
            self.trouble = Trouble("error-space")
            return
        found = click_resolver.meant(self.state, self.hand, at)
        if isinstance(found, Arm):
            self.hand.armed, self.hand.verb = found.at, found.verb
        elif found is not None:
            self.do(found)
        else:
            self.trouble = Trouble("error-nothing-here")

    def _space(self, name: object) -> int | None:
        found = SPACE.fullmatch(name) if isinstance(name, str) else None
        width = self.state.terrain.width
        if found is None or ord(found[1]) - ord("a") >= width:
            return None
        return (int(found[2]) - 1) * width + ord(found[1]) - ord("a")

    def _act(self, message: Mapping[str, Any]) -> None:
        action = message.get("action")
        if not isinstance(action, str):
            self.trouble = Trouble("error-intent")
            return
        self.do(action)

    def _bot(self, _message: Mapping[str, Any]) -> None:
        """One decision of the bot whose turn it is to decide."""
        if self.bot is None:
            self.trouble = Trouble("error-no-bot")
            return
        rules, state = self.session.rules, self.state
        self.do(self.bot.choose(rules, state, tuple(rules.actions(state))))

    def _undo(self, _message: Mapping[str, Any]) -> None:
        self._travel(self._back_to_a_person)

    def _back_to_a_person(self) -> bool:
        """Take back one action, and what bots did before it: they would only do it again."""
        went = self.session.undo()
        while went and self.bot is not None and self.session.undo():
            pass
        return went

    def _redo(self, _message: Mapping[str, Any]) -> None:
        self._travel(self.session.redo)

    def _travel(self, go: Callable[[], bool]) -> None:
        before = len(self.session.history)
        if not go():
            self.trouble = Trouble("error-undo")
            return
        self._clear()
        moment = len(self.session.history)
        self.log = [entry for entry in self.log if entry.moment <= moment]
        if moment > before:
            self._enter(before)
        self.dice.lay(self.state, ())

    def _dismiss(self, _message: Mapping[str, Any]) -> None:
        """The refusal is gone already."""


_INTENTS: dict[str, Callable[[Table, Mapping[str, Any]], None]] = {
    "select": Table._select,
    "boost": Table._boost,
    "forge": Table._forge,
    "clear": Table._let_go,
    "point": Table._point,
    "act": Table._act,
    "undo": Table._undo,
    "redo": Table._redo,
    "dismiss": Table._dismiss,
    "bot": Table._bot,
}


def _name(number: int, name: str) -> str:
    return short_text(name, said("place-player-name", number=str(number)), MAX_NAME)


def _history(session: Session[State, a.Action, Event], before: int = 0) -> list[Said]:
    found = []
    for moment, entry in enumerate(session.history[before:], before + 1):
        decided = event_rules(entry.before, entry.action)
        told = zip(entry.events, decided, strict=True)
        found += [Said(moment, entry, event, rules) for event, rules in told]
    return found
