"""The report of a simulation, as values that convert to JSON and back."""

from __future__ import annotations

from typing import Final

from pydantic.dataclasses import dataclass

from platformer_nb.games.platformer.simulation.targets import Target
from platformer_nb.simulate.report import STRICT, Named, ReportForm
from platformer_nb.simulate.statistics import Rate, Share, Spread

SCHEMA: Final = 1


@dataclass(frozen=True, config=STRICT)
class Settings:
    """What was asked for: enough to play the very same games again."""

    games: int
    players: tuple[int, ...]
    dungeons: tuple[str, ...]
    bosses: tuple[str, ...]
    bots: tuple[str, ...]
    artifacts: bool
    longer: bool
    seed: str
    limit: int
    content: str


@dataclass(frozen=True, config=STRICT)
class Cause:
    """What wounds and fells Heroes: Wounds and faints a game, and how many faints in all."""

    name: str
    faints: int
    faints_a_game: float
    wounds_a_game: float


@dataclass(frozen=True, config=STRICT)
class Group:
    """The games of one number of players: turns are those of the player who had the most of them.

    Games cut short count with the turns they had: leaving them out would make games seem shorter.
    """

    players: int
    games: int
    won: int
    cut: int
    turns: Spread
    boss_turns: Spread
    faints_a_game: float
    decisions_a_game: float
    seats: tuple[Named, ...]
    heroes: tuple[Named, ...]


@dataclass(frozen=True, config=STRICT)
class Card:
    """How often a card is bought (or an artifact taken), and how its buyers fare in games of several.

    `bought`: games in which somebody bought it; `buyers`: their wins beside a fair share.
    """

    name: str
    kind: str
    bought: Rate
    copies_a_game: float
    buyers: Share


@dataclass(frozen=True, config=STRICT)
class Solo:
    """Solo games: how many are won, what ends the others, turns and score of those won."""

    won: Rate
    fainted: int
    late: int
    turns: Spread
    points: Spread
    heroes: tuple[Named, ...]


@dataclass(frozen=True, config=STRICT)
class Boss:
    """How hard a Boss is: turns a player from its coming to the end, faints on its Level, solo wins."""

    name: str
    games: int
    turns: float
    boss_turns: float
    faints_a_game: float
    solo: Rate


@dataclass(frozen=True, config=STRICT)
class Report:
    """All of it. `finished` games were played of those asked for; `schema` is the form's version."""

    schema: int
    settings: Settings
    finished: int
    groups: tuple[Group, ...]
    heroes: tuple[Named, ...]
    bots: tuple[Named, ...]
    cards: tuple[Card, ...]
    causes: tuple[Cause, ...]
    solo: Solo | None
    bosses: tuple[Boss, ...]
    targets: tuple[Target, ...]

    @property
    def asked(self) -> int:
        """The number of games requested, over all numbers of players."""
        return self.settings.games * len(self.settings.players)


FORM: Final = ReportForm(Report)
