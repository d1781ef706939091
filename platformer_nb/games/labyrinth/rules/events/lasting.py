"""What the event in force changes: numbers, what is barred, abilities (EVT-3, EVT-8)."""

from __future__ import annotations

from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model.cards import events as ev
from platformer_nb.games.labyrinth.model.cards.events import NUMBERS
from platformer_nb.games.labyrinth.model.state import NO_EVENT, State
from platformer_nb.games.labyrinth.registry import rule


@rule("EVT-3", "EVT-4", "EVT-5", off=None)
def in_force(state: State) -> ev.Lasting | None:
    """EVT-3: a lasting rule holds for all until the next event, EVT-5: the last one to the end; EVT-4: by itself."""
    if state.event == NO_EVENT:
        return None
    return state.box.events[state.box.event_ids[state.event]].lasting


def number(state: State, name: str) -> int:
    """Return one of NUMBERS, as it is now."""
    match in_force(state):
        case ev.SetNumber(changed, to) if changed == name:
            return to
    return NUMBERS[name]


def change(state: State, name: str) -> int:
    """Return by how much one of CHANGES is changed now."""
    match in_force(state):
        case ev.ChangeNumber(changed, by) if changed == name:
            return by
    return 0


def event_bars(state: State, activity: str) -> Cite | None:
    """Return why the event in force bars an activity."""
    match in_force(state):
        case ev.Bar(barred) if barred == activity:
            return Cite("EVT-3", {"card": state.box.event_ids[state.event]})
    return None


@rule("EVT-8", off=False)
def abilities_stop(state: State) -> bool:
    """EVT-8: while an event bars abilities, none is used; those of items are no abilities of a character."""
    return isinstance(in_force(state), ev.BarAbilities)
