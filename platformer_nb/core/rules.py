"""What a game has to offer so that it can be played, judged, recorded and taught."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from platformer_nb.core.ruling import Cite, Ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", covariant=True)

Seat = int
"""Number of a player, from 0, in the order of turns."""

NATURE: Final = -1
"""The actor when dice or cards decide."""

Actor = int | None
"""A Seat, NATURE, or None when the game is over."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game has ended: the seats that have won (all, some or none), and the rule that says so."""

    winners: tuple[Seat, ...]
    cite: Cite


class Rules(Protocol[S, A, E]):
    """One game. All verbs are pure: states go in, new states come out.

    Whatever takes an action takes its notation too, and raises TypeError for what is neither.
    """

    def actor(self, state: S) -> Actor:
        """Who decides now."""

    def actions(self, state: S) -> Sequence[A]:
        """Every legal action, equal choices once; at a chance node every outcome
        (see `platformer_nb.core.chance.Outcomes`)."""

    def judge(self, state: S, action: A | str) -> Ruling:
        """Whether the action is legal here, by which rules, on what facts."""

    def apply(self, state: S, action: A | str) -> tuple[S, tuple[E, ...]]:
        """The state after a legal action, and what happened. What an action that `judge`
        refuses does here is undefined: `Session.do` asks first."""

    def is_null(self, state: S, action: A) -> bool:
        """Whether a legal action does nothing here by itself, whatever it costs."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game has ended; None while it goes on."""

    def moment(self, state: S) -> int:
        """How many turns or rounds have begun; it never falls. A limit of a game's length counts it."""

    def observe(self, state: S, seat: Seat) -> S:
        """The state as a seat may know it: what is hidden from the seat is masked. The state itself
        where everything is open."""

    def reveals(self, state: S, action: A) -> bool:
        """Whether an action of a player shows somebody what was hidden: it cannot be taken back then."""

    def write(self, state: S) -> str:
        """The state in notation."""

    def read(self, text: str) -> S:
        """The state a notation describes; raises BadInput."""

    def write_action(self, state: S, action: A | str) -> str:
        """The action in notation, in its one canonical spelling."""

    def read_action(self, state: S, action: A | str) -> A:
        """The action meant by any spelling of it, or the action itself. Raises UnreadableAction or
        AmbiguousAction; an action that is only illegal is read without complaint."""


AnyRules = Rules[Any, Any, Any]
"""The rules of a game to a room that knows no game."""
