"""Kinds of falling and holding on (GRA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.records import Continuation, Facts, PendingKind
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import FIRST_KIND, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.figures import gravity

HOLD: Final = a.Hold()
DROP: Final = a.Drop()


# --- on a Ladder ------------------------------------------------------------------------------------


def _hold_or_drop(_state: State, _frame: Frame) -> Sequence[a.Action]:
    return (HOLD, DROP)


def _who_hangs(state: State, frame: Frame) -> int:
    """GRA-4: a Hero's own player decides for it, in anyone's turn."""
    return state.occupied[frame.a] - 1


def _hero_stands(state: State, frame: Frame) -> bool:
    space = frame.a
    return 0 <= space < len(state.occupied) and 0 < state.occupied[space] < FIRST_KIND


def _who_hangs_where(state: State, frame: Frame) -> Facts:
    return {**who(state, frame.a), "space": at(state, frame.a)}


# --- the fall goes on -----------------------------------------------------------------------------


def _fall_on(draft: Draft, frame: Frame) -> None:
    gravity.settle_from(draft, frame.a, frame.b)


PENDING: Final = (
    PendingKind(
        name="ladder",
        rule="GRA-4",
        answers=(a.Hold, a.Drop),
        choices=_hold_or_drop,
        decider=_who_hangs,
        possible=_hero_stands,
        facts=_who_hangs_where,
        on_a_space=True,
    ),
    Continuation(name="gravity", resume=_fall_on),
)
