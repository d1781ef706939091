"""Data types of a simulation: its plan, the order for one game, and the result of one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from platformer_nb.core.rules import Outcome, Seat
from platformer_nb.core.value import value

S_co = TypeVar("S_co", covariant=True)


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
