"""Previews of an action: its certain consequences, up to the first chance event or decision."""

from __future__ import annotations

from typing import Generic, TypeVar

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import Actor, Rules
from platformer_nb.core.ruling import Ruling
from platformer_nb.core.value import value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@value
class Explanation(Generic[S, A, E]):
    """The certain consequences of an action.

    `ruling` is its ruling; if it is illegal, nothing follows. `events` are those up to the first chance
    event or decision, each citing its rule. `after` is the state then, and `actor` decides in it: a seat,
    NATURE at a chance node, None when the game is over. `idle`: the action has no effect besides its cost.
    """

    action: A
    ruling: Ruling[A]
    events: tuple[E, ...]
    after: S
    actor: Actor
    idle: bool = False


def explain_written(rules: Rules[S, A, E], state: S, notation: str) -> Explanation[S, A, E] | None:
    """Return the consequences of a written action; None if it cannot be read or is illegal."""
    try:
        found = explain(rules, state, rules.read_action(state, notation))
    except BadInput:
        return None
    return found if found.ruling else None


def explain(rules: Rules[S, A, E], state: S, action: A | str) -> Explanation[S, A, E]:
    """Return the consequences of an action. States are immutable values, so `state` does not change."""
    meant = rules.read_action(state, action)
    ruling = rules.judge(state, meant)
    if not ruling:
        return Explanation(meant, ruling, (), state, rules.actor(state))
    after, events = rules.apply(state, meant)
    idle = rules.is_null(state, meant)
    return Explanation(meant, ruling, events, after, rules.actor(after), idle)
