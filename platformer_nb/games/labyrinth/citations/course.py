"""The turn, its actions, and winning (ACT, END)."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations.claims import Claims, Done, always
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import Event
from platformer_nb.games.labyrinth.rules.legality import actor


def _costs(actions: int, done: Done) -> bool:
    """Return whether the action was an activity for which so many actions were paid."""
    return not done.before.due and done.before.left - done.after.left == actions


def _costs_one(done: Done, event: Event) -> bool:
    return event is done.events[0] and _costs(1, done)


def _costs_two(done: Done, event: Event) -> bool:
    return event is done.events[0] and _costs(2, done)


def _costs_some(done: Done, event: Event) -> bool:
    return _costs_one(done, event) or _costs_two(done, event)


def _is_free(done: Done, _event: Event) -> bool:
    return done.before.left == done.after.left


def _fits_in(done: Done, event: Event) -> bool:
    return not done.before.due and _is_free(done, event)


def _uses_for_nothing(done: Done, event: Event) -> bool:
    """Return whether what is used between activities costs nothing at all, so that it fits in anywhere."""
    return not done.before.due and done.before.box.uses[event.number].price.is_free


def _paid_with_lives(done: Done, event: Event) -> bool:
    """Return whether what is used is paid with lives (CMB-9)."""
    return done.before.box.uses[event.number].price.lives > 0


def _is_paid_for_nothing(done: Done, _event: Event) -> bool:
    return done.before.winner == done.after.winner


def _out_of_turn(done: Done, _event: Event) -> bool:
    return actor(done.before) not in (None, done.before.active) and (actor(done.before) or 0) >= 0


def _in_the_middle(done: Done, event: Event) -> bool:
    return done.before.active == event.seat


def _as_the_turn_begins(done: Done, event: Event) -> bool:
    return done.before.active != event.seat


def _beside_the_golem(done: Done, _event: Event) -> bool:
    return done.after.golem.at == done.after.centre


def _stunned(done: Done, event: Event) -> bool:
    return bool(done.after.pawns[event.seat].stun)


def _sets_out(done: Done, event: Event) -> bool:
    return not done.before.due and event.seat >= 0 and is_start(done.before.pawns[event.seat].at)


def _has_passed(done: Done, _event: Event) -> bool:
    return done.after.left == 2 and done.after.turn == done.before.turn + 1


_PAID: Final = (
    ("ACT-2", _costs_some),
    ("ACT-5", _costs_one),
    ("ACT-6", _costs_two),
)
_FREE: Final = (("ACT-7", _is_free), ("ACT-12", _fits_in))

CLAIMS: Final[Claims] = {
    **dict.fromkeys(
        (
            *("build", "rested", "crystal-on", "attacked", "trap-set", "golem-moved"),
            *("calls-event", "jumps", "jumped"),
        ),
        _PAID,
    ),
    "moved": (*_PAID, ("ACT-10", _sets_out), ("MOV-3", _sets_out)),
    "took-key": _FREE,
    "took-item": _FREE,
    "swapped": _FREE,
    "used": (("ACT-12", _uses_for_nothing), ("ACT-2", _costs_some), ("CMB-9", _paid_with_lives)),
    "free-combat": (("ACT-7", _is_free), ("ACT-15", _out_of_turn)),
    "answered": (("ACT-15", _out_of_turn), ("ACT-4", _out_of_turn)),
    "repeated": (("ACT-15", _out_of_turn), ("ACT-4", _out_of_turn)),
    "ended": (("ACT-1", _has_passed),),
    "golem-stuck": (("ACT-13", _is_paid_for_nothing),),
    "event-skipped": (("ACT-13", _is_paid_for_nothing),),
    "won": (
        ("END-2", always),
        ("END-3", _in_the_middle),
        ("END-4", _beside_the_golem),
        ("END-5", _as_the_turn_begins),
        ("END-6", _stunned),
    ),
    "revived": (("END-7", always),),
    "nothing-fits": (("END-7", always),),
}
