"""Registry of citations: one small function for a rule and what it decides.

`allows` registers functions of a legal action, which return the facts on which the rule allows it, or
None. `decides` registers predicates of an event: whether the rule, besides the one that the event
names itself, decided how it happened.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from platformer_nb.core.ruling import Cite, Fact
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import State

Facts = Mapping[str, Fact]
Allows = Callable[[State, Any], Facts | None]
AllowsEach = Callable[[State, Any], Iterator[Facts]]
Decides = Callable[[Any], bool]

A = TypeVar("A", bound=Allows)
B = TypeVar("B", bound=AllowsEach)
D = TypeVar("D", bound=Decides)

NO_FACTS: Facts = {}
"""The rule allows the action by itself: no facts of the position are needed."""

_ALLOWS: dict[type, list[tuple[str, AllowsEach]]] = defaultdict(list)
_DECIDES: dict[type, list[tuple[str, Decides]]] = defaultdict(list)


def allows(rule: str, *kinds: type) -> Callable[[A], A]:
    """Register a function that returns the facts on which `rule` allows actions of these kinds."""

    def enter(function: A) -> A:
        def each(state: State, action: Any) -> Iterator[Facts]:
            facts = function(state, action)
            if facts is not None:
                yield facts

        allows_each(rule, *kinds)(each)
        return function

    return enter


def allows_each(rule: str, *kinds: type) -> Callable[[B], B]:
    """Register a function for a rule that allows an action on several counts: one citation for each."""

    def enter(function: B) -> B:
        for kind in kinds:
            _ALLOWS[kind].append((rule, function))
        return function

    return enter


def decides(rule: str, *kinds: type) -> Callable[[D], D]:
    """Register a predicate: whether `rule` decided an event of these kinds."""

    def enter(function: D) -> D:
        for kind in kinds:
            _DECIDES[kind].append((rule, function))
        return function

    return enter


CHAPTERS = (
    *("TRN", "SYM", "MED", "IKE", "SPN", "PRT", "FRG", "GEM", "ACT", "DIE", "MOV", "CRD", "ART"),
    *("ATK", "ENM", "PSH", "MAP", "ADJ", "ZOC", "GRA", "LAD", "BOS", "BLV", "LVL", "SET", "LNG"),
    *("WND", "FNT", "SOL"),
)
"""Order of citations: first what is done and what it costs, then where, then what follows."""


def _place(entry: tuple[str, object]) -> int:
    return CHAPTERS.index(entry[0].partition("-")[0])


def allowing(state: State, action: Action) -> Iterator[Cite]:
    """Yield the rules that allow a legal action, chapter by chapter."""
    for rule, function in sorted(_ALLOWS[type(action)], key=_place):
        for facts in function(state, action):
            yield cite(rule, **facts)


def deciding(seen: Occurrence[Any]) -> Iterator[str]:
    """Yield the rules that decided an event, its own first."""
    yield seen.event.rule
    for rule, function in sorted(_DECIDES[type(seen.event)], key=_place):
        if function(seen):
            yield rule


def entered() -> frozenset[str]:
    """Return every rule with a registered function."""
    allowed = (rule for functions in _ALLOWS.values() for rule, _ in functions)
    decided = (rule for functions in _DECIDES.values() for rule, _ in functions)
    return frozenset((*allowed, *decided))
