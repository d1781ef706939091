"""Gravity (GRA, LAD-2)."""

from __future__ import annotations

from tests.oracle.actions import beside
from tests.oracle.entering import FALL, caught_by_trap, enter, traps
from tests.oracle.gains import at_once, happened
from tests.oracle.geometry import has_platform
from tests.oracle.position import Place, Position, name, read_place


def apply_gravity(position: Position) -> bool:
    """GRA-1, GRA-6, GRA-11: all figures without support fall, from the bottom up, on the whole map.

    Return False if a Hero on a Ladder has to decide first; the rest waits.
    """
    with at_once(position):
        return _go_on(position, 0)


def answer_ladder(position: Position, drop: bool) -> bool:
    """GRA-4: the Hero holds on, or falls by choice; then the rest falls. False if another has to decide."""
    place = read_place(position.pending[-1][1])
    _, number, _ = position.pending[-2]
    del position.pending[-2:]
    with at_once(position):
        if drop:
            fall(position, place, by_choice=True)
        return _go_on(position, int(number))


def _go_on(position: Position, first: int) -> bool:
    """GRA-6: settle every figure from this Space on: Row by Row, and along the Row from the left.

    Spaces are numbered so that interrupted work can be resumed.
    """
    width = max(column for column, _ in position.map.places) + 1
    for place in sorted(position.figures, key=lambda p: (p[1], p[0])):
        number = (place[1] - 1) * width + place[0]
        if number < first or place not in position.figures or held(position, place):
            continue
        if position.figures[place].isdigit() and place in position.map.ladders:
            position.pending.append(("gravity", str(number + 1), "0"))
            position.pending.append(("ladder", name(place), "0"))
            return False
        fall(position, place)
    return True


def held(position: Position, place: Place) -> bool:
    """GRA-1, GRA-6, LAD-2: supported by a Platform, a figure below, or a card."""
    figure = position.figures[place]
    if figure.isdigit() and "hover" in position.heroes[int(figure)].boons:
        return True
    return has_platform(position.map, place) or beside(place, "down") in position.figures


def fall(position: Position, place: Place, by_choice: bool = False) -> None:
    """GRA-1, GRA-2, GRA-7, GRA-8, GRA-10: fall to the first Platform or figure; Traps on the way wound.

    A Hero who faints on the way leaves the map; the distance counts as far as there (CRD-1, ART-2). By
    ruling a Ladder on the way catches a Hero who did not let go.
    """
    figure = position.figures[place]
    hero = figure.isdigit()
    catches = hero and not by_choice and position.rulings.get("GRA-7") == "caught"
    spaces = 0
    while not (has_platform(position.map, place) or beside(place, "down") in position.figures):
        below = beside(place, "down")
        del position.figures[place]
        position.figures[below] = figure
        place, spaces = below, spaces + 1
        if catches and place in position.map.ladders:
            break
        landed = has_platform(position.map, place) or beside(place, "down") in position.figures
        passed_trap = hero and not landed and place in traps(position)
        if passed_trap and caught_by_trap(position, int(figure)):
            happened(position, int(figure), "falls", spaces)
            return
    if hero:
        happened(position, int(figure), "falls", spaces)
        enter(position, int(figure), place, FALL)
