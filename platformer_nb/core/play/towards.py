"""A way towards what is not legal yet: the actions after which it is, or is least far away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

S = TypeVar("S")
A = TypeVar("A")


def towards(
    state: S,
    actions: Iterable[A],
    after: Callable[[S, A], S],
    far: Callable[[S], int | None],
) -> list[A]:
    """Return the actions that come nearer to something, the nearest first, in their order among equals.

    `far` measures how far a state is from it, 0 where it is possible; None where that cannot be said.
    """
    now = far(state)
    if now is None:
        return []
    measured = [(far(after(state, action)), action) for action in actions]
    nearer = [(then, action) for then, action in measured if then is not None and then < now]
    return [action for _, action in sorted(nearer, key=lambda pair: pair[0])]
