"""The few figures a report is made of: quartiles, rates with their uncertainty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import median, quantiles
from typing import Final

from pydantic.dataclasses import dataclass

Z: Final = 1.959963984540054
"""Standard deviations on either side that hold 95% of a normal distribution."""


@dataclass(frozen=True)
class Spread:
    """How numbers are spread: of how many, quartiles, ends, mean, and how often each occurs."""

    count: int
    least: int
    lower: float
    median: float
    upper: float
    most: int
    mean: float
    histogram: dict[int, int]


@dataclass(frozen=True)
class Rate:
    """So many of so many, with the 95% interval of Wilson; all 0 to 1, 0 to 1 if nothing was counted."""

    hits: int
    of: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """A rate beside what chance alone would give: `ratio` is 1 where the wins are just a fair share.

    `fair` is the expected rate; `low` and `high` are the ends of the ratio's interval.
    """

    wins: Rate
    fair: float
    ratio: float
    low: float
    high: float


def spread(numbers: Sequence[int]) -> Spread:
    """Median, quartiles and histogram; zeros for no numbers."""
    if not numbers:
        return Spread(0, 0, 0.0, 0.0, 0.0, 0, 0.0, {})
    lower, upper = float(numbers[0]), float(numbers[0])
    if len(numbers) > 1:
        lower, _, upper = quantiles(numbers, n=4, method="inclusive")
    return Spread(
        len(numbers),
        min(numbers),
        lower,
        float(median(numbers)),
        upper,
        max(numbers),
        sum(numbers) / len(numbers),
        dict(sorted(Counter(numbers).items())),
    )


def rate(hits: int, of: int) -> Rate:
    """A rate with Wilson's interval, which is honest for small numbers too."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    found, square = hits / of, Z * Z
    middle = (found + square / (2 * of)) / (1 + square / of)
    wide = Z * sqrt(found * (1 - found) / of + square / (4 * of * of)) / (1 + square / of)
    low, high = max(0.0, middle - wide), min(1.0, middle + wide)
    return Rate(hits, of, found, low if hits else 0.0, high if hits < of else 1.0)


def share(hits: int, of: int, expected: float) -> Share:
    """Wins in so many games, where `expected` would be fair; nothing known is a ratio of 0."""
    wins = rate(hits, of)
    if not of or not expected:
        return Share(wins, 0.0, 0.0, 0.0, 0.0)
    fair = expected / of
    return Share(wins, fair, wins.rate / fair, wins.low / fair, wins.high / fair)
