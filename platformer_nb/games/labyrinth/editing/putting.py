"""What a piece in hand does to a position where it is put; each is one small function, found by the name of the piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    is_ordinary,
    is_start,
    with_tile,
)
from platformer_nb.games.labyrinth.model.maze import put as put_code
from platformer_nb.games.labyrinth.model.state import (
    HIDDEN,
    KEY_PLACES,
    Golem,
    Keys,
    State,
    with_pawn,
)
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.notation.names import place_names

Put = Callable[[State, str, str], State]

ERASER: Final = "nothing"
TURNER: Final = "turn"


def wrong(word: str, what: str, how: str) -> BadInput:
    """Return why something cannot be put or changed: the keys of what is wrong and of how to mend it."""
    return BadInput(said("place-position"), what, how, word=word)


def cell_at(state: State, at: str) -> int:
    """Return the cell of a place that is pointed at; raise BadInput for what is none."""
    found = CELL_OF.get(at, -1)
    if found < 0 and at in place_names(state.maze):
        place = place_names(state.maze)[at]
        found = -1 if is_start(place) else place // MOST_CORRIDORS
    if found < 0:
        raise wrong(at, "error-no-cell-there", "mend-no-cell-there")
    return found


def place_at(state: State, at: str) -> int:
    """Return the corridor or start space that is pointed at; of a cell with several the first."""
    known = place_names(state.maze)
    if at in known:
        return known[at]
    cell = cell_at(state, at)
    if not state.maze.corridors(cell):
        raise wrong(at, "error-no-corridor-there", "mend-no-corridor-there")
    return cell * MOST_CORRIDORS


def put(state: State, piece: str, at: str) -> State:
    """Return the position with a piece put on a place; raise BadInput."""
    kind, _, name = piece.partition(":")
    if kind not in PUTS:
        raise wrong(piece[:40], "error-not-in-box", "mend-not-in-box")
    return PUTS[kind](state, name, at)


def take_keys(state: State, rest: int = 6) -> State:
    """Return the position with so many keys at most: those on the board go first, those on key tiles last."""
    held = sum(pawn.keys for pawn in state.pawns)
    while sum(one.count for one in state.keys) + held > rest and state.keys:
        first = min(state.keys, key=lambda one: one.place in KEY_PLACES)
        builder = StateBuilder(state)
        builder.put_keys(Keys(first.place, first.count - 1))
        state = builder.state
    return state


def _seat(state: State, name: str, at: str) -> State:
    seat = int(name) - 1 if name in "123456" and name else -1
    if not 0 <= seat < len(state.pawns):
        raise wrong(name, "error-not-in-box", "mend-not-in-box")
    return with_pawn(state, seat, replaced(state.pawns[seat], at=place_at(state, at)))


def _golem(state: State, _name: str, at: str) -> State:
    return replaced(state, golem=Golem(place_at(state, at), out=state.golem.out))


def _key(state: State, _name: str, at: str) -> State:
    place = place_at(state, at)
    lying = state.keys_on(place).count
    elsewhere = take_keys(
        replaced(state, keys=tuple(k for k in state.keys if k.place != place)), 5 - lying
    )
    builder = StateBuilder(elsewhere)
    builder.put_keys(Keys(place, lying + 1))
    return builder.state


def _trap(state: State, _name: str, at: str) -> State:
    builder = StateBuilder(state)
    builder.put_trap(place_at(state, at), HIDDEN)
    return builder.state


def without_item(state: State, item: int) -> State:
    """Return the position with an item nowhere on the board and in nobody's hands."""
    pawns = tuple(
        replaced(pawn, items=tuple(one for one in pawn.items if one != item))
        for pawn in state.pawns
    )
    return replaced(state, pawns=pawns, items=tuple(i for i in state.items if i[1] != item))


def _item(state: State, name: str, at: str) -> State:
    if name not in state.box.items:
        raise wrong(name, "error-not-in-box", "mend-not-in-box")
    item = state.box.item_ids.index(name)
    place, builder = place_at(state, at), StateBuilder(without_item(state, item))
    builder.put_item(place, item)
    return builder.state


def _free(state: State, at: str) -> int:
    """Return a cell on which nobody stands, and where no key tile or centre tile lies."""
    cell = cell_at(state, at)
    code = state.maze.laid[cell]
    figures = [state.golem.at, *(pawn.at for pawn in state.pawns)]
    if code != EMPTY and not is_ordinary(code):
        raise wrong(at, "error-fixed-tile", "mend-fixed-tile")
    if any(one < FIRST_START and one // MOST_CORRIDORS == cell for one in figures):
        raise wrong(at, "error-somebody-there", "mend-somebody-there")
    return cell


def _cleared(state: State, cell: int) -> State:
    """Return the position with nothing lying on a cell; its keys go back to their tiles where they are missed."""
    gone = range(cell * MOST_CORRIDORS, (cell + 1) * MOST_CORRIDORS)
    return replaced(
        state,
        keys=tuple(one for one in state.keys if one.place not in gone),
        traps=tuple(one for one in state.traps if one[0] not in gone),
        items=tuple(one for one in state.items if one[0] not in gone),
        tokens=tuple(one for one in state.tokens if one[0] not in gone),
    )


def numbers_of(state: State, name: str) -> list[int]:
    """Return the tiles of this shape that are left."""
    return [n for n in state.shuffled if state.box.numbers[n].id.rstrip("0123456789") == name]


def _tile(state: State, name: str, at: str) -> State:
    cell = _free(state, at)
    bare = replaced(state, maze=replaced(state.maze, laid=put_code(state.maze.laid, cell, EMPTY)))
    numbers = numbers_of(bare, name)
    if not numbers:
        raise wrong(name, "error-no-tile-left", "mend-no-tile-left")
    return replaced(_cleared(bare, cell), maze=with_tile(bare.maze, cell, numbers[0], 0))


def _turned(state: State, _name: str, at: str) -> State:
    cell = cell_at(state, at)
    code = state.maze.laid[cell]
    if not is_ordinary(code):
        raise wrong(at, "error-fixed-tile", "mend-fixed-tile")
    number, turning = divmod(code, TURNINGS)
    return replaced(state, maze=with_tile(state.maze, cell, number, (turning + 1) % TURNINGS))


def _nothing(state: State, _name: str, at: str) -> State:
    place = place_at(state, at)
    lying = state.keys_on(place).count or state.trap_on(place) is not None or state.items_on(place)
    if not lying:
        cell = _free(state, at)
        maze = replaced(state.maze, laid=put_code(state.maze.laid, cell, EMPTY))
        return replaced(_cleared(state, cell), maze=maze)
    return replaced(
        state,
        keys=tuple(one for one in state.keys if one.place != place),
        traps=tuple(one for one in state.traps if one[0] != place),
        items=tuple(one for one in state.items if one[0] != place),
    )


PUTS: Final[Mapping[str, Put]] = MappingProxyType(
    {
        "seat": _seat,
        "golem": _golem,
        "key": _key,
        "trap": _trap,
        "item": _item,
        "tile": _tile,
        TURNER: _turned,
        ERASER: _nothing,
    }
)
"""Pieces by their kind."""
