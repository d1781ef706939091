"""The report of a simulation, as values that convert to JSON and back."""

from __future__ import annotations

from typing import Final

from pydantic.dataclasses import dataclass

from platformer_nb.games.labyrinth.simulation.targets import Target
from platformer_nb.simulate.report import STRICT, Named, ReportForm
from platformer_nb.simulate.statistics import Rate, Share, Spread

SCHEMA: Final = 1


@dataclass(frozen=True, config=STRICT)
class Mean:
    """A mean with the ends of its 95% interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, config=STRICT)
class Thing:
    """In how many games a card or a tile was met; of an ability in how many of those with its character."""

    kind: str
    name: str
    met: Rate


@dataclass(frozen=True, config=STRICT)
class Group:
    """The games of one number of players; turns are those of the player who had the most, games cut short included.

    `seats` are the wins by place in the order of turns, `starts` those by start space, `long` the games with too many turns.
    """

    players: int
    games: int
    turns: Spread
    median_low: float
    median_high: float
    long: Rate
    cut: Rate
    seats: tuple[Share, ...]
    starts: tuple[Share, ...]


@dataclass(frozen=True, config=STRICT)
class Report:
    """All of it. `finished` games of those asked for were played; `kinds` are the wins of each kind of bot, `schema` is the version
    of this form."""

    schema: int
    content: str
    seed: str
    games: int
    players: tuple[int, ...]
    finished: int
    bots: tuple[str, ...]
    kinds: tuple[Named, ...]
    groups: tuple[Group, ...]
    characters: tuple[Named, ...]
    things: tuple[Thing, ...]
    ways: tuple[tuple[str, Rate], ...]
    deaths: Mean
    tests: Mean
    jumps: Rate
    targets: tuple[Target, ...]

    @property
    def asked(self) -> int:
        """The number of games requested, over all numbers of players."""
        return self.games * len(self.players)


FORM: Final = ReportForm(Report)
