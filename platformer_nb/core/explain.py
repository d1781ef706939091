"""What an action will bring, told before it is done: everything that is certain, and where it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from platformer_nb.core.rules import Actor, Rules
from platformer_nb.core.ruling import Ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Explanation(Generic[S, A, E]):
    """What follows of itself when an action is done.

    `ruling` says by which rules it is legal, or why it is not; nothing follows then. `events` is what
    happens up to the first thing that is open, each event citing its rule. `after` is the position
    then, and `actor` says who decides in it: a seat, NATURE when chance does, None when the game is over.
    `idle` says that the action does nothing by itself but cost what it costs.
    """

    action: A
    ruling: Ruling
    events: tuple[E, ...]
    after: S
    actor: Actor
    idle: bool = False


def explain(rules: Rules[S, A, E], state: S, action: A | str) -> Explanation[S, A, E]:
    """What would follow of an action: it is done on a copy, as states are values, and nothing changes."""
    meant = rules.read_action(state, action)
    ruling = rules.judge(state, meant)
    if not ruling:
        return Explanation(meant, ruling, (), state, rules.actor(state))
    after, events = rules.apply(state, meant)
    idle = rules.is_null(state, meant)
    return Explanation(meant, ruling, events, after, rules.actor(after), idle)
