"""Events that are told together: what changes little and happens often needs one line of the log, not ten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

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
