"""The review of a game: what is drawn of it over time, how it ended for each seat, and what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from platformer_nb.core.rules import Seat
from platformer_nb.core.value import value

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.core.play.session import Entry

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_contra = TypeVar("S_contra", contravariant=True)


@value
class Series:
    """A number that each seat has at each moment, such as its points: its id, and its name for a chart.

    `absent` is the value of a seat that is off the board for a while: in what decided the game its last value counts until it is back.
    """

    id: str
    name: str
    absent: int | None = None


@value
class Standing:
    """The place of a seat at the end of a game; seats that the rules do not order share a rank.

    `rank` is 0 for a seat that has lost a game that nobody has won. `text` is what the seat ended with, `rules`
    are those by which it has this rank.
    """

    seat: Seat
    rank: int
    text: str
    rules: tuple[str, ...] = ()


@value
class Told:
    """A true sentence about a game: the number of actions after which it was so, and the rules that decided it."""

    text: str
    moment: int
    rules: tuple[str, ...] = ()


class Review(Protocol[S, A, E]):
    """What a game gives for looking back at it. It is asked with what may be seen: all of it, when the game is over."""

    def series(self, words: Words) -> tuple[Series, ...]:
        """Return what is drawn over time. The first tells who is ahead."""

    def values(self, state: S, seat: Seat) -> tuple[int, ...]:
        """Return the values of a seat, one for each series."""

    def standings(self, state: S, words: Words) -> Sequence[Standing]:
        """Return the places at the end of a game, the best first."""

    def decided(self, history: Sequence[Entry[S, A, E]], words: Words) -> Iterable[Told]:
        """Yield what decided a game that is over, the weightiest first; each sentence is computed from its history."""
