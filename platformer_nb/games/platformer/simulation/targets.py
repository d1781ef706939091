"""Balance goals, and whether a simulation meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic.dataclasses import dataclass

if TYPE_CHECKING:
    from platformer_nb.games.platformer.simulation.report import Boss, Card, Group, Solo
    from platformer_nb.simulate.report import Named

TURNS: Final = (8.0, 16.0)
"""Bounds of the median turns per player, in games of two to four players."""

HERO_SHARE: Final = (0.6, 1.5)
"""Bounds of a Hero's wins relative to a fair share."""

FIRST_SEAT: Final = 0.05
"""Largest deviation of the first seat's wins from a fair share."""

BOUGHT: Final = 0.02
"""Smallest share of games in which an item or potion is bought."""

SOLO: Final = (0.25, 0.6)
"""Bounds of the share of solo games won."""

BOSSES: Final = 1.3
"""Largest ratio in difficulty between two Bosses."""


@dataclass(frozen=True)
class Target:
    """One goal: what `name` is measured of whom, the figure, the bounds, and whether it lies in them.

    `about` is a number of players, the id of a card or a Hero, or a measure of the Bosses.
    """

    name: str
    about: str
    figure: float
    low: float
    high: float
    met: bool


def game_length(groups: tuple[Group, ...]) -> list[Target]:
    """Return the goal for each number of players: games last neither too short nor too long."""
    return [
        _target("length", str(group.players), group.turns.median, *TURNS)
        for group in groups
        if group.players > 1
    ]


def hero_shares(heroes: tuple[Named, ...]) -> list[Target]:
    """Return the goal for each Hero: it wins neither far more nor far less than its share."""
    return [_target("hero", hero.name, hero.share.ratio, *HERO_SHARE) for hero in heroes]


def first_seats(groups: tuple[Group, ...]) -> list[Target]:
    """Return the goal for each number of players: the first seat wins about its fair share."""
    return [
        _target(
            "first-seat",
            str(group.players),
            group.seats[0].share.wins.rate,
            group.seats[0].share.fair - FIRST_SEAT,
            group.seats[0].share.fair + FIRST_SEAT,
        )
        for group in groups
        if group.players > 1
    ]


def bought(cards: tuple[Card, ...]) -> list[Target]:
    """Return the goal for each item and potion: it is bought in some games."""
    return [
        _target("bought", card.name, card.bought.rate, BOUGHT, 1.0)
        for card in cards
        if card.kind != "artifact"
    ]


def solo_won(solo: Solo | None) -> list[Target]:
    """Return the goal for solo games: they are won neither nearly always nor hardly ever."""
    return [] if solo is None else [_target("solo", "1", solo.won.rate, *SOLO)]


def bosses_alike(bosses: tuple[Boss, ...]) -> list[Target]:
    """Return the goals for the Bosses: they last about as long, and solo games against them are about as hard.

    Of several Bosses the hardest is compared with the easiest.
    """
    if len(bosses) < 2:
        return []
    measures = {"boss-turns": [b.boss_turns for b in bosses]}
    if all(b.solo.of for b in bosses):
        measures["boss-solo"] = [b.solo.rate for b in bosses]
    return [
        _target("bosses", name, max(found) / min(found) if min(found) else 0.0, 1.0, BOSSES)
        for name, found in measures.items()
    ]


def _target(name: str, about: str, figure: float, low: float, high: float) -> Target:
    return Target(name, about, figure, low, high, low <= figure <= high)
