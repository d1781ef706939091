"""What abilities, items and events can be aimed at: each answer in notation, from the words of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.games.labyrinth.oracle.building import cells_to_lay, different, in_the_pool
from tests.games.labyrinth.oracle.cards import LIVES, content, hand, tiles_apart, usable
from tests.games.labyrinth.oracle.maze import OPEN, cut_off, hangs_together, where
from tests.games.labyrinth.oracle.position import EDGES, Position
from tests.games.labyrinth.oracle.rolling import golem_ways

Effect = dict[str, Any]


def can_use(position: Position, seat: str, name: str) -> bool:
    """Whether a use would do anything, so that it can be chosen in the own turn."""
    return aims(position, seat, usable(position, seat)[name]["effect"]) is not None


def aims(position: Position, seat: str, effect: Effect) -> set[str] | None:
    """What an effect can be aimed at now: nothing if it has no aim, None if it can do nothing."""
    match effect["effect"]:
        case "heal":
            return set() if position.pawns[seat].lives < LIVES else None
        case "move-golem":
            return set() if any(golem_ways(position)) else None
        case "golem-strikes":
            reached = within(position, position.golem, effect["steps"])
            struck = (one for one in others(position, seat) if position.pawns[one].at in reached)
            return set() if any(struck) else None
        case "quench-crystals":
            return (
                set()
                if any(position.pawns[one].crystal for one in others(position, seat))
                else None
            )
        case "look-at-golem":
            return set()
        case "look-at-tile":
            return set() if in_the_pool(position) else None
        case "lay-token" if effect.get("place") != "anywhere":
            return set() if own_place_for_token(position, seat) else None
    return set(_choices(position, seat, effect)) or None


def _choices(position: Position, seat: str, effect: Effect) -> Iterator[str]:
    at, tiles = position.pawns[seat].at, effect.get("tiles", 0)
    match effect["effect"]:
        case "step":
            yield from (f"move {name}" for name, _ in position.ways(at, seat))
        case "jump":
            yield from (f"safe jump {corridor[2]}" for corridor in position.jumps(at))
        case "reveal-trap":
            hidden = (place for place, kind in position.traps.items() if kind == "?")
            yield from (f"at {one}" for one in hidden if tiles_apart(at, one) <= tiles)
        case "move-trap":
            near = (one for one in position.traps if tiles_apart(at, one) <= tiles)
            yield from (f"at {one}" for one in near if any(trap_steps(position, seat, one)))
        case "set-traps":
            yield from (f"at {place}" for place in free_of_traps(position, seat))
        case "turn-tile":
            yield from turns(position, near_cells(at, tiles))
        case "demolish-tile":
            yield from demolished(position, near_cells(at, tiles))
        case "swap-tiles":
            yield from exchanges(position, near_cells(at, tiles))
        case "lay-hidden":
            if in_the_pool(position) and tokens_left(position, position.who[seat]):
                yield from (f"cell {cell}" for cell in cells_to_lay(position))
        case "lay-token":
            whose = position.who[seat]
            if tokens_left(position, whose):
                yield from (f"at {one}" for one in places_for_token(position, seat, whose))
        case "go-to-token":
            own = (one for one, whose in position.tokens if whose == position.who[seat])
            yield from (f"at {one}" for one in own if one != at)
        case "swap-places":
            for other in others(position, seat):
                if may_swap(position, seat, other, tiles):
                    yield f"name {other}"
        case "take-item":
            if len(position.carried[seat]) < hand(position, seat):
                for place in within(position, at, effect["steps"]):
                    yield from (f"choose {item}" for item in position.items.get(place, ()))
        case "change-item":
            if items_left(position):
                yield from (f"choose {item}" for item in position.carried[seat])
        case other:
            raise AssertionError(other)


def others(position: Position, seat: str) -> list[str]:
    """The other characters, clockwise."""
    return [one for one in position.clockwise(position.active) if one != seat]


def within(position: Position, place: str, steps: int) -> set[str]:
    """The places at most so many steps away, along corridors that are open on both sides (MOV-2)."""
    found = {place}
    for _ in range(steps):
        found |= {position.beyond(one, edge) for one in found for edge in range(len(EDGES))} - {""}
    return found


def may_swap(position: Position, seat: str, other: str, tiles: int) -> bool:
    """Whether two characters can change places: neither on the centre tile or a start space."""
    one, two = position.pawns[seat].at, position.pawns[other].at
    if position.centre in (one, two) or one[0] == "S" or two[0] == "S":
        return False
    return tiles_apart(one, two) <= tiles


# --- traps, tokens and items --------------------------------------------------------------------------------------


def free_of_traps(position: Position, seat: str) -> Iterator[str]:
    """The corridors that a trap can be laid on (TRP-2 to TRP-4)."""
    for place in position.places():
        taken = place == position.centre or place in position.traps
        if not taken and not position.others_on(place, seat):
            yield place


def trap_steps(position: Position, seat: str, place: str) -> set[str]:
    """Where a trap can be moved to by a step."""
    return within(position, place, 1) & set(free_of_traps(position, seat))


def tokens_left(position: Position, whose: str) -> int:
    """How many ability tokens of a character are not on the board."""
    laid = sum(one == whose for _, one in position.tokens)
    count: int = content("characters")[whose]["tokens"]["count"]
    return count - laid


def own_place_for_token(position: Position, seat: str) -> bool:
    """Whether a character can lay a token where it stands: not on the centre tile, and one of its tokens at most."""
    at, whose = position.pawns[seat].at, position.who[seat]
    free = at != position.centre and (at, whose) not in position.tokens
    return free and tokens_left(position, whose) > 0


def places_for_token(position: Position, seat: str, whose: str) -> Iterator[str]:
    """The corridors where no other character stands, but the centre tile; one token of a character at most."""
    for place in position.places():
        taken = place == position.centre or (place, whose) in position.tokens
        if not taken and not position.others_on(place, seat):
            yield place


def items_left(position: Position) -> set[str]:
    """The items that lie in their pool."""
    held = {item for each in position.carried.values() for item in each}
    return set(content("items")) - held - {i for each in position.items.values() for i in each}


# --- tiles --------------------------------------------------------------------------------------------------------


def near_cells(at: str, tiles: int) -> list[str]:
    """The cells at most so many tiles away."""
    return [cell for cell in where() if tiles_apart(at, cell) <= tiles]


def is_ordinary(position: Position, cell: str) -> bool:
    """Whether an ordinary tile lies face up on a cell (TIL-15); what lies face down stays (TIL-8, CHR-9)."""
    sign = position.drawn[cell]
    return sign not in OPEN and not sign.startswith("K")


def has_pawn(position: Position, cell: str) -> bool:
    """Whether a pawn stands on a tile, the Golem's as well (TIL-18)."""
    return cell in {position.golem[:2], *(own.at[:2] for own in position.pawns.values())}


def has_key(position: Position, cell: str) -> bool:
    """Whether a key lies on a tile (TIL-17)."""
    return cell in {place[:2] for place in position.keys}


def demolished(position: Position, cells: list[str]) -> Iterator[str]:
    """TIL-15 to TIL-18: the tiles that can be removed; TIL-20 never forbids it, as an empty cell is open."""
    for cell in cells:
        free = not has_pawn(position, cell) and not has_key(position, cell)
        if is_ordinary(position, cell) and free:
            yield f"cell {cell}"


def turns(position: Position, cells: list[str]) -> Iterator[str]:
    """TIL-20: each other way in which a tile without pawns can lie."""
    for cell in cells:
        sign = position.drawn[cell]
        if not is_ordinary(position, cell) or has_pawn(position, cell):
            continue
        now = (cell, int(sign[2]))
        ways = different(sign[:2], {(cell, turning) for turning in range(6)})
        same = next(way for way in ways if len(different(sign[:2], {way, now})) == 1)
        for _, turning in ways - {same}:
            if keeps_ways(position, {**position.drawn, cell: f"{sign[:2]}{turning}"}):
                yield f"turn {cell} {turning}"


def exchanges(position: Position, cells: list[str]) -> Iterator[str]:
    """TIL-20: each pair of tiles without pawns and keys that can change places."""
    drawn = position.drawn
    free = [
        cell
        for cell in cells
        if is_ordinary(position, cell)
        and not has_pawn(position, cell)
        and not has_key(position, cell)
    ]
    for one, two in combinations(free, 2):
        if keeps_ways(position, {**drawn, one: drawn[two], two: drawn[one]}):
            yield f"exchange {one} {two}"


def keeps_ways(position: Position, drawn: dict[str, str]) -> bool:
    """TIL-6, TIL-20: the key tiles keep a way to the centre tile, and so does the corridor of a pawn that has one."""
    if cut_off(drawn):
        return False
    pawns = [position.golem, *(own.at for own in position.pawns.values())]
    stand = {
        (at[:2], position.corridors(at[:2]).index(at)) for at in pawns if not at.startswith("S")
    }
    return stand & hangs_together(position.drawn) <= hangs_together(drawn)
