"""Gems and the symbols they are shared out among: what a share costs, and what is best (GEM-1 to GEM-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from platformer_nb.games.platformer.rules.dice.gems import cost, most_steps, spread
from platformer_nb.text import Words

SHOWN_STEPS = 4
"""The curve goes at least so far: the steps that the notation writes (1, 3, 6, 10 gems)."""


@dataclass(frozen=True, slots=True)
class Purse:
    """So many gems, for so many symbols used together; each symbol counts 1 by itself.

    A share is a number of steps for each symbol.
    """

    symbols: int
    gems: int

    @property
    def top(self) -> int:
        """The most steps on one symbol that are worth drawing."""
        return max(SHOWN_STEPS, most_steps(1, self.gems))

    @property
    def best(self) -> tuple[int, ...]:
        """The share that counts most, and of those the cheapest."""
        return spread(self.symbols, most_steps(self.symbols, self.gems))

    @property
    def lopsided(self) -> tuple[int, ...]:
        """All that one symbol can take, and nothing for the others."""
        return (most_steps(1, self.gems), *(0,) * (self.symbols - 1))

    def spent(self, steps: Sequence[int]) -> int:
        """What a share costs, whether it can be paid or not."""
        return sum(map(cost, steps))

    def worth(self, steps: Sequence[int]) -> int:
        """What the symbols count as together."""
        return self.symbols + sum(steps)

    def said(self, words: Words, steps: Sequence[int]) -> str:
        """A share in words: what it makes and costs, or that it is too dear."""
        spent = self.spent(steps)
        key = "gem-curve-now" if spent <= self.gems else "gem-curve-dear"
        return words(
            key, shares=shares(steps), worth=self.worth(steps), spent=spent, gems=self.gems
        )

    def said_best(self, words: Words) -> str:
        """The best share in words."""
        best = self.best
        return words(
            "gem-curve-best",
            shares=shares(best),
            worth=self.worth(best),
            left=self.gems - self.spent(best),
        )

    def in_text(self, words: Words, steps: Sequence[int]) -> Iterator[str]:
        """The curve in plain text, a mark for each gem, with a share and the best one."""
        yield words("gem-curve-title")
        yield ""
        rows = [words("gem-curve-row", gems=cost(n), worth=1 + n) for n in range(self.top + 1)]
        widest = max(map(len, rows))
        for number, row in enumerate(rows):
            yield f"  {row:{widest}}  {'■' * cost(number)}".rstrip()
        yield ""
        yield self.said(words, steps)
        yield self.said_best(words)


def shares(steps: Sequence[int]) -> str:
    """What each symbol counts as, as a sum: `4 + 3`."""
    return " + ".join(str(1 + n) for n in steps)
