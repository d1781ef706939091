"""Attacks of Heroes (ATK, SYM-2, BOS-3, BOS-12)."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import Payment
from tests.oracle.gains import at_once, gain_coins, gain_gems, happened, passive
from tests.oracle.geometry import adjacent, adjacent_places
from tests.oracle.levels import boss_health
from tests.oracle.payments import effect
from tests.oracle.position import Place, Position
from tests.oracle.wounds import suffer


def why_not_attack(position: Position, place: Place) -> str:
    """ATK-1, ATK-5: one Enemy, on an adjacent Space."""
    here = position.place_of(position.active)
    if here is None:
        return "SPN-2"
    if place not in position.enemies():
        return "ATK-5"
    return "" if adjacent(position.map, here, place) else "ATK-1"


def health(position: Position, place: Place) -> int:
    """BOS-3, ATK-2: the number of Wounds that defeat the Enemy on this Space."""
    return boss_health(position) if position.is_boss(place) else int(position.kind(place)["health"])


def attack(position: Position, place: Place, payment: Payment) -> None:
    """SYM-2, ATK-2, ATK-3, ATK-6: all swords, bonuses of cards and tokens, the bonus of this turn once.

    Enough Wounds defeat the Enemy, fewer do nothing; the bonus is used up either way.
    """
    hero = position.hero
    tokens = facts.boss(position.boss)["tokens"]
    torch = sum(int(tokens[token].get("attack", 0)) for token in hero.tokens)
    swords = sum(effect(position, source) for source in payment)
    wounds = swords + passive(hero, "attack") + torch + position.bonus
    position.bonus = 0
    if wounds >= health(position, place):
        defeat(position, place, wounds)


def defeat(position: Position, place: Place, wounds: int) -> None:
    """ATK-4, ATK-7, SOL-5, SOL-6, BOS-12: the Enemy leaves the map, the attacker gains its loot.

    Then its own ability takes effect (Puffcap), then those of the attacker's cards that react to a defeat.
    """
    seat, hero = position.active, position.hero
    kind, boss = position.kind(place), position.is_boss(place)
    if position.solo:
        position.defeated += 1
        position.surplus += wounds - health(position, place) if boss else 0
    del position.figures[place]
    gain_gems(position, seat, kind.get("loot_gems", 0) + passive(hero, "loot_gems"))
    gain_coins(position, seat, kind.get("loot_coins", 0) + passive(hero, "loot_coins"))
    if boss:
        position.over = f"won {seat}"
        return
    burst(position, place, kind.get("defeat_wounds", 0))
    happened(position, seat, "defeats")


def burst(position: Position, place: Place, wounds: int) -> None:
    """ENM-7 (Puffcap): every Hero next to it suffers 1 Wound."""
    beside = adjacent_places(position.map, place)
    with at_once(position):
        for seat in position.seats_from_active():
            if wounds and position.place_of(seat) in beside:
                suffer(position, seat, wounds)
