"""A learner's mastery of each rule, derived from the answers, with spaced review.

Only answers are stored; all else follows from them. Times are seconds since 1970.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Level = Literal["unmet", "met", "right", "known"]
LEVELS: Final[tuple[Level, ...]] = ("unmet", "met", "right", "known")
"""Not explained yet; explained (or failed last time); answered right last time; known for good."""

IN_A_ROW: Final = 5
"""Right answers in a row before a rule can count as known."""

MINUTE, HOUR, DAY = 60, 3600, 86400

REST: Final = 16 * HOUR
"""Seconds after the row is complete before one more right answer makes the rule known."""

SPACING: Final = (10 * MINUTE, REST, 3 * DAY, 7 * DAY)
"""Seconds to the next review: after a failure, then after each right answer in a review; the last again and again.

A rule answered right at first begins with the second. It comes back until it is known.
"""


class Answer(NamedTuple):
    """An answer about a rule: whether it was right, when it was given, and how much of that was luck.

    `luck` is how likely a right answer is for who does not apply the rule, or a wrong one for who does: it may be
    due to another rule.
    """

    rule: str
    right: bool
    at: int
    luck: float = 0.0


@dataclass(frozen=True, slots=True)
class Mastery:
    """Mastery of one rule, derived from its answers.

    row: right answers in a row; full: when the row became long enough; due: time of the next review,
    None if there is none; reviews: reviews passed since the last failure. How likely the learner applies the rule is
    estimated elsewhere (`estimates.py`).
    """

    level: Level = "unmet"
    row: int = 0
    full: int | None = None
    due: int | None = None
    reviews: int = 0
    right: int = 0
    wrong: int = 0

    def after(self, answer: Answer) -> Mastery:
        """Return the mastery after one more answer."""
        return self._right(answer) if answer.right else self._wrong(answer)

    def _wrong(self, answer: Answer) -> Mastery:
        due = answer.at + SPACING[0]
        return Mastery("met", due=due, right=self.right, wrong=self.wrong + 1)

    def _right(self, answer: Answer) -> Mastery:
        at, row = answer.at, self.row + 1
        full = at if row >= IN_A_ROW and self.full is None else self.full
        rested = self.full is not None and at >= self.full + REST
        level: Level = "known" if self.level == "known" or rested else "right"
        due, reviews = self._next_review(at)
        return Mastery(
            level,
            row,
            full,
            None if level == "known" else due,
            reviews,
            self.right + 1,
            self.wrong,
        )

    def _next_review(self, at: int) -> tuple[int, int]:
        """Return the time of the next review and the reviews passed; only an answer when due counts as a review."""
        if self.due is not None and at < self.due:
            return self.due, self.reviews
        reviews = self.reviews + 1
        return at + SPACING[min(reviews, len(SPACING) - 1)], reviews


def mastery(answers: Iterable[Answer], met: Iterable[str] = ()) -> dict[str, Mastery]:
    """Return the mastery of every rule that was met or answered, those met first."""
    found: dict[str, Mastery] = defaultdict(Mastery, {rule: Mastery("met") for rule in met})
    for answer in sorted(answers, key=lambda answer: answer.at):
        found[answer.rule] = found[answer.rule].after(answer)
    return dict(found)


def review(known: Mapping[str, Mastery], now: int) -> list[str]:
    """Return the rules due for review now, the longest overdue first."""
    due = [(m.due, rule) for rule, m in known.items() if m.due is not None and m.due <= now]
    return [rule for _, rule in sorted(due)]
