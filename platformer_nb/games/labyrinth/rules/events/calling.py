"""Calling an event: the top card of the event deck, its once rule, then its lasting rule (EVT-1 to EVT-5, EVT-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Lasts, Once, TakeEvent
from platformer_nb.games.labyrinth.model.maze import Field
from platformer_nb.games.labyrinth.model.state import NO_EVENT, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, goes_on, nothing

# --- the activity ----------------------------------------------------------------------------------------------


@rule("ACT-8", "EVT-1")
def once_per_turn(state: State, _action: a.CallEvent) -> Cite | None:
    """ACT-8, EVT-1: an event is called once per turn."""
    return Cite("ACT-8", {"activity": "event"}) if state.has_called else None


@rule("EVT-1", "EVT-5")
def is_not_the_end(state: State, _action: a.CallEvent) -> Cite | None:
    """EVT-5, EVT-1: after the last event of the deck none is called."""
    return None if deck(state) else Cite("EVT-5", {"card": state.box.event_ids[state.event]})


@rule("SET-11", "EVT-5", off=(0,))
def deck(state: State) -> tuple[int, ...]:
    """SET-11: any of the events that have not been called may come next, EVT-5: the last one only when it is left alone."""
    return _left(state.maze.field, state.called)


@lru_cache(maxsize=1 << 8)
def _left(field: Field, called: tuple[int, ...]) -> tuple[int, ...]:
    events = tuple(field.box.events.values())
    left = tuple(one for one in range(len(events)) if one not in called)
    return tuple(one for one in left if not events[one].last) or left


def _calls(state: State) -> Iterator[a.Action]:
    if not state.has_called and deck(state):
        yield a.CallEvent()


@rule("EVT-1", "ACT-8", off=Instead(nothing))
def call(builder: StateBuilder, _action: a.CallEvent) -> None:
    """EVT-1, ACT-8: the top card of the event deck is taken, once in a turn."""
    builder.change(has_called=True)
    builder.tell("calls-event", "EVT-1", builder.active)
    builder.push(TakeEvent())


# --- the card --------------------------------------------------------------------------------------------------


def _options(state: State, _frame: TakeEvent) -> Sequence[a.Action]:
    return Odds(map(a.EventCard, deck(state)))


def _objects(state: State, _frame: TakeEvent, action: a.EventCard) -> Cite | None:
    return None if action.event in deck(state) else Cite("SET-11")


@rule("EVT-2", "EVT-9", off=Instead(nothing))
def taken(builder: StateBuilder, _frame: TakeEvent, action: a.EventCard) -> None:
    """EVT-9: the old lasting rule ends as the new card is taken; EVT-2: its once rule comes first, by the active player."""
    called = tuple(sorted((*builder.state.called, action.event)))
    builder.change(called=called, event=NO_EVENT)
    builder.tell("event", "EVT-2", builder.active, number=action.event)
    builder.push(Lasts(action.event), Once(action.event))


@rule("EVT-3", "EVT-9", off=Instead(nothing))
def lasts(builder: StateBuilder, frame: Lasts) -> None:
    """EVT-3, EVT-9: after the once rule the lasting one comes into force."""
    builder.change(event=frame.event)
    builder.tell("event-lasts", "EVT-3", builder.active, number=frame.event)


CALL: Final[Activity] = Activity(
    a.CallEvent,
    1,
    _calls,
    (once_per_turn, is_not_the_end),
    lambda state, _a: (Cite("EVT-1", {"left": len(state.box.events) - len(state.called)}),),
    call,
)
DECISIONS = (
    Decision(
        TakeEvent,
        lambda _s, _f: NATURE,
        nothing,
        (a.EventCard,),
        _options,
        _objects,
        lambda state, _f, action: (Cite("EVT-2", {"card": state.box.event_ids[action.event]}),),
        taken,
    ),
    Decision(Lasts, goes_on, lasts),
)
