"""The log of a table: one entry per event, told once to each viewer in each language."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Generic, TypeAlias, TypeVar

from platformer_nb.core.game import Game
from platformer_nb.core.parts.gathering import Summing
from platformer_nb.core.play.session import Entry, Session
from platformer_nb.core.rules import NATURE

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

LENGTH: Final = 200
"""Maximum number of log lines in a view."""

Line = dict[str, Any]
"""A line of the log as a view has it."""


@dataclass(frozen=True, slots=True)
class LogEntry(Generic[S, A, E]):
    """An event, with the number of actions done when it happened.

    `act` is the number of the player's action that it belongs to: what chance decides belongs to the one before.
    """

    moment: int
    act: int
    entry: Entry[S, A, E]
    event: E
    rules: tuple[str, ...]
    """The rules that decided the event, or all events of its line."""
    told: tuple[E, ...]
    """The events told in its line: itself, or several; none if it is told in the line of another."""
    quiet: bool = False
    """Whether it is one of those that a game tells together."""


Tell: TypeAlias = Callable[[int, LogEntry[S, A, E]], Line]
"""Makes a line of an entry, given its number."""


class Log(Generic[S, A, E]):
    """The entries of a table's log, and its lines.

    A line is made when it is first shown to a viewer in a language, and kept: a view of a long game costs no
    more than one of a short game. `fresh` is the number of entries at the end that the viewer has not seen.
    """

    def __init__(self) -> None:
        self.entries: list[LogEntry[S, A, E]] = []
        self._fresh = 0
        self._lines: dict[Hashable, dict[int, Line]] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def add(self, entries: Iterable[LogEntry[S, A, E]]) -> None:
        """Add the entries of new actions."""
        self.entries += entries

    def cut(self, moment: int) -> None:
        """Drop the entries after the first `moment` actions, with their lines."""
        while self.entries and self.entries[-1].moment > moment:
            self.entries.pop()
        length = len(self.entries)
        self._fresh = min(self._fresh, length)
        for lines in self._lines.values():
            for number in [number for number in lines if number >= length]:
                del lines[number]

    def see(self) -> None:
        """Take all entries so far as seen."""
        self._fresh = len(self.entries)

    @property
    def fresh(self) -> Iterator[tuple[int, LogEntry[S, A, E]]]:
        """The entries that have not been seen, each with its number."""
        return enumerate(islice(self.entries, self._fresh, None), self._fresh)

    def line(self, number: int, viewer: Hashable, tell: Tell[S, A, E]) -> Line:
        """Return the line of an entry for a viewer; `tell` makes it the first time."""
        lines = self._lines.setdefault(viewer, {})
        if number not in lines:
            lines[number] = tell(number, self.entries[number])
        return lines[number]

    def lines(self, viewer: Hashable, tell: Tell[S, A, E]) -> list[Line]:
        """Return the last lines for a viewer; what is told in the line of another event, or not at all, has none."""
        shown = range(max(0, len(self.entries) - LENGTH), len(self.entries))
        kept = self._lines.get(viewer, {})
        lines = [kept.get(number) or self.line(number, viewer, tell) for number in shown]
        return [line for line in lines if line["text"]]


def log_entries(
    game: Game[S, A, E], session: Session[S, A, E], since: int = 0
) -> Iterator[LogEntry[S, A, E]]:
    """Yield the log entries of all actions after the first `since`."""
    act = min(since, len(session.history))
    while act and session.history[act - 1].actor == NATURE:
        act -= 1
    for moment, entry in enumerate(islice(session.history, since, None), since + 1):
        act = act if entry.actor == NATURE else moment
        decided = game.narrator.event_rules(entry.before, entry.action)
        events = list(zip(entry.events, decided, strict=True))
        quiet = [n for n, (event, _) in enumerate(events) if _gathers(game, entry, event)]
        groups = [quiet, *_sums(game, [event for event, _ in events])]
        for number, (event, rules) in enumerate(events):
            mine = next((group for group in groups if number in group), [number])
            if number != mine[-1]:
                yield LogEntry(moment, act, entry, event, rules, (), quiet=mine is quiet)
                continue
            together = tuple(events[n][0] for n in mine)
            all_rules = tuple(dict.fromkeys(rule for n in mine for rule in events[n][1]))
            yield LogEntry(moment, act, entry, event, all_rules, together, quiet=mine is quiet)


def _sums(game: Game[S, A, E], events: Iterable[E]) -> list[list[int]]:
    """Return the places of events that are told as their sum, group by group."""
    groups: dict[Hashable, list[int]] = {}
    if isinstance(game.gathering, Summing):
        for number, event in enumerate(events):
            key = game.gathering.sums(event)
            if key is not None:
                groups.setdefault(key, []).append(number)
    return list(groups.values())


def _gathers(game: Game[S, A, E], entry: Entry[S, A, E], event: E) -> bool:
    """Return whether a game tells an event together with its like."""
    return game.gathering is not None and game.gathering.gathers(entry.after, event)
