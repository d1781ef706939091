"""Combat, pushes, lives and death (CMB, FRE, PSH, LIF, DTH)."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.citations.claims import Claims, Done, always
from platformer_nb.games.labyrinth.model.frames import Combat, Explore
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import Event
from platformer_nb.games.labyrinth.rules.using.bonuses import combat_bonus

FALL: Final = 2
"""The lives that a fall costs (BRG-5)."""


def _beside_the_golem(done: Done, event: Event) -> bool:
    return done.before.pawns[event.seat].at == done.before.golem.at


def _has_a_bonus(done: Done, _event: Event) -> bool:
    combat = done.pending(Combat)
    if combat is None or 0 in combat.sums[:1]:
        return False
    bonuses = (
        combat_bonus(done.before, combat.attacker, False),
        combat_bonus(done.before, combat.attacked, True),
    )
    return any(bonuses) or any(combat.added)


def _is_unrolled(_done: Done, event: Event) -> bool:
    return event.rule == "STN-3"


def _in_free_combat(done: Done, _event: Event) -> bool:
    return done.pending(Explore) is not None


def _among_several(done: Done, event: Event) -> bool:
    return len(done.before.others_on(done.before.pawns[event.seat].at, event.seat)) > 1


def _was_moved(done: Done, event: Event) -> bool:
    return event.seat != done.before.active and done.explores(event.seat)


def _newcomer_is_stunned(done: Done, event: Event) -> bool:
    return event.rule == "FRE-3" and done.before.pawns[event.other].stun > 0


def _onto_things(done: Done, event: Event) -> bool:
    return bool(done.before.keys_on(event.to).count or done.before.items_on(event.to))


def _is_active(done: Done, event: Event) -> bool:
    return event.other == done.before.active


def _on_the_centre(done: Done, event: Event) -> bool:
    fights = done.pending(Combat) is not None or done.happened("won-combat")
    return fights and event.frm == done.before.centre


def _keeps_crystal(done: Done, event: Event) -> bool:
    one, two = done.before.pawns[event.seat], done.after.pawns[event.seat]
    return one.crystal == two.crystal


def _keeps_things(done: Done, event: Event) -> bool:
    pawn = done.after.pawns[event.seat]
    return bool(pawn.keys or pawn.items or pawn.stun)


def _loses_fewer(done: Done, event: Event) -> bool:
    return event.rule in ("BRG-5", "BRG-6") and event.number < FALL and done.happened("died")


def _in_its_turn(done: Done, event: Event) -> bool:
    return event.seat == done.before.active


def _at_home(_done: Done, event: Event) -> bool:
    return is_start(event.frm)


CLAIMS: Final[Claims] = {
    "attacked": (("CMB-2", always), ("CMB-10", _beside_the_golem)),
    "free-combat": (
        ("CMB-2", always),
        ("FRE-7", always),
        ("FRE-5", _among_several),
        ("FRE-8", _was_moved),
        ("FRE-9", _newcomer_is_stunned),
    ),
    "tied": (("CMB-6", _has_a_bonus),),
    "won-combat": (
        ("CMB-6", _has_a_bonus),
        ("CMB-12", _is_unrolled),
        ("FRE-11", _in_free_combat),
    ),
    "pushed": (
        ("PSH-1", always),
        ("PSH-3", always),
        ("PSH-4", _onto_things),
        ("PSH-7", _is_active),
    ),
    "lost-lives": (("LIF-2", always), ("DTH-6", _loses_fewer)),
    "died": (("PSH-5", _on_the_centre), ("DTH-7", _in_its_turn), ("DTH-8", _at_home)),
    "revived": (("DTH-4", _keeps_crystal), ("DTH-5", _keeps_things)),
}
