"""Gems: the cost of raising the effect of a symbol."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.model.house_rules import Rulings
from platformer_nb.games.platformer.registry import rule


@rule("GEM-1", off=Instead(lambda steps: steps))
def cost(steps: int) -> int:
    """GEM-1: raising one symbol by `steps` costs 1 + 2 + ... gems: 0, 1, 3, 6, 10."""
    return steps * (steps + 1) // 2


def steps_for(gems: int) -> int | None:
    """Return how many steps exactly this many gems buy on one symbol, None if no number does."""
    steps = 0
    while cost(steps) < gems:
        steps += 1
    return steps if cost(steps) == gems else None


@rule("GEM-4", off=Instead(lambda effect, steps, rulings: effect * (1 + steps)))
def raised(effect: int, steps: int, rulings: Rulings) -> int:
    """GEM-4: each step raises an effect by 1, whatever it starts from (by a house rule, by itself)."""
    return effect * (1 + steps) if ("GEM-4", "multiply") in rulings else effect + steps


@rule("GEM-2", "GEM-3", off=Instead(lambda steps: cost(sum(steps))))
def total_cost(steps: tuple[int, ...]) -> int:
    """GEM-2, GEM-3: each die is boosted separately, and several may be, each by its own steps."""
    return sum(cost(s) for s in steps)


@lru_cache(maxsize=4096)
def spread(symbols: int, steps: int) -> tuple[int, ...]:
    """Return the cheapest way to raise `symbols` symbols by `steps` in all: evenly."""
    each, over = divmod(steps, symbols)
    return tuple(each + (i < over) for i in range(symbols))


@lru_cache(maxsize=4096)
def spread_cost(symbols: int, steps: int) -> int:
    """Return the gems needed for `spread`."""
    return total_cost(spread(symbols, steps))


def _on_one(symbols: int, gems: int) -> tuple[tuple[int, ...], ...]:
    """Return the allocations without GEM-2: gems on one symbol alone."""
    most = most_steps(1, gems)
    return tuple((steps, *(0,) * (symbols - 1)) for steps in range(most + 1))


@rule("GEM-2", "GEM-3", off=Instead(_on_one))
@lru_cache(maxsize=4096)
def allocations(symbols: int, gems: int) -> tuple[tuple[int, ...], ...]:
    """GEM-2, GEM-3: return the steps of gems on each of `symbols` symbols, in every way that differs.

    Two ways with equal steps and equal gems are one choice: the most even is returned. A way that costs
    more than necessary is another: the condition of an artifact may be gems spent at once.
    """
    ways: list[tuple[int, ...]] = [()]
    for _ in range(symbols):
        ways = [
            (*way, steps)
            for way in ways
            for steps in range((way[-1] if way else most_steps(1, gems)) + 1)
            if total_cost(way) + cost(steps) <= gems
        ]
    differing: dict[tuple[int, int], tuple[int, ...]] = {}
    for way in ways:
        differing.setdefault((sum(way), total_cost(way)), way)
    return tuple(differing[key] for key in sorted(differing))


@rule("GEM-3", off=0)
@lru_cache(maxsize=4096)
def most_steps(symbols: int, gems: int) -> int:
    """GEM-3: return the most steps that this many gems buy over `symbols` symbols."""
    steps = 0
    while spread_cost(symbols, steps + 1) <= gems:
        steps += 1
    return steps
