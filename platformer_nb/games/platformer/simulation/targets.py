"""When a box is balanced: the goals, and whether a simulation met them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic.dataclasses import dataclass

if TYPE_CHECKING:
    from platformer_nb.games.platformer.simulation.report import Boss, Card, Group, Named, Solo

TURNS: Final = (8.0, 16.0)
"""Median turns a player of a game of two to four."""

HERO_SHARE: Final = (0.6, 1.5)
"""A Hero's wins beside its fair share."""

FIRST_SEAT: Final = 0.05
"""How far the wins of whoever begins may be from fair."""

BOUGHT: Final = 0.02
"""The share of games in which somebody buys an item or a potion, at least."""

SOLO: Final = (0.25, 0.6)
"""The share of solo games that are won."""

BOSSES: Final = 1.3
"""How many times as hard one Boss may be as the other."""


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
    """Games of two to four last neither too short nor too long."""
    return [
        _target("length", str(group.players), group.turns.median, *TURNS)
        for group in groups
        if group.players > 1
    ]


def hero_shares(heroes: tuple[Named, ...]) -> list[Target]:
    """No Hero wins far more, or far less, than its share."""
    return [_target("hero", hero.name, hero.share.ratio, *HERO_SHARE) for hero in heroes]


def first_seats(groups: tuple[Group, ...]) -> list[Target]:
    """Whoever begins wins about as often as is fair."""
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
    """No item or potion lies in the Shop for nothing."""
    return [
        _target("bought", card.name, card.bought.rate, BOUGHT, 1.0)
        for card in cards
        if card.kind != "artifact"
    ]


def solo_won(solo: Solo | None) -> list[Target]:
    """Alone, one wins neither nearly always nor hardly ever."""
    return [] if solo is None else [_target("solo", "1", solo.won.rate, *SOLO)]


def bosses_alike(bosses: tuple[Boss, ...]) -> list[Target]:
    """The Bosses are about equally hard: as long to beat once they have come, as hard to beat alone.

    Of several Bosses the hardest is measured against the easiest.
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
