"""What a simulated pupil is made to know, and how it answers.

Nothing here may import the tutor's model of mastery: the model is tested against these pupils.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

DAY: Final = 86_400

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class Pupil:
    """A pupil whose knowledge does not change: the strength of each rule is how often it applies that rule rightly.

    `misread` maps a rule to the one that the pupil takes it for. A `clicker` presses anything at random. A `graded` one
    has another strength for each rule, so that the rules can be ranked by it.
    """

    def __init__(
        self,
        kind: str,
        strengths: Mapping[str, float],
        random: Random,
        misread: Mapping[str, str] = NOTHING,
        *,
        clicker: bool = False,
        graded: bool = False,
    ) -> None:
        self.kind = kind
        self.graded = graded
        self.random = random
        self.misread = misread
        self.clicker = clicker
        self._strengths = strengths

    def strength(self, rule: str, now: int) -> float:
        """Return the probability with which the pupil applies this rule rightly now."""
        return self._strengths.get(rule, 0.0)

    def applies(self, rule: str, now: int) -> bool:
        """Return whether the pupil applies this rule rightly this time."""
        return self.random.random() < self.strength(rule, now)

    def meets(self, rule: str, now: int) -> None:
        """Take in that a rule has been explained."""

    def answered(self, rule: str, right: bool, now: int) -> None:
        """Take in the outcome of an answer about a rule."""

    def says_legal(self) -> bool:
        """Return a guess whether an action is legal."""
        return self.random.random() < 0.5

    def names(self, rule: str, choices: Sequence[str]) -> str:
        """Return the rule named for one that the pupil does not apply: the one it is taken for, or a guess."""
        taken = self.misread.get(rule)
        return taken if taken in choices and taken is not None else self.random.choice(choices)


class Forgetter(Pupil):
    """A pupil who knows what was explained, and forgets it.

    The probability of recall halves with each half-life. An explanation begins it anew; a recall makes the
    half-life longer, the more the harder it was (the spacing effect); a failure makes it shorter.
    """

    GAIN: Final = 4.0
    LOSS: Final = 0.7

    def __init__(self, kind: str, rules: Sequence[str], random: Random) -> None:
        """Draw the first half-life of each rule, between half a day and four days."""
        super().__init__(kind, {}, random)
        self._half = {rule: DAY * 2 ** random.uniform(-1, 2) for rule in rules}
        self._since: dict[str, int] = {}

    def strength(self, rule: str, now: int) -> float:
        """Return the probability of recall; 0 before the rule has been explained."""
        if rule not in self._since:
            return 0.0
        return float(2 ** (-(now - self._since[rule]) / self._half[rule]))

    def meets(self, rule: str, now: int) -> None:
        """Begin to forget a rule that was not known before."""
        if rule in self._half:
            self._since.setdefault(rule, now)

    def answered(self, rule: str, right: bool, now: int) -> None:
        """Keep the rule for longer after a recall, for less long after a failure; both tell it anew."""
        if rule not in self._half:
            return
        if rule in self._since:
            recall = self.strength(rule, now)
            self._half[rule] *= 1 + self.GAIN * (1 - recall) if right else self.LOSS
            self._half[rule] = max(self._half[rule], DAY / 4)
        self._since[rule] = now
