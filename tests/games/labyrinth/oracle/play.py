"""What an activity sets off, as a conversation: who decides among what is yielded, and what was decided is sent back.

Exploring in its order (EXP-1), tests and the Fate Crystal (CRY), combat and free combat (CMB, FRE), pushes off the
centre (PSH), death (DTH), and the walk of the Golem (GOL). Chance is asked for a kind of outcome only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.labyrinth.oracle.activities import picked_up
from tests.games.labyrinth.oracle.building import CHANCE, Beyond, builds, ends
from tests.games.labyrinth.oracle.position import EDGES, KEY_CELL, Position

TRAPS = Path(__file__).resolve().parents[4] / "content" / "labyrinth" / "traps.toml"
LIVES = 4

Asked = tuple[str, set[str]]
"""Who decides, and among what; of chance, the first word of what can come."""
Play = Generator[Asked, str, Any]


@cache
def table() -> dict[str, dict[str, Any]]:
    """The Labyrinth Table."""
    return tomllib.loads(TRAPS.read_text("utf-8"))


def do(position: Position, action: str) -> Play:
    """Play an activity to its end."""
    seat, words = position.active, action.split()
    own = position.pawns[seat]
    match words:
        case ["move", "golem"]:
            position.left -= 1
            position.used.add("golem")
            yield from golem_moves(position)
        case ["move", edge]:
            position.left -= 1
            frm = own.at
            own.at = position.beyond(frm, EDGES.index(edge))
            yield from explores(position, seat, sets_out=frm.startswith("S"))
        case ["jump", letter]:
            position.left -= 1
            yield from jumps(position, seat, f"{own.at[:2]}{letter}")
        case ["safe", "jump", letter]:
            position.left -= 2
            own.at = f"{own.at[:2]}{letter}"
            yield from explores(position, seat)
        case ["attack", other]:
            position.left -= 1
            yield from fights(position, seat, other)
        case ["rest"]:
            position.left -= 1
            own.stun -= 1
        case ["activate", "crystal"]:
            position.left -= 2
            own.crystal = True
        case ["set", "trap", place]:
            position.left -= 1
            position.traps[place] = "?"
        case ["build"]:
            yield from builds(position)
        case ["end"]:
            ends(position)
            seat = position.active  # END-5: alone there when its turn begins, it wins
        case ["take", "key"]:
            takes_key(position, seat)
        case ["take", item]:
            takes_item(position, seat, item)
        case _:
            raise Beyond(action)
    keys = position.pawns[seat].keys
    alone = not position.others_on(position.centre, seat)
    if position.pawns[seat].at == position.centre and keys and alone:
        position.won = seat


# --- tests --------------------------------------------------------------------------------------------------------


def takes_test(position: Position, seat: str, rolls: int) -> Play:
    """Roll so often; then the test may be repeated as a whole with an active Crystal (CRY-2, CRY-6)."""
    own = position.pawns[seat]
    while True:
        sums = []
        for _ in range(rolls):
            words = (yield CHANCE, {"roll"}).split()
            sums.append(int(words[1]) + int(words[2]))
        if not own.crystal or own.stun:
            return sums
        if (yield seat, {"repeat", "keep"}) == "keep":
            return sums
        own.crystal = False


def golem_test(position: Position, seat: str) -> Play:
    """GOL-16, GOL-20: below 12 the pawn goes to its start space, no more."""
    (total,) = yield from takes_test(position, seat, 1)
    if total < 12:
        position.pawns[seat].at = position.home(seat)


# --- moving -------------------------------------------------------------------------------------------------------


def jumps(position: Position, seat: str, to: str) -> Play:
    """BRG-2 to BRG-11: a risky jump."""
    own = position.pawns[seat]
    frm = own.at
    (total,) = yield from takes_test(position, seat, 1)
    if total >= 8:
        own.at = to
        yield from explores(position, seat)
        return
    down = position.is_on_top(frm, to)
    if down:
        own.at = to
    dead = yield from loses(position, seat, 2)
    own.stun += 1
    if not dead:
        yield from explores(position, seat, combat=down)


def explores(
    position: Position, seat: str, sets_out: bool = False, combat: bool = True, picks: bool = True
) -> Play:
    """EXP-1: the Golem, the trap, the others, the things; EXP-7: no further once the character has gone."""
    own = position.pawns[seat]
    here = own.at
    if position.golem == here:
        yield from golem_test(position, seat)
        if own.at != here:
            return
    if here in position.traps and not sets_out:
        yield from trap_test(position, seat)
        if own.at != here:
            return
    if combat:
        yield from free_combat(position, seat)
        if own.at != here:
            return
    if picks and seat == position.active and not own.stun:
        yield from picks_up(position, seat)


def trap_test(position: Position, seat: str) -> Play:
    """TRP-8 to TRP-17: each roll below the difficulty brings the effects of the table."""
    own = position.pawns[seat]
    if position.traps[own.at] == "?":
        position.traps[own.at] = (yield CHANCE, {"turn"}).split()[2]
    trap = table()[position.traps[own.at]]
    sums = yield from takes_test(position, seat, trap["rolls"])
    failed = sum(total < trap["difficulty"] for total in sums)
    if not failed:
        return
    kinds = [loss["loss"] for loss in trap["failed"]] if "failed" in trap else []
    if not {"lives", "stun", "crystal", "start"}.issuperset(kinds):
        raise Beyond(kinds)
    for loss in trap.get("failed", ()):
        match loss["loss"]:
            case "lives":
                if (yield from loses(position, seat, failed * loss["lives"])) and len(kinds) > 1:
                    raise Beyond("more befalls a dead character")
            case "stun":
                own.stun += failed * loss["stun"]
            case "crystal":
                own.crystal = False
            case "start":
                own.at = position.home(seat)


def picks_up(position: Position, seat: str) -> Play:
    """EXP-6, KEY-3: keys and items, until nothing is left or the player leaves it."""
    while found := set(picked_up(position, seat)):
        chosen = yield seat, {*found, "leave"}
        if chosen == "leave":
            return
        if chosen == "take key":
            takes_key(position, seat)
        elif chosen.startswith("take"):
            takes_item(position, seat, chosen.split()[1])
        else:
            raise Beyond(chosen)


def takes_key(position: Position, seat: str) -> None:
    """KEY-4 to KEY-6: from the own key tile only what others dropped there."""
    own = position.pawns[seat]
    count, dropped = position.keys.pop(own.at)
    own.keys += 1
    at_home = own.at == KEY_CELL[own.start]
    left = [count - 1, dropped - 1 if at_home or dropped > count - 1 else dropped]
    if left[0]:
        position.keys[own.at] = left


def takes_item(position: Position, seat: str, item: str) -> None:
    """ITM-1: an item is carried from then on."""
    at = position.pawns[seat].at
    position.items[at].remove(item)
    position.carried[seat].append(item)


# --- lives --------------------------------------------------------------------------------------------------------


def loses(position: Position, seat: str, lives: int) -> Play:
    """LIF-2, DTH-1 to DTH-8: return whether the character dies."""
    own = position.pawns[seat]
    own.lives -= min(lives, own.lives)
    if own.lives:
        return False
    place = KEY_CELL[own.start] if own.at.startswith("S") else own.at
    if own.keys:
        own.keys -= 1
        count, dropped = position.keys.get(place, [0, 0])
        position.keys[place] = [count + 1, dropped + (position.owner(place) not in ("", seat))]
    elif position.carried[seat]:
        raise Beyond("it drops an item")
    own.at, own.lives = position.home(seat), LIVES
    return True
    yield


# --- combat -------------------------------------------------------------------------------------------------------


def fights(position: Position, one: str, two: str) -> Play:
    """CMB-3 to CMB-12, STN-3: both roll until one is higher; the loser loses a life, and is pushed off the centre."""
    here = position.pawns[one].at
    if position.pawns[two].stun:
        winner, loser = one, two
    else:
        while True:
            sums = yield from combat_round(position, one, two)
            if sums[0] != sums[1]:
                break
        winner, loser = (one, two) if sums[0] > sums[1] else (two, one)
    dead = yield from loses(position, loser, 1)
    if here == position.centre and not dead:
        yield from pushes(position, winner, loser)


def combat_round(position: Position, one: str, two: str) -> Play:
    """CMB-7, CMB-8: both roll, then they repeat by turns until both pass one after the other."""
    sides, sums = (one, two), []
    for _ in sides:
        words = (yield CHANCE, {"roll"}).split()
        sums.append(int(words[1]) + int(words[2]))
    turn = passed = 0
    while passed < 2:
        own = position.pawns[sides[turn]]
        if own.crystal and (yield sides[turn], {"repeat", "keep"}) == "repeat":
            own.crystal = False
            words = (yield CHANCE, {"roll"}).split()
            sums[turn] = int(words[1]) + int(words[2])
            passed = 0
        else:
            passed += 1
        turn = 1 - turn
    return sums


def pushes(position: Position, winner: str, loser: str) -> Play:
    """PSH-1 to PSH-6: one step from the centre tile onto a built tile, and exploring there without picking up."""
    pawn = position.pawns[loser]
    ways = {
        f"push {name}": beyond
        for edge, name in enumerate(EDGES)
        if (beyond := position.beyond(pawn.at, edge)) and not beyond.startswith("S")
    }
    if ways:
        pawn.at = ways[(yield winner, set(ways))]
        yield from explores(position, loser, picks=False)


def free_combat(position: Position, seat: str) -> Play:
    """FRE-2 to FRE-11: who came chooses first; then those left alone may attack it."""
    own = position.pawns[seat]
    here = own.at
    fought: list[str] = []
    while not own.stun and own.at == here:
        free = [other for other in position.others_on(here, seat) if other not in fought]
        if not free:
            break
        chosen = yield seat, {*(f"fight {other}" for other in free), "stop"}
        if chosen == "stop":
            break
        fought.append(chosen.split()[1])
        yield from fights(position, seat, fought[-1])
    if own.at != here:
        return
    willing = []
    for other in position.others_on(here, seat):
        if other in fought or position.pawns[other].stun:
            continue
        if (yield other, {"answer yes", "answer no"}) == "answer yes":
            willing.append(other)
    while willing and own.at == here:
        first = willing[0]
        if len(willing) > 1:
            first = (yield CHANCE, {"lot"}).split()[-1]
        willing.remove(first)
        yield from fights(position, first, seat)


# --- the Golem ----------------------------------------------------------------------------------------------------


def golem_moves(position: Position) -> Play:
    """GOL-2 to GOL-18: a card, then step by step; each corridor on the way has its tests."""
    card = (yield CHANCE, {"card"}).split()[1]
    if card == "centre":
        there = position.golem == position.centre
        position.golem = position.centre
        position.came = position.by = ""
        if not there:
            yield from meets(position)
    elif card == "stay":
        if position.by == position.active:
            position.came = position.by = ""
    else:
        yield from golem_walks(position, int(card))


def golem_walks(position: Position, steps: int) -> Play:
    """GOL-9 to GOL-15: not back onto the corridor before, unless there is no other way."""
    back = position.came if position.by not in ("", position.active) else ""
    for number in range(steps):
        ways = dict(_golem_ways(position))
        onward = {name: to for name, to in ways.items() if to != back} or ways
        if not onward:
            if number == 0 and position.by == position.active:
                position.came = position.by = ""
            return
        chosen = yield position.active, {f"step golem {name}" for name in onward}
        back, position.golem = position.golem, onward[chosen.split()[2]]
        position.came, position.by = back, position.active
        yield from meets(position)


def _golem_ways(position: Position) -> Iterator[tuple[str, str]]:
    for edge, name in enumerate(EDGES):
        to = position.beyond(position.golem, edge)
        if to and not to.startswith("S"):
            yield name, to


def meets(position: Position) -> Play:
    """GOL-17, GOL-18: who is there takes the Golem test, clockwise from the active player."""
    met = [
        seat
        for seat in position.clockwise(position.active)
        if position.pawns[seat].at == position.golem
    ]
    for seat in met:
        yield from golem_test(position, seat)
