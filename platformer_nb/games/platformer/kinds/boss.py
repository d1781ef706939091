"""Kinds of the Boss: where it and its summons appear, how it is warded off (BOS, MED)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.boss_turn import boss_stands, sheet, which_boss
from platformer_nb.games.platformer.kinds.levels import not_among
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Click,
    Facts,
    Moment,
    PendingKind,
    first_number,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.boss_effects import GiveToken, Summon
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.notation.action_parts import place_word
from platformer_nb.games.platformer.notation.action_words import Typed, read_space
from platformer_nb.games.platformer.rules.course import levels
from platformer_nb.games.platformer.rules.figures import boss

MIRROR: Final = a.Mirror()
ENDURE: Final = a.Endure()


# --- an attack that can be warded off ----------------------------------------------------------------


def _mirror_or_endure(_state: State, _frame: Frame) -> Sequence[a.Action]:
    return (MIRROR, ENDURE)


def _who_is_attacked(_state: State, frame: Frame) -> int:
    """MED-4: a Hero's own player decides for it, in anyone's turn."""
    return frame.a


def _may_be_warded(state: State, frame: Frame) -> bool:
    cards = {c.id: c for c in sheet(state).cards}
    if frame.a >= len(state.heroes) or frame.card not in cards:
        return False
    effects = cards[frame.card].effects
    effect = effects[frame.b] if frame.b < len(effects) else None
    return isinstance(effect, GiveToken) and effect.ward in state.heroes[frame.a].tokens


def warded(state: State) -> Facts:
    """Return the Boss's attacks that a token wards off, and the token."""
    found = [
        (card.id, effect.ward)
        for card in sheet(state).cards
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


def _use_mirror(draft: Draft, _action: a.Mirror) -> None:
    boss.use_mirror(draft, draft.pending.pop())


def _mirror_facts(state: State, _action: a.Mirror) -> Facts:
    token = boss.ward_asked(state)
    return {"token": token} if token else {}


def _endure(draft: Draft, _action: a.Endure) -> None:
    boss.endure(draft, draft.pending.pop())


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
    kinds = {state.game.codes[s.id] for s in sheet(state).summons}
    if frame.a not in kinds or levels.enemy_tokens(state, frame.a) < 1:
        return False
    return bool(boss.summon_spaces(state))


def _summoned(state: State, frame: Frame) -> Facts:
    return {"enemy": state.game.kinds[frame.a].id}


def _place_boss(draft: Draft, action: a.PlaceBoss) -> None:
    draft.pending.pop()
    levels.place_boss(draft, action.to)


def _boss_space_objections(state: State, action: a.PlaceBoss) -> Iterator[Cite]:
    spaces = levels.boss_spaces(state)
    yield from not_among("BOS-4", state, action.to, spaces, boss=state.game.boss)


def _write_place_boss(state: State, action: a.PlaceBoss) -> list[str]:
    return ["boss", place_word(state, action.to)]


def _read_place_boss(words: Typed) -> a.PlaceBoss:
    words.skip("boss")
    return a.PlaceBoss(read_space(words, NOWHERE, "what-space"))


def _boss_and_space(state: State, action: a.PlaceBoss) -> Facts:
    return {"boss": state.game.boss, "to": at(state, action.to)}


def _place_summons(draft: Draft, action: a.PlaceSummons) -> None:
    boss.place_summons(draft, draft.pending.pop().a, action.to)


def _summons_space_objections(state: State, action: a.PlaceSummons) -> Iterator[Cite]:
    yield from not_among("BOS-17", state, action.to, boss.summon_spaces(state))


def _write_place_summons(state: State, action: a.PlaceSummons) -> list[str]:
    return [place_word(state, action.to)]


def _read_place_summons(words: Typed) -> a.PlaceSummons:
    return a.PlaceSummons(read_space(words, NOWHERE, "what-space"))


def _summons_and_space(state: State, action: a.PlaceSummons) -> Facts:
    frame = state.frame
    asked = frame is not None and frame.kind == "summon"
    facts = _summoned(state, frame) if frame is not None and asked else {}
    return {**facts, "to": at(state, action.to)}


# --- when it comes -------------------------------------------------------------------------------------


def _called(state: State) -> Facts:
    """Return the Boss's cards that summon."""
    cards = (c.id for c in sheet(state).cards if any(isinstance(e, Summon) for e in c.effects))
    found = tuple(cards)
    return {"boss": state.game.boss, "cards": found, "count": len(found)}


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
        facts=which_boss,
        click=Click(a.PlaceBoss),
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
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Mirror,
        verb="mirror",
        apply=_use_mirror,
        moment=Moment("MED-4", "mirror", warded),
        key="do-mirror",
        facts=_mirror_facts,
    ),
    ActionKind(
        type=a.Endure,
        verb="endure",
        apply=_endure,
        moment=Moment("MED-4", "mirror", warded),
        key="do-endure",
    ),
    ActionKind(
        type=a.PlaceBoss,
        verb="place",
        apply=_place_boss,
        objections=_boss_space_objections,
        moment=Moment("BOS-4", "boss-place", boss_stands),
        write=_write_place_boss,
        parse=_read_place_boss,
        key="do-place-boss",
        facts=_boss_and_space,
    ),
    ActionKind(
        type=a.PlaceSummons,
        verb="place summons",
        apply=_place_summons,
        objections=_summons_space_objections,
        moment=Moment("BOS-17", "summon", _called),
        write=_write_place_summons,
        parse=_read_place_summons,
        key="do-place-summons",
        facts=_summons_and_space,
    ),
)
