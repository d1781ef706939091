"""Events that are told together: what changes little and happens often, or repeats itself, needs one line of the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from platformer_nb.core.game import Words

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Gathering(Protocol[S_contra, E_contra]):
    """Which events of one action a log tells in one line, and how. Nothing of them is news."""

    def gathers(self, state: S_contra, event: E_contra) -> bool:
        """Return whether this event of an action that led to `state` is told together with its like."""

    def told(self, state: S_contra, events: Sequence[E_contra], words: Words) -> str:
        """Return one sentence for several of them."""


@runtime_checkable
class Summing(Protocol[E_contra]):
    """A gathering that also adds up: what one action does several times is told once, as its sum. It stays news."""

    def sums(self, event: E_contra) -> Hashable | None:
        """Return what the events of one action have in common that are told as their sum; None: it is told alone."""
