"""Kinds of attacking and shoving Enemies (SYM-2, SYM-4, SYM-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.moving import STOP
from platformer_nb.games.platformer.kinds.records import (
    Click,
    Facts,
    PendingKind,
    second_number,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import at, who
from platformer_nb.games.platformer.model.state import BY_CARD, FIRST_KIND, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.figures import combat

# --- a longer shove ---------------------------------------------------------------------------------


def _slide_steps(state: State, frame: Frame) -> Sequence[a.Action]:
    return (*combat.slide_steps(state, frame.a), STOP)


def _hemmed_in(draft: Draft, frame: Frame) -> bool:
    return all(draft.occupied[n] for n in draft.terrain.neighbours[frame.a])


def _may_be_sliding(state: State, frame: Frame) -> bool:
    stands = 0 <= frame.a < len(state.occupied) and state.occupied[frame.a] >= FIRST_KIND
    return frame.b > 0 and stands and state.hero.at >= 0 and frame.card in ("", BY_CARD)


def _who_slides(state: State, frame: Frame) -> Facts:
    return {**who(state, frame.a), "space": at(state, frame.a), "left": frame.b}


# --- an Enemy of one's choice, by a card -------------------------------------------------------------


def _slides(state: State, _frame: Frame) -> Sequence[a.Action]:
    return (*combat.slides(state), STOP)


def _nobody_to_slide(draft: Draft, _frame: Frame) -> bool:
    return not combat.shovable(draft)


def _may_pick(state: State, frame: Frame) -> bool:
    return frame.b > 0 and state.hero.at >= 0


def _spaces_to_slide(state: State, frame: Frame) -> Facts:
    return {"hero": state.hero.card, "left": frame.b}


PENDING: Final = (
    PendingKind(
        name="slide",
        rule="SYM-7",
        answers=(a.Step, a.Stop),
        choices=_slide_steps,
        moot=_hemmed_in,
        possible=_may_be_sliding,
        facts=_who_slides,
        prompt=second_number,
        click=Click(a.Step),
        on_a_space=True,
    ),
    PendingKind(
        name="pick",
        rule="CRD-1",
        answers=(a.Slide, a.Stop),
        choices=_slides,
        moot=_nobody_to_slide,
        possible=_may_pick,
        facts=_spaces_to_slide,
        prompt=second_number,
        click=Click(a.Slide, "slide"),
    ),
)
