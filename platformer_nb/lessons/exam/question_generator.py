"""Questions “Legal or not? Which rule?” on positions made for them.

The positions are variations of the drawn examples of the rules, and every verdict is that of the rules.
A variation that the rules cannot read is thrown away; any other is asked as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.core.teaching import Example

CHOICES: Final = 4
"""Rules to choose from when an action is not legal."""

PATIENCE: Final = 400
"""Variations tried before a rule is given up for this time."""


class Item(NamedTuple):
    """A question: the position, the action asked about, and the verdict of the rules.

    `rules` are those that forbid the action, or allow it; `about` is the rule it was made for;
    `choices` are rules to choose from, with at least one right among them.
    """

    about: str
    position: str
    action: str
    legal: bool
    rules: tuple[str, ...]
    choices: tuple[str, ...]

    def right(self, legal: bool, rule: str = "") -> bool:
        """Whether this is the right answer; a refusal needs a rule that forbids it."""
        return legal == self.legal and (legal or rule in self.rules)


@cache
def breakable(game: AnyGame) -> tuple[str, ...]:
    """The rules that an action can break in a drawn position, in the order of the rulebook."""
    broken = {rule for example in _drawn(game) for rule in example.refused}
    return tuple(rule for rule in game.rulebook.entries if rule in broken)


class Referee:
    """Generates questions without end, no two the same; the same seed gives the same."""

    def __init__(self, game: AnyGame, seed: int | str, rules: Sequence[str] = ()) -> None:
        """About these rules, or about all that can be broken."""
        self.game = game
        self._teaching = game.part("teaching", game.teaching)
        self._random = Random(f"referee {seed}")
        self.rules = tuple(rules) or breakable(game)
        unknown = [rule for rule in self.rules if rule not in breakable(game)]
        if unknown:
            raise BadInput(
                unknown[0], "error-referee-rule", "error-referee-rule-mend", known=breakable(game)
            )
        self._asked: set[tuple[str, str]] = set()

    def ask(self, rule: str | None = None) -> Item:
        """The next question; about this rule if one is named."""
        while True:
            about = rule or self._random.choice(self.rules)
            for item in self._about(about):
                key = (item.position, item.action)
                if key not in self._asked:
                    self._asked.add(key)
                    return item

    def _about(self, rule: str) -> Iterator[Item]:
        """Questions about a rule: as often one that it forbids as one that is legal."""
        forbidden = self._random.random() < 0.5
        sources = _sources(self.game)[rule]
        for _ in range(PATIENCE):
            example = self._random.choice(sources)
            item = self._made(rule, example, forbidden)
            if item is not None and (item.legal or rule in item.rules):
                yield item

    def _made(self, rule: str, example: Example, forbidden: bool) -> Item | None:
        """A question made of an example; None if none comes of it, or not the wanted verdict."""
        rules = self.game.rules
        position, text = self._teaching.vary(example.position, example.do[-1], self._random)
        try:
            reached = _reached(self.game, position, example)
            if reached is None:
                return None
            state = rules.read(rules.write(reached))  # what is asked about can be drawn
            action = rules.read_action(state, text)
        except BadInput:
            return None
        ruling = rules.judge(state, action)
        if not ruling.legal and not forbidden:
            action = self._legal(state, text)
            ruling = rules.judge(state, action)
        if ruling.legal == forbidden:
            return None
        choices = () if ruling.legal else self._choices(rule, ruling.rules)
        written = rules.write(state), rules.write_action(state, action)
        return Item(rule, *written, ruling.legal, ruling.rules, choices)

    def _legal(self, state: Any, text: str) -> Any:
        """Something legal instead, of the same kind if there is any."""
        rules = self.game.rules
        legal = list(rules.actions(state))
        verb = text.split()[0]
        alike = [action for action in legal if rules.write_action(state, action).startswith(verb)]
        return self._random.choice(alike or legal)

    def _choices(self, rule: str, right: Sequence[str]) -> tuple[str, ...]:
        """Some rules to choose from: one that is right, its neighbours, and strangers.

        None that says the same is among them: who names it is right as well.
        """
        kin = _kin(self.game, right)
        others = [r for r in breakable(self.game) if r not in right and r not in kin]
        near = [r for r in others if r[:3] == rule[:3]]
        picked = self._random.sample(near, min(2, len(near)))
        rest = [r for r in others if r not in picked]
        picked += self._random.sample(rest, CHOICES - 1 - len(picked))
        choices = [rule if rule in right else right[0], *picked]
        self._random.shuffle(choices)
        return tuple(choices)


def _reached(game: AnyGame, position: str, example: Example) -> Any:
    """The position before the action asked about; None if the way there is not open."""
    rules = game.rules
    state = rules.read(position)
    for text in (*example.before, *example.do[:-1]):
        action = rules.read_action(state, text)
        if not rules.judge(state, action).legal:
            return None
        state, _ = rules.apply(state, action)
    return None if rules.actor(state) in (NATURE, None) else state


def _kin(game: AnyGame, rules: Sequence[str]) -> frozenset[str]:
    """The rules that are enforced by the clauses that cite these: a clause cites its first."""
    entries = (entry for entry in game.rulebook.registry if entry.rules[0] in rules)
    clauses = (e for e in entries if "Cite" in str(e.function.__annotations__.get("return")))
    return frozenset(rule for clause in clauses for rule in clause.rules)


@cache
def _drawn(game: AnyGame) -> tuple[Example, ...]:
    examples = game.part("teaching", game.teaching).examples
    return tuple(e for e in examples if e.position and e.do and _asks_a_player(game, e))


def _asks_a_player(game: AnyGame, example: Example) -> bool:
    try:
        return _reached(game, example.position, example) is not None
    except BadInput:
        return False


@cache
def _sources(game: AnyGame) -> Mapping[str, tuple[Example, ...]]:
    """For each rule the examples to vary: where it is broken, and where it is kept."""
    return {
        rule: tuple(e for e in _drawn(game) if rule in e.refused or rule in e.rules)
        for rule in breakable(game)
    }
