"""Questions about what happens: which of these rules decides it? For rules that no action can break, and for all others.

Their positions are variations of the drawn examples of a rule and of the boards of the lessons that teach it. A rule
counts as deciding what it is cited for, when the action is allowed or when something comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.examples import Example
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.exam.sources import board_sources

VARIED: Final = 0.7
"""The part of the questions whose position is varied; a variation at which the rule does not decide is left out."""


AMONG: Final = 3
"""How many rules more than at the clearest moment may decide something at another: of many, each decides little."""


class Moment(NamedTuple):
    """A position in notation, and the action or the outcome of chance that follows."""

    position: str
    action: str


class Deciding(NamedTuple):
    """What follows in a state: the rules that decide it, and for each of them the events that it decides."""

    state: Any
    action: Any
    rules: dict[str, tuple[int, ...]]


@cache
def exampled(game: AnyGame) -> tuple[str, ...]:
    """Return the rules of which an example shows what comes of them, in rulebook order; none without examples."""
    if game.rulebook.examples is None:
        return ()
    shown = {rule for e in game.rulebook.examples.all if _shows(e) for rule in e.rules}
    return tuple(rule for rule in game.rulebook.entries if rule in shown)


@lru_cache(maxsize=4096)
def moments(game: AnyGame, rule: str) -> tuple[Moment, ...]:
    """Return the moments of examples of a rule, and of the boards that teach it, at which it decides most clearly."""
    if game.rulebook.examples is None:
        return ()
    drawn = [e for e in game.rulebook.examples.all if _shows(e) and rule in e.rules]
    teaching = board_sources(game, lambda taught: rule in taught)
    boards = [b.tried for b in teaching if not b.tried.refused]
    lines = ((e.position, (*e.before, *e.do)) for e in (*drawn, *boards))
    found = dict.fromkeys(moment for line in lines for moment in _moments(game, *line))
    counts = {moment: _rules_beside(game, rule, moment) for moment in found}
    fewest = min((count for count in counts.values() if count), default=0)
    return tuple(moment for moment, count in counts.items() if 0 < count <= fewest + AMONG)


def _shows(example: Example) -> bool:
    return bool(example.position and example.do) and not example.refused


@lru_cache(maxsize=4096)
def _moments(game: AnyGame, position: str, actions: tuple[str, ...]) -> tuple[Moment, ...]:
    """Return the moments of a line of actions, as far as it can be drawn and played."""
    rules, found = game.rules, []
    try:
        state = rules.read(position)
        for text in actions:
            action = rules.read_action(state, text)
            if not rules.judge(state, action).legal:
                break
            found.append(Moment(rules.write(state), rules.write_action(state, action)))
            state, _ = rules.apply(state, action)
    except BadInput:
        pass
    return tuple(found)


def _rules_beside(game: AnyGame, rule: str, moment: Moment) -> int:
    """Return how many rules decide what follows; 0 if this one does not."""
    found = deciding(game, moment)
    return len(found.rules) if found is not None and rule in found.rules else 0


@lru_cache(maxsize=4096)
def deciding(game: AnyGame, moment: Moment) -> Deciding | None:
    """Return what is decided at a moment, and by which rules; None if it cannot be drawn, or is not legal."""
    rules = game.rules
    try:
        state = rules.read(moment.position)
        actor = rules.actor(state)
        action = None if actor is None else rules.read_action(state, moment.action)
    except BadInput:
        return None
    if action is None:
        return None
    ruling = rules.judge(state, action)
    if not ruling.legal:
        return None
    found: dict[str, tuple[int, ...]] = {}
    if actor != NATURE:
        found = dict.fromkeys((cite.rule for cite in ruling.cites), ())
    for number, decided in enumerate(game.narrator.event_rules(state, action)):
        for rule in decided:
            found[rule] = (*found.get(rule, ()), number)
    return Deciding(state, action, found)


def decided_by(game: AnyGame, rule: str, random: Random, patience: int) -> Iterator[Deciding]:
    """Yield moments that a rule decides, at random, varied where it still decides there."""
    sources = moments(game, rule)
    teaching = game.part("teaching", game.teaching)
    for _ in range(patience if sources else 0):
        moment = random.choice(sources)
        if random.random() < VARIED:
            moment = Moment(*teaching.vary(moment.position, moment.action, random))
        found = deciding(game, moment)
        if found is not None and rule in found.rules:
            yield found
