"""What came of the simulated pupils, kind by kind, and the bounds that must hold."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.pupils.desk import Desk
from platformer_nb.lessons.pupils.kinds import KINDS
from platformer_nb.lessons.pupils.track import Track

ASKED: Final = 3
"""Answers from which on a rule's estimate is compared with what the pupil was made to know."""

AGREEMENT: Final = 0.9
"""Least rank correlation of the two, of pupils with another strength for each rule.

Where many rules are as strong, as with those who know or misread some, no ranking of estimates comes as near.
"""

LUCK: Final = 0.05
"""Most rules, of those met, that count as known of a pupil who guesses."""

FEWEST: Final = 30
"""Pairs of rule and pupil below which no correlation is judged: it would be chance."""

GUESSING: Final = ("guesser", "clicker")


class Pair(NamedTuple):
    """A rule of a pupil: what it was made to know, and what the tutor makes of its answers.

    `worth`: the answers, each counted for as much as was no luck. A wrong answer that four rules may have caused is
    a small part of an answer about each.
    """

    made: float
    estimate: float
    worth: float = ASKED


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one pupil."""

    kind: str
    clicks: int
    most: int
    feedback: int
    answers: int
    met: int
    known: int
    recall: float
    pairs: tuple[Pair, ...]
    false: tuple[str, ...]
    stalls: tuple[str, ...]


def outcome(game: AnyGame, desk: Desk) -> Outcome:
    """Return what came of a pupil who has gone through the track."""
    progress, pupil, notes = desk.progress, desk.pupil, desk.notes
    count = Counter(answer.rule for answer in progress.answers)
    worth: dict[str, float] = defaultdict(float)
    for answer in progress.answers:
        worth[answer.rule] += 1 - answer.luck
    rules, estimates = progress.rules, progress.estimates
    met = sorted(progress.rules_met)
    made = {rule: pupil.strength(rule, desk.now) for rule in game.rulebook.entries}
    pairs = (Pair(made[rule], estimates[rule], worth[rule]) for rule in met if count[rule] >= ASKED)
    return Outcome(
        pupil.kind,
        notes.clicks,
        notes.most,
        notes.feedback,
        len(progress.answers),
        len(met),
        sum(rules[rule].level == "known" for rule in met),
        mean(made[rule] for rule in met) if met else 0.0,
        tuple(pairs) if pupil.graded else (),
        tuple(notes.false),
        tuple(notes.stalls),
    )


def simulated(
    game: AnyGame, pupils: int, seed: str, lessons: Sequence[str], days: int
) -> Iterator[Outcome]:
    """Yield the outcomes of so many pupils of each kind; the same seed gives the same."""
    for number in range(pupils):
        for kind in KINDS:
            track = Track(game, kind, f"{seed} {number}", lessons, days)
            yield outcome(game, track.go())


@dataclass(frozen=True, slots=True)
class Row:
    """All pupils of a kind together."""

    kind: str
    pupils: int
    clicks: int
    most: int
    feedback: int
    answers: int
    known: float
    recall: float
    stalls: int
    false: int


@dataclass(frozen=True, slots=True)
class Report:
    """The outcomes together; `broken` are the keys of the bounds that do not hold.

    `certain` is the agreement over the rules whose answers are worth three, `sure` their number.
    """

    rows: tuple[Row, ...]
    pairs: int
    agreement: float | None
    sure: int
    certain: float | None
    luck: float
    stalls: tuple[str, ...]
    false: tuple[str, ...]

    @property
    def broken(self) -> tuple[str, ...]:
        """The bounds that do not hold: stalls, false, agreement, luck."""
        found = {
            "stalls": bool(self.stalls),
            "false": bool(self.false),
            "agreement": self.agreement is not None and self.agreement < AGREEMENT,
            "luck": self.luck > LUCK,
        }
        return tuple(name for name, is_broken in found.items() if is_broken)

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON values."""
        return {
            "kinds": [{name: getattr(row, name) for name in Row.__slots__} for row in self.rows],
            "pairs": self.pairs,
            "agreement": self.agreement,
            "sure": self.sure,
            "certain": self.certain,
            "luck": self.luck,
            "stalls": list(self.stalls),
            "false": list(self.false),
            "broken": list(self.broken),
        }


def report(outcomes: Iterable[Outcome]) -> Report:
    """Return the report of these pupils."""
    found = tuple(outcomes)
    kinds = dict.fromkeys(one.kind for one in found)
    pairs = [pair for one in found for pair in one.pairs]
    sure = [pair for pair in pairs if pair.worth >= ASKED]
    lucky = [one for one in found if one.kind in GUESSING]
    met = sum(one.met for one in lucky)
    return Report(
        tuple(_row(kind, [one for one in found if one.kind == kind]) for kind in kinds),
        len(pairs),
        _agreement(pairs),
        len(sure),
        _agreement(sure),
        sum(one.known for one in lucky) / met if met else 0.0,
        tuple(stall for one in found for stall in one.stalls),
        tuple(false for one in found for false in one.false),
    )


def _row(kind: str, found: Sequence[Outcome]) -> Row:
    met = sum(one.met for one in found)
    return Row(
        kind,
        len(found),
        sum(one.clicks for one in found),
        max(one.most for one in found),
        sum(one.feedback for one in found),
        sum(one.answers for one in found),
        sum(one.known for one in found) / met if met else 0.0,
        mean(one.recall for one in found),
        sum(len(one.stalls) for one in found),
        sum(len(one.false) for one in found),
    )


def _agreement(pairs: Sequence[Pair]) -> float | None:
    return rank_correlation(pairs) if len(pairs) >= FEWEST else None


def rank_correlation(pairs: Sequence[Pair]) -> float:
    """Return Spearman's rank correlation, equal values sharing their ranks; 0 where a side does not vary."""
    made, estimates = _ranks([p.made for p in pairs]), _ranks([p.estimate for p in pairs])
    middle = (len(pairs) + 1) / 2
    across = sum((a - middle) * (b - middle) for a, b in zip(made, estimates, strict=True))
    spread = sum((a - middle) ** 2 for a in made) * sum((b - middle) ** 2 for b in estimates)
    return float(across / spread**0.5) if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(values)
    first = {value: n for n, value in reversed(list(enumerate(order, 1)))}
    count = Counter(order)
    return [first[value] + (count[value] - 1) / 2 for value in values]
