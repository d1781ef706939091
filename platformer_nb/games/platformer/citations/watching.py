"""Replay of an action with the position at each event.

`apply` returns the events only, as it has to be fast. Here the same action is applied to a Draft whose
list of events records the position at each of them, so that the rules that decided it can be found.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from platformer_nb.core.value import field_names, value
from platformer_nb.games.platformer.kinds.tables import APPLIES
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import FIRST_KIND, Hero, State
from platformer_nb.games.platformer.model.state_builder import Draft, Wallet
from platformer_nb.games.platformer.rules.course.advancing import advance

E = TypeVar("E", covariant=True)


@value
class Occurrence(Generic[E]):
    """An event, with all events of the action and the positions between them.

    `positions[place]` is the one before it, `positions[place + 1]` the one after; the last of all is the one
    in which somebody has to decide again.
    """

    event: E
    place: int
    action: Action
    events: tuple[Any, ...]
    positions: tuple[State, ...]

    @property
    def start(self) -> State:
        """The position to which the action was applied."""
        return self.positions[0]

    @property
    def before(self) -> State:
        """The position after the preceding event."""
        return self.positions[self.place]

    @property
    def after(self) -> State:
        """The position after this event."""
        return self.positions[self.place + 1]

    @property
    def end(self) -> State:
        """The position after all events of the action."""
        return self.positions[-1]

    @property
    def earlier(self) -> tuple[Any, ...]:
        """The events before this one."""
        return self.events[: self.place]

    @property
    def later(self) -> tuple[Any, ...]:
        """The events after this one."""
        return self.events[self.place + 1 :]

    @property
    def last(self) -> Any:
        """The event right before this one, None for the first."""
        return self.events[self.place - 1] if self.place else None

    def hero(self, figure: int) -> Hero:
        """Return the Hero with this figure code, as it was before the event."""
        return self.before.heroes[figure - 1]

    @property
    def active(self) -> int:
        """The figure code of the active Hero."""
        return self.after.active + 1


class _Watched(list[Any]):
    """The events of a Draft, with the position at each."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.positions: list[State] = []

    def append(self, event: Any) -> None:
        super().append(event)
        self.positions.append(_position(self._draft))

    def insert(self, place: Any, event: Any) -> None:
        """Insert an event before its consequences: its position is that of the event now following it."""
        super().insert(place, event)
        self.positions.insert(place, self.positions[place])


def watched(state: State, action: Action) -> tuple[Occurrence[Any], ...]:
    """Return every event of a legal action, in order."""
    draft = Draft(state)
    draft.events = events = _Watched(draft)
    APPLIES[type(action)](draft, action)
    advance(draft)
    happened, positions = tuple(events), (state, *events.positions, draft.frozen())
    return tuple(
        Occurrence(event, place, action, happened, positions)
        for place, event in enumerate(happened)
    )


_FIELDS = field_names(State)
_HERO = field_names(Hero)


def _position(draft: Draft) -> State:
    """Return a copy of the present position; the Draft can still be changed."""
    found = {name: getattr(draft, name) for name in _FIELDS}
    found["occupied"] = bytes(draft.occupied)
    found["pending"] = tuple(draft.pending)
    found["heroes"] = tuple(map(_hero, draft.heroes))
    return State(**found)


def _hero(hero: Hero | Wallet) -> Hero:
    return Hero(**{name: getattr(hero, name) for name in _HERO})


def is_enemy(figure: int) -> bool:
    """Return whether a figure is an Enemy; else it is a Hero."""
    return figure >= FIRST_KIND
