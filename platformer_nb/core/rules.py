"""The rules interface of a game: what is needed to play, judge, record and teach it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from platformer_nb.core.errors import NotGiven, said
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.core.value import value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", covariant=True)

Seat = int
"""A player's number, from 0, in turn order."""

NATURE: Final = -1
"""The actor when dice or cards decide."""

Actor = int | None
"""A Seat, NATURE, or None when the game is over."""


@value
class Outcome:
    """The result of a game: the seats that have won (all, some or none), and the rule that decides so."""

    winners: tuple[Seat, ...]
    cite: Cite


class Rules(Protocol[S, A, E]):
    """The rules of one game. All methods are pure: they take states and return new ones.

    Methods that take an action also take its notation, and raise TypeError for any other type.
    """

    def actor(self, state: S) -> Actor:
        """Return who decides now."""

    def actions(self, state: S) -> Sequence[A]:
        """Return every legal action, without duplicates; at a chance node every outcome.

        See `platformer_nb.core.play.chance.Outcomes`.
        """

    def judge(self, state: S, action: A | str) -> Ruling[A]:
        """Return whether the action is legal in this state, by which rules, on what facts.

        A refusal carries the actions that it suggests, and how they are written.
        """

    def apply(self, state: S, action: A | str) -> tuple[S, tuple[E, ...]]:
        """Return the state after a legal action, and its events.

        For an illegal action the result is undefined: `Session.do` calls `judge` first.
        """

    def is_null(self, state: S, action: A) -> bool:
        """Return whether a legal action has no effect in this state besides its cost."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the result of the game; None while it goes on."""

    def moment(self, state: S) -> int:
        """Return the number of turns or rounds begun; never decreasing. Limits on a game's length use it."""

    def observe(self, state: S, seat: Seat) -> S:
        """Return the observation of a seat: the state with hidden information masked, or the state itself."""

    def reveals(self, state: S, action: A) -> bool:
        """Return whether a player's action revealed hidden information, so that it cannot be undone."""

    def write(self, state: S) -> str:
        """Return the state in notation."""

    def read(self, text: str) -> S:
        """Return the state of a position in notation; raises BadInput."""

    def write_action(self, state: S, action: A | str) -> str:
        """Return the action in its canonical notation."""

    def read_action(self, state: S, action: A | str) -> A:
        """Return the action of a notation, in any accepted spelling; an action is returned as it is.

        Raises UnreadableAction or AmbiguousAction, but not for an action that is merely illegal.
        """


AnyRules = Rules[Any, Any, Any]
"""The rules of any game, for game-independent code."""


def given_state(rules: Rules[S, Any, Any], kind: type[S], given: object) -> S:
    """Return the state, or the one that notation describes; raise NotGiven for any other type."""
    if isinstance(given, kind):
        return given
    if isinstance(given, str):
        return rules.read(given)
    name = type(given).__name__
    raise NotGiven(said("error-no-position", kind=name), said("mend-no-position"))
