"""Kinds of the set-up, and the events of a solo game (SET, SOL)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.records import ActionKind, Moment, PendingKind
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import SETUP, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.action_words import Typed
from platformer_nb.games.platformer.rules.course import setup, solo_events
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    Equal,
    events_left,
    heroes_left,
)
from platformer_nb.games.platformer.rules.course.setup import may_begin

# --- dealing Heroes ---------------------------------------------------------------------------------------


def _write_card(_state: State, action: a.Deal | a.RevealEvent) -> list[str]:
    return [action.card]


def _deal(draft: Draft, action: a.Deal) -> None:
    setup.deal(draft, draft.pending.pop().a, action.card)


def _deal_objections(state: State, action: a.Deal) -> Iterator[Cite]:
    if action.card not in heroes_left(state):
        yield cite("SET-6", card=action.card)


def _read_deal(words: Typed) -> a.Deal:
    return a.Deal(words.card("what-hero", words.state.game.box.heroes))


# --- who begins -------------------------------------------------------------------------------------------


def _first(draft: Draft, action: a.First) -> None:
    draft.pending.pop()
    setup.first_player(draft, action.seat)


def _first_objections(state: State, action: a.First) -> Iterator[Cite]:
    if action.seat not in may_begin(state.game.players):
        yield cite("SET-8", seat=action.seat + 1)


def _write_first(_state: State, action: a.First) -> list[str]:
    return [str(action.seat + 1)]


def _read_first(words: Typed) -> a.First:
    seat = words.next("what-seat")
    if not seat.isdecimal() or len(seat) > 2:
        raise words.fail("error-no-seat", "mend-number", word=seat)
    return a.First(int(seat) - 1)


# --- the event of a turn ----------------------------------------------------------------------------------


def _reveal_event(draft: Draft, action: a.RevealEvent) -> None:
    draft.pending.pop()
    solo_events.reveal_event(draft, action.card)


def _event_objections(state: State, action: a.RevealEvent) -> Iterator[Cite]:
    if action.card not in events_left(state):
        yield cite("SOL-1", card=action.card)


def _read_event(words: Typed) -> a.RevealEvent:
    return a.RevealEvent(words.next("what-event"))


# --- Heroes and their order ---------------------------------------------------------------------------


def _heroes(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.Deal(card) for card in heroes_left(state)])


def _has_no_hero(state: State, frame: Frame) -> bool:
    return state.step == SETUP and frame.a < len(state.heroes) and not state.heroes[frame.a].card


def _seats(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.First(seat) for seat in may_begin(state.game.players)])


def _is_setup(state: State, _frame: Frame) -> bool:
    return state.step == SETUP


# --- events --------------------------------------------------------------------------------------------


def _events(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.RevealEvent(card) for card in events_left(state)])


def _has_events(state: State, _frame: Frame) -> bool:
    return state.solo is not None and bool(state.solo.deck)


PENDING: Final = (
    PendingKind(
        name="deal",
        rule="SET-6",
        answers=(a.Deal,),
        choices=_heroes,
        chance=True,
        possible=_has_no_hero,
    ),
    PendingKind(
        name="first",
        rule="SET-8",
        answers=(a.First,),
        choices=_seats,
        chance=True,
        possible=_is_setup,
    ),
    PendingKind(
        name="event",
        rule="SOL-1",
        answers=(a.RevealEvent,),
        choices=_events,
        chance=True,
        possible=_has_events,
    ),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Deal,
        verb="deal",
        apply=_deal,
        objections=_deal_objections,
        moment=Moment("SET-6", "deal"),
        write=_write_card,
        parse=_read_deal,
    ),
    ActionKind(
        type=a.First,
        verb="first",
        apply=_first,
        objections=_first_objections,
        moment=Moment("SET-8", "first"),
        write=_write_first,
        parse=_read_first,
    ),
    ActionKind(
        type=a.RevealEvent,
        verb="event",
        apply=_reveal_event,
        objections=_event_objections,
        moment=Moment("SOL-1", "event"),
        write=_write_card,
        parse=_read_event,
    ),
)
