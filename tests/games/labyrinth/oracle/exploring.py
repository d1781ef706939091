"""Exploring in its order (EXP-1), tokens, traps, free combat (FRE), combat (CMB), pushes off the centre (PSH)."""

from __future__ import annotations

from tests.games.labyrinth.oracle.activities import picked_up
from tests.games.labyrinth.oracle.building import CHANCE, Play
from tests.games.labyrinth.oracle.cards import (
    LIVES,
    change,
    content,
    has,
    is_sanctuary,
    number,
    pay,
    token,
    uses,
)
from tests.games.labyrinth.oracle.covered import enters
from tests.games.labyrinth.oracle.position import KEY_CELL, Position
from tests.games.labyrinth.oracle.rolling import (
    drops_one,
    golem_test,
    loses,
    passes_or_uses,
    rolls,
    takes_test,
)


def explores(
    position: Position,
    seat: str,
    frm: str,
    sets_out: bool = False,
    combat: bool = True,
    picks: bool = True,
) -> Play:
    """EXP-1: the Golem, tokens, the trap, the others, the things; EXP-7: no further once the character has gone.

    `frm`: where it came from by a way, "" if it did not.
    """
    own = position.pawns[seat]
    own.arrivals += 1
    here, arrival = own.at, own.arrivals

    def stays() -> bool:
        return (own.at, own.arrivals) == (here, arrival)

    if position.golem == here:
        yield from golem_test(position, seat)
    if stays():
        yield from meets_tokens(position, seat, frm)
    if stays() and here in position.traps and not sets_out:
        yield from trap_test(position, seat, frm)
    if stays() and combat:
        yield from free_combat(position, seat)
    if stays() and picks and seat == position.active and not own.stun:
        yield from picks_up(position, seat)


# --- tokens -------------------------------------------------------------------------------------------------------


def meets_tokens(position: Position, seat: str, frm: str) -> Play:
    """EXP-3, EXP-9: each token takes effect once in an activity, in the order the active player chooses."""
    own = position.pawns[seat]
    here, arrival = own.at, own.arrivals
    while (own.at, own.arrivals) == (here, arrival):
        left = {
            w
            for at, w in position.tokens
            if at == here and acts_on(position, seat, w) and (seat, at, w) not in position.acted
        }
        if not left:
            return
        whose = min(left)
        if len(left) > 1:
            whose = (yield position.active, {f"token {one}" for one in left}).split()[1]
        position.acted.add((seat, here, whose))
        yield from token_acts(position, seat, whose, frm)


def acts_on(position: Position, seat: str, whose: str) -> bool:
    """Whether a token is meant for a character, and does anything."""
    whom = content("characters")[whose]["tokens"].get("whom", "others")
    meant = whom == "all" or (whom == "owner") == (position.who[seat] == whose)
    return meant and token(whose)["effect"] not in ("bars-fights", "mark")


def token_acts(position: Position, seat: str, whose: str, frm: str) -> Play:
    """What a token does; it goes back to its owner if its card says so (CHR-4)."""
    own, effect = position.pawns[seat], token(whose)
    if content("characters")[whose]["tokens"].get("returns"):
        position.tokens.remove((own.at, whose))
    match effect["effect"]:
        case "takes-lives":
            yield from loses(position, seat, effect["lives"])
        case "stuns":
            own.stun += effect["stun"]
        case "sends-back":
            (total,) = yield from takes_test(position, seat, "token")
            if total < effect["sum"] and frm:
                own.at = frm
        case "gate":
            gates = {f"at {at}" for at, w in position.tokens if w == whose and at != own.at}
            if gates and (chosen := (yield seat, {*gates, "decline"})) != "decline":
                own.at = chosen.split()[1]
                yield from explores(position, seat, "")


# --- traps --------------------------------------------------------------------------------------------------------


def trap_test(position: Position, seat: str, frm: str) -> Play:
    """TRP-8 to TRP-17: each roll below the difficulty brings the losses of the table."""
    own = position.pawns[seat]
    here = own.at
    if ways := set(uses(position, seat, "trap")):
        chosen = yield seat, {*ways, "keep"}
        if chosen != "keep":
            pay(position, seat, chosen)
            return
    if position.traps[here] == "?":
        position.traps[here] = (yield CHANCE, {"turn"}).split()[2]
    kind = position.traps[here]
    trap = content("traps")[kind]
    immune, fewer = has(position, seat, "immune-to"), has(position, seat, "fewer-rolls")
    if immune and immune["trap"] == kind:
        return
    times = max(1, trap["rolls"] - (fewer["rolls"] if fewer else 0))
    sums = yield from takes_test(position, seat, "trap", times)
    needed = trap["difficulty"] + change(position, "trap-difficulty")
    for _ in range(sum(total < needed for total in sums)):
        for loss in trap.get("failed", ()):
            if own.at == here:
                yield from befalls(position, seat, loss, frm)


def befalls(position: Position, seat: str, loss: dict[str, object], frm: str) -> Play:
    """TRP-11: one loss of the table."""
    own = position.pawns[seat]
    many = int(str(loss.get(str(loss["loss"]), 0)))
    match loss["loss"]:
        case "lives":
            yield from loses(position, seat, many)
        case "stun":
            own.stun += many
        case "actions":
            position.left -= min(many, position.left) * (seat == position.active)
        case "crystal":
            own.crystal = False
        case "drop":
            if position.carried[seat]:
                yield from drops_one(position, seat)
        case "back":
            own.at = frm or own.at
        case "start":
            own.at = position.home(seat)


# --- things -------------------------------------------------------------------------------------------------------


def picks_up(position: Position, seat: str) -> Play:
    """EXP-6, KEY-3: keys and items, until nothing is left or the player leaves it."""
    while found := set(picked_up(position, seat)):
        chosen = yield seat, {*found, "leave"}
        if chosen == "leave":
            return
        takes(position, seat, chosen)


def takes(position: Position, seat: str, chosen: str) -> None:
    """KEY-1, ITM-1, ITM-4: a key or an item is carried from then on; ITM-6: what is laid down, once in a turn."""
    match chosen.split():
        case ["take", "key"]:
            takes_key(position, seat)
        case ["swap", down, item]:
            position.carried[seat].remove(down)
            takes_item(position, seat, item)
            position.items.setdefault(position.pawns[seat].at, []).append(down)
            position.used.add(down)
        case ["take", item]:
            takes_item(position, seat, item)


def takes_key(position: Position, seat: str) -> None:
    """KEY-4 to KEY-6: from a player's key tile, that player takes only what others dropped there."""
    own = position.pawns[seat]
    count, dropped = position.keys.pop(own.at)
    own.keys += 1
    at_home = own.at == KEY_CELL[own.start]
    left = [count - 1, dropped - 1 if at_home or dropped > count - 1 else dropped]
    if left[0]:
        position.keys[own.at] = left


def takes_item(position: Position, seat: str, item: str) -> None:
    """ITM-1: an item is carried from then on."""
    position.items[position.pawns[seat].at].remove(item)
    position.carried[seat].append(item)


# --- combat -------------------------------------------------------------------------------------------------------


def fights(position: Position, one: str, two: str) -> Play:
    """CMB-3 to CMB-12, STN-3: both roll until one is higher; the loser loses a life, and is pushed off the centre."""
    here, used = position.pawns[one].at, set[str]()
    if position.pawns[two].stun:
        winner, loser = one, two
    else:
        added = [0, 0]
        while True:
            sums = yield from combat_round(position, (one, two), added, used)
            if sums[0] != sums[1]:
                break
        winner, loser = (one, two) if sums[0] > sums[1] else (two, one)
    healing = has(position, winner, "win-heals")
    if healing:
        own = position.pawns[winner]
        own.lives = min(LIVES, own.lives + healing["lives"])
    more = yield from wounds_more(position, winner, used)
    dead = yield from loses(position, loser, number(position, "combat-loss") + more)
    if here == position.centre and not dead:
        yield from pushes(position, winner, loser)


def combat_round(
    position: Position, sides: tuple[str, str], added: list[int], used: set[str]
) -> Play:
    """CMB-7, CMB-8, CMB-9: both roll, then they repeat or add by turns until both pass one after the other."""
    sums = list[int]()
    for seat in sides:
        sums.append((yield from rolls(position, seat, "combat", seat == sides[1])))
    turn = passed = 0
    while passed < 2:
        seat = sides[turn]
        chosen = yield from passes_or_uses(position, seat, ("combat", "test"), used)
        passed = passed + 1 if chosen == "keep" else 0
        if chosen != "keep":
            effect = {} if chosen == "repeat" else pay(position, seat, chosen)
            used |= set(chosen.split()[1:])
            if effect.get("effect") == "add-to-test":
                added[turn] += effect["add"]
            else:
                sums[turn] = yield from rolls(position, seat, "combat", turn == 1)
        turn = 1 - turn
    return [total + more for total, more in zip(sums, added, strict=True)]


def wounds_more(position: Position, winner: str, used: set[str]) -> Play:
    """CMB-5: how many lives more the loser loses: by what its winner has used, or uses now."""
    all_of_them = has(position, winner, "takes-all")
    if all_of_them and all_of_them["after"] in used:
        return LIVES
    more = 0
    while ways := set(uses(position, winner, "won", used)):
        chosen = yield winner, {*ways, "keep"}
        if chosen == "keep":
            break
        used.add(chosen.split()[1])
        more += pay(position, winner, chosen)["lives"]
    return more


def pushes(position: Position, winner: str, loser: str) -> Play:
    """PSH-1 to PSH-6: one step from the centre tile onto a built tile, and exploring there without picking up."""
    pawn, frm = position.pawns[loser], position.centre
    ways = {f"push {name}": to for name, to in position.ways(frm, loser)}
    if ways:
        chooses = loser if has(position, loser, "chooses-push") else winner
        to = ways[(yield chooses, set(ways))]
        pawn.at = yield from enters(position, loser, frm, to)
        yield from explores(position, loser, frm, picks=False)


def free_combat(position: Position, seat: str) -> Play:
    """FRE-2 to FRE-11: who came chooses first; then those left alone may attack it."""
    own = position.pawns[seat]
    here, elusive = own.at, has(position, seat, "not-fought")
    if is_sanctuary(position, here):
        return
    fought: list[str] = []
    while not own.stun and own.at == here:
        others = [other for other in position.others_on(here, seat) if other not in fought]
        free = [other for other in others if not has(position, other, "not-fought")]
        if not free:
            break
        chosen = yield seat, {*(f"fight {other}" for other in free), "stop"}
        if chosen == "stop":
            break
        fought.append(chosen.split()[1])
        yield from fights(position, seat, fought[-1])
    if own.at != here or (elusive and not fought):
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
