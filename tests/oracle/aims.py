"""The Spaces and dice a card may be aimed at, and the result of each choice."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.actions import DIRECTIONS, beside
from tests.oracle.attacks import defeat, health
from tests.oracle.enemies import in_the_row
from tests.oracle.entering import PLACED, enter
from tests.oracle.gains import at_once
from tests.oracle.geometry import on_boss_level, steps_between
from tests.oracle.levels import come_in
from tests.oracle.position import Frame, Place, Position
from tests.oracle.shoves import why_not_slide


def places_for(position: Position, frame: Frame) -> list[Place]:
    """BLV-5, CRD-4: the Spaces a card may be aimed at, on this side of the seal.

    ADJ-5: no card puts a Hero through the one-way Platforms; by ruling it may put its owner up, never
    down (BLV-2).

    Swap: any figure on a neighbouring Space, whatever lies between, but not the Boss; blink: a free
    Space within range, whatever lies between; throw: an Enemy in the Row within range, with no Wall
    and no figure between.
    """
    here = position.place_of(position.active)
    if here is None:
        return []
    match frame[0]:
        case "swap":
            found = [
                place
                for way in DIRECTIONS
                if (place := beside(here, way)) in position.figures and not position.is_boss(place)
            ]
        case "blink":
            found = [
                place
                for place in position.map.places
                if steps_between(here, place) <= int(frame[1]) and place not in position.figures
            ]
        case "throw":
            found = [
                enemy
                for enemy in position.enemies()
                if in_the_row(position, here, enemy, int(frame[2]))
            ]
        case _:
            found = []
    inside = on_boss_level(position, here)
    if frame[0] == "blink" and not inside and position.rulings.get("ADJ-5") == "placed":
        return found
    return [place for place in found if on_boss_level(position, place) == inside]


def aim(position: Position, to: Place) -> None:
    """CRD-4: put the Hero on the chosen Space, and the figure there, if any, on the Hero's."""
    position.pending.pop()
    seat, here = position.active, position.place_of(position.active)
    assert here is not None
    del position.figures[here]
    other = position.figures.pop(to, "")
    position.figures[to] = str(seat)
    if other:
        position.figures[here] = other
    with at_once(position):
        enter(position, seat, to, PLACED)
        come_in(position, here, to)
        if other.isdigit():
            enter(position, int(other), here, PLACED)


def throw(position: Position, to: Place) -> None:
    """CRD-1 (Fire Flask): deal exactly the card's Wounds; ATK-2: enough of them defeat the Enemy."""
    _, wounds, _ = position.pending.pop()
    if int(wounds) >= health(position, to):
        defeat(position, to, int(wounds))


def why_not_blow(position: Position, enemy: Place, to: Place) -> str:
    """ENM-5 (Bottled Gust): any Enemy on this side of the seal (BLV-5), to an adjacent free Space."""
    here = position.place_of(position.active)
    if enemy not in position.enemies():
        return "SYM-4"
    if on_boss_level(position, here) != on_boss_level(position, enemy):
        return "BLV-5"
    return why_not_slide(position, enemy, to)


def any_to_blow(position: Position) -> bool:
    """CRD-1: whether there is an Enemy that can be moved."""
    return any(
        not why_not_blow(position, enemy, beside(enemy, way))
        for enemy in position.enemies()
        for way in DIRECTIONS
    )


def why_not_turn(position: Position, words: str) -> str:
    """CRD-1 (Loaded Die): one die of the pool may be turned to any symbol."""
    face, _, symbol = words.partition(" to ")
    return "" if face in position.pool and symbol in facts.SYMBOLS and face != symbol else "CRD-1"


def turn_die(position: Position, words: str) -> None:
    """CRD-1 (Loaded Die): turn the die."""
    position.pending.pop()
    face, _, symbol = words.partition(" to ")
    position.pool.remove(face)
    position.pool.append(symbol)
