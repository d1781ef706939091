"""What an ability or an item does in its owner's turn, as a conversation like those of `play`."""

from __future__ import annotations

from typing import Any

from tests.games.labyrinth.oracle.abilities import (
    aims,
    free_of_traps,
    items_left,
    others,
    trap_steps,
    within,
)
from tests.games.labyrinth.oracle.building import CHANCE, Play
from tests.games.labyrinth.oracle.cards import LIVES, pay
from tests.games.labyrinth.oracle.changing import demolish, exchange, turn
from tests.games.labyrinth.oracle.covered import enters
from tests.games.labyrinth.oracle.exploring import explores
from tests.games.labyrinth.oracle.position import EDGES, Position
from tests.games.labyrinth.oracle.rolling import golem_walks, loses


def goes(position: Position, seat: str, to: str) -> Play:
    """MOV-1, MOV-5, MOV-8, BRG-10: onto another corridor, and exploring it."""
    own = position.pawns[seat]
    frm = own.at
    to = own.at = yield from enters(position, seat, frm, to)
    if not to.startswith("S"):
        yield from explores(position, seat, frm, sets_out=frm.startswith("S"))


def put(position: Position, seat: str, to: str) -> Play:
    """EXP-8: put on a corridor by no way, and exploring it."""
    position.pawns[seat].at = to
    yield from explores(position, seat, "")


def uses_it(position: Position, seat: str, chosen: str) -> Play:
    """ITM-9, CRY-4: pay, aim, and do what the card says."""
    effect = pay(position, seat, chosen)
    among = aims(position, seat, effect)
    if not among:
        yield from at_once(position, seat, effect)
        return
    yield from aimed(position, seat, effect, (yield seat, among).split())


def at_once(position: Position, seat: str, effect: dict[str, Any]) -> Play:
    """What leaves nothing to choose."""
    own = position.pawns[seat]
    match effect["effect"]:
        case "heal":
            own.lives = min(LIVES, own.lives + effect["lives"])
        case "move-golem":
            yield from golem_walks(position, effect["steps"], by_card=False)
        case "golem-strikes":
            reached = within(position, position.golem, effect["steps"])
            for other in [o for o in others(position, seat) if position.pawns[o].at in reached]:
                yield from loses(position, other, effect["lives"])
        case "quench-crystals":
            for other in others(position, seat):
                position.pawns[other].crystal = False
        case "look-at-golem":
            yield CHANCE, {"card"}
        case "look-at-tile":
            yield CHANCE, {"draw"}
        case "lay-token":
            position.tokens.append((own.at, position.who[seat]))
        case _:
            return


def aimed(position: Position, seat: str, effect: dict[str, Any], answer: list[str]) -> Play:
    """What is aimed at something."""
    own, chosen = position.pawns[seat], answer[1]
    match effect["effect"]:
        case "step":
            yield from goes(position, seat, position.beyond(own.at, EDGES.index(chosen)))
        case "jump":
            yield from goes(position, seat, f"{own.at[:2]}{answer[2]}")
        case "reveal-trap":
            position.traps[chosen] = (yield CHANCE, {"turn"}).split()[2]
        case "move-trap":
            among = {f"at {one}" for one in trap_steps(position, seat, chosen)}
            to = (yield seat, among).split()[1]
            position.traps[to] = position.traps.pop(chosen)
        case "set-traps":
            position.traps[chosen] = "?"
            for _ in range(effect["traps"] - 1):
                if left := {f"at {one}" for one in free_of_traps(position, seat)}:
                    position.traps[(yield seat, left).split()[1]] = "?"
        case "turn-tile":
            turn(position, chosen, answer[2])
        case "demolish-tile":
            demolish(position, chosen)
        case "swap-tiles":
            exchange(position, chosen, answer[2])
        case "lay-hidden":
            position.drawn[chosen] = "???"
            position.tokens.append((chosen, position.who[seat]))
        case "lay-token":
            position.tokens.append((chosen, position.who[seat]))
        case "go-to-token":
            position.tokens.remove((chosen, position.who[seat]))
            yield from put(position, seat, chosen)
        case "swap-places":
            yield from change_places(position, seat, chosen)
        case "take-item":
            place = next(p for p, those in position.items.items() if chosen in those)
            position.items[place].remove(chosen)
            position.carried[seat].append(chosen)
        case "change-item":
            position.carried[seat].remove(chosen)
            drawn = items_left(position) - {chosen}
            assert drawn
            position.carried[seat].append((yield CHANCE, {"item"}).split()[1])
        case other:
            raise AssertionError(other)


def change_places(position: Position, seat: str, other: str) -> Play:
    """EXP-8: two are put at the same time and explore one after the other, clockwise from the active player."""
    one, two = position.pawns[seat], position.pawns[other]
    one.at, two.at = two.at, one.at
    for who, place in ((seat, one.at), (other, two.at)):
        if position.pawns[who].at == place:
            yield from explores(position, who, "")
