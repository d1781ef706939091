"""The data of a report's charts: labels and numbers."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.simulation.narration import cause
from platformer_nb.games.platformer.simulation.report import Report
from platformer_nb.games.platformer.simulation.targets import BOUGHT, HERO_SHARE
from platformer_nb.simulate.charts import Bars
from platformer_nb.simulate.report import Named

MOST_CAUSES = 12
"""Number of causes shown, the most frequent ones."""


def seats(report: Report, words: Words, players: int) -> Bars:
    """Return the wins by place in turn order."""
    group = next(group for group in report.groups if group.players == players)
    rates = [seat.share.wins for seat in group.seats]
    return Bars(
        f"{words('simulate-seats')} ({words('simulate-players', players=players)})",
        tuple(words("simulate-seat", number=int(seat.name)) for seat in group.seats),
        tuple(rate.rate for rate in rates),
        tuple(rate.low for rate in rates),
        tuple(rate.high for rate in rates),
        (1 / players,),
        percent=True,
    )


def heroes(report: Report, words: Words) -> Bars:
    """Return the wins of the Heroes relative to a fair share."""
    return _shares(words("simulate-heroes"), report.heroes, words, HERO_SHARE)


def bought(report: Report, words: Words) -> Bars:
    """Return how often each card is bought."""
    cards = sorted(report.cards, key=lambda card: -card.bought.rate)
    return Bars(
        words("simulate-bought"),
        tuple(words(f"card-{card.name}") for card in cards),
        tuple(card.bought.rate for card in cards),
        tuple(card.bought.low for card in cards),
        tuple(card.bought.high for card in cards),
        (BOUGHT,),
        percent=True,
    )


def helps(report: Report, words: Words) -> Bars:
    """Return the wins of each card's buyers relative to a fair share."""
    cards = sorted(report.cards, key=lambda card: -card.buyers.ratio)
    shares = tuple(Named(card.name, card.buyers) for card in cards)
    return _shares(words("simulate-helps"), shares, words, (1.0,))


def causes(report: Report, words: Words) -> Bars:
    """Return the most frequent causes of faints."""
    worst = report.causes[:MOST_CAUSES]
    return Bars(
        f"{words('simulate-causes')}: {words('simulate-faints')}",
        tuple(cause(found.name, words) for found in worst),
        tuple(found.faints_a_game for found in worst),
    )


def solo(report: Report, words: Words) -> Bars:
    """Return how solo games end."""
    found = report.solo
    ends = (0, 0, 0) if found is None else (found.won.hits, found.fainted, found.late)
    of = max(1, sum(ends))
    return Bars(
        words("simulate-solo"),
        tuple(words(f"simulate-ending-{end}") for end in ("won", "fainted", "late")),
        tuple(end / of for end in ends),
        percent=True,
    )


def bosses(report: Report, words: Words) -> Bars:
    """Return how many turns each Boss lasts."""
    return Bars(
        words("simulate-boss-turns"),
        tuple(words(f"card-{boss.name}") for boss in report.bosses),
        tuple(boss.boss_turns for boss in report.bosses),
    )


def _shares(title: str, found: tuple[Named, ...], words: Words, lines: tuple[float, ...]) -> Bars:
    return Bars(
        title,
        tuple(words(f"card-{one.name}") for one in found),
        tuple(one.share.ratio for one in found),
        tuple(one.share.low for one in found),
        tuple(one.share.high for one in found),
        lines,
    )
