"""Which activities the active player has when nothing is pending (ACT-5 to ACT-12)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.labyrinth.oracle.abilities import can_use
from tests.games.labyrinth.oracle.cards import (
    events_left,
    hand,
    is_barred,
    is_free_start,
    is_sanctuary,
    number,
    uses,
)
from tests.games.labyrinth.oracle.position import KEY_CELL, Position


def activities(position: Position) -> set[str]:
    """All of them in notation."""
    return set(_activities(position))


def _activities(position: Position) -> Iterator[str]:
    own, left = position.pawns[position.active], position.left
    yield "end"
    if own.stun:
        yield from ["rest"] * (left > 0)
        return
    if own.at == position.home(position.active):
        if left and position.golem == KEY_CELL[own.start]:
            yield "move golem"
        elif (left or is_free_start(position, position.active)) and position.golem != KEY_CELL[
            own.start
        ]:
            yield from _moves(position)
        return
    yield from picked_up(position, position.active)
    for use in uses(position, position.active, "turn"):
        if can_use(position, position.active, use.split()[1]):
            yield use
    if left:
        yield from _for_one(position)
    if left >= number(position, "safe-jump"):
        yield from (f"safe jump {corridor[2]}" for corridor in position.jumps(own.at))
    if left >= number(position, "activate-crystal") and not own.crystal:
        yield "activate crystal"


def _for_one(position: Position) -> Iterator[str]:
    own = position.pawns[position.active]
    yield from _moves(position)
    if not is_barred(position, "risky-jump"):
        yield from (f"jump {corridor[2]}" for corridor in position.jumps(own.at))
    if not is_barred(position, "attack") and not is_sanctuary(position, own.at):
        yield from (f"attack {other}" for other in position.others_on(own.at, position.active))
    if "..." in position.drawn.values():
        yield "build"
    for place in position.places():
        taken = place == position.centre or place in position.traps
        if not taken and not position.others_on(place, position.active):
            yield f"set trap {place}"
    if "golem" not in position.used:
        yield "move golem"
    if "event" not in position.used and events_left(position):
        yield "call event"


def _moves(position: Position) -> Iterator[str]:
    at = position.pawns[position.active].at
    yield from (f"move {name}" for name, _ in position.ways(at, position.active))


def picked_up(position: Position, seat: str) -> Iterator[str]:
    """What a character may pick up where it stands (KEY-1 to KEY-7, ITM-2 to ITM-8)."""
    own = position.pawns[seat]
    count, dropped = position.keys.get(own.at, [0, 0])
    if dropped if own.at == KEY_CELL[own.start] else count:
        yield "take key"
    for item in dict.fromkeys(position.items.get(own.at, ())):
        if len(position.carried[seat]) < hand(position, seat):
            yield f"take {item}"
        else:
            free = (one for one in position.carried[seat] if one not in position.used)
            yield from (f"swap {down} {item}" for down in free)
