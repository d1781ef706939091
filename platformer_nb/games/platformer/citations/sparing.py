"""Traps that deal no Wound: what spares the Hero that an event brings onto one, or past it."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations.registry import decides
from platformer_nb.games.platformer.citations.watching import Occurrence
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import TRAP
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of

COMING = (e.Spawned, e.Moved, e.Travelled, e.Placed, e.Pushed, e.Fell)
"""Events that bring a Hero onto a Space."""


def spared_by(state: State, event: e.Event) -> tuple[str, str]:
    """Return the Hero whom an event brings to a Trap without a Wound, and the card that spares it; "" without.

    The card is that of the Hero itself if it has the ability.
    """
    if not isinstance(event, COMING):
        return "", ""
    figure = event.figure if isinstance(event, e.Pushed | e.Fell) else event.hero
    if figure >= FIRST_KIND:
        return "", ""
    hero, width = state.heroes[figure - 1], state.terrain.width
    spaces = range(event.to, event.frm, width) if isinstance(event, e.Fell) else (event.to,)
    sprung = any(state.terrain.feature[space] == TRAP for space in spaces)
    if not sprung or not bonus_of(state.game, hero).trap:
        return "", ""
    box = state.game.box
    if box.heroes[hero.card].passive.trap:
        return hero.card, hero.card
    kept = (item for item, _ in hero.items if (own := box.kept(item).passive) and own.trap)
    return hero.card, next(kept)


@decides("ACT-5", *COMING)
def an_ability_spares(seen: Occurrence[Any]) -> bool:
    """ACT-5: a passive ability is always at work: the Trap deals no Wound."""
    hero, card = spared_by(seen.after, seen.event)
    return bool(card) and card == hero


@decides("CRD-1", *COMING)
def a_card_spares(seen: Occurrence[Any]) -> bool:
    """CRD-1: a passive card works without being used: the Trap deals no Wound."""
    hero, card = spared_by(seen.after, seen.event)
    return card != hero


@decides("ART-3", *COMING)
def an_artifact_spares(seen: Occurrence[Any]) -> bool:
    """ART-3: artifacts work like items, passive ones too."""
    _, card = spared_by(seen.after, seen.event)
    return card in seen.after.artifacts
