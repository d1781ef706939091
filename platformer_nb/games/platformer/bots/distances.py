"""Distances: steps to the top, to a Shop, to a gem, and the Space where Gravity leaves a Hero."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.games.platformer.model.state import GEM_TOKEN
from platformer_nb.games.platformer.model.terrain import SHOP, TRAP, Terrain

FAR = 99


@lru_cache(maxsize=4096)
def goal_steps(terrain: Terrain, boss: int) -> tuple[int, ...]:
    """Return the steps from each Space to the goal: a Space beside the Boss, or else the top Row."""
    if boss >= 0:
        return _steps_to(terrain, terrain.neighbours[boss])
    return _steps_to(terrain, tuple(range(terrain.size - terrain.width, terrain.size)))


@lru_cache(maxsize=1024)
def to_shops(terrain: Terrain) -> tuple[int, ...]:
    """Return the steps from each Space to the nearest Shop."""
    return _steps_to(terrain, terrain.where(SHOP))


def _steps_to(terrain: Terrain, goals: tuple[int, ...]) -> tuple[int, ...]:
    far = [FAR] * terrain.size
    for goal in goals:
        far[goal] = 0
    came_from: list[list[int]] = [[] for _ in range(terrain.size)]
    for space, ways in enumerate(terrain.ways):
        for to, _ in ways:
            came_from[to].append(space)
    queue = list(goals)
    for space in queue:  # breadth-first search: the queue grows during the loop
        for before in came_from[space]:
            if far[before] == FAR:
                far[before] = far[space] + 1
                queue.append(before)
    return tuple(far)


@lru_cache(maxsize=16384)
def within(terrain: Terrain, start: int, steps: int) -> tuple[tuple[int, int], ...]:
    """Return every Space within `steps` steps of `start`, each with its distance."""
    found = {start: 0}
    for space in (queue := [start]):
        if found[space] < steps:
            for to, _ in terrain.ways[space]:
                if to not in found:
                    found[to] = found[space] + 1
                    queue.append(to)
    return tuple(found.items())


@lru_cache(maxsize=16384)
def gem_near(terrain: Terrain, lying: bytes, space: int) -> float:
    """Return the attraction of the nearest gem on the map: 1 at distance 0, less for each step."""
    pull = 0.0
    for near, steps in within(terrain, space, 5):
        if lying[near] == GEM_TOKEN:
            pull = max(pull, 1.0 - 0.17 * steps)
    return pull


@lru_cache(maxsize=16384)
def at_rest(terrain: Terrain, space: int) -> tuple[int, int]:
    """Return the Space where Gravity leaves a Hero who holds on to Ladders, and the Traps on the way."""
    traps = 0
    while not terrain.floor[space] and not terrain.ladder[space]:
        space -= terrain.width
        traps += terrain.feature[space] == TRAP
    return space, traps


@lru_cache(maxsize=65536)
def reach(terrain: Terrain, boss: int, space: int, steps: int) -> float:
    """Return by how many steps a Hero can approach the goal within `steps` steps, Gravity included."""
    far = goal_steps(terrain, boss)
    here = far[at_rest(terrain, space)[0]]
    best = 0.0
    for near, cost in within(terrain, space, steps):
        best = max(best, here - far[at_rest(terrain, near)[0]] - 0.05 * cost)
    return best
