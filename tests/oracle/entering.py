"""Effects of entering a Space (MAP-5, MAP-8, BOS-16, LVL-1, LVL-6)."""

from __future__ import annotations

from tests.oracle import facts
from tests.oracle.drawing import ICON, TRAP
from tests.oracle.gains import gain_coins, gain_gems, happened, passive
from tests.oracle.position import Place, Position
from tests.oracle.wounds import suffer

MOVE, PLACED, FALL = "move", "placed", "fall"
"""How a Hero enters a Space: by its own Move; by being pushed, spawned or put; by landing."""


def enter(position: Position, seat: int, place: Place, how: str) -> bool:
    """MAP-5, MAP-8, BOS-16: apply the effects of entering a Space. True if the Hero faints."""
    take_what_lies(position, seat, place, how)
    take_icon(position, seat, place)
    if place in traps(position):
        caught_by_trap(position, seat)
    if how != MOVE:
        reveal(position, place, how)
    return position.place_of(seat) is None


def traps(position: Position) -> set[Place]:
    """MAP-5: the Trap Spaces."""
    return set(position.map.where(TRAP))


def caught_by_trap(position: Position, seat: int) -> bool:
    """MAP-5: deal 1 Wound; a card may prevent it, an event may raise it. True if the Hero faints."""
    if passive(position.heroes[seat], "trap"):
        return False
    wounds = 1 + facts.event(position.event).get("trap_wounds", 0)
    fainted = suffer(position, seat, wounds)
    happened(position, seat, "springs")
    return fainted


def take_what_lies(position: Position, seat: int, place: Place, how: str) -> None:
    """MAP-8: take the coin or gem on the Space, however the Hero came; by ruling only by a Move."""
    if position.rulings.get("MAP-8") == "moves" and how != MOVE:
        return
    match position.lying.pop(place, ""):
        case "c":
            gain_coins(position, seat, 1)
        case "g":
            gain_gems(position, seat, 1)


def take_icon(position: Position, seat: int, place: Place) -> None:
    """BOS-5, BOS-16: a special icon gives the Boss's token."""
    if position.map.features.get(place) == ICON:
        gain_token(position, seat, str(facts.boss(position.boss)["icon_token"]))


def gain_token(position: Position, seat: int, token: str) -> None:
    """BOS-9, BOS-14: a Hero who has the token suffers 1 Wound instead; if none is left, nothing happens."""
    hero = position.heroes[seat]
    given = sum(other.tokens.count(token) for other in position.heroes.values())
    if token in hero.tokens:
        suffer(position, seat, 1)
    elif given < facts.boss(position.boss)["tokens"][token]["count"]:
        hero.tokens.append(token)


def reveal(position: Position, place: Place, how: str) -> None:
    """LVL-1, LVL-6: a Move into the top Row of the highest revealed Level reveals the next.

    By ruling any way of entering does.
    """
    if how != MOVE and position.rulings.get("LVL-6") != "enters":
        return
    next_level = (position.map.highest - 1) // facts.TILE_HEIGHT + 2
    frame = ("reveal", str(next_level), "0")
    top = place[1] == position.map.highest
    if top and next_level <= position.levels and frame not in position.pending:
        position.pending.append(frame)
