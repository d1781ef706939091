"""Spawn (SPN, BLV-6, TRN-12)."""

from __future__ import annotations

from tests.oracle.drawing import SHOP
from tests.oracle.entering import PLACED, enter
from tests.oracle.geometry import on_boss_level, steps_between
from tests.oracle.levels import in_lowest_row
from tests.oracle.position import Place, Position


def spawn_places(position: Position) -> list[Place]:
    """SPN-1, SPN-4, SPN-5, BLV-6: the free spawn places of a Hero, else the nearest free Spaces.

    The lowest Row; the Shop spaces of the Boss Level for a Hero who fainted there.
    """
    inside = position.hero.fell_on_boss_level
    wanted = in_lowest_row(position)
    if inside:
        wanted = [p for p in position.map.where(SHOP) if on_boss_level(position, p)]
    free = [place for place in wanted if place not in position.figures]
    return free or nearest(position, wanted, inside)


def nearest(position: Position, wanted: list[Place], inside: bool) -> list[Place]:
    """SPN-5, BLV-6: the free Spaces fewest steps away from one of these; on the Boss Level or anywhere."""
    steps = {
        place: min(steps_between(place, other) for other in wanted)
        for place in position.map.places
        if place not in position.figures and (on_boss_level(position, place) or not inside)
    }
    return [place for place, much in steps.items() if much == min(steps.values())]


def why_not_spawn(position: Position, place: Place) -> str:
    """SPN-1: a Hero off the map, in one of its places."""
    if position.place_of(position.active) is not None:
        return "SPN-1"
    return "" if place in spawn_places(position) else "SPN-5"


def spawn(position: Position, place: Place) -> None:
    """SPN-1, SPN-3, TRN-12: put the Hero there, which is no Move."""
    position.must_spawn = False
    position.hero.fell_on_boss_level = False
    position.figures[place] = str(position.active)
    enter(position, position.active, place, PLACED)
