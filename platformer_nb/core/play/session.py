"""A game in progress: the only mutable object of the core."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Generic, NamedTuple, TypeVar

from platformer_nb.core.errors import BadInput, IllegalAction, Said, key_of, said, within
from platformer_nb.core.game import Game
from platformer_nb.core.play.chance import Chance
from platformer_nb.core.play.explain import Explanation, explain
from platformer_nb.core.play.record import RECORD, Record, parse_record, record_key
from platformer_nb.core.rules import NATURE, Actor, Rules, Seat
from platformer_nb.core.ruling import Ruling
from platformer_nb.core.value import value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@value
class Entry(Generic[S, A, E]):
    """An action done: by whom, in which state, and its events."""

    actor: Actor
    action: A
    before: S
    after: S
    events: tuple[E, ...]


class Session(Generic[S, A, E]):
    """A game in progress: judges, applies, undoes, records and replays actions."""

    def __init__(self, rules: Rules[S, A, E], start: S, chance: Chance) -> None:
        self.rules = rules
        self.start = start
        self.state = start
        self.chance = chance
        self.players: tuple[str, ...] = ()
        """The players' names by seat, for display only."""
        self.bots: tuple[str, ...] = ()
        """The kind of bot in each seat, "" for a person; empty if there are no bots."""
        self.laid = ""
        """How a table laid out what equals each other; see `core.parts.views.Laying`."""
        self.history: list[Entry[S, A, E]] = []
        self._undone: list[Entry[S, A, E]] = []
        self._written: list[tuple[Entry[S, A, E], str]] = []

    @property
    def actor(self) -> Actor:
        """Who decides now."""
        return self.rules.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    def action(self, action: A | str) -> A:
        """Return the action of a notation; an action is returned as it is."""
        return self.rules.read_action(self.state, action)

    def judge(self, action: A | str) -> Ruling[A]:
        """Return the ruling on an action without doing it."""
        return self.rules.judge(self.state, self.action(action))

    def explain(self, action: A | str) -> Explanation[S, A, E]:
        """Return the consequences of an action up to the next chance event or decision, without doing it."""
        return explain(self.rules, self.state, self.action(action))

    def do(self, action: A | str) -> tuple[E, ...]:
        """Do an action and return its events; raises IllegalAction (state unchanged) or BadInput."""
        chosen = self.action(action)
        ruling = self.rules.judge(self.state, chosen)
        if not ruling:
            raise IllegalAction(chosen, ruling, self.rules.write_action(self.state, chosen))
        return self._apply(chosen)

    def settle(self) -> tuple[E, ...]:
        """Resolve chance events until a player decides or the game is over; return their events."""
        events: list[E] = []
        while self.actor == NATURE:
            events += self._apply(self.chance.choose(self.rules, self.state))
        return tuple(events)

    def _apply(self, action: A) -> tuple[E, ...]:
        before, actor = self.state, self.actor
        self.state, events = self.rules.apply(before, action)
        self.history.append(Entry(actor, action, before, self.state, events))
        self._undone.clear()
        return events

    # --- undo and redo -------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be undone: a player's, not followed by chance, revealing nothing hidden."""
        if not self.history or self.history[-1].actor == NATURE:
            return False
        last = self.history[-1]
        return not self.rules.reveals(last.before, last.action)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone action to redo."""
        return bool(self._undone)

    @property
    def next_redo(self) -> Entry[S, A, E] | None:
        """The entry that `redo` would apply, None if there is none."""
        return self._undone[-1] if self._undone else None

    def undo(self) -> bool:
        """Undo the last action; return False if it cannot be undone (see `can_undo`)."""
        if not self.can_undo:
            return False
        entry = self.history.pop()
        self._undone.append(entry)
        self.state = entry.before
        return True

    def redo(self) -> bool:
        """Redo the last undone action; return False if there is none."""
        if not self._undone:
            return False
        entry = self._undone.pop()
        self.history.append(entry)
        self.state = entry.after
        return True

    def rewind(self, length: int, *, redo: bool = True) -> None:
        """Go back to the state after `length` actions, past chance events too.

        For lessons and for reviewing a game; players use `undo`. Without `redo`, the actions taken back
        cannot be redone.
        """
        if not 0 <= length <= len(self.history):
            raise BadInput(
                said("place-moment", number=str(length)),
                "error-moment",
                "mend-moment",
                count=len(self.history),
            )
        while len(self.history) > length:
            entry = self.history.pop()
            self._undone.append(entry)
            self.state = entry.before
        if not redo:
            self._undone.clear()

    # --- saving --------------------------------------------------------------------------------

    def written(self) -> tuple[str, ...]:
        """Return every action so far in notation, chance outcomes included."""
        # A page records after each action: only what has been done since is written.
        kept = self._written
        while kept and (
            len(kept) > len(self.history) or kept[-1][0] is not self.history[len(kept) - 1]
        ):
            kept.pop()
        kept += [
            (entry, self.rules.write_action(entry.before, entry.action))
            for entry in self.history[len(kept) :]
        ]
        return tuple(text for _, text in kept)

    def record(self, game: Game[S, A, E]) -> str:
        """Return the game as JSON: its players, its start, its actions and the last position."""
        return Record(
            game=game.name,
            content_hash=game.content_hash,
            players=self.players,
            start=self.rules.write(self.start),
            actions=self.written(),
            bots=self.bots,
            position=self.rules.write(self.state),
            laid=self.laid,
        ).text()

    @classmethod
    def replay(
        cls, game: Game[S, A, E], text: str, chance: Chance, *, legacy: str | None = None
    ) -> Session[S, A, E]:
        """Return the session of a record, replayed action by action.

        Raises BadInput at the first impossible action; `chance` decides what comes after the record.
        `legacy` is the game of a record that names none.
        """
        return cls._played(game, _record_of(game, text, legacy), chance)

    @classmethod
    def resume(
        cls, game: Game[S, A, E], text: str, chance: Chance, *, legacy: str | None = None
    ) -> Resumed[S, A, E]:
        """Resume a record even if the game's cards, tiles or rules have changed since.

        If the record cannot be replayed, resume from its last position; the notice names the first action that
        fails. Raises BadInput if that position cannot be read either.
        """
        record = _record_of(game, text, legacy)
        try:
            session = cls._played(game, record, chance)
        except BadInput as error:
            session = cls._at_last_position(game, record, chance, error)
            place = error.where[-1] if error.where[0] == RECORD else key_of("start")
            return Resumed(session, said("notice-record-parted", place=place, reason=error.what))
        other = record.content_hash != game.content_hash
        return Resumed(session, said("notice-record-content") if other else None)

    @classmethod
    def _played(cls, game: Game[S, A, E], record: Record, chance: Chance) -> Session[S, A, E]:
        session = cls._begun(game, record, record.start, chance)
        for number, written in enumerate(record.actions, 1):
            place = within(RECORD, said("place-record-action", number=str(number), text=written))
            try:
                session.do(written)
            except IllegalAction as error:
                raise BadInput(
                    place,
                    "error-record-forbidden",
                    "mend-record-forbidden",
                    rules=error.ruling.rules,
                    count=number - 1,
                ) from error
            except BadInput as error:
                unread = said("error-record-unreadable", reason=error.what)
                raise BadInput(place, unread, error.how) from error
        return session

    @classmethod
    def _at_last_position(
        cls, game: Game[S, A, E], record: Record, chance: Chance, parted: BadInput
    ) -> Session[S, A, E]:
        """Return a session begun at the record's last position; raises `parted` if that cannot be read."""
        try:
            if record.position:
                return cls._begun(game, record, record.position, chance)
        except BadInput:  # report the action that failed: it is what can be fixed
            pass
        if record.content_hash == game.content_hash:
            raise parted
        raise BadInput(parted.where, parted.what, said("mend-record-content")) from parted

    @classmethod
    def _begun(
        cls, game: Game[S, A, E], record: Record, start: str, chance: Chance
    ) -> Session[S, A, E]:
        session: Session[S, A, E] = cls(game.rules, game.rules.read(start), chance)
        session.players, session.bots, session.laid = record.players, record.bots, record.laid
        return session


def decided(session: Session[S, A, E], seat: Seat, moment: int | None = None) -> Iterator[S]:
    """Yield the positions before the `moment` (by default now) in which a seat has decided, as that seat saw them."""
    for entry in islice(session.history, moment):
        if entry.actor == seat:
            yield session.rules.observe(entry.before, seat)


class Resumed(NamedTuple, Generic[S, A, E]):
    """A resumed session, and a notice to show the player before it goes on, or None."""

    session: Session[S, A, E]
    notice: Said | None


def _record_of(game: Game[Any, Any, Any], text: str, legacy: str | None) -> Record:
    record = parse_record(text, legacy)
    if record.game != game.name:
        raise BadInput(
            record_key("game"),
            "error-record-game",
            "mend-record-game",
            saved=record.game,
            wanted=game.name,
        )
    return record
