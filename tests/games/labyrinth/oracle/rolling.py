"""Tests and the Fate Crystal (CRY), lives and death (LIF, DTH), and the walk of the Golem (GOL)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tests.games.labyrinth.oracle.building import CHANCE, Play
from tests.games.labyrinth.oracle.cards import (
    LIVES,
    bonus,
    change,
    golem_cards,
    has,
    number,
    pay,
    uses,
)
from tests.games.labyrinth.oracle.covered import enters
from tests.games.labyrinth.oracle.position import EDGES, KEY_CELL, Position

# --- tests --------------------------------------------------------------------------------------------------------


def rolls(position: Position, seat: str, test: str, attacked: bool = False) -> Play:
    """Two dice, and what is added to them."""
    words = (yield CHANCE, {"roll"}).split()
    return int(words[1]) + int(words[2]) + bonus(position, seat, test, attacked)


def passes_or_uses(
    position: Position, seat: str, moments: tuple[str, ...], used: Collection[str] = ()
) -> Play:
    """Return what is used on a test whose dice are known, the Crystal paid for: "repeat", a use, or "keep" (CRY-2, CMB-9)."""
    own = position.pawns[seat]
    ways = {use for moment in moments for use in uses(position, seat, moment, used)}
    ways |= {"repeat"} if own.crystal and not own.stun else set()
    if not ways:
        return "keep"
    chosen = yield seat, {*ways, "keep"}
    if chosen == "repeat":
        own.crystal = False
    return chosen


def takes_test(position: Position, seat: str, test: str, times: int = 1) -> Play:
    """Roll so often; then the test may be repeated as a whole (CRY-2, CRY-6)."""
    while True:
        sums = list[int]()
        for _ in range(times):
            sums.append((yield from rolls(position, seat, test)))
        chosen = yield from passes_or_uses(position, seat, ("test",))
        if chosen == "keep":
            return sums
        if chosen != "repeat":
            pay(position, seat, chosen)


def golem_test(position: Position, seat: str) -> Play:
    """GOL-16, GOL-20: below 12 the pawn goes to its start space, no more."""
    (total,) = yield from takes_test(position, seat, "golem")
    if total < number(position, "golem-test"):
        position.pawns[seat].at = position.home(seat)


# --- lives --------------------------------------------------------------------------------------------------------


def loses(position: Position, seat: str, lives: int) -> Play:
    """LIF-2, DTH-1 to DTH-8: return whether the character dies."""
    own = position.pawns[seat]
    own.lives -= min(lives, own.lives)
    if own.lives:
        return False
    place, held = beside(position, seat), position.carried[seat]
    belts = [one for one in held if one == "belt" and has(position, seat, "dropped-instead")]
    if belts:
        drops(position, seat, belts[0])
    elif own.keys:
        own.keys -= 1
        count, dropped = position.keys.get(place, [0, 0])
        position.keys[place] = [count + 1, dropped + (position.owner(place) not in ("", seat))]
    elif held:
        yield from drops_one(position, seat)
    own.at, own.lives = position.home(seat), LIVES
    return True


def beside(position: Position, seat: str) -> str:
    """Where things of a character come to lie: never on a start space (DTH-8)."""
    own = position.pawns[seat]
    return KEY_CELL[own.start] if own.at.startswith("S") else own.at


def drops_one(position: Position, seat: str) -> Play:
    """DTH-2: an item of its player's choice."""
    held = position.carried[seat]
    chosen = held[0]
    if len(held) > 1:
        chosen = (yield seat, {f"drop {one}" for one in held}).split()[1]
    drops(position, seat, chosen)


def drops(position: Position, seat: str, item: str) -> None:
    """Leave an item where the character is."""
    position.carried[seat].remove(item)
    position.items.setdefault(beside(position, seat), []).append(item)


# --- the Golem ----------------------------------------------------------------------------------------------------


def golem_moves(position: Position) -> Play:
    """GOL-2 to GOL-5, GOL-23: a card of those left in the deck."""
    among = golem_cards(position)
    card = (yield CHANCE, {f"card {kind}" for kind in among}).split()[1]
    if len(position.out) == 12:  # all of the deck: the discards have become a new one (GOL-27)
        position.out.clear()
    position.out.append(card)
    if card == "centre":
        yield from to_the_centre(position)
    elif card == "stay":
        stays(position)
    else:
        further = 0
        while ways := set(uses(position, position.active, "golem")):
            chosen = yield position.active, {*ways, "keep"}
            if chosen == "keep":
                break
            further += pay(position, position.active, chosen)["steps"]
        steps = int(card) + change(position, "golem-steps") + further
        yield from golem_walks(position, steps)


def to_the_centre(position: Position) -> Play:
    """GOL-5, GOL-21, GOL-26: put on the centre tile; who is there is tested, but not if the Golem was there."""
    there = position.golem == position.centre
    position.golem = position.centre
    position.came = position.by = ""
    if not there:
        yield from meets(position)


def stays(position: Position) -> None:
    """GOL-15, GOL-25: after no step there is no corridor that it came from, but the bar of the turn before holds."""
    if position.by == position.active:
        position.came = position.by = ""


def golem_walks(position: Position, steps: int, by_card: bool = True) -> Play:
    """GOL-9 to GOL-15: not back onto the corridor before, unless there is no other way."""
    back = position.came if position.by not in ("", position.active) else ""
    for step in range(steps):
        ways = dict(golem_ways(position))
        onward = {name: to for name, to in ways.items() if to != back} or ways
        if not onward:
            if step == 0:
                stays(position)
            return
        chosen = yield position.active, {f"step golem {name}" for name in onward}
        back, to = position.golem, onward[chosen.split()[2]]
        position.golem = yield from enters(position, position.active, back, to)
        position.came, position.by = (back, position.active) if by_card else ("", "")
        yield from meets(position)


def golem_ways(position: Position) -> Iterator[tuple[str, str]]:
    """Where the Golem can go: never onto a start space (GOL-13)."""
    for edge, name in enumerate(EDGES):
        to = position.beyond(position.golem, edge)
        if to and not to.startswith("S"):
            yield name, to


def meets(position: Position) -> Play:
    """GOL-17, GOL-18: who is there takes the Golem test, clockwise from the active player."""
    seats = position.clockwise(position.active)
    for seat in [one for one in seats if position.pawns[one].at == position.golem]:
        yield from golem_test(position, seat)
