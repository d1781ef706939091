"""The map without figures: what is adjacent to what, what holds, what lies where.

A Space is a number, counted along the Rows from the foot of the tower: `(row - 1) * width + column`.
A Terrain covers the revealed Levels; it is computed once and shared by all states that have it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.platformer.registry import rule

NOWHERE: Final = -1
UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS: Final = ("up", "down", "left", "right")
OPPOSITE: Final = (DOWN, UP, RIGHT, LEFT)

OPEN, PLATFORM, LADDERED, ONE_WAY = range(4)
"""Kinds of floor under a Space; LADDERED is a Platform with a Ladder through it."""

PLAIN, TRAP, SHOP, SPAWN, BOSS_SPAWN, ICON, PORTAL = range(7)
"""What a Space is, a Ladder apart."""

FEATURES: Final = ("plain", "trap", "shop", "spawn", "boss-spawn", "icon", "portal")


class Terrain:
    """The revealed map. Do not change one; make another.

    Raw drawing, indexed by Space from 0 (what is below `low` is blank):
    `ladder`, `feature`, `wall` (a Wall on the left edge), `floor_kind`.
    Computed: `adjacent[direction][space]` (NOWHERE if none), `step` (the same for a Hero's own
    Move, which also passes one-way Platforms upward), `neighbours[space]`, `floor[space]`
    (whether a figure stands there without help), `ways[space]`: the Spaces of `step`, each paired
    with NOWHERE, as a Move that pushes nobody is named. `air`: a number with all bits set in the byte
    of each Space where `floor` is not, the lowest Space in its lowest byte. `leaving[space]`: the Space
    paired with each of its neighbours.
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
        self.boss_low = next(
            (i - i % width for i in range(low, size) if floor_kind[i] == ONE_WAY), size
        )
        up = self._vertical((OPEN, LADDERED))
        down = [NOWHERE] * size
        for space, above in enumerate(up):
            if above >= 0:
                down[above] = space
        left = [NOWHERE] * size
        right = [NOWHERE] * size
        for space in range(low, size):
            if space % width and not wall[space]:
                left[space] = space - 1
                right[space - 1] = space
        self.adjacent = (tuple(up), tuple(down), tuple(left), tuple(right))
        self.step = (tuple(self._vertical((OPEN, LADDERED, ONE_WAY))), *self.adjacent[1:])
        self.neighbours = tuple(
            tuple(n for n in four if n >= 0) for four in zip(*self.adjacent, strict=True)
        )
        self.leaving = tuple(
            tuple((space, to) for to in nearby) for space, nearby in enumerate(self.neighbours)
        )
        self.ways = tuple(
            tuple((to, NOWHERE) for to in four if to >= 0) for four in zip(*self.step, strict=True)
        )
        self.floor = bytes(
            holds_up(floor_kind[space], space < low + width) for space in range(size)
        )
        self.air = int.from_bytes(bytes(0 if held else 255 for held in self.floor), "little")
        self._hash = hash((low, size, floor_kind))

    def _vertical(self, passable: tuple[int, ...]) -> list[int]:
        up = [NOWHERE] * self.size
        width, floor_kind = self.width, self.floor_kind
        for above in range(self.low + width, self.size):
            if floor_kind[above] in passable:
                up[above - width] = above
        return up

    @property
    def key(self) -> tuple[int, int, bytes, bytes, bytes, bytes]:
        """Everything that makes two terrains the same."""
        return (self.width, self.low, self.ladder, self.feature, self.wall, self.floor_kind)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Terrain) and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    def covers(self, space: int) -> bool:
        """Whether the Space belongs to a revealed Level."""
        return self.low <= space < self.size

    def row(self, space: int) -> int:
        """Row number of a Space, from 1 at the foot of the tower."""
        return space // self.width + 1

    def direction(self, frm: int, to: int) -> int:
        """The direction in which `to` lies right beside `frm` on the grid, or NOWHERE."""
        if frm % self.width == to % self.width:
            return {self.width: UP, -self.width: DOWN}.get(to - frm, NOWHERE)
        if frm // self.width == to // self.width:
            return {1: RIGHT, -1: LEFT}.get(to - frm, NOWHERE)
        return NOWHERE

    def where(self, feature: int) -> tuple[int, ...]:
        """All Spaces that are this feature."""
        return tuple(i for i in range(self.low, self.size) if self.feature[i] == feature)


@rule("MAP-4", "MAP-9", "GRA-10", "LAD-2", off=True)
def holds_up(floor_kind: int, lowest_row: bool) -> bool:
    """MAP-4, MAP-9: a Platform holds what stands on it; the lowest Row of the map counts as one.

    A Platform with a Ladder through it (LAD-2) and a one-way Platform (GRA-10) hold as well.
    """
    return floor_kind != OPEN or lowest_row


@lru_cache(maxsize=512)
def extended(
    terrain: Terrain, ladder: bytes, feature: bytes, wall: bytes, floors: bytes
) -> Terrain:
    """The terrain with one more Level on top."""
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
    """The terrain without the Spaces below `low`; its new lowest Row counts as a Platform."""
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
    """A map of no Rows yet."""
    return Terrain(width, 0, b"", b"", b"", b"")


@lru_cache(maxsize=8192)
def space_name(width: int, space: int) -> str:
    """The name of a Space, a column letter and a Row number: `c5`."""
    return f"{chr(ord('a') + space % width)}{space // width + 1}"


@lru_cache(maxsize=4096)
def steps_between(width: int, a: int, b: int) -> int:
    """Number of steps on the grid between two Spaces, whatever lies between."""
    return abs(a % width - b % width) + abs(a // width - b // width)
