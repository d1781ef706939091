"""How likely a learner applies each rule, estimated from all answers together.

What an answer says of a rule depends on how well the learner knows it, and on how well the others that may have caused
the same mistake; so the estimate is repeated with what was found (expectation maximization).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from platformer_nb.lessons.progress.mastery import Answer

PRIOR: Final = 0.4
"""Estimate of a rule before any answer."""

INERTIA: Final = 2.0
"""Answers that the prior counts for."""

MEMORY: Final = 30
"""Answers after which older ones count less and less."""

PASSES: Final = 8
"""How often the answers are gone through."""


def estimates(answers: Iterable[Answer]) -> dict[str, float]:
    """Return the estimate of each rule answered: the share of right answers, less luck, the latest counting most."""
    given = sorted(answers, key=lambda answer: answer.at)
    shared = _shared(given)
    found: Mapping[str, float] = {}
    for _ in range(PASSES):
        found = _once(given, shared, found)
    return dict(found)


def _shared(given: Sequence[Answer]) -> dict[int, tuple[str, ...]]:
    """Return the rules to which one mistake may be due, by its time."""
    rules: dict[int, dict[str, None]] = defaultdict(dict)
    for answer in given:
        if not answer.right and answer.luck:
            rules[answer.at][answer.rule] = None
    return {at: tuple(found) for at, found in rules.items() if len(found) > 1}


def _once(
    given: Sequence[Answer], shared: Mapping[int, tuple[str, ...]], before: Mapping[str, float]
) -> dict[str, float]:
    """Return the estimates by what each answer says if `before` is true."""
    found: dict[str, float] = {}
    count: dict[str, int] = defaultdict(int)
    for answer in given:
        rule = answer.rule
        known = before.get(rule, PRIOR)
        if answer.right:
            applied = known / (known + (1 - known) * answer.luck)
        else:
            others = shared.get(answer.at, ()) if answer.luck else ()
            luck = answer.luck
            if others:
                luck = 1 - prod(before.get(one, PRIOR) for one in others if one != rule)
            applied = known * luck / (known * luck + 1 - known)
        estimate = found.get(rule, PRIOR)
        weight = min(count[rule], MEMORY) + INERTIA + 1
        found[rule] = estimate + (applied - estimate) / weight
        count[rule] += 1
    return found
