"""Kinds of falling and holding on (GRA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Continuation,
    Facts,
    Idle,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import ACTIONS as ACTIONS_STEP
from platformer_nb.games.platformer.model.state import FIRST_KIND, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.figures import gravity

HOLD: Final = a.Hold()
DROP: Final = a.Drop()


# --- Gravity by choice ----------------------------------------------------------------------------------


def _apply_gravity(draft: Draft, _action: a.Gravity) -> None:
    gravity.apply_by_choice(draft)


def _hold(draft: Draft, _action: a.Hold) -> None:
    gravity.hold(draft, draft.pending.pop().a)


def _drop(draft: Draft, _action: a.Drop) -> None:
    gravity.drop(draft, draft.pending.pop().a)


def _near_hold(state: State, _wanted: a.Hold | a.Drop, other: a.Action) -> int | None:
    """Rank for a decision on a Ladder: Gravity, which brings it while the Hero is on one."""
    return 0 if isinstance(other, a.Gravity) and _on_a_ladder(state) else None


def _on_a_ladder(state: State) -> bool:
    """Return whether the active Hero is on a Ladder with nothing underneath."""
    terrain, space = state.terrain, state.hero.at
    held = gravity.supported(terrain, state.occupied, space, terrain.width)
    return not held and gravity.may_hold(terrain, state.active + 1, space)


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

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Gravity,
        verb="gravity",
        apply=_apply_gravity,
        step=ACTIONS_STEP,
        key="do-gravity",
        idle=Idle(nothing=gravity.moves_nobody),
    ),
    ActionKind(
        type=a.Hold,
        verb="hold",
        apply=_hold,
        moment=Moment("GRA-4", "ladder"),
        key="do-hold",
        near=_near_hold,
        primary=True,
    ),
    ActionKind(
        type=a.Drop,
        verb="drop",
        apply=_drop,
        moment=Moment("GRA-4", "ladder"),
        forestalled=gravity.platform_holds,
        key="do-drop",
        near=_near_hold,
    ),
)
