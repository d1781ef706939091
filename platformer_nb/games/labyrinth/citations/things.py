"""Keys, items, and a change of the character (KEY, ITM, CHR)."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations.claims import Claims, Done, always
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, NO_CHARACTER, Event


def _while_exploring(done: Done, event: Event) -> bool:
    return done.explores(event.seat)


def _at_home(done: Done, event: Event) -> bool:
    return event.frm == KEY_PLACES[done.before.pawns[event.seat].start]


def _elsewhere(done: Done, event: Event) -> bool:
    return not _at_home(done, event)


def _beside_the_own_key(done: Done, event: Event) -> bool:
    return _at_home(done, event) and done.before.keys_on(event.frm).count > 1


def _has_more(done: Done, event: Event) -> bool:
    return done.after.pawns[event.seat].keys > 1


def _was_another(done: Done, event: Event) -> bool:
    return done.before.pawns[event.seat].character != NO_CHARACTER


def _has_things(done: Done, event: Event) -> bool:
    pawn = done.after.pawns[event.seat]
    return bool(pawn.keys or pawn.items)


def _leaves_tokens(done: Done, event: Event) -> bool:
    old = done.before.pawns[event.seat].character
    return any(whose == old for _, whose in done.before.tokens)


def _has_tokens(done: Done, event: Event) -> bool:
    return tuple(done.after.box.characters.values())[event.number].tokens is not None


CLAIMS: Final[Claims] = {
    "took-key": (
        ("KEY-3", _while_exploring),
        ("KEY-6", _beside_the_own_key),
        ("KEY-7", _elsewhere),
        ("KEY-8", _has_more),
    ),
    "took-item": (("KEY-3", _while_exploring),),
    "item-laid": (("ITM-1", always), ("SET-9", always)),
    "trap-laid": (("SET-8", always),),
    "golem-card": (("SET-10", always),),
    "swapped": (("ITM-3", always), ("ITM-5", always)),
    "dealt": (("CHR-5", _has_tokens),),
    "changed-character": (
        ("CHR-1", always),
        ("CHR-2", always),
        ("CHR-3", _has_things),
        ("CHR-4", _leaves_tokens),
        ("CHR-5", _has_tokens),
    ),
}
