"""Kinds of coming onto the map and moving about it (SPN, MOV, PRT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.records import Click, Facts, PendingKind
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import BY_CARD, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.figures import movement

STOP: Final = a.Stop()


# --- a longer Move ----------------------------------------------------------------------------------


def _steps(state: State, _frame: Frame) -> Sequence[a.Action]:
    return (*movement.steps(state), STOP)


def _no_step_left(draft: Draft, frame: Frame) -> bool:
    return frame.a <= 0 or draft.heroes[draft.active].at < 0


def _may_be_moving(state: State, frame: Frame) -> bool:
    walls = frame.b <= movement.THROUGH_WALLS
    return frame.a > 0 and state.hero.at >= 0 and walls and frame.card in ("", BY_CARD)


def _steps_left(state: State, frame: Frame) -> Facts:
    return {"hero": state.hero.card, "left": frame.a}


PENDING: Final = (
    PendingKind(
        name="steps",
        rule="MOV-5",
        answers=(a.Step, a.Stop),
        choices=_steps,
        moot=_no_step_left,
        possible=_may_be_moving,
        facts=_steps_left,
        click=Click(a.Step, "push", optional=True),
    ),
)
