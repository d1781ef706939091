"""Chance on a board of a lesson, exercise or puzzle: what its script has left, in any order that is possible.

It takes the first outcome left that is possible now, so that a learner may do things in another order than the author.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE, AnyRules


class Settled(NamedTuple):
    """The state after chance, what happened by it, and what is left of the script."""

    state: Any
    events: tuple[Any, ...]
    script: tuple[str, ...]


def settled(rules: AnyRules, state: Any, script: tuple[str, ...], *, only: bool = True) -> Settled:
    """Apply chance until a player is to act, or the script has nothing for it; `only`: nor is there an only outcome."""
    events: tuple[Any, ...] = ()
    while rules.actor(state) == NATURE:
        outcome, script = next_outcome(rules, state, script, only=only)
        if outcome is None:
            break
        state, more = rules.apply(state, outcome)
        events += tuple(more)
    return Settled(state, events, script)


def next_outcome(
    rules: AnyRules, state: Any, script: tuple[str, ...], *, only: bool = True
) -> tuple[Any, tuple[str, ...]]:
    """Return the next outcome and the rest of the script; None if the script has none.

    `only`: an outcome that is the only possible one needs no script.
    """
    for number, text in enumerate(script):
        outcome = outcome_in(rules, state, text)
        if outcome is not None and rules.judge(state, outcome):
            return outcome, script[:number] + script[number + 1 :]
    found = list(islice(rules.actions(state), 2)) if only else []
    return (found[0] if len(found) == 1 else None), script


def outcome_in(rules: AnyRules, state: Any, text: str) -> Any:
    """Return the outcome that a text means in a state; None if it means none there."""
    try:
        return rules.read_action(state, text)
    except BadInput:
        return None


def unspoken(
    rules: AnyRules, script: Iterable[str], happened: Iterable[tuple[Any, Any]]
) -> tuple[str, ...]:
    """Return what is left of a script after these pairs of a state and the outcome in it."""
    left = list(script)
    for state, outcome in happened:
        said = (text for text in left if outcome_in(rules, state, text) == outcome)
        if (text := next(said, None)) is not None:
            left.remove(text)
    return tuple(left)
