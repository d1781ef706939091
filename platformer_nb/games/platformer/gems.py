"""Gems: what raising the effect of a symbol costs."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rulings import Rulings


@rule("GEM-1", off=0)
def cost(steps: int) -> int:
    """GEM-1: raising one symbol by `steps` costs 1 + 2 + ... gems: 0, 1, 3, 6, 10."""
    return steps * (steps + 1) // 2


def steps_for(gems: int) -> int | None:
    """How many steps exactly this many gems buy on one symbol, or None if no number does."""
    steps = 0
    while cost(steps) < gems:
        steps += 1
    return steps if cost(steps) == gems else None


@rule("GEM-4", off=1)
def raised(effect: int, steps: int, rulings: Rulings) -> int:
    """GEM-4: each step raises an effect by 1, whatever it starts from (by a ruling, by itself)."""
    return effect * (1 + steps) if ("GEM-4", "multiply") in rulings else effect + steps


@rule("GEM-2", "GEM-3")
@lru_cache(maxsize=4096)
def spread(symbols: int, steps: int) -> tuple[int, ...]:
    """GEM-2, GEM-3: the cheapest way to raise `symbols` symbols by `steps` in all, evenly.

    Each die is boosted for itself, and several may be.
    """
    each, over = divmod(steps, symbols)
    return tuple(each + (i < over) for i in range(symbols))


@lru_cache(maxsize=4096)
def spread_cost(symbols: int, steps: int) -> int:
    """Gems needed for `spread`."""
    return sum(cost(s) for s in spread(symbols, steps))


@rule("GEM-3", off=0)
@lru_cache(maxsize=4096)
def most_steps(symbols: int, gems: int) -> int:
    """GEM-3: the most steps that this many gems buy over `symbols` symbols."""
    steps = 0
    while spread_cost(symbols, steps + 1) <= gems:
        steps += 1
    return steps
