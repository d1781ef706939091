"""Parse a map from its drawing (docs/notation.md, "The map")."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

Place = tuple[int, int]

PLATFORM, LADDER, ONE_WAY = "====", "=HH=", "^^^^"
TRAP, SHOP, SPAWN, BOSS_SPAWN, ICON, PORTAL = "^$xb*@"


@dataclass(frozen=True)
class Map:
    """The printed features of the revealed tiles."""

    places: frozenset[Place] = frozenset()
    ladders: frozenset[Place] = frozenset()
    features: dict[Place, str] = field(default_factory=dict)
    walls: frozenset[Place] = frozenset()
    """Places with a Wall on their right side."""
    floors: dict[Place, str] = field(default_factory=dict)
    """Place -> kind of line drawn under it, if any."""
    boss_row: int = 0
    """BLV-1: the lowest Row of the Boss Level, found by its one-way Platforms; 0 if not revealed."""

    @cached_property
    def lowest(self) -> int:
        """The lowest Row of the lowest revealed Level."""
        return min(row for _, row in self.places)

    @cached_property
    def highest(self) -> int:
        """The top Row of the highest revealed Level."""
        return max(row for _, row in self.places)

    def where(self, feature: str) -> list[Place]:
        """Return the places that bear a feature."""
        return sorted(place for place, drawn in self.features.items() if drawn == feature)


Drawn = tuple[Map, dict[Place, str], dict[Place, str]]
Bare = tuple[tuple[int, str], ...]
"""The lines of a drawing, each with its Row."""


def read_map(lines: list[str]) -> Drawn:
    """Return the map of a drawing, its figures and its tokens."""
    bare, figures, lying = _lifted(lines)
    return _printed_map(bare), figures, lying


def read_tiles(lines: list[str]) -> tuple[Map, dict[Place, str]]:
    """Return the map and the tokens of tiles that are not on the map yet."""
    bare, _, lying = _lifted(lines)
    return _printed(bare), lying


def _lifted(lines: list[str]) -> tuple[Bare, dict[Place, str], dict[Place, str]]:
    """Split a drawing into the bare map, its figures, and its tokens."""
    figures: dict[Place, str] = {}
    lying: dict[Place, str] = {}
    bare = []
    row = 0
    for line in lines:
        label, drawn = line[:4].strip(), line[4:]
        if label:
            row = int(label)
            drawn = _lift(row, drawn, figures, lying)
        bare.append((row, drawn))
    return tuple(bare), figures, lying


def _lift(row: int, drawn: str, figures: dict[Place, str], lying: dict[Place, str]) -> str:
    """Return a Row of the drawing without figures and tokens, which are added to the dicts."""
    characters = list(drawn)
    for column in range(len(drawn) // 5):
        for offset, kept in ((3, figures), (4, lying)):
            at = 5 * column + offset
            if characters[at] != " ":
                kept[column, row] = characters[at]
                characters[at] = " "
    return "".join(characters)


@lru_cache(maxsize=256)
def _printed_map(bare: Bare) -> Map:
    """Return the complete map of a bare drawing, with its border."""
    return bordered(_printed(bare))


def _printed(bare: Bare) -> Map:
    """Return the map of a drawing without figures and tokens."""
    ladders, walls = set(), set()
    features: dict[Place, str] = {}
    floors: dict[Place, str] = {}
    places = set()
    rows = set()
    for row, drawn in bare:
        if not row or drawn[:1] not in ":|+":
            continue  # the top edge, and the column letters at the bottom
        for column in range(len(drawn) // 5):
            place = column, row
            cell, right = drawn[5 * column + 1 : 5 * column + 5], drawn[5 * column + 5]
            if row not in rows:
                places.add(place)
                if cell[0] == "H":
                    ladders.add(place)
                if cell[1] != " ":
                    features[place] = cell[1]
                if right == "|":
                    walls.add(place)
            elif cell != "    ":
                floors[place] = cell
        rows.add(row)
    entries = [row for (_, row), floor in floors.items() if floor == ONE_WAY]
    return Map(
        frozenset(places),
        frozenset(ladders),
        features,
        frozenset(walls),
        floors,
        min(entries, default=0),
    )


def bordered(map: Map) -> Map:
    """MAP-9, MAP-11: return the map with fixed sides and bottom, whatever is drawn there."""
    if not map.places:
        return map
    last = max(column for column, _ in map.places)
    walls = frozenset(wall for wall in map.walls if wall[0] != last)
    floors = {place: floor for place, floor in map.floors.items() if place[1] != map.lowest}
    return Map(map.places, map.ladders, map.features, walls, floors, map.boss_row)
