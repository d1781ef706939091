"""Compare the rules with the oracle on the same positions and actions.

Uses only the rules' interface: `actions`, `judge`, `apply` and the notation.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tests.oracle.actions import Action, read_action
from tests.oracle.oracle import Asked
from tests.oracle.outcome import after
from tests.oracle.payments import meaning
from tests.oracle.position import Position, differences, read
from tests.oracle.scope import OutOfScope

AFTER_THE_END = ("step", "must_spawn", "pending", "items")
"""Parts ignored once a game is over (BOS-12, SOL-3): the step, what would have been pending, and who
would have taken an artifact no longer matter.
"""


class Difference(Exception):
    """The rules and the oracle disagree."""


@dataclass
class Tally:
    """Number of comparisons, and the reasons for those left out."""

    decisions: int = 0
    inside: int = 0
    """Players' decisions whose legal actions and outcome were all in the oracle's scope."""
    chances: int = 0
    chances_inside: int = 0
    listed: int = 0
    """Legal actions on which both agree."""
    judged: int = 0
    """Actions of the universe, legal or not, compared with `judge`."""
    outcomes: int = 0
    disturbed: int = 0
    """Possible positions made by disturb.py that were compared as well."""
    left_out: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    verbs_left_out: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add the numbers of another tally."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def share(self) -> float:
        """Share of the players' decisions that are wholly in scope."""
        return self.inside / max(1, self.decisions)

    def __str__(self) -> str:
        return (
            f"{self.share:.1%} of {self.decisions:,} decisions and "
            f"{self.chances_inside / max(1, self.chances):.1%} of {self.chances:,} chances in scope; "
            f"{self.listed:,} legal actions and {self.outcomes:,} outcomes alike, "
            f"{self.judged:,} actions judged alike; left out: "
            + (", ".join(f"{why} {n:,}" for why, n in self.left_out.most_common()) or "nothing")
        )


class Comparison:
    """Compares one position at a time and counts in its tally. Raises Difference."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.tally = Tally()
        self._lately: deque[tuple[Any, Position]] = deque(maxlen=3)

    def position(self, state: Any) -> Position:
        """Return the oracle's reading of a position's text. Treat it as read-only: it is cached."""
        for known, position in self._lately:
            if known is state:
                return position
        position = read(self.rules.write(state))
        self._lately.append((state, position))
        return position

    def decision(self, state: Any, listed: Iterable[Any], random: Random, judged: int) -> bool:
        """Compare all legal actions and `judged` random ones. Return False if the decision is not in scope."""
        asked = Asked(self.position(state))
        texts = {self.rules.write_action(state, action) for action in listed}
        try:
            mine = asked.legal()
        except OutOfScope as why:
            self.tally.left_out[str(why)] += 1
            return False
        self._listed_are_legal(state, asked, texts)
        self._legal_are_listed(state, texts, mine)
        for _ in range(judged):
            self.judge(state, asked, str(asked.something(random)))
        self.tally.listed += len(texts)
        return True

    def everything(self, state: Any) -> None:
        """Compare `judge` with the oracle on the whole universe of a position."""
        asked = Asked(self.position(state))
        for action in asked.everything():
            self.judge(state, asked, str(action))

    def judge(self, state: Any, asked: Asked, text: str) -> None:
        """Compare one action, legal or not. The notation omits a Push where nobody stands."""
        action = self.rules.read_action(state, text)
        legal, mine = self.rules.judge(state, action).legal, read_action(text)
        why = asked.why_not(mine)
        if legal and why and mine.to:
            mine = replace(mine, to="")
            if self.rules.write_action(state, action) == str(mine):
                why = asked.why_not(mine)
        if legal == bool(why):
            raise Difference(self._told(state, text, [f"the oracle: {why or 'legal'}"]))
        self.tally.judged += 1

    def verdict(self, state: Any, text: str) -> bool:
        """Compare one action in any spelling. Return False if it is not in scope."""
        action = self.rules.read_action(state, text)
        try:
            asked = Asked(self.position(state))
            why = asked.why_not(read_action(self.rules.write_action(state, action)))
        except OutOfScope as reason:
            self.tally.left_out[str(reason)] += 1
            return False
        if self.rules.judge(state, action).legal == bool(why):
            raise Difference(self._told(state, text, [f"the oracle: {why or 'legal'}"]))
        self.tally.judged += 1
        return True

    def outcome(self, state: Any, action: Any) -> tuple[Any, bool]:
        """Compare the outcome of an action; return the state after it, and whether it was in scope."""
        text = self.rules.write_action(state, action)
        later, events = self.rules.apply(state, action)
        try:
            predicted = after(self.position(state), text)
        except OutOfScope as why:
            self.tally.left_out[str(why)] += 1
            return later, False
        found = list(_that_matter(differences(predicted, self.position(later)), predicted))
        if found:
            told = [f"{found} (the oracle | the rules)"]
            told += [f"events: {[f'{type(e).__name__} {e.rule}' for e in events]}"]
            told += ["the position after it by the rules:", self.rules.write(later)]
            raise Difference(self._told(state, text, told))
        self.tally.outcomes += 1
        return later, True

    def _listed_are_legal(self, state: Any, asked: Asked, texts: Iterable[str]) -> None:
        for text in texts:
            if why := asked.why_not(read_action(text)):
                raise Difference(self._told(state, text, [f"listed; the oracle refuses by {why}"]))

    def _legal_are_listed(self, state: Any, texts: set[str], mine: Iterable[Action]) -> None:
        """GEM-2: actions that differ only in the order of gems on equal symbols, at equal cost and effect, are one."""
        listed = {meaning(read_action(text)): text for text in texts}
        if len(listed) < len(texts):
            twice = min(texts - {*listed.values()})
            raise Difference(self._told(state, twice, ["the same is listed twice"]))
        for action in mine:
            if meaning(action) not in listed:
                text = str(action)
                raise Difference(self._told(state, text, ["not listed; the oracle: legal"]))

    def _told(self, state: Any, text: str, lines: list[str]) -> str:
        ruling = self.rules.judge(state, self.rules.read_action(state, text))
        cites = "; ".join(f"{cite.rule} {dict(cite.facts)}" for cite in ruling.cites)
        said = f"the rules: {'legal' if ruling.legal else 'refused'}, {cites}"
        return "\n".join([self.rules.write(state), f"> {text}", said, *lines])


def _that_matter(found: Iterable[str], predicted: Position) -> Iterator[str]:
    """Yield the relevant differences: without those of `AFTER_THE_END` in a game that is over."""
    for line in found:
        words = line.split(":")[0].split()
        if not (predicted.over and words[-1] in AFTER_THE_END):
            yield line
