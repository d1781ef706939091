"""Kinds of the tower: the next Level, and what appears on it (LVL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.records import Click, Facts, PendingKind
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.chance_outcomes import NextLevel

# --- the next Level ------------------------------------------------------------------------------------


def _next_levels(state: State, frame: Frame) -> Sequence[a.Action]:
    return NextLevel(state, frame.a)


def _is_the_next(state: State, frame: Frame) -> bool:
    return levels.can_grow(state) and frame.a == state.highest + 1


def _which_level(_state: State, frame: Frame) -> Facts:
    return {"level": frame.a}


# --- too few tokens ------------------------------------------------------------------------------------


def _spaces_to_leave(state: State, frame: Frame) -> Sequence[a.Action]:
    return tuple(a.LeaveEmpty(space) for space in levels.leave_empty_choices(state, frame))


def _enough_left_empty(_draft: Draft, frame: Frame) -> bool:
    return frame.b <= 0


def _short_of_tokens(state: State, frame: Frame) -> bool:
    if frame.a not in state.game.kinds or not frame.card.isdecimal() or len(frame.card) > 4:
        return False
    return 0 < frame.b <= len(levels.leave_empty_choices(state, frame))


def _whose_tokens(state: State, frame: Frame) -> Facts:
    return {"enemy": state.game.kinds[frame.a].id}


PENDING: Final = (
    PendingKind(
        name="leave-empty",
        rule="LVL-7",
        answers=(a.LeaveEmpty,),
        choices=_spaces_to_leave,
        moot=_enough_left_empty,
        possible=_short_of_tokens,
        facts=_whose_tokens,
        click=Click(a.LeaveEmpty),
    ),
    PendingKind(
        name="reveal",
        rule="LVL-1",
        answers=(a.Reveal,),
        choices=_next_levels,
        chance=True,
        possible=_is_the_next,
        facts=_which_level,
    ),
)
