"""A Hero's Move: zone of control, Push, arrival, longer Moves, portals (MOV, ZOC, PSH, PRT)."""

from __future__ import annotations

from tests.oracle.drawing import ONE_WAY, PORTAL
from tests.oracle.enemies import attack_heroes, reaches
from tests.oracle.entering import MOVE, PLACED, enter, reveal
from tests.oracle.gains import at_once, happened, passive
from tests.oracle.geometry import adjacent, floor_between, may_move
from tests.oracle.levels import come_in
from tests.oracle.position import Frame, Place, Position, level_of


def why_not_step(
    position: Position, seat: int, to: Place, push: Place | None, through_walls: bool = False
) -> str:
    """MOV-1, PSH-1 to PSH-3: why a Hero may not Move there with this Push; empty if it may."""
    start = position.place_of(seat)
    if start is None:
        return "SPN-2"
    if not may_move(position.map, start, to, through_walls):
        return "MOV-1"
    return why_not_push(position, start, to, push)


def why_not_push(position: Position, start: Place, to: Place, push: Place | None) -> str:
    """PSH-1 to PSH-3: a figure in the way has to go to an adjacent Space that holds no figure.

    The mover's own Space counts as free. No Push where nobody stands.
    """
    if to not in position.figures:
        return "" if push is None else "PSH-1"
    if push is None:
        return "PSH-1"
    if not adjacent(position.map, to, push):
        return "PSH-3"
    return "PSH-2" if push in position.figures and push != start else ""


def step(position: Position, seat: int, to: Place, push: Place | None) -> bool:
    """Make one step of a Move with all its consequences. True if it was made and the Hero is still there.

    ZOC-1, ZOC-2: the Enemies it leaves attack first, and a faint stops the Move. Then the Push, then the
    arrival; by ruling the Enemies beside the new Space attack instead, before anything else there.
    """
    with at_once(position):
        start = position.place_of(seat)
        assert start is not None
        arriving = position.rulings.get("ZOC-1") == "arriving"
        if not arriving and zone_of_control(position, seat, start, to):
            return False
        go(position, seat, start, to, push)
        if arriving:
            zone_of_control(position, seat, to, to)
        arrive(position, seat, start, to)
        pass_ents(position, seat)
    return position.place_of(seat) is not None


def zone_of_control(position: Position, seat: int, near: Place, to: Place) -> bool:
    """ZOC-1, ZOC-4, BLV-3: every Enemy adjacent to the Space attacks at once; True if the Hero faints.

    On entering the Boss Level with a Push the pushed Enemy attacks too, through the one-way
    Platform. A card may prevent the attacks.
    """
    if passive(position.heroes[seat], "sneak"):
        return False
    attackers = [enemy for enemy in position.enemies() if reaches(position, enemy, near)]
    entering = floor_between(position.map, near, to) == ONE_WAY and near[0] == to[0]
    if entering and to in position.figures and to not in attackers and to in position.enemies():
        attackers.append(to)
    kinds = [position.kind(enemy) for enemy in attackers]
    return bool(attack_heroes(position, {seat: kinds}))


def go(position: Position, seat: int, start: Place, to: Place, push: Place | None) -> None:
    """PSH-1, PSH-4, PSH-5: push the figure in the way (a Hero enters its new Space), then move the Hero."""
    del position.figures[start]
    pushed = position.figures.pop(to, None)
    position.figures[to] = str(seat)
    if push is not None and pushed is not None:
        position.figures[push] = pushed
        if pushed.isdigit():
            happened(position, seat, "pushes")
            enter(position, int(pushed), push, PLACED)


def arrive(position: Position, seat: int, start: Place, to: Place) -> None:
    """LVL-1, BLV-4: the mover enters its Space, unless it has fainted there (ZOC-1, by ruling).

    A Move into the top Row reveals the next Level either way; with the last Hero on the Boss Level
    all other Levels are removed.
    """
    if position.place_of(seat) is not None:
        enter(position, seat, to, MOVE)
    reveal(position, to, MOVE)
    come_in(position, start, to)


def pass_ents(position: Position, seat: int) -> None:
    """Ent: a Hero who Moves next to it, by each step (MOV-3), loses 1 coin, or 1 gem without coins."""
    place = position.place_of(seat)
    if place is None:
        return
    hero = position.heroes[seat]
    for enemy in position.enemies():
        if adjacent(position.map, enemy, place):
            for _ in range(position.kind(enemy).get("near_move_costs", 0)):
                if hero.coins:
                    hero.coins -= 1
                elif hero.gems:
                    hero.gems -= 1


def first_step(position: Position, to: Place, push: Place | None, spaces: int) -> None:
    """MOV-3, MOV-5, SYM-1: the first step of a Move of `spaces` steps; the rest becomes pending."""
    _walk(position, to, push, spaces - 1, ("0",))


def next_step(position: Position, to: Place, push: Place | None) -> None:
    """MOV-3: the next step of a longer Move."""
    _, left, *rest = position.pending.pop()
    _walk(position, to, push, int(left) - 1, tuple(rest))


def _walk(position: Position, to: Place, push: Place | None, left: int, rest: Frame) -> None:
    """MOV-3: one step; a faint ends the Move."""
    if left:
        position.pending.append(("steps", str(left), *rest))
    made = step(position, position.active, to, push)
    if not made:
        position.pending = [frame for frame in position.pending if frame[0] != "steps"]


def why_not_portal(position: Position, to: Place, push: Place | None) -> str:
    """PRT-1, PRT-2, PRT-4: from one portal to another on the same Level, pushing the figure there."""
    start = position.place_of(position.active)
    if start is None:
        return "SPN-2"
    portals = position.map.where(PORTAL)
    if start not in portals or to not in portals or to == start:
        return "PRT-1"
    if level_of(start) != level_of(to):
        return "PRT-1"
    return why_not_push(position, start, to, push)


def through_portal(position: Position, to: Place, push: Place | None) -> None:
    """PRT-2, PRT-4: like a Move, but without attacks by Enemies."""
    start = position.place_of(position.active)
    assert start is not None
    with at_once(position):
        go(position, position.active, start, to, push)
        arrive(position, position.active, start, to)
        pass_ents(position, position.active)
