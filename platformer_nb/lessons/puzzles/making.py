"""What builders of puzzles share: candidates, the choice among them, the rules of a solution, refused answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import AnyRules
from platformer_nb.lessons.puzzles.models import GRADES


class Candidate(NamedTuple):
    """A possible puzzle, its hardness, and its traits for comparison."""

    puzzle: Any
    hardness: float
    traits: frozenset[str]


def chosen(candidates: Sequence[Candidate], wanted: Mapping[str, int]) -> list[Any]:
    """Return the puzzles to keep, from easy to fiendish, each as unlike those before as possible.

    `wanted` is the number of each kind per grade; the other kinds make up for missing ones.
    """
    seen: Counter[str] = Counter()
    taken: list[Candidate] = []
    for grade in GRADES:
        left = [one for one in candidates if one.puzzle.grade == grade]
        of_grade: list[Candidate] = []
        for kind, count in wanted.items():
            of_grade += _most_unlike([c for c in left if c.puzzle.kind == kind], count, seen)
        spare = [one for one in left if one not in of_grade]
        of_grade += _most_unlike(spare, sum(wanted.values()) - len(of_grade), seen)
        taken += sorted(of_grade, key=lambda c: c.hardness)
    return [
        c.puzzle.model_copy(update={"id": f"p{number:02}"}) for number, c in enumerate(taken, 1)
    ]


def _most_unlike(left: list[Candidate], count: int, seen: Counter[str]) -> list[Candidate]:
    found: list[Candidate] = []
    for _ in range(min(count, len(left))):
        best = min(left, key=lambda c: (_likeness(c, seen), left.index(c)))
        left.remove(best)
        found.append(best)
        seen.update(best.traits)
    return found


def _likeness(one: Candidate, seen: Counter[str]) -> float:
    """Return the mean frequency of the puzzle's traits in those chosen so far, less its number of new traits."""
    new = sum(seen[trait] == 0 for trait in one.traits)
    return sum(seen[trait] for trait in one.traits) / len(one.traits) - new


def refused(rules: AnyRules, start: Any, answer: Sequence[str]) -> tuple[str, list[str]] | None:
    """Return the rule that refuses an answer, and the answer up to that action; None if none does."""
    state = start
    for number, text in enumerate(answer, 1):
        if rules.actor(state) != rules.actor(start):
            return None
        try:
            action = rules.read_action(state, text)
        except BadInput:
            return None
        ruling = rules.judge(state, action)
        if not ruling:
            return ruling.rules[0], list(answer[:number])
        state, _ = rules.apply(state, action)
    return None


def refusals(
    rules: AnyRules, start: Any, answers: Iterable[Sequence[str]], most: int
) -> list[dict[str, Any]]:
    """Return answers that are refused, each by another rule, in the order given, at most so many."""
    found: dict[str, list[str]] = {}
    for answer in answers:
        why = refused(rules, start, answer)
        if why is not None:
            found.setdefault(*why)
        if len(found) == most:
            break
    return [{"actions": actions, "rule": rule} for rule, actions in found.items()]
