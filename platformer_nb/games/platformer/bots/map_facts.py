"""Facts about one map with the Boss on one Space, computed once for all positions that have both.

A plan evaluates hundreds of positions on the same map, so whatever depends on nothing else is kept here.
"""

from __future__ import annotations

from typing import TypeAlias

from platformer_nb.games.platformer.bots import distances
from platformer_nb.games.platformer.bots.boss_attacks import BossAttack, boss_attacks
from platformer_nb.games.platformer.model.state import Constants, State
from platformer_nb.games.platformer.model.terrain import LEFT, RIGHT, Terrain
from platformer_nb.games.platformer.rules.course.levels import can_grow
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.figures.enemies import boss_beside

LEVEL_STEPS = 4.0
"""Estimated steps to climb a Level not yet revealed."""

SPAWNING = 2.5
"""Estimated cost in steps of the die to Spawn and of the turn it takes."""

MAPS = 256
"""Number of maps kept by `Maps`."""

GEMS = 1024
"""Number of Spaces for which a map keeps the nearest gem."""

Flank: TypeAlias = tuple[int, int]
"""A Space from which an Enemy could attack, and the one beyond, from which it could come."""


class MapFacts:
    """What the evaluation needs of a map; `far`, `rest` and the methods are by Space.

    `far`: steps to the goal. `rest`: where Gravity leaves a Hero, and the Traps on the way. `boss`: the
    Space of the Boss or -1, `health` its health. `unknown`: steps through Levels not yet revealed.
    `reaching`: codes of the kinds that attack from afar (ENM-7). `endangered`: the first Space whose Level
    cannot be removed within a round. `shop_steps`: steps to the nearest Shop. `grows`: a Level is still hidden.
    """

    __slots__ = (
        "_attacks",
        "_beside",
        "_flanks",
        "_gems",
        "_reach",
        "_spawn",
        "boss",
        "endangered",
        "far",
        "game",
        "grows",
        "health",
        "reaching",
        "rest",
        "shop_steps",
        "terrain",
        "unknown",
    )

    def __init__(self, state: State, boss: int) -> None:
        self.game: Constants = state.game
        self.terrain: Terrain = state.terrain
        self.boss = boss
        self.far = distances.goal_steps(self.terrain, boss)
        self.health = combat.health(state, self.game.boss_code)
        self.grows = can_grow(state)
        self.unknown = LEVEL_STEPS * (self.game.levels - state.highest)
        self.reaching = tuple(code for code, kind in self.game.kinds.items() if kind.reach)
        low, size = self.terrain.low, self.terrain.size
        rest = [distances.at_rest(self.terrain, space) for space in range(low, size)]
        self.rest = [(space, 0) for space in range(low)] + rest
        self.shop_steps = distances.to_shops(self.terrain)
        rows = self.terrain.width * self.game.box.tile_height
        self.endangered = (low // rows + self.game.players - 1) * rows
        self._spawn = tuple(self._to_spawn(first) for first in (low, self.terrain.boss_low))
        self._attacks: dict[int, tuple[BossAttack, ...]] = {}
        self._beside: dict[int, int] = {}
        self._flanks: dict[int, tuple[Flank, ...]] = {}
        self._gems: dict[tuple[bytes, int], float] = {}
        self._reach: dict[tuple[int, int], float] = {}

    def to_reveal(self, state: State) -> int:
        """Return the steps that a Hero in the top Row still needs to reveal a Level, as it was put there (LVL-6): one or none."""
        return int(self.grows and all(frame.kind != "reveal" for frame in state.pending))

    def _to_spawn(self, first: int) -> float:
        """Return the steps from a Spawn Row to the goal, and the cost to Spawn; no Boss Level: the lowest Row."""
        terrain = self.terrain
        if not terrain.size:
            return 0.0
        first = first if first < terrain.size else terrain.low
        return min(self.far[first : first + terrain.width]) + SPAWNING

    def after_faint(self, at_boss: bool) -> float:
        """Return the steps to the goal of a Hero off the map; `at_boss`: it fainted on the Boss Level (BLV-6)."""
        return self._spawn[at_boss]

    def reach(self, at: int, steps: int) -> float:
        """Return by how many steps a Hero can approach the goal within `steps` steps."""
        key = (at, steps)
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = distances.reach(self.terrain, self.boss, at, steps)
        return found

    def gem_near(self, lying: bytes, at: int) -> float:
        """Return the attraction of the nearest gem among the tokens `lying` on the map."""
        key = (lying, at)
        found = self._gems.get(key)
        if found is None:
            if len(self._gems) >= GEMS:
                self._gems.clear()
            found = self._gems[key] = distances.gem_near(self.terrain, lying, at)
        return found

    def flanks(self, at: int) -> tuple[Flank, ...]:
        """Return the ways along the Row by which an Enemy two Spaces away could come next to a Space."""
        found = self._flanks.get(at)
        if found is None:
            found = self._flanks[at] = tuple(self._ways_to(at))
        return found

    def _ways_to(self, at: int) -> list[Flank]:
        floor, found = self.terrain.floor, []
        for beside in (self.terrain.adjacent[LEFT], self.terrain.adjacent[RIGHT]):
            near = beside[at]
            if near >= 0 and floor[near] and beside[near] >= 0:
                found.append((near, beside[near]))
        return found

    def boss_beside(self, state: State, at: int) -> int:
        """Return the Space of the Boss if it attacks a Hero on this Space of its Level (BOS-6), else NOWHERE."""
        found = self._beside.get(at)
        if found is None:
            found = self._beside[at] = boss_beside(state, at)
        return found

    def attacks(self, at: int) -> tuple[BossAttack, ...]:
        """Return the Boss's attack cards that reach a Space."""
        found = self._attacks.get(at)
        if found is None:
            place = (self.terrain.width, at, self.boss)
            found = self._attacks[at] = boss_attacks(self.game, place)
        return found


class Maps:
    """The facts about the maps of one game."""

    def __init__(self, game: Constants) -> None:
        self._boss_code = game.boss_code
        self._known: dict[tuple[Terrain, int], MapFacts] = {}
        self._last: MapFacts | None = None

    def of(self, state: State) -> MapFacts:
        """Return the facts about the map of a position."""
        boss = state.occupied.find(self._boss_code)
        last = self._last
        # Most positions share the map of the one before: no hash of a Terrain.
        if last is None or last.boss != boss or last.terrain is not state.terrain:
            last = self._last = self._found(state, boss)
        return last

    def _found(self, state: State, boss: int) -> MapFacts:
        key = (state.terrain, boss)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MAPS:
                self._known.clear()
            found = self._known[key] = MapFacts(state, boss)
        return found
