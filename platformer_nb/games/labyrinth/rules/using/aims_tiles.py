"""Abilities and items that remove, turn, swap, cover and look at tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.card_frames import (
    GOLEM_DECK,
    TILE_POOL,
    Aim,
    Look,
)
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.hexes import CELLS
from platformer_nb.games.labyrinth.model.maze import COVERED, place_of, put
from platformer_nb.games.labyrinth.model.state import Covered, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze import building, changing
from platformer_nb.games.labyrinth.rules.maze.laying import unseen
from platformer_nb.games.labyrinth.rules.records import nothing
from platformer_nb.games.labyrinth.rules.using.aims import Aimed, in_reach, near, not_for


def _cells(state: State, aim: Aim) -> Iterator[int]:
    return (cell for cell in range(CELLS) if near(state, aim, cell))


# --- removing --------------------------------------------------------------------------------------------------


def _demolish_objects(state: State, aim: Aim, action: a.OnCell) -> Cite | None:
    return changing.may_be_removed(state, action.cell) or in_reach(state, aim, action.cell)


def _demolish(builder: StateBuilder, aim: Aim, action: a.OnCell) -> None:
    changing.demolish(builder, aim.seat, action.cell)


# --- turning ---------------------------------------------------------------------------------------------------


def _turn_candidates(state: State, aim: Aim) -> Iterator[a.Action]:
    return (a.Turn(cell, turning) for cell in _cells(state, aim) for turning in range(TURNINGS))


def _turn_objects(state: State, aim: Aim, action: a.Turn) -> Cite | None:
    found = changing.may_be_turned(state, action.cell, action.turning)
    return found or in_reach(state, aim, action.cell)


def _turn(builder: StateBuilder, aim: Aim, action: a.Turn) -> None:
    changing.turn(builder, aim.seat, action.cell, action.turning)


# --- swapping --------------------------------------------------------------------------------------------------


def _swap_candidates(state: State, aim: Aim) -> Iterator[a.Action]:
    cells = [cell for cell in _cells(state, aim) if changing.may_be_removed(state, cell) is None]
    return (a.Exchange(one, two) for one, two in combinations(cells, 2))


def _swap_objects(state: State, aim: Aim, action: a.Exchange) -> Cite | None:
    found = changing.may_be_swapped(state, action.cell, action.other)
    return found or in_reach(state, aim, action.cell) or in_reach(state, aim, action.other)


def _swap(builder: StateBuilder, aim: Aim, action: a.Exchange) -> None:
    changing.swap(builder, aim.seat, action.cell, action.other)


# --- laying face down ------------------------------------------------------------------------------------------


def _cover_candidates(state: State, aim: Aim) -> Iterator[a.Action]:
    return map(a.OnCell, building.free_cells(state.maze.laid))


def _cover_objects(state: State, aim: Aim, action: a.OnCell) -> Cite | None:
    found = building.goes_beside_a_tile(state.maze, action.cell)
    if found is not None:
        return found
    if not state.tile_pool:
        return Cite("LIM-1", {"pool": 0})
    return (
        None if state.token_pool(state.pawns[aim.seat].character) else not_for(state, aim, "tokens")
    )


@rule("CHR-9", "TIL-16", off=Instead(nothing))
def cover(builder: StateBuilder, aim: Aim, action: a.OnCell) -> None:
    """CHR-9: the top tile of the pool lies face down, TIL-16: one that everybody knows if it comes from the bottom."""
    state = builder.state
    cell, lies = action.cell, Covered(action.cell)
    if not unseen(state):
        lies = Covered(cell, state.maze.tail[0], tuple(range(len(state.pawns))))
    elif state.top_tile is not None:
        lies = Covered(cell, state.top_tile.number, state.top_tile.seats)
    tail = state.maze.tail if unseen(state) else state.maze.tail[1:]
    maze = replaced(state.maze, laid=put(state.maze.laid, cell, COVERED), tail=tail)
    covered = tuple(sorted((*state.covered, lies), key=lambda one: one.cell))
    builder.change(maze=maze, top_tile=None, covered=covered)
    builder.put_token(place_of(cell), state.pawns[aim.seat].character)
    builder.tell("covered", "CHR-9", aim.seat, cell=cell)


# --- looking ---------------------------------------------------------------------------------------------------


def _tile_is_known(state: State, aim: Aim) -> Cite | None:
    known = state.top_tile is not None and aim.seat in state.top_tile.seats
    return not_for(state, aim, "known") if known or not unseen(state) else None


def _card_is_known(state: State, aim: Aim) -> Cite | None:
    known = state.top_card is not None and aim.seat in state.top_card.seats
    return not_for(state, aim, "known") if known else None


def _looks_at_tile(builder: StateBuilder, aim: Aim, _action: None) -> None:
    builder.push(Look(aim.seat, TILE_POOL))


def _looks_at_card(builder: StateBuilder, aim: Aim, _action: None) -> None:
    builder.push(Look(aim.seat, GOLEM_DECK))


AIMS = (
    Aimed(
        fx.DemolishTile,
        _demolish,
        (a.OnCell,),
        lambda state, aim: map(a.OnCell, _cells(state, aim)),
        _demolish_objects,
    ),
    Aimed(fx.TurnTile, _turn, (a.Turn,), _turn_candidates, _turn_objects),
    Aimed(fx.SwapTiles, _swap, (a.Exchange,), _swap_candidates, _swap_objects),
    Aimed(fx.LayHidden, cover, (a.OnCell,), _cover_candidates, _cover_objects),
    Aimed(fx.LookAtTile, _looks_at_tile, idle=_tile_is_known),
    Aimed(fx.LookAtGolem, _looks_at_card, idle=_card_is_known),
)
