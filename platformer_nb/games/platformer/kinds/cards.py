"""Kinds of buying and using cards, and what their effects ask for (ACT, CRD, ART)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.moving import STOP
from platformer_nb.games.platformer.kinds.records import Click, Continuation, PendingKind
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import SETUP, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.cards import (
    artifacts,
    cards,
    effect_resolution,
    targeting,
)
from platformer_nb.games.platformer.rules.cards.demands import dice_used
from platformer_nb.games.platformer.rules.course.chance_outcomes import Equal, action_die, rerolls
from platformer_nb.games.platformer.rules.dice.payment import EMPTY

# --- a Space, or a die to turn -----------------------------------------------------------------------


def _targets(state: State, frame: Frame) -> Sequence[a.Action]:
    return (*targeting.targets(state, frame), STOP)


def _no_target(draft: Draft, frame: Frame) -> bool:
    return draft.heroes[draft.active].at < 0 or not targeting.spaces(draft, frame)


def _asks_for_a_space(name: str, possible: Callable[[State, Frame], bool]) -> PendingKind:
    """Return the record of an effect that asks for a Space: see `targeting`."""
    return PendingKind(
        name=name,
        rule="CRD-1",
        answers=(a.Target, a.Stop),
        choices=_targets,
        moot=_no_target,
        possible=possible,
        click=Click(a.Target),
    )


def _may_swap(state: State, frame: Frame) -> bool:
    return frame.a == frame.b == 0 and state.hero.at >= 0


def _may_blink(state: State, frame: Frame) -> bool:
    return frame.a > 0 and frame.b == 0 and state.hero.at >= 0


def _may_throw(state: State, frame: Frame) -> bool:
    return frame.a > 0 and frame.b > 0 and state.hero.at >= 0


def _turns(state: State, _frame: Frame) -> Sequence[a.Action]:
    return (*cards.turns(state), STOP)


def _dice_are_left(state: State, _frame: Frame) -> bool:
    return state.pool != EMPTY


# --- dice rolled again -------------------------------------------------------------------------------


def _rerolls(state: State, _frame: Frame) -> Sequence[a.Action]:
    return rerolls(action_die(state.game.box), sum(state.pool))


def _recovered(state: State, frame: Frame) -> Sequence[a.Action]:
    return rerolls(action_die(state.game.box), frame.a)


def _were_used(state: State, frame: Frame) -> bool:
    return 0 < frame.a <= dice_used(state)


# --- cards to be drawn -------------------------------------------------------------------------------


def _refills(state: State, frame: Frame) -> Sequence[a.Action]:
    return Equal([a.Draw(card) for card in cards.refills(state, frame.a)])


def _deck_is_empty(draft: Draft, frame: Frame) -> bool:
    return not cards.refills(draft, frame.a)


def _is_a_gap(state: State, frame: Frame) -> bool:
    return frame.a < 2 * cards.DISPLAY and not state.shop[frame.a] and frame.b <= cards.RESTOCKED


def _refill_rule(frame: Frame) -> str:
    """Return the rule by which a gap is filled first: CRD-2 for one left open before a potion was used."""
    return "CRD-2" if frame.b == cards.RETURNED else "ACT-2"


def _artifacts(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.DrawArtifact(card) for card in artifacts.artifacts_left(state)])


def _may_lie_there(state: State, _frame: Frame) -> bool:
    return state.step == SETUP and bool(artifacts.artifacts_left(state))


# --- further effects ---------------------------------------------------------------------------------


def _is_in_play(state: State, frame: Frame) -> bool:
    box, card = state.game.box, frame.card
    known = card in (cards.ABILITY, "star") or card in box.items or card in box.potions
    return (known or card in state.artifacts) and bool(state.hero.card)


PENDING: Final = (
    PendingKind(
        name="turn",
        rule="CRD-1",
        answers=(a.TurnDie, a.Stop),
        choices=_turns,
        possible=_dice_are_left,
    ),
    _asks_for_a_space("swap", _may_swap),
    _asks_for_a_space("blink", _may_blink),
    _asks_for_a_space("throw", _may_throw),
    PendingKind(
        name="refill",
        rule="ACT-2",
        answers=(a.Draw,),
        choices=_refills,
        chance=True,
        moot=_deck_is_empty,
        possible=_is_a_gap,
        rule_of=_refill_rule,
    ),
    PendingKind(
        name="artifact",
        rule="ART-1",
        answers=(a.DrawArtifact,),
        choices=_artifacts,
        chance=True,
        possible=_may_lie_there,
    ),
    PendingKind(
        name="reroll",
        rule="CRD-1",
        answers=(a.Reroll,),
        choices=_rerolls,
        chance=True,
        possible=_dice_are_left,
    ),
    PendingKind(
        name="recover",
        rule="CRD-1",
        answers=(a.Reroll,),
        choices=_recovered,
        chance=True,
        possible=_were_used,
    ),
    Continuation(name="effects", resume=effect_resolution.resume_effects, possible=_is_in_play),
)
