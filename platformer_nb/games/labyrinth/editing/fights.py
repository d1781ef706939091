"""A combat that is under way in a position set up by hand: who attacks whom, the dice, who decides, what was used.

Something has to be left to decide in it: a combat in which nobody can use anything is settled by its dice at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.editing import Field, Group, Piece
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.editing.putting import wrong
from platformer_nb.games.labyrinth.model.cards.effects import AddToTest
from platformer_nb.games.labyrinth.model.frames import Combat
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import called, name_of
from platformer_nb.games.labyrinth.rules.fighting.combat import IN_COMBAT, sides
from platformer_nb.games.labyrinth.rules.records import letter
from platformer_nb.games.labyrinth.rules.repeating import window
from platformer_nb.games.labyrinth.rules.using.uses import own_uses

LEAST, MOST, FIRST = 2, 12, 7
"""The sums of two dice, and what is rolled to begin with."""

ROLES: Final = ("attacker", "attacked")


def combat_of(state: State) -> Combat | None:
    """Return the combat that is under way."""
    return state.top if isinstance(state.top, Combat) else None


def pairs(state: State) -> dict[str, tuple[int, int]]:
    """Return who can fight whom, by id: those who stand on one corridor."""
    seats = permutations(range(len(state.pawns)), 2)
    return {f"{one + 1}-{two + 1}": (one, two) for one, two in seats if _meet(state, one, two)}


def _meet(state: State, one: int, two: int) -> bool:
    at = state.pawns[one].at
    return at == state.pawns[two].at and not is_start(at)


def followed(state: State) -> State:
    """Return the position with its combat as it is after a change: over if the two have parted.

    The first of the two who can use anything decides; raises BadInput if nobody can.
    """
    combat = combat_of(state)
    if combat is None or not _meet(state, *sides(combat)):
        return replaced(state, due=())
    combat = replaced(combat, place=state.pawns[combat.attacker].at)
    for turn in (combat.turn, 1 - combat.turn):
        if window(state, sides(combat)[turn], IN_COMBAT, combat.used):
            return replaced(state, due=(replaced(combat, turn=turn, passed=turn),))
    raise wrong("", "error-combat-decided", "mend-combat-decided")


def begin(state: State, value: int | str) -> State:
    """Return the position with this combat, or none."""
    if value == "":
        return replaced(state, due=())
    found = pairs(state).get(str(value))
    if found is None:
        raise wrong(str(value)[:40], "error-not-together", "mend-not-together")
    return replaced(state, due=(Combat(*found, state.pawns[found[0]].at, (FIRST, FIRST)),))


def change(state: State, field: str, value: int | str) -> State:
    """Return the position with another value of a field of its combat; raise BadInput."""
    combat = combat_of(state)
    if combat is None:
        raise wrong(field, "error-not-in-box", "mend-not-in-box")
    match field.split("-"):
        case [("attacker" | "attacked") as role, "dice"]:
            combat = _rolled(combat, ROLES.index(role), value)
        case ["decides"] if value in ROLES:
            turn = ROLES.index(str(value))
            if not window(state, sides(combat)[turn], IN_COMBAT, combat.used):
                raise wrong(str(value), "error-combat-idle", "mend-combat-idle")
            combat = replaced(combat, turn=turn)
        case ["used"] if value in _uses(state, combat):
            combat = _toggled(state, combat, state.box.use_ids.index(str(value)))
        case _:
            raise wrong(str(value)[:40], "error-not-in-box", "mend-not-in-box")
    return replaced(state, due=(combat,))


def _rolled(combat: Combat, side: int, value: int | str) -> Combat:
    if not isinstance(value, int) or not LEAST <= value <= MOST:
        raise wrong(str(value)[:40], "error-not-in-box", "mend-not-in-box")
    sums = (combat.sums[0], value) if side else (value, combat.sums[1])
    return replaced(combat, sums=sums)


def _uses(state: State, combat: Combat) -> dict[str, int]:
    """Return what the two have that is used in a combat, by id, each with the side that has it."""
    box = state.box
    return {
        box.use_ids[use]: side
        for side, seat in enumerate(sides(combat))
        for use in own_uses(state, seat)
        if box.uses[use].when in IN_COMBAT
    }


def _toggled(state: State, combat: Combat, use: int) -> Combat:
    """Return the combat with a use as one that was made in it, or was not; what it adds counts for its side."""
    was, effect = use in combat.used, state.box.uses[use].effect
    side = _uses(state, combat)[state.box.use_ids[use]]
    more = effect.add * (-1 if was else 1) if isinstance(effect, AddToTest) else 0
    added = tuple(max(0, one + more * (n == side)) for n, one in enumerate(combat.added))
    used = tuple(one for one in combat.used if one != use) if was else (*combat.used, use)
    return replaced(combat, used=used, added=added)


def group(state: State, words: Words) -> Group:
    """Return the fields of the combat: who fights first of all."""
    return Group(words("editor-combat"), tuple(_fields(state, words)))


def _fields(state: State, words: Words) -> Iterator[Field]:
    combat, found = combat_of(state), pairs(state)
    none = Piece("", words("editor-combat-none" if found else "editor-combat-nobody"))
    fights = (
        Piece(one, words.tell("event-attacked", called(state, _names(*pair))).rstrip("."))
        for one, pair in found.items()
    )
    now = "" if combat is None else f"{combat.attacker + 1}-{combat.attacked + 1}"
    yield Field("combat", words("editor-combat-who"), "choice", now, (none, *fights))
    if combat is None:
        return
    who = [name_of(state, seat, words) for seat in sides(combat)]
    for role, name, rolled in zip(ROLES, who, combat.sums, strict=True):
        label = words("editor-combat-dice", name=name)
        yield Field(f"combat-{role}-dice", label, "number", rolled, least=LEAST, most=MOST)
    both = tuple(Piece(role, name) for role, name in zip(ROLES, who, strict=True))
    yield Field(
        "combat-decides", words("editor-combat-decides"), "choice", ROLES[combat.turn], both
    )
    uses = tuple(Piece(one, words(_named(state, one))) for one in _uses(state, combat))
    if uses:
        used = tuple(state.box.use_ids[use] for use in combat.used)
        yield Field("combat-used", words("editor-combat-used"), "set", used, uses)


def _names(one: int, two: int) -> dict[str, str]:
    return {"who": letter(one), "other": letter(two)}


def _named(state: State, use: str) -> str:
    return f"card-{use}" if use in state.box.items else f"ability-{use}"
