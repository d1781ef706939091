"""Wounds and fainting (WND, FNT)."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.gains import happened, reset_special
from tests.oracle.geometry import on_boss_level
from tests.oracle.position import Position


def suffer(position: Position, seat: int, wounds: int) -> bool:
    """WND-2, WND-3: discard hearts one by one; the Hero faints with the last one.

    A card's ward prevents the first Wounds. True if the Hero faints.
    """
    hero = position.heroes[seat]
    warded = min(hero.ward, wounds)
    hero.ward -= warded
    wounds -= warded
    suffered = min(wounds, hero.hearts)
    if not suffered:
        return False
    hero.hearts -= suffered
    fainted = not hero.hearts
    if fainted:
        faint(position, seat)
    happened(position, seat, "suffers", suffered)
    return fainted


def faint(position: Position, seat: int) -> None:
    """FNT-1, FNT-2, BLV-6, SOL-3: off the map, Special die blank, Boss tokens gone, full hearts."""
    hero = position.heroes[seat]
    place = position.place_of(seat)
    hero.fell_on_boss_level = on_boss_level(position, place)
    if place is not None:
        del position.figures[place]
    reset_special(hero)
    hero.tokens = []
    hero.hearts = int(facts.hero(hero.card)["hearts"])
    if position.solo:
        position.over = "lost"
    happened(position, seat, "faints")
