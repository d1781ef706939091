"""What an activity sets off, as a conversation: who decides among what is yielded, and what was decided is sent back.

Chance is asked for a kind of outcome only, but for cards, of which some may have gone.
"""

from __future__ import annotations

from tests.games.labyrinth.oracle.building import CHANCE, Beyond, Play, builds, ends
from tests.games.labyrinth.oracle.calling import calls
from tests.games.labyrinth.oracle.cards import (
    LIVES,
    aims,
    content,
    has,
    is_free_start,
    jump_needs,
    lasting,
    number,
    pay,
)
from tests.games.labyrinth.oracle.exploring import explores, fights, takes
from tests.games.labyrinth.oracle.position import EDGES, Position
from tests.games.labyrinth.oracle.rolling import golem_moves, golem_walks, loses, takes_test


def do(position: Position, action: str) -> Play:
    """Play an activity to its end; END-3: then the active player may have won."""
    yield from _does(position, action.split())
    seat = position.active  # END-5: alone there when its turn begins, it wins
    alone = not position.others_on(position.centre, seat)
    own = position.pawns[seat]
    if own.at == position.centre and own.keys and alone:
        position.won = seat


def _does(position: Position, words: list[str]) -> Play:
    seat, at = position.active, position.pawns[position.active].at
    match words:
        case ["end"]:
            turn_ends(position)
        case ["take" | "swap", *_]:
            takes(position, seat, " ".join(words))
        case ["use", item]:
            yield from uses_item(position, seat, item)
        case ["safe", "jump", letter]:
            position.left -= number(position, "safe-jump")
            yield from goes(position, seat, f"{at[:2]}{letter}")
        case ["activate", "crystal"]:
            position.left -= number(position, "activate-crystal")
            position.pawns[seat].crystal = True
        case ["move", edge] if edge in EDGES and is_free_start(position, seat) and at[0] == "S":
            position.spent.add(content("characters")[position.who[seat]]["passive"]["id"])
            yield from goes(position, seat, position.beyond(at, EDGES.index(edge)))
        case _:
            position.left -= 1
            yield from _for_one(position, seat, words)


def _for_one(position: Position, seat: str, words: list[str]) -> Play:
    """ACT-5: an activity that costs 1."""
    own = position.pawns[seat]
    match words:
        case ["move", "golem"]:
            position.used.add("golem")
            yield from golem_moves(position)
        case ["move", edge]:
            yield from goes(position, seat, position.beyond(own.at, EDGES.index(edge)))
        case ["jump", letter]:
            yield from jumps(position, seat, f"{own.at[:2]}{letter}")
        case ["attack", other]:
            yield from fights(position, seat, other)
        case ["rest"]:
            own.stun -= 1
        case ["set", "trap", place]:
            position.traps[place] = "?"
        case ["call", "event"]:
            position.used.add("event")
            yield from calls(position)
        case ["build"]:
            if has(position, seat, "chooses-tile"):
                raise Beyond("two tiles to choose from")
            yield from builds(position)


def turn_ends(position: Position) -> None:
    """ACT-11; a card may have something happen as a turn ends, or begins."""
    if "tiles" in lasting(position):
        raise Beyond("a tile is removed at the end of the turn")
    ends(position)
    position.spent.clear()
    own = position.pawns[position.active]
    prayer = has(position, position.active, "token-heals")
    if prayer and (own.at, position.who[position.active]) in position.tokens:
        own.lives = min(LIVES, own.lives + prayer["lives"])


# --- moving -------------------------------------------------------------------------------------------------------


def goes(position: Position, seat: str, to: str) -> Play:
    """MOV-1, MOV-5, MOV-8, BRG-10: onto another corridor, and exploring it."""
    own = position.pawns[seat]
    frm, own.at = own.at, to
    if not to.startswith("S"):
        yield from explores(position, seat, frm, sets_out=frm.startswith("S"))


def jumps(position: Position, seat: str, to: str) -> Play:
    """BRG-2 to BRG-11: a risky jump."""
    own = position.pawns[seat]
    frm = own.at
    (total,) = yield from takes_test(position, seat, "jump")
    if total >= jump_needs(position, seat):
        yield from goes(position, seat, to)
        return
    down = position.is_on_top(frm, to)
    if down:
        own.at = to
    dead = yield from loses(position, seat, 2)
    own.stun += 1
    if not dead:
        yield from explores(position, seat, frm if down else "", combat=down)


def uses_item(position: Position, seat: str, item: str) -> Play:
    """ITM-9: what an item does that is used in its owner's turn."""
    own = position.pawns[seat]
    effect = pay(position, seat, item)
    among = aims(position, seat, item) or set()
    match effect["effect"]:
        case "heal":
            own.lives = min(LIVES, own.lives + effect["lives"])
        case "move-golem":
            yield from golem_walks(position, effect["steps"], by_card=False)
        case "step":
            edge = (yield seat, among).split()[1]
            yield from goes(position, seat, position.beyond(own.at, EDGES.index(edge)))
        case "reveal-trap":
            place = (yield seat, among).split()[1]
            position.traps[place] = (yield CHANCE, {"turn"}).split()[2]
