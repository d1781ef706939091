"""The fixed steps of the review against FSRS: what simulated learners who forget still recall after a month.

python -m benchmarks.spacing            # docs/spacing.md explains the figures
python -m benchmarks.spacing --seed 2   # other learners

Two models of forgetting, neither of them that of a scheduler, since each would favour its own: half-lives that grow
with every recall, and the memory traces of ACT-R (Pavlik and Anderson 2005, with their parameters). A visit
is a day; what is due at a visit is asked in it. Right answers are recalls and some guesses; whatever the answer, the tutor explains it.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import mean
from typing import Final, NamedTuple, Protocol

from fsrs import Card, Rating, Scheduler

from platformer_nb.lessons.progress.mastery import SPACING, Answer, Mastery
from platformer_nb.lessons.pupils.pupil import Forgetter

DAY: Final = 86_400
MINUTE: Final = 60
DAYS: Final = 30
RULES: Final = 1_500
"""Rules learned under each scheduler, each by a learner of its own."""

FIRST: Final = 0.8
"""How often the first answer, just after the explanation, is right."""

GUESS: Final = 0.3
"""How often a rule that is not recalled is answered right all the same."""

BEFORE: Final = datetime(2026, 1, 1, 18, tzinfo=UTC)


class Memory(Protocol):
    """A rule in a learner's memory."""

    def recall(self, at: int) -> float:
        """Return the probability of recall at a time, in seconds since the explanation."""

    def seen(self, at: int, recalled: bool) -> None:
        """Take in an answer and its explanation."""


class HalfLife:
    """The memory of the pupils in `lessons.pupils`: a half-life that grows with every recall."""

    def __init__(self, random: Random) -> None:
        self._pupil = Forgetter("", ("X-1",), random)
        self._pupil.meets("X-1", 0)

    def recall(self, at: int) -> float:
        """Return the probability of recall."""
        return self._pupil.strength("X-1", at)

    def seen(self, at: int, recalled: bool) -> None:
        """Lengthen or shorten the half-life."""
        self._pupil.answered("X-1", recalled, at)


class Traces:
    """ACT-R: each encounter leaves a trace, which decays the faster the more active the memory was (spacing)."""

    SCALE, INTERCEPT, THRESHOLD, NOISE, BETWEEN = 0.217, 0.177, -0.704, 0.255, 0.025

    def __init__(self, random: Random) -> None:
        self._least = self.INTERCEPT * random.uniform(0.8, 1.2)
        self._traces = [(0, self._least)]

    def recall(self, at: int) -> float:
        """Return the probability of recall."""
        return 1 / (1 + math.exp((self.THRESHOLD - self._active(at)) / self.NOISE))

    def seen(self, at: int, recalled: bool) -> None:
        """Leave another trace."""
        self._traces.append((at, self.SCALE * math.exp(self._active(at)) + self._least))

    def _active(self, at: int) -> float:
        # Between visits less interferes: their time counts for a fortieth.
        spans = ((max(1.0, (at - since) * self.BETWEEN), decay) for since, decay in self._traces)
        return math.log(sum(span**-decay for span, decay in spans))


class Plan(Protocol):
    """A scheduler of one rule."""

    def after(self, right: bool, at: int) -> None:
        """Take in an answer."""

    def due(self) -> int | None:
        """Return when the rule is to be asked next; None: never."""


class Steps:
    """The tutor's own marking, whichever it is now."""

    def __init__(self) -> None:
        self._mastery = Mastery()

    def after(self, right: bool, at: int) -> None:
        """Take in an answer."""
        self._mastery = self._mastery.after(Answer("X-1", right, at))

    def due(self) -> int | None:
        """Return when the rule is due."""
        return self._mastery.due


class FailedOnly:
    """The steps for rules that were failed, as the tutor had them first: what was right never came back."""

    def __init__(self) -> None:
        self._step: int | None = None
        self._due: int | None = None

    def after(self, right: bool, at: int) -> None:
        """Take in an answer."""
        if not right:
            self._step, self._due = 0, at + SPACING[0]
        elif self._step is not None and self._due is not None and at >= self._due:
            self._step += 1
            self._due = at + SPACING[self._step] if self._step < len(SPACING) else None

    def due(self) -> int | None:
        """Return when the rule is due."""
        return self._due


class Fsrs:
    """FSRS 6 with its default parameters, aiming at a retention."""

    def __init__(self, retention: float) -> None:
        short = (timedelta(minutes=10),)
        self._scheduler = Scheduler(
            desired_retention=retention,
            learning_steps=short,
            relearning_steps=short,
            enable_fuzzing=False,
        )
        self._card = Card(card_id=1, due=BEFORE)

    def after(self, right: bool, at: int) -> None:
        """Take in an answer: good, or again."""
        rating = Rating.Good if right else Rating.Again
        when = BEFORE + timedelta(seconds=at)
        self._card, _ = self._scheduler.review_card(self._card, rating, when)

    def due(self) -> int | None:
        """Return when the card is due."""
        return int((self._card.due - BEFORE).total_seconds())


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a scheduler: reviews a rule, and the recall after a month."""

    reviews: float
    recall: float


class Row(NamedTuple):
    """A line of the table."""

    memory: str
    scheduler: str
    outcome: Outcome


def learned(
    memory: Callable[[Random], Memory], plan: Callable[[], Plan], seed: int, rules: int = RULES
) -> Outcome:
    """Let so many rules be learned under a scheduler for a month."""
    reviews, recalls = [], []
    for number in range(rules):
        random = Random(f"spacing {seed} {number}")
        one, schedule = memory(random), plan()
        schedule.after(random.random() < FIRST, 0)
        count = 0
        for at in _visits():
            due = schedule.due()
            if due is None or due > at:
                continue
            recalled = random.random() < one.recall(at)
            schedule.after(recalled or random.random() < GUESS, at)
            one.seen(at, recalled)
            count += 1
        reviews.append(count)
        recalls.append(one.recall(DAYS * DAY))
    return Outcome(mean(reviews), mean(recalls))


def _visits() -> Iterator[int]:
    """Yield the times at which the learner can be asked: at the beginning and the end of a daily visit."""
    for day in range(DAYS):
        yield from (day * DAY, day * DAY + 15 * MINUTE)


def matched(
    memory: Callable[[Random], Memory], reviews: float, seed: int, rules: int = RULES
) -> tuple[float, Outcome]:
    """Return the retention for which FSRS asks as often, and what comes of it."""
    low, high = 0.5, 0.99
    for _ in range(9):
        aim = (low + high) / 2
        found = learned(memory, lambda aim=aim: Fsrs(aim), seed, rules)  # type: ignore[misc]
        low, high = (aim, high) if found.reviews < reviews else (low, aim)
    return aim, found


MEMORIES: Final[dict[str, Callable[[Random], Memory]]] = {"half-life": HalfLife, "ACT-R": Traces}


def compared(seed: int, rules: int = RULES) -> Iterator[Row]:
    """Yield the lines of the table."""
    for name, memory in MEMORIES.items():
        yield Row(name, "nothing comes back", learned(memory, _Never, seed, rules))
        yield Row(name, "steps, failed rules only", learned(memory, FailedOnly, seed, rules))
        steps = learned(memory, Steps, seed, rules)
        yield Row(name, "steps, every rule answered", steps)
        aim, found = matched(memory, steps.reviews, seed, rules)
        yield Row(name, f"FSRS, retention {aim:.2f}", found)


class _Never:
    def after(self, right: bool, at: int) -> None:
        """Take in an answer."""

    def due(self) -> int | None:
        """Return None."""
        return None


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    print(f"seed {seed}, {RULES} rules, {DAYS} days")
    print("| memory | scheduler | reviews a rule | recalled after 30 days |")
    print("|---|---|---|---|")
    for row in compared(seed):
        print(
            f"| {row.memory} | {row.scheduler} | {row.outcome.reviews:.2f} | {row.outcome.recall:.1%} |"
        )


if __name__ == "__main__":
    main()
