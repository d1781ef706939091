"""Kinds of buying and using cards, and of laying them out (ACT, ART)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Continuation,
    Facts,
    Idle,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.facts import cite
from platformer_nb.games.platformer.model.state import ACTIONS as ACTIONS_STEP
from platformer_nb.games.platformer.model.state import SETUP, Frame, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import SHOP
from platformer_nb.games.platformer.notation.action_words import Typed
from platformer_nb.games.platformer.rules.cards import (
    artifacts,
    card_actions,
    cards,
    effect_resolution,
)
from platformer_nb.games.platformer.rules.cards.temporary_effects import may_trade
from platformer_nb.games.platformer.rules.course.chance_outcomes import Equal

# --- buying and using -----------------------------------------------------------------------------------


def _write_card(_state: State, action: a.Buy | a.Use | a.Draw | a.DrawArtifact) -> list[str]:
    return [action.card]


def _read_card(words: Typed) -> str:
    box = words.state.game.box
    return words.card("what-card", box.items, box.potions, box.artifacts)


def _which(_state: State, action: a.Buy | a.Use) -> Facts:
    return {"card": action.card}


def _read_buy(words: Typed) -> a.Buy:
    return a.Buy(_read_card(words))


def _buy_objections(state: State, action: a.Buy) -> Iterator[Cite]:
    return cards.buy_objections(state, action.card)


def _near_buy(state: State, wanted: a.Buy, other: a.Action) -> int | None:
    """Rank for a purchase: another affordable card; else a Shop to go to, or a coin to gain."""
    if isinstance(other, a.Buy):
        return 0
    here = may_trade(state)
    if isinstance(other, (a.Move, a.Portal)):
        return 1 if not here and state.terrain.feature[other.to] == SHOP else None
    return 2 if isinstance(other, a.GainCoin) and here and wanted.card in state.shop else None


def _read_use(words: Typed) -> a.Use:
    return a.Use(_read_card(words))


def _use_objections(state: State, action: a.Use) -> Iterator[Cite]:
    return cards.use_objections(state, action.card)


def _near_use(_state: State, wanted: a.Use, other: a.Action) -> int | None:
    """Rank for the use of a card: its purchase, then the use of another."""
    same = isinstance(other, a.Buy) and other.card == wanted.card
    return 0 if same else 1 if isinstance(other, a.Use) else None


def _ability(draft: Draft, _action: a.Ability) -> None:
    cards.ability(draft)


def _ability_objections(state: State, _action: a.Ability) -> Iterator[Cite]:
    return cards.ability_objections(state)


# --- drawing ----------------------------------------------------------------------------------------------


def _draw(draft: Draft, action: a.Draw) -> None:
    frame = draft.pending.pop()
    cards.refill(draft, frame.a, action.card, frame.b)


def _draw_objections(state: State, action: a.Draw) -> Iterator[Cite]:
    if action.card not in cards.refills(state, state.pending[-1].a):
        yield cite("SET-4", card=action.card)


def _read_draw(words: Typed) -> a.Draw:
    return a.Draw(_read_card(words))


def _lay(draft: Draft, action: a.DrawArtifact) -> None:
    draft.pending.pop()
    artifacts.lay(draft, action.card)


def _artifact_objections(state: State, action: a.DrawArtifact) -> Iterator[Cite]:
    if action.card not in artifacts.artifacts_left(state):
        yield cite("ART-1", card=action.card)


def _read_artifact(words: Typed) -> a.DrawArtifact:
    return a.DrawArtifact(words.card("what-artifact", words.state.game.box.artifacts))


# --- cards to be drawn -------------------------------------------------------------------------------


_drawing = lru_cache(maxsize=4096)(a.Draw)  # a deck is listed for each card that is drawn


def _refills(state: State, frame: Frame) -> Sequence[a.Action]:
    return Equal([_drawing(card) for card in cards.refills(state, frame.a)])


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
    Continuation(name="effects", resume=effect_resolution.resume_effects, possible=_is_in_play),
)

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.Buy,
        verb="buy",
        apply=cards.buy,
        objections=_buy_objections,
        listed=card_actions.purchases,
        step=ACTIONS_STEP,
        write=_write_card,
        parse=_read_buy,
        key="do-buy",
        facts=_which,
        near=_near_buy,
    ),
    ActionKind(
        type=a.Use,
        verb="use",
        apply=cards.use,
        objections=_use_objections,
        listed=card_actions.uses,
        step=ACTIONS_STEP,
        write=_write_card,
        parse=_read_use,
        key="do-use",
        facts=_which,
        near=_near_use,
        idle=Idle(cards.use),
    ),
    ActionKind(
        type=a.Ability,
        verb="ability",
        apply=_ability,
        objections=_ability_objections,
        listed=card_actions.uses,
        step=ACTIONS_STEP,
        key="do-ability",
        idle=Idle(_ability),
    ),
    ActionKind(
        type=a.Draw,
        verb="draw",
        apply=_draw,
        objections=_draw_objections,
        moment=Moment("ACT-2", "refill"),
        write=_write_card,
        parse=_read_draw,
    ),
    ActionKind(
        type=a.DrawArtifact,
        verb="artifact",
        apply=_lay,
        objections=_artifact_objections,
        moment=Moment("ART-1", "artifact"),
        write=_write_card,
        parse=_read_artifact,
    ),
)
