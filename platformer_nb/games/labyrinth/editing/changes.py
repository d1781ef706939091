"""Changes of a position by the fields of the editor."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.editing import fights, hand, keys
from platformer_nb.games.labyrinth.editing.putting import take_keys, without_item, wrong
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.state import NO_EVENT, State, with_pawn
from platformer_nb.games.labyrinth.rules.course.setup import start

Value = int | str
Change = Callable[[State, re.Match[str], Value], State]


def begun(box: Box, players: int) -> State:
    """Return so many players on their start spaces, the first of them about to act."""
    may = [n for n, one in enumerate(box.characters.values()) if one.players <= players]
    return replaced(start(box, may[:players]), due=(), active=0)


def change(state: State, field: str, value: Value) -> State:
    """Return the position with another value of a field; raise BadInput for a field there is none of."""
    for pattern, act in CHANGES.items():
        found = re.fullmatch(pattern, field)
        if found is not None:
            return act(state, found, value)
    raise wrong(field[:40], "error-not-in-box", "mend-not-in-box")


def _number(value: Value, most: int) -> int:
    if not isinstance(value, int) or not 0 <= value <= most:
        raise wrong(str(value)[:40], "error-not-in-box", "mend-not-in-box")
    return value


def _one_of(value: Value, known: tuple[str, ...]) -> int:
    if value not in known:
        raise wrong(str(value)[:40], "error-not-in-box", "mend-not-in-box")
    return known.index(str(value))


def _players(state: State, _found: re.Match[str], value: Value) -> State:
    counts = tuple(str(one.players) for one in state.box.layouts)
    return begun(state.box, int(counts[_one_of(value, counts)]))


def _active(state: State, _found: re.Match[str], value: Value) -> State:
    seats = tuple(str(seat + 1) for seat in range(len(state.pawns)))
    return replaced(state, active=_one_of(value, seats))


def _left(state: State, _found: re.Match[str], value: Value) -> State:
    return replaced(state, left=_number(value, 2))


def _golem_used(state: State, _found: re.Match[str], value: Value) -> State:
    return replaced(state, golem=replaced(state.golem, used=value == "on"))


def _called(state: State, _found: re.Match[str], value: Value) -> State:
    return replaced(state, has_called=value == "on")


def _event(state: State, _found: re.Match[str], value: Value) -> State:
    if value == "":
        return replaced(state, event=NO_EVENT, called=())
    number = _one_of(value, state.box.event_ids)
    return replaced(state, event=number, called=(number,))


def _combat(state: State, _found: re.Match[str], value: Value) -> State:
    return fights.begin(state, value)


def _hand(state: State, _found: re.Match[str], value: Value) -> State:
    return hand.take(state, value)


def _in_combat(state: State, found: re.Match[str], value: Value) -> State:
    return fights.change(state, found[1], value)


def _of_pawn(state: State, found: re.Match[str], value: Value) -> State:
    seat, name = int(found[1]) - 1, found[2]
    if seat >= len(state.pawns):
        raise wrong(found[0], "error-not-in-box", "mend-not-in-box")
    pawn = state.pawns[seat]
    fields: dict[str, Any] = {}
    if name == "character":
        fields["character"] = _one_of(value, state.box.character_ids)
    elif name == "crystal":
        fields["crystal"] = value == "on"
    elif name == "items":
        item = _one_of(value, state.box.item_ids)
        had = item in pawn.items
        state = without_item(state, item)
        kept = state.pawns[seat].items
        fields["items"] = kept if had else tuple(sorted((*kept, item)))
    else:
        fields[name] = _number(value, MOST[name])
    after = take_keys(with_pawn(state, seat, replaced(state.pawns[seat], **fields)))
    return keys.given_back(state, after) if name == "keys" else after


MOST: Final = MappingProxyType({"lives": 4, "keys": 6, "stun": 5})
"""The largest numbers of a character."""

CHANGES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        r"players": _players,
        r"active": _active,
        r"left": _left,
        r"golem-used": _golem_used,
        r"event-called": _called,
        r"event": _event,
        r"combat": _combat,
        r"hand": _hand,
        r"combat-(attacker-dice|attacked-dice|decides|used)": _in_combat,
        r"pawn-([1-6])-(character|lives|crystal|keys|stun|items)": _of_pawn,
    }
)
"""Patterns of the fields' names, each with what changes."""
