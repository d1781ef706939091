"""The rules held against the oracle: the same positions, the same actions, two opinions.

All that is known of the rules here is their interface: `actions`, `judge`, `apply` and the notation.
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
"""BOS-12, SOL-3: a game that is over is over at once. Which step it was, what else would have been
asked and who would have taken an artifact then no longer matters."""


class Difference(Exception):
    """The rules and the oracle are not of one mind."""


@dataclass
class Tally:
    """How much has been compared, and what the oracle did not speak about."""

    decisions: int = 0
    inside: int = 0
    """Decisions of players of which the oracle knew all that could be done, and what came of what was."""
    chances: int = 0
    chances_inside: int = 0
    listed: int = 0
    """Legal actions of which both know."""
    judged: int = 0
    """Actions of the universe, legal or not, that `judge` was asked about."""
    outcomes: int = 0
    disturbed: int = 0
    """Positions mixed up (disturb.py) that could be, and were compared as well."""
    left_out: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    verbs_left_out: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count what another has counted."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def share(self) -> float:
        """Which part of the players' decisions the oracle knows all about."""
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
    """Compares a position at a time; what it has counted is its tally. Raises Difference."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.tally = Tally()
        self._lately: deque[tuple[Any, Position]] = deque(maxlen=3)

    def position(self, state: Any) -> Position:
        """What the oracle reads of a position, all of it from its text. Nobody writes into it."""
        for known, position in self._lately:
            if known is state:
                return position
        position = read(self.rules.write(state))
        self._lately.append((state, position))
        return position

    def decision(self, state: Any, listed: Iterable[Any], random: Random, judged: int) -> bool:
        """All that a player can do here, and some of what it cannot. False: not in scope."""
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
        """The whole universe of a position, one by one, as `judge` and as the oracle see it."""
        asked = Asked(self.position(state))
        for action in asked.everything():
            self.judge(state, asked, str(action))

    def judge(self, state: Any, asked: Asked, text: str) -> None:
        """One action, legal or not. The notation leaves out a Push where nobody stands."""
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
        """An action that somebody has spelled in any way: legal or not. False: not in scope."""
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
        """What comes of an action; the state after it, and whether the oracle predicted it."""
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
        """GEM-2: gems that lie otherwise on the same symbols, but give as much for as much, are not told apart."""
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
    """The differences that count: of a game that is over not those of what would have been next."""
    for line in found:
        words = line.split(":")[0].split()
        if not (predicted.over and words[-1] in AFTER_THE_END):
            yield line
