"""Where a learner stands on a ladder of levels, estimated from few answers that may be guesses or slips.

The learner knows all levels below a boundary and none from there on. Every boundary has a weight, and each
answer multiplies the weights by how likely it is: Bayes' rule. No game and no words here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

KNOWS: Final = 0.92
"""How often a question about a known level is answered right: now and then somebody slips."""

HALF: Final = 0.5
"""How often a guessed verdict is right."""

EASY: Final = 0.9
"""How much less likely each boundary is before the first answer than the one below: one begins with what is easy."""

ASK_AT: Final = 0.5
"""The level is asked about that is known with this probability: its answer says most."""

SURE: Final = 0.45
"""A level counts as known if it is with more than this probability."""


class Outcome(NamedTuple):
    """A question about a level from 0, whether its answer was right, and how often a guess is."""

    level: int
    right: bool
    guess: float = HALF


def known(levels: int, outcomes: Iterable[Outcome]) -> list[float]:
    """Return for each level the probability that it is known: never rising from level to level."""
    weights = [EASY**boundary for boundary in range(levels + 1)]
    for level, right, guess in outcomes:
        for boundary in range(levels + 1):
            rate = KNOWS if boundary > level else guess
            weights[boundary] *= rate if right else 1 - rate
    above = list(accumulate(reversed(weights)))
    return [weight / above[-1] for weight in reversed(above[:-1])]


def next_level(levels: int, outcomes: Sequence[Outcome]) -> int:
    """Return the level to ask about next: the one whose answer says most, at most twice as high as any before."""
    odds = known(levels, outcomes)
    highest = max((one.level for one in outcomes), default=-1)
    reach = min(levels - 1, 2 * highest + 2 if outcomes else 1)
    return min(range(reach + 1), key=lambda level: abs(odds[level] - ASK_AT))


def boundary(levels: int, outcomes: Sequence[Outcome]) -> int:
    """Return the first level that is not known, or the number of levels if all are."""
    return sum(odds > SURE for odds in known(levels, outcomes))
