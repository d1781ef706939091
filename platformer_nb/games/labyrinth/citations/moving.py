"""Building, moving, exploring, jumps and stun (TIL, MOV, EXP, BRG, STN)."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations.claims import Claims, Done, always
from platformer_nb.games.labyrinth.model.frames import GOLEM_TEST, TRAP_TEST, Test
from platformer_nb.games.labyrinth.model.maze import MOST_CORRIDORS, is_start
from platformer_nb.games.labyrinth.model.state import Event


def _has_bridges(done: Done, event: Event) -> bool:
    return bool(done.after.box.numbers[event.tile].bridges)


def _has_symbols(done: Done, event: Event) -> bool:
    tile = done.after.box.numbers[event.tile]
    return len(tile.traps) + len(tile.items) > 1


def _is_shared(done: Done, event: Event) -> bool:
    return bool(done.before.others_on(event.to, event.seat))


def _is_met(done: Done, event: Event) -> bool:
    return done.explores(event.seat)


def _meets_the_golem(done: Done, event: Event) -> bool:
    return event.rule == "GOL-16" and _is_met(done, event)


def _leads_down(done: Done, event: Event) -> bool:
    """Return whether a jump ends below the bridge."""
    code = done.before.maze.laid[event.frm // MOST_CORRIDORS]
    bridges = done.before.box.numbers[code // 6].bridges
    return (event.frm % MOST_CORRIDORS, event.to % MOST_CORRIDORS) in bridges


def _risky_down(done: Done, event: Event) -> bool:
    return event.rule != "BRG-10" and _leads_down(done, event)


def _risky_up(done: Done, event: Event) -> bool:
    return event.rule != "BRG-10" and not _leads_down(done, event)


def _lives(done: Done, event: Event) -> bool:
    return not done.happened("died")


def _stays_below(_done: Done, event: Event) -> bool:
    return event.frm == event.to


def _meets_others(done: Done, event: Event) -> bool:
    others = done.before.others_on(event.to, event.seat)
    return event.frm != event.to and bool(others) and _lives(done, event)


def _sets_out(_done: Done, event: Event) -> bool:
    return event.rule == "MOV-5"


def _has_several(done: Done, event: Event) -> bool:
    return done.after.pawns[event.seat].stun > 1


def _was_the_last(done: Done, event: Event) -> bool:
    return not done.after.pawns[event.seat].stun


def _at_home(done: Done, event: Event) -> bool:
    return is_start(done.before.pawns[event.seat].at)


def _is_forced(done: Done, event: Event) -> bool:
    """Return whether a stunned character rolls for the Golem or for a trap."""
    test = done.pending(Test)
    forced = test is not None and test.kind in (GOLEM_TEST, TRAP_TEST)
    return forced and event.seat >= 0 and done.before.pawns[event.seat].stun > 0


def _more_than_the_box_holds(done: Done, _event: Event) -> bool:
    return sum(pawn.stun for pawn in done.after.pawns) > done.after.box.pieces.stun


CLAIMS: Final[Claims] = {
    "laid": (("TIL-5", _has_bridges), ("TIL-11", _has_symbols)),
    "moved": (("MOV-7", _is_shared), ("MOV-8", always)),
    "passed-by": (("TRP-14", _sets_out),),
    "trap-seen": (("EXP-4", _is_met),),
    "passed": (("EXP-2", _meets_the_golem),),
    "sent-home": (("EXP-2", _meets_the_golem), ("EXP-7", _is_met)),
    "died": (("EXP-7", _is_met),),
    "token-acts": (("EXP-9", always),),
    "jumped": (("BRG-3", _risky_down), ("BRG-4", _risky_up)),
    "fell": (("BRG-7", _lives), ("BRG-8", _stays_below), ("BRG-11", _meets_others)),
    "stunned": (("STN-1", _has_several), ("LIM-2", _more_than_the_box_holds)),
    "rested": (("STN-5", _was_the_last), ("STN-7", _at_home)),
    "rolled": (("STN-6", _is_forced), ("CMP-4", always)),
}
