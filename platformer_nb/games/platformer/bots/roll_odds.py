"""Probabilities of rolls: how likely a Hero can deal enough Wounds in one turn."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Final

from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice.payment import Pool

MOST_GEMS: Final = 24
"""Gems above this number hardly strengthen an attack."""


@lru_cache(maxsize=8)
def rolls(faces: tuple[int, ...], dice: int = 5) -> tuple[tuple[Pool, float], ...]:
    """Return every roll, as counts of dice by symbol, with its probability."""
    found: Counter[Pool] = Counter()
    for roll in product(faces, repeat=dice):
        found[(roll.count(0), roll.count(1), roll.count(2), roll.count(3), roll.count(4))] += 1
    return tuple((pool, many / len(faces) ** dice) for pool, many in sorted(found.items()))


@lru_cache(maxsize=65536)
def swords(pool: Pool, special: int, star: int | None, moves: int) -> int:
    """Return the most swords for one attack after so many Moves; -1 if the Moves cannot be paid for.

    `star` is the symbol a star stands for. Pairs of dice without another use are Forged.
    """
    free = special == MOVE or (special == STAR and star == MOVE)
    to_pay = max(0, moves - free)
    as_moves = min(pool[STAR], to_pay) if star == MOVE else 0
    return max(_swords(pool, special, star, to_pay, used) for used in range(as_moves + 1))


def _swords(pool: Pool, special: int, star: int | None, moves: int, stars: int) -> int:
    """Return the same as `swords`, with `stars` stars read as Moves."""
    ready = pool[SWORD] + (special == SWORD or (special == STAR and star == SWORD))
    ready += pool[STAR] if star == SWORD else 0
    pairs = pool[COIN] // 2 + pool[SHOVE] // 2
    pairs += (pool[STAR] - stars) // 2 if star != SWORD else 0
    short = moves - stars - pool[MOVE]
    if short <= 0:
        return ready + pairs + -short // 2
    if short <= pairs:
        return ready + pairs - short
    short -= pairs
    return ready - 2 * short if 2 * short <= pool[SWORD] else -1


@lru_cache(maxsize=4096)
def strength(sources: int, gem_count: int) -> int:
    """Return the most Wounds of an attack made of so many swords and gems (GEM-1, GEM-2)."""
    if sources < 1:
        return 0
    return sources + gems.most_steps(sources, gem_count)


@lru_cache(maxsize=4096)
def sword_odds(
    faces: tuple[int, ...], special: int, star: int | None, moves: int
) -> tuple[float, ...]:
    """Return the probabilities that a roll gives 0, 1, 2, ... 6 swords for one attack after so many Moves."""
    odds = [0.0] * 7
    for pool, chance in rolls(faces):
        odds[max(0, min(6, swords(pool, special, star, moves)))] += chance
    return tuple(odds)


@lru_cache(maxsize=65536)
def strike_chance(
    faces: tuple[int, ...], gem_count: int, special: int, star: int | None, moves: int, needed: int
) -> float:
    """Return the probability that the next roll allows an attack of `needed` Wounds after so many Moves."""
    odds = sword_odds(faces, special, star, moves)
    held = min(gem_count, MOST_GEMS)
    return sum(odds[sources] for sources in range(1, 7) if strength(sources, held) >= needed)


def can_strike(
    pool: Pool, special: int, star: int | None, gem_count: int, moves: int, needed: int
) -> bool:
    """Return whether the dice in the pool allow an attack of `needed` Wounds after so many Moves."""
    return strength(swords(pool, special, star, moves), min(gem_count, MOST_GEMS)) >= needed


def settable(pool: Pool, special: int, star: int | None) -> tuple[int, ...]:
    """Return the faces the Special die can be set to for the next turns with the rest of the pool."""
    found = {special}
    for face in range(5):
        if pool[face]:
            found.add(face)
        if pool[face] + (special == face) >= 2:
            return (BLANK, MOVE, SWORD, COIN, SHOVE, STAR)
    return tuple(found)
