"""Generator of “Legal or not? Which rule?” questions.

Positions are variations of the drawn examples of the rules, and of the boards of lessons for a learner who does not
know yet all that an example shows; the rules decide every verdict. A
variation that cannot be parsed is discarded; any other is used as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.examples import Example
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.exam.at_work import decided_by, exampled
from platformer_nb.lessons.exam.difficulty import MIDDLE, difficulty
from platformer_nb.lessons.exam.distractors import offered
from platformer_nb.lessons.exam.drawn import (
    before_question,
    breakable,
    plays_on,
    shown_by,
    sources_of,
)
from platformer_nb.lessons.exam.sources import board_sources

PATIENCE: Final = 400
"""Variations tried for a rule before giving up on it for now."""

PATIENCE_WITHIN: Final = 100
"""Variations tried for a rule within a scope, from which most lie outside: a page waits for it."""

TOLD: Final = 3
"""Most events that a question about what happens tells of."""

LOOKS: Final = 8
"""Questions looked at for one of the level that is wanted."""

ROUNDS: Final = 20
"""Rules tried for a question that was not asked before."""


ROUNDS_WITHIN: Final = 3
"""Rounds of that within a scope, before the scope is left: most variations lie outside it."""


NOT_OFF: Final = (False, 0)
"""A question of a kind that was not asked before, and of the level that is wanted."""

Kind = tuple[str, bool, str]
"""A kind of question: the rule that decides it, whether its action is legal, and its verb."""


class Item(NamedTuple):
    """A question: the position, the action, and the verdict of the rules.

    `rules` forbid the action, or allow it; `about` is the rule the question was made for; `choices` are
    the rules offered as answers, at least one of them right, and empty if the action is legal. `difficulty` is 0 to 2.

    With `told` it is a question about what happens: `rules` decide it, and `told` are the numbers of the events that
    are told of it.
    """

    about: str
    state: Any
    action: Any
    legal: bool
    rules: tuple[str, ...]
    choices: tuple[str, ...]
    difficulty: int = 0
    told: tuple[int, ...] | None = None

    def right(self, legal: bool, rule: str = "") -> bool:
        """Return whether the answer is right; “not legal” must name a rule that forbids the action.

        Of what happens, only the rule matters.
        """
        if self.told is not None:
            return rule in self.rules
        return legal == self.legal and (legal or rule in self.rules)


class Scope(NamedTuple):
    """What a learner has been taught: the rules, and the verbs of actions. Questions stay within it.

    `seen` are rules that were not met, of things that steps have shown all the same: who begins in the middle sees them.
    """

    rules: frozenset[str]
    verbs: frozenset[str]
    seen: frozenset[str] = frozenset()

    def holds(self, game: AnyGame, item: Item) -> bool:
        """Return whether the question needs nothing else: neither another rule, nor another kind of action or of thing."""
        if not self.rules.issuperset(item.rules):
            return False
        if game.rules.actor(item.state) != NATURE and _verb(game, item) not in self.verbs:
            return False
        return self.shows_nothing_else(game, item.state)

    def shows_nothing_else(self, game: AnyGame, state: Any) -> bool:
        """Return whether the position shows nothing that was not taught."""
        return self.knows(game.part("teaching", game.teaching).rules_shown(state))

    def knows(self, shown: Iterable[str]) -> bool:
        """Return whether things of these rules may be shown."""
        return (self.rules | self.seen).issuperset(shown)


def verb_of(action: str) -> str:
    """Return the verb of an action in notation."""
    return action.split()[0]


def kind_of(game: AnyGame, item: Item) -> Kind:
    """Return what a question is about: the rule that decides it, the verdict, and the verb of its action."""
    verb = "" if game.rules.actor(item.state) == NATURE else _verb(game, item)
    return item.rules[0] if item.rules else item.about, item.legal, verb


def is_new(game: AnyGame, item: Item, before: Iterable[Item]) -> bool:
    """Return whether nothing of its kind was asked before."""
    return kind_of(game, item) not in {kind_of(game, one) for one in before}


def _verb(game: AnyGame, item: Item) -> str:
    return verb_of(game.rules.write_action(item.state, item.action))


class Referee:
    """An endless generator of questions without repetition; the same seed gives the same questions."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | str,
        rules: Sequence[str] = (),
        scope: Scope | None = None,
        *,
        happens: bool = False,
        known: frozenset[str] | None = None,
        beside: Sequence[Item] = (),
    ) -> None:
        """Use these rules, or all that can be broken; raises BadInput for a rule that cannot be.

        With a scope the questions stay within it, as long as such questions about a rule are found. With `happens`
        rules that cannot be broken can be asked about as well, by what happens. `known` are the rules offered as
        answers, by default those of the scope; `beside` are questions that count as asked.
        """
        self.game = game
        self._scope = scope
        self._known = (scope.rules if scope else frozenset()) if known is None else known
        self._teaching = game.part("teaching", game.teaching)
        self._random = Random(f"referee {seed}")
        self.others = tuple(r for r in exampled(game) if r not in breakable(game)) * happens
        """The rules that are asked about by what happens alone."""
        self.rules = tuple(rules) or breakable(game)
        askable = {*breakable(game), *self.others}
        unknown = [rule for rule in self.rules if rule not in askable]
        if unknown:
            raise BadInput(
                unknown[0], "error-referee-rule", "error-referee-rule-mend", known=breakable(game)
            )
        self._asked = {(item.state, item.action) for item in beside}
        self._kinds = {kind_of(game, item) for item in beside}
        """What was asked about already: other kinds go before them."""
        self._spent: set[str | None] = set()
        """Rules about which no other kind was found within the scope."""
        self._outside: set[str | None] = set()
        """Rules about which nothing was found within the scope: they are not looked for there again."""

    def ask(self, rule: str | None = None, level: int | None = None) -> Item:
        """Return the next question, about this rule if given, as hard as `level` if that can be found soon.

        When no other is found, earlier ones are asked again; when none about the rule is found within the
        scope, or none of a new kind, one about another rule is. Raises BadInput if there is none at all.
        """
        again: Item | None = None
        for about, scope in self._tries(rule):
            if again is not None and (scope is None or about in self._spent):
                continue
            item = self._find(about, scope, level)
            if item is None:
                continue
            if scope is None or level is not None or kind_of(self.game, item) not in self._kinds:
                return self._taken(item)
            self._spent.add(about)
            again = again or item
        if again is not None:
            return self._taken(again)
        raise BadInput(
            rule or ", ".join(self.rules), "error-referee-rule", "error-referee-rule-mend", known=()
        )

    def _tries(self, rule: str | None) -> Iterator[tuple[str | None, Scope | None]]:
        """Yield rules to look for, each with the scope to look in: outside the learner's scope last of all."""
        if self._scope is not None:
            if rule is not None:
                others = [one for one in self.rules if one != rule]
                self._random.shuffle(others)
                yield from (
                    (one, self._scope) for one in (rule, *others) if one not in self._outside
                )
            elif None not in self._outside:
                yield None, self._scope
        yield rule, None
        if rule in self.others:  # An example of it can show what nobody can be asked about.
            yield self._random.choice(breakable(self.game)), None

    def has_within_scope(self, rule: str) -> bool:
        """Return whether a question about this rule is found within the scope; it does not count as asked."""
        scope = self._scope
        forbidden = self._random.random() < 0.5
        return any(
            scope is None or scope.holds(self.game, item)
            for verdict in (forbidden, not forbidden)
            for item in self._about(rule, scope, verdict)
        )

    def _taken(self, item: Item) -> Item:
        self._asked.add((item.state, item.action))
        self._kinds.add(kind_of(self.game, item))
        return item

    def _find(self, rule: str | None, scope: Scope | None, level: int | None) -> Item | None:
        def off(item: Item) -> tuple[bool, int]:
            # Where a level is wanted, it decides alone.
            return level is None and kind_of(self.game, item) in self._kinds, _off(item, level)

        rounds = ROUNDS if scope is None else ROUNDS_WITHIN
        for _ in range(2):
            found = forbidden = False
            best: Item | None = None
            for number in range(rounds):
                about = rule or self._random.choice(self.rules)
                if scope is None or number == 0:
                    forbidden = self._random.random() < 0.5
                else:  # Of some rules only forbidden, or only legal actions lie within a scope.
                    forbidden = not forbidden
                items = (
                    item
                    for item in self._about(about, scope, forbidden)
                    if scope is None or scope.holds(self.game, item)
                )
                for looked, item in enumerate(items, 1):
                    found = True
                    if (item.state, item.action) not in self._asked:
                        best = item if best is None else min(best, item, key=off)
                    if best is not None and (looked >= LOOKS or off(best) == NOT_OFF):
                        break
                    if level is not None and looked >= LOOKS:
                        break
                settled = scope is None or level is not None or number > 0
                if best is not None and (settled or off(best) == NOT_OFF):
                    break
            if best is not None:
                return best
            if not found:
                self._outside.add(rule)
                return None
            self._asked.clear()
        return None

    def _about(self, rule: str, scope: Scope | None, forbidden: bool) -> Iterator[Item]:
        """Yield questions about a rule whose actions are forbidden, or legal.

        Most of those outside the scope are left out early, since making one takes time.
        """
        if rule not in breakable(self.game):
            yield from self._happening(rule, scope)
            return
        sources, patience = sources_of(self.game, rule), PATIENCE
        if scope is not None:
            patience = PATIENCE_WITHIN
            sources = _sources_within(self.game, rule, scope)
            if not sources:
                return
        for _ in range(patience):
            example = self._random.choice(sources)
            item = self._made(rule, example, forbidden)
            if item is not None and (item.legal or rule in item.rules):
                yield item

    def _happening(self, rule: str, scope: Scope | None) -> Iterator[Item]:
        """Yield questions about what happens by a rule."""
        patience = PATIENCE if scope is None else PATIENCE_WITHIN
        for found in decided_by(self.game, rule, self._random, patience):
            rules = (rule, *(one for one in found.rules if one != rule))
            choices = self._offered(rule, rules, (*breakable(self.game), *self.others))
            told = found.rules[rule][:TOLD]
            yield Item(rule, found.state, found.action, True, rules, choices, MIDDLE, told)

    def _made(self, rule: str, example: Example, forbidden: bool) -> Item | None:
        """Return a question made from an example; None if it cannot be, or has not the wanted verdict."""
        rules = self.game.rules
        position, text = self._teaching.vary(example.position, example.do[-1], self._random)
        try:
            reached = before_question(self.game, position, example)
            if reached is None:
                return None
            # Round trip: only what can be drawn. What was read and not played on from can be.
            state = rules.read(rules.write(reached)) if plays_on(example) else reached
            action = rules.read_action(state, text)
        except BadInput:
            return None
        ruling = rules.judge(state, action)
        if not ruling.legal and not forbidden:
            action = self._legal(state, text)
            ruling = rules.judge(state, action)
        if ruling.legal == forbidden:
            return None
        broken = ruling.rules
        verb = verb_of(rules.write_action(state, action))
        choices = () if ruling.legal else self._offered(rule, broken, breakable(self.game), verb)
        hard = difficulty(self.game, state, verb, ruling)
        return Item(rule, state, action, ruling.legal, ruling.rules, choices, hard)

    def _legal(self, state: Any, text: str) -> Any:
        """Return a random legal action, with the same verb if possible."""
        rules = self.game.rules
        legal = list(rules.actions(state))
        verb = text.split()[0]
        alike = [action for action in legal if rules.write_action(state, action).startswith(verb)]
        return self._random.choice(alike or legal)

    def _offered(
        self, rule: str, right: Sequence[str], among: Sequence[str], verb: str = ""
    ) -> tuple[str, ...]:
        """Return the rules to choose from: taught before any others, and about actions of this verb if it is given."""
        return offered(self.game, rule, right, among, self._known, self._random, verb)


def _off(item: Item, level: int | None) -> int:
    """Return how far a question is from the level that is wanted; 0 if none is."""
    return 0 if level is None else abs(item.difficulty - level)


@lru_cache(maxsize=4096)
def _sources_within(game: AnyGame, rule: str, scope: Scope) -> tuple[Example, ...]:
    """Return the examples to vary within a scope; boards of lessons as well, if some show something else or none fits."""
    drawn = [e for e in sources_of(game, rule) if verb_of(e.do[-1]) in scope.verbs]
    known = tuple(e for e in drawn if scope.knows(shown_by(game, e.name)))
    if known and len(known) == len(drawn):
        return known
    boards = (b.tried for b in board_sources(game, scope.rules.issuperset))
    near = (e for e in boards if rule in e.rules and verb_of(e.do[-1]) in scope.verbs)
    return (*known, *near)
