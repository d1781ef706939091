"""Sharing gems among symbols: the cost of a share, and the best share (GEM-1 to GEM-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from platformer_nb.games.platformer.rules.dice.gems import cost, most_steps, spread
from platformer_nb.text import Words

SHOWN_STEPS = 4
"""Fewest steps that the curve shows: those that the notation can write (1, 3, 6, 10 gems)."""


@dataclass(frozen=True, slots=True)
class Purse:
    """A number of gems for a number of symbols used together; each symbol is worth 1 without gems.

    A share is a number of steps for each symbol.
    """

    symbols: int
    gems: int

    @property
    def top(self) -> int:
        """The most steps on one symbol that the curve shows."""
        return max(SHOWN_STEPS, most_steps(1, self.gems))

    @property
    def best(self) -> tuple[int, ...]:
        """The share worth most, and the cheapest of those."""
        return spread(self.symbols, most_steps(self.symbols, self.gems))

    @property
    def lopsided(self) -> tuple[int, ...]:
        """The share with all steps on the first symbol."""
        return (most_steps(1, self.gems), *(0,) * (self.symbols - 1))

    def spent(self, steps: Sequence[int]) -> int:
        """Return the cost of a share in gems, affordable or not."""
        return sum(map(cost, steps))

    def worth(self, steps: Sequence[int]) -> int:
        """Return the symbols' total worth."""
        return self.symbols + sum(steps)

    def said(self, words: Words, steps: Sequence[int]) -> str:
        """Return a share in words: its worth and cost, or that it cannot be afforded."""
        spent = self.spent(steps)
        key = "gem-curve-now" if spent <= self.gems else "gem-curve-dear"
        return words(
            key, shares=shares(steps), worth=self.worth(steps), spent=spent, gems=self.gems
        )

    def said_best(self, words: Words) -> str:
        """Return the best share in words."""
        best = self.best
        return words(
            "gem-curve-best",
            shares=shares(best),
            worth=self.worth(best),
            left=self.gems - self.spent(best),
        )

    def in_text(self, words: Words, steps: Sequence[int]) -> Iterator[str]:
        """Yield the curve in plain text, a mark for each gem, with a share and the best one."""
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
    """Return the worth of each symbol as a sum: `4 + 3`."""
    return " + ".join(str(1 + n) for n in steps)
