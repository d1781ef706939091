"""Kinds of the set-up, and the events of a solo game (SET, SOL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.records import PendingKind
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import SETUP, Frame, State
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    Equal,
    events_left,
    heroes_left,
)
from platformer_nb.games.platformer.rules.course.setup import may_begin

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
