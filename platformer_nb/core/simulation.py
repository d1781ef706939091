"""What a simulation passes round: a plan, an order for one game of it, and how a game went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from platformer_nb.core.rules import Outcome, Seat

S_co = TypeVar("S_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play: `games` of each number of players, the values of the options dealt out evenly.

    `bots` are kinds that take the seats in turn, each one every seat in turn. `game` is the name of the
    game; with another `content_hash` it would be other games.
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
        """Games asked for, all numbers of players together."""
        return self.games * len(self.players)


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played; the same order is the same game wherever and whenever it is played."""

    game: str
    number: int
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: str


class Result(NamedTuple, Generic[S_co]):
    """How a game went. `ended` is None when it was cut short.

    `turns` are those of `Rules.moment`. `decisions` are the actions of players, `choices` those of them
    that had an alternative, `outcomes` what chance decided.
    """

    ended: Outcome | None
    turns: int
    decisions: int
    choices: int
    outcomes: int
    state: S_co

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won: none when all lost, or when the game was cut short."""
        return () if self.ended is None else self.ended.winners
