"""What a roll of the dice will allow: how likely a Hero is to deal enough Wounds in one turn."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import Final

from platformer_nb.games.platformer.model.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice.payment import Pool

MOST_GEMS: Final = 24
"""More gems than this make no attack stronger that matters."""


@lru_cache(maxsize=8)
def rolls(faces: tuple[int, ...], dice: int = 5) -> tuple[tuple[Pool, float], ...]:
    """Every roll, by how many dice show each symbol, with its probability."""
    found: Counter[Pool] = Counter()
    for roll in product(faces, repeat=dice):
        found[(roll.count(0), roll.count(1), roll.count(2), roll.count(3), roll.count(4))] += 1
    return tuple((pool, many / len(faces) ** dice) for pool, many in sorted(found.items()))


@lru_cache(maxsize=65536)
def swords(pool: Pool, special: int, star: int | None, moves: int) -> int:
    """The most swords that one attack can be made of, after so many Moves; -1 if they cannot be paid for.

    `star` is how the Hero reads a star. Pairs of what is of no other use are Forged.
    """
    free = special == MOVE or (special == STAR and star == MOVE)
    to_pay = max(0, moves - free)
    as_moves = min(pool[STAR], to_pay) if star == MOVE else 0
    return max(_swords(pool, special, star, to_pay, used) for used in range(as_moves + 1))


def _swords(pool: Pool, special: int, star: int | None, moves: int, stars: int) -> int:
    """The same with so many stars read as moves."""
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
    """The most Wounds of an attack made of so many swords and gems (GEM-1, GEM-2)."""
    if sources < 1:
        return 0
    return sources + gems.most_steps(sources, gem_count)


@lru_cache(maxsize=4096)
def sword_odds(
    faces: tuple[int, ...], special: int, star: int | None, moves: int
) -> tuple[float, ...]:
    """How likely a roll is to give 0, 1, 2 ... swords for one attack after so many Moves."""
    odds = [0.0] * 7
    for pool, chance in rolls(faces):
        odds[max(0, min(6, swords(pool, special, star, moves)))] += chance
    return tuple(odds)


@lru_cache(maxsize=65536)
def strike_chance(
    faces: tuple[int, ...], gem_count: int, special: int, star: int | None, moves: int, needed: int
) -> float:
    """How likely the next roll is to allow an attack of so many Wounds after so many Moves."""
    odds = sword_odds(faces, special, star, moves)
    held = min(gem_count, MOST_GEMS)
    return sum(odds[sources] for sources in range(1, 7) if strength(sources, held) >= needed)


def can_strike(
    pool: Pool, special: int, star: int | None, gem_count: int, moves: int, needed: int
) -> bool:
    """Whether the dice at hand allow such an attack."""
    return strength(swords(pool, special, star, moves), min(gem_count, MOST_GEMS)) >= needed


def settable(pool: Pool, special: int, star: int | None) -> tuple[int, ...]:
    """What the Special die may show from the next turn on, if the rest of the pool goes into it."""
    found = {special}
    for face in range(5):
        if pool[face]:
            found.add(face)
        if pool[face] + (special == face) >= 2:
            return (BLANK, MOVE, SWORD, COIN, SHOVE, STAR)
    return tuple(found)
