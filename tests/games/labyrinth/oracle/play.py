"""What an activity sets off, as a conversation: who decides among what is yielded, and what was decided is sent back.

Chance is asked for a kind of outcome only, but for cards, of which some may have gone.
"""

from __future__ import annotations

from tests.games.labyrinth.oracle.building import Play, builds, ends
from tests.games.labyrinth.oracle.calling import calls
from tests.games.labyrinth.oracle.cards import (
    LIVES,
    content,
    has,
    is_free_start,
    jump_needs,
    number,
)
from tests.games.labyrinth.oracle.exploring import explores, fights, takes
from tests.games.labyrinth.oracle.position import EDGES, Position
from tests.games.labyrinth.oracle.rolling import golem_moves, loses, takes_test
from tests.games.labyrinth.oracle.using import goes, uses_it


def do(position: Position, action: str) -> Play:
    """Play an activity to its end; END-3: then the active player may have won."""
    position.acted.clear()
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
        case ["use" | "pact", _]:
            yield from uses_it(position, seat, " ".join(words))
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
            yield from builds(position)


def turn_ends(position: Position) -> None:
    """ACT-11; a card may have something happen as a turn begins."""
    ends(position)
    position.spent.clear()
    own = position.pawns[position.active]
    prayer = has(position, position.active, "token-heals")
    if prayer and (own.at, position.who[position.active]) in position.tokens:
        own.lives = min(LIVES, own.lives + prayer["lives"])


# --- moving -------------------------------------------------------------------------------------------------------


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
