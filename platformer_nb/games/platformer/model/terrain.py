"""The map without figures: adjacency, floors, features of Spaces.

A Space is a number, counted along the Rows from the foot of the tower: `(row - 1) * width + column`.
A Terrain covers the revealed Levels; it is computed once and shared by all states that have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.registry import rule

NOWHERE: Final = -1
BEYOND: Final = -2
"""Target of a Push off the map: no Space, but distinct from NOWHERE, which means none was named."""
UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS: Final = ("up", "down", "left", "right")

FLOORS: Final = range(4)
OPEN, PLATFORM, LADDERED, ONE_WAY = FLOORS
"""Kinds of floor under a Space; LADDERED is a Platform with a Ladder through it."""

PLAIN, TRAP, SHOP, SPAWN, BOSS_SPAWN, ICON, PORTAL = range(7)
"""Features of a Space, Ladders apart."""

FEATURES: Final = ("plain", "trap", "shop", "spawn", "boss-spawn", "icon", "portal")


class Terrain:
    """The revealed map. Immutable by convention: make another instead of changing one.

    Raw drawing, indexed by Space from 0 (what is below `low` is blank):
    `ladder`, `feature`, `wall` (a Wall on the left edge), `floor_kind`.

    Computed: `adjacent[direction][space]` (NOWHERE if none); `step`: the same for a Hero's own
    Move, which also passes one-way Platforms upward; `neighbours[space]`; `floor[space]`: whether a
    figure stands there without help; `ways[space]`: the Spaces of `step`, each paired with NOWHERE, the
    form of a Move that pushes nobody; `air`: a number with all bits set in the byte of each Space without
    `floor`, the lowest Space in its lowest byte; `leaving[space]`: the Space paired with each of its
    neighbours.

    `low` and `size` are the first Space of the map and one past the last; `boss_low` is the first
    Space of the Boss Level, or `size` if it is not revealed.
    """

    __slots__ = (
        "_hash",
        "adjacent",
        "air",
        "boss_low",
        "feature",
        "floor",
        "floor_kind",
        "ladder",
        "leaving",
        "low",
        "neighbours",
        "size",
        "step",
        "wall",
        "ways",
        "width",
    )

    def __init__(
        self, width: int, low: int, ladder: bytes, feature: bytes, wall: bytes, floor_kind: bytes
    ) -> None:
        self.width = width
        self.low = low
        self.size = size = len(ladder)
        self.ladder = ladder
        self.feature = feature
        self.wall = wall
        self.floor_kind = floor_kind
        border = floor_kind.find(ONE_WAY, low)
        self.boss_low = size if border < 0 else border - border % width
        joined = [joins(kind) for kind in FLOORS]
        up = upward(floor_kind, low, width, joined)
        down = [NOWHERE] * size
        for space, above in enumerate(up):
            if above >= 0:
                down[above] = space
        left = leftward(wall, low, width)
        right = [NOWHERE] * size
        for space, beside in enumerate(left):
            if beside >= 0:
                right[beside] = space
        self.adjacent = (tuple(up), tuple(down), tuple(left), tuple(right))
        entered = [joins(kind) or lets_in(kind) for kind in FLOORS]
        self.step = (tuple(upward(floor_kind, low, width, entered)), *self.adjacent[1:])
        self.neighbours = tuple(map(_present, zip(*self.adjacent, strict=True)))
        self.leaving = tuple(map(_leaving, range(size), self.neighbours))
        self.ways = tuple(map(_ways, zip(*self.step, strict=True)))
        held = [holds_up(kind) for kind in FLOORS]
        self.floor = bytes(
            [held[kind] or is_ground(space, low, width) for space, kind in enumerate(floor_kind)]
        )
        self.air = int.from_bytes(bytes([0 if held else 255 for held in self.floor]), "little")
        self._hash = hash((low, size, floor_kind))

    @property
    def key(self) -> tuple[int, int, bytes, bytes, bytes, bytes]:
        """Everything that identifies a terrain: equal keys, equal terrains."""
        return (self.width, self.low, self.ladder, self.feature, self.wall, self.floor_kind)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Terrain) and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    def covers(self, space: int) -> bool:
        """Return whether the Space belongs to a revealed Level."""
        return self.low <= space < self.size

    def row(self, space: int) -> int:
        """Return the Row number of a Space, from 1 at the foot of the tower."""
        return space // self.width + 1

    def direction(self, frm: int, to: int) -> int:
        """Return the direction in which `to` lies right beside `frm` on the grid, or NOWHERE."""
        if frm % self.width == to % self.width:
            return {self.width: UP, -self.width: DOWN}.get(to - frm, NOWHERE)
        if frm // self.width == to // self.width:
            return {1: RIGHT, -1: LEFT}.get(to - frm, NOWHERE)
        return NOWHERE

    def where(self, feature: int) -> tuple[int, ...]:
        """Return all Spaces that have this feature."""
        return tuple(i for i in range(self.low, self.size) if self.feature[i] == feature)


# Few distinct surroundings exist: all Terrains share the tuples that describe them.


@lru_cache(maxsize=4096)
def _present(four: tuple[int, ...]) -> tuple[int, ...]:
    """Return the existing Spaces among those in the four directions."""
    return tuple([to for to in four if to >= 0])


@lru_cache(maxsize=4096)
def _leaving(space: int, nearby: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(space, to) for to in nearby])


@lru_cache(maxsize=4096)
def _ways(four: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(to, NOWHERE) for to in four if to >= 0])


# --- adjacency -------------------------------------------------------------------------------------------


def _nowhere(kinds: bytes, *_: object) -> list[int]:
    return [NOWHERE] * len(kinds)


@rule("ADJ-1", off=Instead(_nowhere))
def upward(floor_kind: bytes, low: int, width: int, passed: Sequence[bool]) -> list[int]:
    """ADJ-1: return for each Space the one above it, NOWHERE if a floor that is not `passed` lies between.

    Above the top of the map there is none (MAP-11).
    """
    found = _nowhere(floor_kind)
    for above in range(low + width, len(floor_kind)):
        if passed[floor_kind[above]]:
            found[above - width] = above
    return found


@rule("ADJ-1", off=Instead(_nowhere))
def leftward(wall: bytes, low: int, width: int) -> list[int]:
    """ADJ-1: return for each Space the one on its left, NOWHERE at a Wall or the side of the map."""
    found = _nowhere(wall)
    for space in range(low, len(wall)):
        if not (is_side(space, width) or wall_parts(wall, space)):
            found[space] = space - 1
    return found


@rule("MAP-11", off=False)
def is_side(space: int, width: int) -> bool:
    """MAP-11: left of the first column is the side of the map, which stops every figure."""
    return space % width == 0


@rule("MAP-3", "ADJ-2", off=False)
def wall_parts(wall: bytes, space: int) -> bool:
    """MAP-3, ADJ-2: a Wall separates the Space from the one on its left."""
    return bool(wall[space])


@rule("MAP-4", "ADJ-2", "ADJ-5", off=True)
def joins(floor: int) -> bool:
    """MAP-4, ADJ-2: a Platform separates the Spaces above and below it; a one-way Platform too (ADJ-5)."""
    return floor == OPEN or ladder_joins(floor)


@rule("ADJ-3", "LAD-1", "MOV-4", off=False)
def ladder_joins(floor: int) -> bool:
    """ADJ-3: a Ladder through the Platform joins them again, for Moves (MOV-4) and Enemies (LAD-1)."""
    return floor == LADDERED


@rule("BLV-1", "ADJ-5", off=False)
def lets_in(floor: int) -> bool:
    """BLV-1, ADJ-5: a Hero's own Move upward crosses a one-way Platform."""
    return floor == ONE_WAY


# --- floors --------------------------------------------------------------------------------------------------


@rule("MAP-4", off=False)
def holds_up(floor: int) -> bool:
    """MAP-4: nobody crosses a Platform downward: it supports the figure on it."""
    return floor == PLATFORM or ladder_platform_holds(floor) or entry_holds(floor)


@rule("LAD-2", off=False)
def ladder_platform_holds(floor: int) -> bool:
    """LAD-2: a Platform with a Ladder through it is still a Platform."""
    return floor == LADDERED


@rule("GRA-10", off=False)
def entry_holds(floor: int) -> bool:
    """GRA-10: the lowest Row of the Boss Level stops every fall."""
    return floor == ONE_WAY


@rule("MAP-9", off=False)
def is_ground(space: int, low: int, width: int) -> bool:
    """MAP-9: the lowest Row of the lowest revealed Level counts as a Platform."""
    return space < low + width


# --- derived terrains -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def extended(
    terrain: Terrain, ladder: bytes, feature: bytes, wall: bytes, floors: bytes
) -> Terrain:
    """Return the terrain with one more Level on top."""
    return Terrain(
        terrain.width,
        terrain.low,
        terrain.ladder + ladder,
        terrain.feature + feature,
        terrain.wall + wall,
        terrain.floor_kind + floors,
    )


@lru_cache(maxsize=512)
def cut(terrain: Terrain, low: int) -> Terrain:
    """Return the terrain without the Spaces below `low`; its new lowest Row counts as a Platform."""
    blank = bytes(low)
    floors = bytearray(terrain.floor_kind)
    floors[:low] = blank
    for space in range(low, low + terrain.width):
        if floors[space] != ONE_WAY:
            floors[space] = PLATFORM
    return Terrain(
        terrain.width,
        low,
        blank + terrain.ladder[low:],
        blank + terrain.feature[low:],
        blank + terrain.wall[low:],
        bytes(floors),
    )


def ground(width: int) -> Terrain:
    """Return an empty map, without Rows."""
    return Terrain(width, 0, b"", b"", b"", b"")


@lru_cache(maxsize=8192)
def space_name(width: int, space: int) -> str:
    """Return the name of a Space, column letter and Row number: `c5`."""
    return f"{chr(ord('a') + space % width)}{space // width + 1}"


@lru_cache(maxsize=4096)
def steps_between(width: int, a: int, b: int) -> int:
    """Return the number of grid steps between two Spaces, whatever lies between."""
    return abs(a % width - b % width) + abs(a // width - b // width)
