"""What a claim is: a rule, and when it has a part in an event of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.frames import Explore
from platformer_nb.games.labyrinth.model.pending import Frame
from platformer_nb.games.labyrinth.model.state import Event, State

F = TypeVar("F", bound=Frame)


@value
class Done:
    """A legal action that was done: the positions before and after it, and all its events."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]

    def happened(self, kind: str) -> bool:
        """Return whether there was an event of this kind."""
        return any(event.kind == kind for event in self.events)

    def pending(self, kind: type[F]) -> F | None:
        """Return what of this kind was pending before, the one to be settled first; None if nothing was."""
        found = (frame for frame in reversed(self.before.due) if isinstance(frame, kind))
        return next(found, None)

    def explores(self, seat: int) -> bool:
        """Return whether a seat was exploring."""
        frame = self.pending(Explore)
        return frame is not None and frame.seat == seat


Holds = Callable[[Done, Event], bool]
Claim = tuple[str, Holds]
Claims = dict[str, tuple[Claim, ...]]
"""The claims of each kind of event."""


def always(_done: Done, _event: Event) -> bool:
    """Hold for every event of the kind."""
    return True
