"""A map, read from its drawing (docs/notation.md, "The map")."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache

Place = tuple[int, int]

PLATFORM, LADDER, ONE_WAY = "====", "=HH=", "^^^^"
TRAP, SHOP, SPAWN, BOSS_SPAWN, ICON, PORTAL = "^$xb*@"


@dataclass(frozen=True)
class Map:
    """What is printed on the revealed tiles."""

    places: frozenset[Place] = frozenset()
    ladders: frozenset[Place] = frozenset()
    features: dict[Place, str] = field(default_factory=dict)
    walls: frozenset[Place] = frozenset()
    """A place stands for the Wall on its right side."""
    floors: dict[Place, str] = field(default_factory=dict)
    """What is drawn under a place, if anything."""
    boss_row: int = 0
    """BLV-1: the lowest Row of the Boss Level, known by its one-way Platforms; 0: it is not revealed."""

    @cached_property
    def lowest(self) -> int:
        """The lowest Row of the lowest revealed Level."""
        return min(row for _, row in self.places)

    @cached_property
    def highest(self) -> int:
        """The top Row of the highest revealed Level."""
        return max(row for _, row in self.places)

    def where(self, feature: str) -> list[Place]:
        """The places that bear a feature."""
        return sorted(place for place, drawn in self.features.items() if drawn == feature)


Drawn = tuple[Map, dict[Place, str], dict[Place, str]]
Bare = tuple[tuple[int, str], ...]
"""The lines of a drawing, each with its Row."""


def read_map(lines: list[str]) -> Drawn:
    """The map that is drawn, who stands and what lies on it."""
    bare, figures, lying = _lifted(lines)
    return _printed_map(bare), figures, lying


def read_tiles(lines: list[str]) -> tuple[Map, dict[Place, str]]:
    """Tiles that will lie somewhere on the map, and what lies on them."""
    bare, _, lying = _lifted(lines)
    return _printed(bare), lying


def _lifted(lines: list[str]) -> tuple[Bare, dict[Place, str], dict[Place, str]]:
    """The drawing without figures and tokens, then those."""
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
    """A Row of the drawing without the figures and tokens, which are put into the lists."""
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
    """The whole map of such a drawing."""
    return bordered(_printed(bare))


def _printed(bare: Bare) -> Map:
    """The map of a drawing from which all that moves is taken away."""
    ladders, walls = set(), set()
    features: dict[Place, str] = {}
    floors: dict[Place, str] = {}
    places = set()
    rows = set()
    for row, drawn in bare:
        if not row or drawn[:1] not in ":|+":
            continue  # the top edge, and the letters below
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
    """MAP-9, MAP-11: whatever is drawn at the sides and at the bottom of the map decides nothing."""
    if not map.places:
        return map
    last = max(column for column, _ in map.places)
    walls = frozenset(wall for wall in map.walls if wall[0] != last)
    floors = {place: floor for place, floor in map.floors.items() if place[1] != map.lowest}
    return Map(map.places, map.ladders, map.features, walls, floors, map.boss_row)
