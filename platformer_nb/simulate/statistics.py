"""The statistics of reports: quartiles, and rates with confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import median, quantiles
from typing import Final

from pydantic.dataclasses import dataclass

Z: Final = 1.959963984540054
"""Two-sided 95% quantile of the normal distribution, in standard deviations."""


@dataclass(frozen=True)
class Spread:
    """A distribution of numbers: their count, quartiles, extremes, mean, and histogram."""

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
    """A rate (`hits` of `of`) with its 95% Wilson interval; the interval is 0 to 1 if nothing was counted."""

    hits: int
    of: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """A win rate relative to the expected one: `ratio` is 1 for exactly a fair share.

    `fair` is the expected rate; `low` and `high` are the ends of the ratio's interval.
    """

    wins: Rate
    fair: float
    ratio: float
    low: float
    high: float


def spread(numbers: Sequence[int]) -> Spread:
    """Return quartiles, mean and histogram; all zeros for no numbers."""
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
    """Return a rate with its Wilson interval, which is accurate for small counts too."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    found, square = hits / of, Z * Z
    middle = (found + square / (2 * of)) / (1 + square / of)
    wide = Z * sqrt(found * (1 - found) / of + square / (4 * of * of)) / (1 + square / of)
    low, high = max(0.0, middle - wide), min(1.0, middle + wide)
    return Rate(hits, of, found, low if hits else 0.0, high if hits < of else 1.0)


def share(hits: int, of: int, expected: float) -> Share:
    """Return the share of `hits` wins in `of` games if `expected` wins were fair; the ratio is 0 without data."""
    wins = rate(hits, of)
    if not of or not expected:
        return Share(wins, 0.0, 0.0, 0.0, 0.0)
    fair = expected / of
    return Share(wins, fair, wins.rate / fair, wins.low / fair, wins.high / fair)
