"""Removing and revealing Levels (LVL, TRN-2, BLV-4, MAP-7, MAP-10)."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.drawing import SPAWN, Map, bordered, read_tiles
from tests.oracle.gains import at_once, happened
from tests.oracle.geometry import on_boss_level
from tests.oracle.position import Place, Position, level_of
from tests.oracle.wounds import faint


def lowest_level(position: Position) -> int:
    """MAP-1: the number of the lowest revealed Level."""
    return level_of((0, position.map.lowest))


def removable(position: Position) -> bool:
    """TRN-2, TRN-11: the active Hero is at least two Levels above the lowest revealed one."""
    place = position.place_of(position.active)
    return place is not None and level_of(place) >= lowest_level(position) + 2


def remove_lowest(position: Position) -> None:
    """LVL-4, LVL-5, LVL-8: remove the lowest Level with its Enemies and tokens; Heroes on it faint."""
    level = lowest_level(position)
    here = [place for place in position.map.places if level_of(place) == level]
    with at_once(position):
        for seat in position.seats_from_active():
            if position.place_of(seat) in here:
                faint(position, seat)
    for place in here:
        position.figures.pop(place, None)
        position.lying.pop(place, None)
    position.map = bordered(_above(position.map, level))


def _above(map: Map, level: int) -> Map:
    """LVL-4: the map without a Level and all below it."""

    def stays(place: Place) -> bool:
        return level_of(place) > level

    return Map(
        frozenset(filter(stays, map.places)),
        frozenset(filter(stays, map.ladders)),
        {place: drawn for place, drawn in map.features.items() if stays(place)},
        frozenset(filter(stays, map.walls)),
        {place: drawn for place, drawn in map.floors.items() if stays(place)},
        map.boss_row,
    )


def all_have_entered(position: Position) -> bool:
    """BLV-4, BLV-8: every Hero is on the Boss Level, or off the map after fainting there."""
    return all(
        on_boss_level(position, place)
        if (place := position.place_of(seat)) is not None
        else hero.fell_on_boss_level
        for seat, hero in position.heroes.items()
    )


def come_in(position: Position, start: Place, to: Place) -> None:
    """BLV-4: when the last Hero enters the Boss Level, remove all other Levels with everything on them."""
    if on_boss_level(position, to) and not on_boss_level(position, start):
        while all_have_entered(position) and lowest_level(position) < position.levels:
            remove_lowest(position)


def number_of_the_highest(position: Position) -> int:
    """MAP-1: the number of the highest revealed Level."""
    return level_of((0, position.map.highest))


def in_lowest_row(position: Position) -> list[Place]:
    """SPN-1: the lowest Row of the lowest revealed Level."""
    return sorted(place for place in position.map.places if place[1] == position.map.lowest)


def boss_health(position: Position) -> int:
    """BOS-3: by the sheet's formula, from the Levels of the tower, or by ruling those not removed."""
    levels = position.levels
    if position.rulings.get("BOS-3") == "standing":
        levels -= lowest_level(position) - 1
    sheet = facts.boss(position.boss)
    return int(sheet["health"] + sheet["health_per_level"] * levels)


def reveal_level(position: Position, number: int, left: str, right: str, kind: str = "") -> None:
    """LVL-1, MAP-7, MAP-10, BOS-2, BOS-4: tiles, coins, gems and Enemies of a Level; the Boss on the last."""
    position.tower[number] = (left, right, kind) if kind else (left, right)
    upper, lying = _tiles(position.dungeon, number, left, right)
    position.map = _joined(position.map, upper)
    position.lying.update(lying)
    happened(position, position.active, "reveals")
    if number == position.levels:
        position.pending.append(("boss-place", "0", "0"))
    elif kind:
        _set_enemies(position, upper.where(SPAWN), kind)


def _tiles(dungeon: str, number: int, left: str, right: str) -> tuple[Map, dict[Place, str]]:
    """MAP-1: two tiles side by side, drawn as a Level of a position; a Wall at an outer edge stays a Wall."""
    lines = zip(*(facts.tile(dungeon, name).splitlines() for name in (left, right)), strict=True)
    drawn = []
    row = number * facts.TILE_HEIGHT
    for index, (one, other) in enumerate(lines):
        middle = "|" if "|" in one[-1] + other[0] else one[-1]
        cells = index % 2
        drawn.append(f"{row if cells else '':>3} {one[:-1]}{middle}{other[1:]}")
        row -= index > 0 and not cells
    return read_tiles(drawn)


def _joined(lower: Map, upper: Map) -> Map:
    """MAP-11: the sides of the map stop every figure, whatever is drawn there."""
    return bordered(
        Map(
            lower.places | upper.places,
            lower.ladders | upper.ladders,
            lower.features | upper.features,
            lower.walls | upper.walls,
            lower.floors | upper.floors,
            lower.boss_row or upper.boss_row,
        )
    )


def _set_enemies(position: Position, spots: list[Place], kind: str) -> None:
    """MAP-10, LVL-7: one on each spawn space; if tokens run short, the player chooses which stay empty."""
    glyph = str(facts.printed("enemies")[kind]["glyph"])
    position.figures.update(dict.fromkeys(spots, glyph))
    missing = list(position.figures.values()).count(glyph) - facts.ENEMY_TOKENS
    if missing > 0:
        position.pending.append(("leave-empty", str(missing)))


def place_boss(position: Position, place: Place) -> None:
    """BOS-4: put the Boss there."""
    position.pending.pop()
    position.figures[place] = str(facts.boss(position.boss)["glyph"])


def leave_empty(position: Position, place: Place) -> None:
    """LVL-7: leave that spawn space empty."""
    del position.figures[place]
    _, missing = position.pending.pop()
    if int(missing) > 1:
        position.pending.append(("leave-empty", str(int(missing) - 1)))
