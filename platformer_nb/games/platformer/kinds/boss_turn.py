"""Kinds of the Boss's turn: its die, its attack cards (MED, IKE)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Continuation,
    Facts,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, BossSheet
from platformer_nb.games.platformer.model.facts import at, cite
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.action_words import Typed
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    Equal,
    boss_cards_left,
    enemy_die,
    impossible_face,
)
from platformer_nb.games.platformer.rules.figures import boss


def sheet(state: State) -> BossSheet:
    """Return the sheet of the Boss."""
    return state.game.box.bosses[state.game.boss]


def which_boss(state: State, _frame: Frame) -> Facts:
    """Return the Boss."""
    return {"boss": state.game.boss}


# --- the die and the cards ------------------------------------------------------------------------------------------


def _faces(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.BossDie(face) for face in enemy_die(state.game.box)])


def _draws(state: State, _frame: Frame) -> Sequence[a.Action]:
    return Equal([a.BossDraw(card) for card in boss_cards_left(state)])


def _is_a_face(state: State, frame: Frame) -> bool:
    return frame.a in state.game.box.enemy_faces


def _draws_a_pair(state: State, frame: Frame) -> bool:
    """Return whether it is the first of two cards, or the second with the first known (IKE-1)."""
    pair = sheet(state).draws == "roll"
    return pair and frame.a == int(bool(frame.card)) and bool(state.roll)


def _attack_goes_on(state: State, frame: Frame) -> bool:
    return frame.card in {c.id for c in sheet(state).cards} and frame.b < len(state.heroes)


def _boss_rolls(draft: Draft, action: a.BossDie) -> None:
    draft.pending.pop()
    boss.boss_rolls(draft, action.face)


def _face_objections(state: State, action: a.BossDie) -> Iterator[Cite]:
    yield from impossible_face(state, action.face)


def _write_face(_state: State, action: a.BossDie) -> list[str]:
    return [ENEMY_FACES[action.face]]


def _read_face(words: Typed) -> a.BossDie:
    return a.BossDie(words.one_of("what-face", ENEMY_FACES))


def _boss_draws(draft: Draft, action: a.BossDraw) -> None:
    frame = draft.pending.pop()
    if frame.kind == "boss-pair":
        boss.pair_draws(draft, action.card, frame.card)
    else:
        boss.boss_draws(draft, action.card, frame.a)


def _draw_objections(state: State, action: a.BossDraw) -> Iterator[Cite]:
    if action.card not in boss_cards_left(state):
        own = {c.id for c in sheet(state).cards}
        pair = state.pending[-1].kind == "boss-pair"
        # SET-11: only the chosen Boss's cards are used.
        cited = "SET-11" if action.card not in own else "IKE-1" if pair else "MED-1"
        yield cite(cited, card=action.card)


def _write_draw(_state: State, action: a.BossDraw) -> list[str]:
    return [action.card]


def _read_draw(words: Typed) -> a.BossDraw:
    return a.BossDraw(words.next("what-boss-card"))


def _draw_rule(state: State) -> str:
    """Return the rule by which the Boss draws: IKE-1 for one whose roll decides how many."""
    return "IKE-1" if sheet(state).draws == "roll" else "MED-1"


def boss_stands(state: State) -> Facts:
    """Return the Boss, and its Space if it is on the map."""
    return {"boss": state.game.boss, "space": at(state, state.occupied.find(state.game.boss_code))}


PENDING: Final = (
    PendingKind(
        name="boss-die",
        rule="MED-1",
        answers=(a.BossDie,),
        choices=_faces,
        chance=True,
        facts=which_boss,
    ),
    PendingKind(
        name="boss-draw",
        rule="MED-1",
        answers=(a.BossDraw,),
        choices=_draws,
        chance=True,
        possible=_is_a_face,
        facts=which_boss,
    ),
    PendingKind(
        name="boss-pair",
        rule="IKE-1",
        answers=(a.BossDraw,),
        choices=_draws,
        chance=True,
        possible=_draws_a_pair,
        facts=which_boss,
    ),
    Continuation(name="boss-effects", resume=boss.resume_effects, possible=_attack_goes_on),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.BossDie,
        verb="boss-die",
        apply=_boss_rolls,
        objections=_face_objections,
        moment=Moment("MED-1", "boss-die", boss_stands),
        write=_write_face,
        parse=_read_face,
    ),
    ActionKind(
        type=a.BossDraw,
        verb="boss-card",
        apply=_boss_draws,
        objections=_draw_objections,
        moment=Moment(_draw_rule, "boss-draw", boss_stands),
        write=_write_draw,
        parse=_read_draw,
    ),
)
