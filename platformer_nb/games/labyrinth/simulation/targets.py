"""The targets of the balance, and whether a simulation meets them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import TYPE_CHECKING, Final

from pydantic.dataclasses import dataclass

from platformer_nb.games.labyrinth.simulation.played import OTHERWISE
from platformer_nb.simulate.statistics import Rate, Share

if TYPE_CHECKING:
    from platformer_nb.games.labyrinth.simulation.report import Group, Mean, Thing
    from platformer_nb.simulate.report import Named

TURNS: Final = {2: (9.0, 16.0), 3: (8.0, 14.0), 4: (8.0, 14.0), 5: (6.0, 12.0), 6: (6.0, 12.0)}
"""Bounds of the median turns per player, by players."""

LONG: Final = 35
"""Turns per player that a game should not reach, and the share of games that may."""
LONG_SHARE: Final = 0.05

CUT_SHARE: Final = 0.002
"""Largest share of unfinished games."""

EVEN: Final = 0.04
"""Largest deviation of a place in the order of turns, and of a start space, from a fair share."""

STARTS_OF: Final = (2, 4)
"""Numbers of players whose start spaces do not all lie alike."""

CHARACTER: Final = (0.7, 1.4)
"""Bounds of a character's wins relative to a fair share."""

SHARES: Final = {
    "carried": (0.15, 1.0),
    "used": (0.05, 1.0),
    "event": (0.08, 1.0),
    "last-event": (0.03, 0.2),
    "trap": (0.1, 1.0),
    "ability": (0.5, 1.0),
    "tile": (0.6, 1.0),
}
"""Bounds of the share of games in which a thing of this kind is met; of an ability: of those with its character."""

WAY: Final = 0.005
"""Smallest share of the games won in one of the ways."""

DEATHS: Final = (0.3, 1.5)
TESTS: Final = (1.0, 4.0)
"""Bounds of deaths and of tests by the Golem per player."""

JUMPS: Final = 0.6
"""Smallest share of games with a jump."""


@dataclass(frozen=True)
class Target:
    """One target: what `name` is measured, about which card, with how many players (0: any), at which place.

    `least` and `most` are the ends of the figure's 95% interval; `low` and `high` the bounds.
    """

    name: str
    about: str
    players: int
    place: int
    figure: float
    least: float
    most: float
    low: float
    high: float
    met: bool

    @property
    def sure(self) -> bool:
        """Return whether the whole interval lies within the bounds, or all of it outside."""
        inside = self.low <= self.least and self.most <= self.high
        return inside or self.most < self.low or self.least > self.high


def of_groups(groups: Iterable[Group]) -> Iterator[Target]:
    """Yield the targets of each number of players: length, unfinished games, places, start spaces."""
    for group in groups:
        n, turns = group.players, group.turns
        yield _target(
            "length", turns.median, group.median_low, group.median_high, *TURNS[n], players=n
        )
        yield _rate("long", group.long, 0.0, LONG_SHARE, players=n)
        yield _rate("unfinished", group.cut, 0.0, CUT_SHARE, players=n)
        yield from _even("place", group.seats, n)
        if n in STARTS_OF:
            yield from _even("start", group.starts, n)


def of_characters(characters: Iterable[Named]) -> Iterator[Target]:
    """Yield the target of each character: it wins neither far more nor far less than its share."""
    for one in characters:
        share = one.share
        yield _target("character", share.ratio, share.low, share.high, *CHARACTER, about=one.name)


def of_things(things: Iterable[Thing]) -> Iterator[Target]:
    """Yield the target of each card and tile: it is met in some games."""
    for one in things:
        yield _rate(one.kind, one.met, *SHARES[one.kind], about=one.name)


def of_ways(ways: Iterable[tuple[str, Rate]]) -> Iterator[Target]:
    """Yield the target of each way to win: it occurs."""
    for name, found in ways:
        if name != OTHERWISE:
            yield _rate(f"way-{name}", found, WAY, 1.0)


def of_play(deaths: Mean, tests: Mean, jumps: Rate) -> Iterator[Target]:
    """Yield the targets of what happens in games."""
    yield _target("deaths", deaths.mean, deaths.low, deaths.high, *DEATHS)
    yield _target("tests", tests.mean, tests.low, tests.high, *TESTS)
    yield _rate("jumps", jumps, JUMPS, 1.0)


def _even(name: str, shares: Sequence[Share], players: int) -> Iterator[Target]:
    for place, one in enumerate(shares, 1):
        yield _rate(name, one.wins, one.fair - EVEN, one.fair + EVEN, players=players, place=place)


def _rate(
    name: str,
    found: Rate,
    low: float,
    high: float,
    *,
    about: str = "",
    players: int = 0,
    place: int = 0,
) -> Target:
    return _target(
        name, found.rate, found.low, found.high, low, high,
        about=about, players=players, place=place,
    )  # fmt: skip


def _target(
    name: str,
    figure: float,
    least: float,
    most: float,
    low: float = -inf,
    high: float = inf,
    *,
    about: str = "",
    players: int = 0,
    place: int = 0,
) -> Target:
    met = low <= figure <= high
    return Target(name, about, players, place, figure, least, most, low, high, met)
