"""Which activities the active player has when nothing is pending, but for those of cards (ACT-5 to ACT-12)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.labyrinth.oracle.position import EDGES, KEY_CELL, Position

HAND = 2
"""Most items of a character (ITM-2)."""


def activities(position: Position, called: int) -> set[str]:
    """All of them in notation; `called` events have been called so far."""
    return set(_activities(position, called))


def _activities(position: Position, called: int) -> Iterator[str]:
    own, left = position.pawns[position.active], position.left
    yield "end"
    if own.stun:
        yield from ["rest"] * (left > 0)
        return
    if own.at == position.home(position.active):
        if left and position.golem == KEY_CELL[own.start]:
            yield "move golem"
        elif left:
            yield from _moves(position)
        return
    yield from picked_up(position, position.active)
    if left:
        yield from _for_one(position, called)
    if left > 1:
        yield from (f"safe jump {corridor[2]}" for corridor in position.jumps(own.at))
        if not own.crystal:
            yield "activate crystal"


def _for_one(position: Position, called: int) -> Iterator[str]:
    own = position.pawns[position.active]
    yield from _moves(position)
    yield from (f"jump {corridor[2]}" for corridor in position.jumps(own.at))
    yield from (f"attack {other}" for other in position.others_on(own.at, position.active))
    if "..." in position.drawn.values():
        yield "build"
    for place in position.places():
        taken = place == position.centre or place in position.traps
        if not taken and not position.others_on(place, position.active):
            yield f"set trap {place}"
    if "golem" not in position.used:
        yield "move golem"
    if "event" not in position.used and called < 12:
        yield "call event"


def _moves(position: Position) -> Iterator[str]:
    at = position.pawns[position.active].at
    for edge, name in enumerate(EDGES):
        beyond = position.beyond(at, edge)
        if beyond and (not beyond.startswith("S") or beyond == position.home(position.active)):
            yield f"move {name}"


def picked_up(position: Position, seat: str) -> Iterator[str]:
    """What a character may pick up where it stands (KEY-1 to KEY-7, ITM-2 to ITM-8)."""
    own = position.pawns[seat]
    count, dropped = position.keys.get(own.at, [0, 0])
    if dropped if own.at == KEY_CELL[own.start] else count:
        yield "take key"
    for item in dict.fromkeys(position.items.get(own.at, ())):
        if len(position.carried[seat]) < HAND:
            yield f"take {item}"
        else:
            free = (one for one in position.carried[seat] if one not in position.used)
            yield from (f"swap {down} {item}" for down in free)
