"""Wounds, hearts and fainting."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.events import (
    Fainted,
    SpecialReset,
    TokenLost,
    Warded,
    Wounded,
)
from platformer_nb.games.platformer.events.ways import Cause
from platformer_nb.games.platformer.model.box.box import BLANK
from platformer_nb.games.platformer.model.state import FREE
from platformer_nb.games.platformer.model.state_builder import Draft, Wallet
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.course.solo import lost_by_fainting

# Events of many turns: there are few that differ.
_wounded = lru_cache(maxsize=4096)(Wounded)
_reset = lru_cache(maxsize=64)(SpecialReset)


@rule("WND-2", "WND-3")
def suffer(draft: Draft, seat: int, wounds: int, why: str = "WND-2", cause: Cause = 0) -> None:
    """WND-2: each Wound discards a heart; losing the last one makes the Hero faint.

    WND-3: Wounds beyond the last heart are lost. A Hero off the map suffers nothing. `cause`: who or what dealt them.
    """
    if wounds <= 0 or draft.heroes[seat].at < 0:
        return
    hero = draft.hero(seat)
    if hero.ward:
        wounds = warded(draft, seat, hero, wounds)
        if not wounds:
            return
    left = hero.hearts - wounds
    if left > 0:
        hero.hearts = left
        draft.events.append(_wounded(seat + 1, wounds, left, why, cause))
    else:
        draft.events.append(_wounded(seat + 1, hero.hearts, 0, why, cause))
        faint(draft, seat)


@rule("CRD-1", off=0)
def warded(draft: Draft, seat: int, hero: Wallet, wounds: int) -> int:
    """CRD-1: cards ward off Wounds by themselves; return how many remain."""
    spared = min(hero.ward, wounds)
    hero.ward -= spared
    draft.events.append(Warded(seat + 1, spared))
    return wounds - spared


@rule("FNT-1", "FNT-2", "FNT-3", "FNT-4", "MED-6")
def faint(draft: Draft, seat: int, cause: Cause = 0) -> None:
    """FNT-1, MED-6: leave the map, reset the Special die, discard Boss tokens, hearts back to full.

    FNT-2, FNT-4: everything else stays as it is, so that in its own turn it may Spawn (FNT-3).
    """
    hero = draft.hero(seat)
    at = hero.at
    draft.occupied[at] = FREE
    hero.at = NOWHERE
    hero.fell_at_boss = fainted_at_boss(draft, at)
    hero.hearts = draft.game.box.heroes[hero.card].hearts
    draft.events.append(Fainted(seat + 1, at, cause=cause))
    reset_special(draft, seat)
    for token in hero.tokens:
        draft.events.append(TokenLost(seat + 1, token, "FNT-1"))
    hero.tokens = ()
    lost_by_fainting(draft)


@rule("BLV-6", "BLV-7", "SPN-4", off=Instead(lambda draft, at: at < draft.terrain.boss_low))
def fainted_at_boss(draft: Draft, at: int) -> bool:
    """BLV-6, SPN-4: a Hero who faints on the Boss Level will Spawn there.

    BLV-7: one who faints on its way in, still below, will not.
    """
    return at >= draft.terrain.boss_low


@rule("DIE-3")
def reset_special(draft: Draft, seat: int, cause: Cause = 0) -> None:
    """DIE-3: turn the Special die to blank."""
    if draft.heroes[seat].special != BLANK:
        draft.hero(seat).special = BLANK
        draft.events.append(_reset(seat + 1, cause=cause))


@rule("WND-4", off=Instead(lambda hero, full, hearts: hearts))
def healed(hero: Wallet, full: int, hearts: int) -> int:
    """WND-4: hearts never rise above the number on the Hero card; return how many are gained."""
    return min(hearts, full - hero.hearts)
