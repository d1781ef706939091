"""Which Spaces are adjacent (MAP, ADJ, LAD), and what counts as a Platform."""

from __future__ import annotations

from tests.oracle.actions import DIRECTIONS, beside
from tests.oracle.drawing import LADDER, ONE_WAY, Map
from tests.oracle.position import Place, Position


def wall_between(map: Map, one: Place, other: Place) -> bool:
    """MAP-3: whether a Wall stands between two Spaces side by side."""
    return min(one, other) in map.walls


def floor_between(map: Map, one: Place, other: Place) -> str:
    """MAP-4: the kind of line drawn between two Spaces, one above the other."""
    upper = max(one, other, key=lambda place: place[1])
    return map.floors.get(upper, "")


def adjacent(map: Map, one: Place, other: Place) -> bool:
    """ADJ-1 to ADJ-5, LVL-3: neighbours on the revealed map with nothing between but a Ladder.

    ADJ-1: above, below, left, right; ADJ-4: never on the diagonal; LVL-3, MAP-11: only Spaces that
    are on the map; ADJ-2: no Wall, no Platform between; ADJ-3: unless a Ladder passes through it;
    ADJ-5: a one-way Platform parts like any other.
    """
    if one not in map.places or other not in map.places:
        return False
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    if across + up != 1:
        return False
    if across:
        return not wall_between(map, one, other)
    return floor_between(map, one, other) in ("", LADDER)


def may_move(map: Map, start: Place, end: Place, through_walls: bool = False) -> bool:
    """MOV-1, MOV-2, MOV-4, BLV-1, ADJ-5: whether a Hero's own Move may go from one Space to the other.

    To adjacent Spaces, into the air too; up through the one-way Platforms, never down. With
    `through_walls` (a card) it passes Walls, but not the sides of the map (MAP-11).
    """
    if adjacent(map, start, end):
        return True
    if start not in map.places or end not in map.places:
        return False
    step = end[0] - start[0], end[1] - start[1]
    if step == DIRECTIONS["up"]:
        return floor_between(map, start, end) == ONE_WAY
    return through_walls and step in (DIRECTIONS["left"], DIRECTIONS["right"])


def has_platform(map: Map, place: Place) -> bool:
    """MAP-9, LAD-2, GRA-10: a Platform of any kind lies under the Space, or it is in the lowest Row."""
    return place in map.floors or place[1] == map.lowest


def adjacent_places(map: Map, place: Place) -> list[Place]:
    """ADJ-1: all Spaces adjacent to one."""
    return [other for d in DIRECTIONS if adjacent(map, place, other := beside(place, d))]


def on_boss_level(position: Position, place: Place | None) -> bool:
    """BLV-1: whether a Space belongs to the Boss Level."""
    return place is not None and 0 < position.map.boss_row <= place[1]


def steps_between(one: Place, other: Place) -> int:
    """SPN-5, BLV-6: the number of steps on the grid, whatever lies between."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
