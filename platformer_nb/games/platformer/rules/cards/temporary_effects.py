"""Temporary effects: what a card grants a Hero until its next turn begins."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.platformer.events import BoonEnded, BoonGranted, Hovered
from platformer_nb.games.platformer.model.state import FIRST_KIND, Hero, State
from platformer_nb.games.platformer.model.state_builder import Draft, Wallet
from platformer_nb.games.platformer.model.terrain import SHOP
from platformer_nb.games.platformer.registry import rule

HOVER: Final = "hover"
TRADE: Final = "trade"
UNSEEN: Final = "unseen"


@rule("CRD-1")
def grant(draft: Draft, seat: int, boon: str) -> None:
    """CRD-1: grant the Hero a temporary effect; a second one of the same kind adds nothing."""
    hero = draft.hero(seat)
    hero.boons = tuple(sorted({*hero.boons, boon}))
    draft.events.append(BoonGranted(seat + 1, boon))


@rule("CRD-1")
def end(draft: Draft, seat: int) -> None:
    """CRD-1: temporary effects end when the Hero's next turn begins; fainting ends none of them (FNT-2)."""
    hero = draft.hero(seat)
    for boon in hero.boons:
        draft.events.append(BoonEnded(seat + 1, boon))
    hero.boons = ()


@rule("CRD-1", off=False)
def hovers(where: Draft | State, figure: int) -> bool:
    """CRD-1: Gravity does not move a Hero with the effect `hover`."""
    return 0 < figure < FIRST_KIND and HOVER in where.heroes[figure - 1].boons


@rule("CRD-1")
def hover(draft: Draft, space: int) -> None:
    """CRD-1: a Hero in mid-air stays there when Gravity applies."""
    draft.events.append(Hovered(draft.occupied[space], space))


@rule("CRD-1", off=False)
def is_unseen(hero: Hero | Wallet) -> bool:
    """CRD-1: no Enemy except the Boss attacks a Hero with the effect `unseen`."""
    return UNSEEN in hero.boons


@rule("MAP-6", "ACT-7", "CRD-1", off=False)
def may_trade(state: State) -> bool:
    """MAP-6, ACT-7: the active Hero is on a Shop space, any of them, in mid-air too.

    CRD-1: or a card lets it buy wherever it is.
    """
    hero = state.heroes[state.active]
    return state.terrain.feature[hero.at] == SHOP or TRADE in hero.boons
