"""Removing, turning and swapping tiles that lie on the board (TIL-15 to TIL-20)."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELLS, NAMES
from platformer_nb.games.labyrinth.model.maze import (
    CENTRE,
    EMPTY,
    KEY_TILE,
    MOST_CORRIDORS,
    NOWHERE,
    Laid,
    is_ordinary,
    is_start,
    put,
)
from platformer_nb.games.labyrinth.model.state import NOBODY, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze.building import plainest
from platformer_nb.games.labyrinth.rules.maze.last_corridor import cut_off, walled_in
from platformer_nb.games.labyrinth.rules.records import letter, nothing

# --- clauses ---------------------------------------------------------------------------------------------------


@rule("TIL-15", "TIL-12", "TIL-2")
def is_an_ordinary_tile(state: State, cell: int) -> Cite | None:
    """TIL-15: only ordinary tiles that lie face up are moved; TIL-12: not the centre tile, nor a key tile; TIL-2: on a cell."""
    if not 0 <= cell < CELLS:
        return Cite("TIL-2", {"there": "outside"})
    code = state.maze.laid[cell]
    if is_ordinary(code):
        return None
    lies = {EMPTY: "nothing", KEY_TILE: "key", CENTRE: "centre"}.get(code, "other")
    return Cite("TIL-15", {"cell": NAMES[cell], "lies": lies})


@rule("TIL-17")
def no_key_lies_there(state: State, cell: int) -> Cite | None:
    """TIL-17: a tile on which a key lies is not removed."""
    keys = any(one.place // MOST_CORRIDORS == cell for one in state.keys)
    return Cite("TIL-17", {"cell": NAMES[cell]}) if keys else None


@rule("TIL-18", "LIM-5")
def no_pawn_stands_there(state: State, cell: int) -> Cite | None:
    """TIL-18: a tile with a pawn on it stays as it lies; LIM-5: the Golem is a pawn too."""
    if state.golem.at // MOST_CORRIDORS == cell:
        return Cite("TIL-18", {"cell": NAMES[cell]})
    there = [seat for seat, pawn in enumerate(state.pawns) if pawn.at // MOST_CORRIDORS == cell]
    if not there or is_start(state.pawns[there[0]].at):
        return None
    return Cite("TIL-18", {"cell": NAMES[cell], "who": tuple(map(letter, there))})


@rule("TIL-20")
def keeps_the_ways(state: State, laid: Laid) -> Cite | None:
    """TIL-20: every key tile keeps its way to the centre tile, as in a Build, and so does every pawn, the Golem's too."""
    field = state.maze.field
    cut = cut_off(field, laid)
    if cut:
        return Cite("TIL-20", {"keys": tuple(f"K{key + 1}" for key in cut)})

    def shut(place: int) -> bool:
        return walled_in(field, laid, place) and not walled_in(field, state.maze.laid, place)

    who = [letter(seat) for seat, pawn in enumerate(state.pawns) if shut(pawn.at)]
    if who:
        return Cite("TIL-20", {"who": tuple(who)})
    return Cite("TIL-20") if shut(state.golem.at) else None


def may_be_removed(state: State, cell: int) -> Cite | None:
    """Return why a tile may not be removed from the board."""
    found = is_an_ordinary_tile(state, cell)
    return found or no_key_lies_there(state, cell) or no_pawn_stands_there(state, cell)


def may_be_turned(state: State, cell: int, turning: int) -> Cite | None:
    """Return why a tile may not be turned so."""
    found = is_an_ordinary_tile(state, cell) or no_pawn_stands_there(state, cell)
    if found is not None:
        return found
    tile, before = divmod(state.maze.laid[cell], TURNINGS)
    plain = plainest(state.box, tile, turning % TURNINGS) == turning
    if not plain or state.box.turned[tile][turning] == state.box.turned[tile][before]:
        return Cite("TIL-7", {"turning": turning})
    return keeps_the_ways(state, put(state.maze.laid, cell, tile * TURNINGS + turning))


def may_be_swapped(state: State, cell: int, other: int) -> Cite | None:
    """Return why two tiles may not change places."""
    for one in (cell, other):
        found = may_be_removed(state, one)
        if found is not None:
            return found
    if cell >= other:
        return Cite("TIL-2", {"cell": NAMES[other], "there": "taken"})
    return keeps_the_ways(state, swapped(state.maze.laid, cell, other))


def swapped(laid: Laid, cell: int, other: int) -> Laid:
    """Return what lies on the cells when two tiles have changed places."""
    return put(put(laid, cell, laid[other]), other, laid[cell])


def removable(state: State) -> Iterator[int]:
    """Yield the cells whose tile may be removed."""
    return (cell for cell in range(CELLS) if may_be_removed(state, cell) is None)


# --- carrying out ----------------------------------------------------------------------------------------------


@rule("TIL-16", "LIM-4", "LIM-6", off=Instead(nothing))
def demolish(builder: StateBuilder, seat: int, cell: int) -> None:
    """TIL-16: a tile goes to the bottom of the pool, its tokens to their players; LIM-4, LIM-6: traps and items to theirs."""
    state = builder.state
    tile = state.maze.laid[cell] // TURNINGS
    maze = replaced(
        state.maze, laid=put(state.maze.laid, cell, EMPTY), tail=(*state.maze.tail, tile)
    )
    builder.change(
        maze=maze,
        traps=tuple(one for one in state.traps if one[0] // MOST_CORRIDORS != cell),
        items=tuple(one for one in state.items if one[0] // MOST_CORRIDORS != cell),
        tokens=tuple(one for one in state.tokens if one[0] // MOST_CORRIDORS != cell),
    )
    if state.golem.came // MOST_CORRIDORS == cell:
        builder.change(golem=replaced(state.golem, came=NOWHERE, by=NOBODY))
    builder.tell("demolished", "TIL-16", seat, tile=tile, cell=cell)


@rule("TIL-20", off=Instead(nothing))
def turn(builder: StateBuilder, seat: int, cell: int, turning: int) -> None:
    """TIL-20: a tile that lies on the board is turned; its tokens stay on their corridors."""
    maze = builder.maze
    tile = maze.laid[cell] // TURNINGS
    builder.change(maze=replaced(maze, laid=put(maze.laid, cell, tile * TURNINGS + turning)))
    builder.tell("turned", "TIL-20", seat, tile=tile, cell=cell, turning=turning)


@rule("TIL-20", off=Instead(nothing))
def swap(builder: StateBuilder, seat: int, cell: int, other: int) -> None:
    """TIL-20: two tiles change places, as they are turned and with all that lies on them."""
    state = builder.state

    def moved(place: int) -> int:
        at, corridor = divmod(place, MOST_CORRIDORS)  # A start space and NOWHERE are on no cell.
        return {cell: other, other: cell}.get(at, at) * MOST_CORRIDORS + corridor

    builder.change(
        maze=replaced(state.maze, laid=swapped(state.maze.laid, cell, other)),
        traps=tuple(sorted((moved(place), kind) for place, kind in state.traps)),
        items=tuple(sorted((moved(place), item) for place, item in state.items)),
        tokens=tuple(sorted((moved(place), whose) for place, whose in state.tokens)),
        golem=replaced(state.golem, came=moved(state.golem.came)),
    )
    builder.tell("tiles-swapped", "TIL-20", seat, cell=cell, number=other)
