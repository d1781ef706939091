"""Kinds of the Boss: where it and its summons appear, what it draws, how it is warded off (BOS, MED, IKE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.games.platformer.kinds.records import (
    Click,
    Continuation,
    Facts,
    PendingKind,
    first_number,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.boss_effects import GiveToken
from platformer_nb.games.platformer.model.box import BossSheet
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    Equal,
    boss_cards_left,
    enemy_die,
)
from platformer_nb.games.platformer.rules.figures import boss

MIRROR: Final = a.Mirror()
ENDURE: Final = a.Endure()


def _sheet(state: State) -> BossSheet:
    return state.game.box.bosses[state.game.boss]


def _boss(state: State, _frame: Frame) -> Facts:
    return {"boss": state.game.boss}


# --- an attack that can be warded off ----------------------------------------------------------------


def _mirror_or_endure(_state: State, _frame: Frame) -> Sequence[a.Action]:
    return (MIRROR, ENDURE)


def _who_is_attacked(_state: State, frame: Frame) -> int:
    """MED-4: a Hero's own player decides for it, in anyone's turn."""
    return frame.a


def _may_be_warded(state: State, frame: Frame) -> bool:
    cards = {c.id: c for c in _sheet(state).cards}
    if frame.a >= len(state.heroes) or frame.card not in cards:
        return False
    effects = cards[frame.card].effects
    effect = effects[frame.b] if frame.b < len(effects) else None
    return isinstance(effect, GiveToken) and effect.ward in state.heroes[frame.a].tokens


def warded(state: State) -> Facts:
    """Return the Boss's attacks that a token wards off, and the token."""
    found = [
        (card.id, effect.ward)
        for card in _sheet(state).cards
        for effect in card.effects
        if isinstance(effect, GiveToken) and effect.ward
    ]
    token = found[0][1] if found else ""
    cards = tuple(card for card, _ in found)
    return {"boss": state.game.boss, "cards": cards, "count": len(cards), "token": token}


def _ward(state: State, frame: Frame) -> Facts:
    return {"hero": state.heroes[frame.a].card, **warded(state)}


def _ward_prompt(state: State, frame: Frame) -> Facts:
    return {**first_number(state, frame), "token": boss.ward_asked(state)}


# --- appearing -----------------------------------------------------------------------------------------


def _boss_spaces(state: State, _frame: Frame) -> Sequence[a.Action]:
    return tuple(a.PlaceBoss(space) for space in levels.boss_spaces(state))


def _no_boss_space(draft: Draft, _frame: Frame) -> bool:
    return not levels.boss_spaces(draft)


def _boss_is_not_there(state: State, _frame: Frame) -> bool:
    return state.game.boss_code not in state.occupied


def _summon_spaces(state: State, _frame: Frame) -> Sequence[a.Action]:
    return tuple(a.PlaceSummons(space) for space in boss.summon_spaces(state))


def _may_be_summoned(state: State, frame: Frame) -> bool:
    """Return whether one of its tokens is left and a spawn space is free (BOS-11)."""
    kinds = {state.game.codes[s.id] for s in _sheet(state).summons}
    if frame.a not in kinds or levels.enemy_tokens(state, frame.a) < 1:
        return False
    return bool(boss.summon_spaces(state))


def _summoned(state: State, frame: Frame) -> Facts:
    return {"enemy": state.game.kinds[frame.a].id}


# --- its turn ------------------------------------------------------------------------------------------


def _faces(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.BossDie(face) for face in enemy_die(state.game.box)])


def _draws(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.BossDraw(card) for card in boss_cards_left(state)])


def _is_a_face(state: State, frame: Frame) -> bool:
    return frame.a in state.game.box.enemy_faces


def _draws_a_pair(state: State, frame: Frame) -> bool:
    """Return whether it is the first of two cards, or the second with the first known (IKE-1)."""
    pair = _sheet(state).draws == "roll"
    return pair and frame.a == int(bool(frame.card)) and bool(state.roll)


def _attack_goes_on(state: State, frame: Frame) -> bool:
    return frame.card in {c.id for c in _sheet(state).cards} and frame.b < len(state.heroes)


PENDING: Final = (
    PendingKind(
        name="mirror",
        rule="MED-4",
        answers=(a.Mirror, a.Endure),
        choices=_mirror_or_endure,
        decider=_who_is_attacked,
        possible=_may_be_warded,
        facts=_ward,
        prompt=_ward_prompt,
    ),
    PendingKind(
        name="boss-place",
        rule="BOS-4",
        answers=(a.PlaceBoss,),
        choices=_boss_spaces,
        moot=_no_boss_space,
        possible=_boss_is_not_there,
        facts=_boss,
        click=Click(a.PlaceBoss),
    ),
    PendingKind(
        name="boss-die",
        rule="MED-1",
        answers=(a.BossDie,),
        choices=_faces,
        chance=True,
        facts=_boss,
    ),
    PendingKind(
        name="boss-draw",
        rule="MED-1",
        answers=(a.BossDraw,),
        choices=_draws,
        chance=True,
        possible=_is_a_face,
        facts=_boss,
    ),
    PendingKind(
        name="boss-pair",
        rule="IKE-1",
        answers=(a.BossDraw,),
        choices=_draws,
        chance=True,
        possible=_draws_a_pair,
        facts=_boss,
    ),
    PendingKind(
        name="summon",
        rule="BOS-17",
        answers=(a.PlaceSummons,),
        choices=_summon_spaces,
        possible=_may_be_summoned,
        facts=_summoned,
        click=Click(a.PlaceSummons),
    ),
    Continuation(name="boss-effects", resume=boss.resume_effects, possible=_attack_goes_on),
)
