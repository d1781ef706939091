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
    """

    action: A
    ruling: Ruling
    events: tuple[E, ...]
    after: S
    actor: Actor


def explain(rules: Rules[S, A, E], state: S, action: A) -> Explanation[S, A, E]:
    """What would follow of an action: it is done on a copy, as states are values, and nothing changes."""
    ruling = rules.judge(state, action)
    if not ruling:
        return Explanation(action, ruling, (), state, rules.actor(state))
    after, events = rules.apply(state, action)
    return Explanation(action, ruling, events, after, rules.actor(after))
