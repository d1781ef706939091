"""Simulations of a game: the plan, the order for one game, its result, and what is collected of all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from platformer_nb.core.rules import Outcome, Seat
from platformer_nb.core.value import value

if TYPE_CHECKING:
    from platformer_nb.core.game import Option, Words

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
K = TypeVar("K")
K_co = TypeVar("K_co", covariant=True)
R = TypeVar("R")


@value
class Plan:
    """The games to play: `games` for each number of players, with the option values distributed evenly.

    `bots` are kinds of bots that rotate through the seats, so that each kind plays every seat. `game` is
    the game's name; `content_hash` identifies its content, since other content would give other games.
    """

    game: str
    content_hash: str
    games: int
    players: tuple[int, ...]
    options: Mapping[str, tuple[Any, ...]]
    bots: tuple[str, ...]
    seed: str

    @property
    def asked(self) -> int:
        """The number of games requested, over all numbers of players."""
        return self.games * len(self.players)


@value
class Order:
    """One game to be played; the same order gives the same game in any process and on any machine."""

    game: str
    number: int
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: str


class Result(NamedTuple, Generic[S_co]):
    """The result of a game. `ended` is None if it was cut short.

    `turns` counts as `Rules.moment` does, `decisions` the players' actions, `choices` those of them that
    had an alternative, `outcomes` the chance events.
    """

    ended: Outcome | None
    turns: int
    decisions: int
    choices: int
    outcomes: int
    state: S_co

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty if all lost or the game was cut short."""
        return () if self.ended is None else self.ended.winners


class Collector(Protocol[S_contra, E_contra, K_co]):
    """Collects from one game of a simulation what the report needs."""

    def __call__(self, state: S_contra, happened: tuple[E_contra, ...], /) -> None:
        """Process the events of one action; `state` is the state after it."""

    def kept(self, order: Order, result: Result[S_contra]) -> K_co:
        """Return the collected data of the game: plain values, to be sent between processes and machines."""


class Simulation(Protocol[S, E_contra, K, R]):
    """Simulations of a game: what varies, the data kept of a game (K), and the report of all games (R)."""

    @property
    def players(self) -> tuple[int, ...]:
        """The supported numbers of players, in the order in which they are simulated."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The default kinds of bots."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that can vary.

        An option not chosen has its default; if that is None, all its choices are distributed evenly, those
        of the first option varying fastest.
        """

    def start(self, order: Order) -> S:
        """Return the initial state of a game."""

    def limit(self, players: int) -> int:
        """Return the number of turns or rounds (`Rules.moment`) after which a game is cut short."""

    def collector(self) -> Collector[S, E_contra, K]:
        """Return a new collector for one game."""

    def report(self, plan: Plan, games: Iterable[K]) -> R:
        """Return the report of these games; it does not depend on the order in which they finished."""

    def lines(self, report: R, words: Words) -> Iterator[str]:
        """Yield the lines of a short report for a terminal."""

    def cells(self, report: R, words: Words, data: str) -> Iterator[tuple[str, str]]:
        """Yield the cells of a notebook (kind, source); `data` is the path to the report's JSON from the notebook."""

    def write(self, report: R) -> str:
        """Return the report as JSON."""

    def read(self, text: str | bytes, place: str = "report") -> R:
        """Return the report parsed from JSON; raises BadInput."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a report."""
