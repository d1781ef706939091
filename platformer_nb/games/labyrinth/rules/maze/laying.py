"""Build: taking a tile from the pool, laying it, and its symbols (TIL-1, TIL-8 to TIL-11, TIL-19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards.passives import ChoosesTile
from platformer_nb.games.labyrinth.model.frames import (
    LayBlank,
    LayTile,
    PickTile,
    StockItem,
    TakeTile,
)
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import place_name, place_of, with_blank, with_tile
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import passive

NO_TILE: Final = -1

# --- taking ----------------------------------------------------------------------------------------------------


@rule("LIM-1")
def pool_has_a_tile(state: State, _action: a.Build) -> Cite | None:
    """LIM-1: there is no Build without a tile in the pool."""
    return None if state.tile_pool else Cite("LIM-1", {"pool": 0})


def _builds(state: State) -> Iterator[a.Action]:
    if state.tile_pool:
        yield a.Build()


def _begin(builder: StateBuilder, _action: a.Build) -> None:
    builder.tell("build", "TIL-1", builder.active)
    builder.push(TakeTile())


def unseen(state: State) -> int:
    """Return how many tiles of the pool lie above those at its bottom that everybody knows."""
    return state.tile_pool - len(state.maze.tail)


@rule("TIL-8", off=Instead(nothing))
def taking(builder: StateBuilder, frame: TakeTile) -> None:
    """TIL-8: take tiles that everybody knows from the bottom of the pool; if all were tried, the first is laid blank."""
    maze = builder.maze
    first, *left = maze.tail or (NO_TILE,)
    if frame.hand and len(maze.tail) <= frame.refused:
        in_hand(builder, frame.hand)
        return
    builder.change(maze=replaced(maze, tail=tuple(left)))
    if len(maze.tail) > frame.refused:
        taken(builder, frame, first)
        return
    builder.tell("nothing-fits", "TIL-8", builder.active, tile=first)
    builder.push(LayBlank(first))


@rule("TIL-8", off=Instead(nothing))
def taken(builder: StateBuilder, frame: TakeTile, tile: int) -> None:
    """TIL-8: a tile that fits nowhere goes under the pool, and the next one is taken."""
    maze = builder.maze
    builder.tell("taken", "TIL-1", builder.active, tile=tile)
    if building.fits_nowhere(maze, tile):
        builder.change(maze=replaced(maze, tail=(*maze.tail, tile)))
        builder.tell("unfit", "TIL-8", builder.active, tile=tile)
        builder.push(TakeTile(frame.refused + 1, frame.hand))
        return
    hand = (*frame.hand, tile)
    own = passive(builder.state, builder.active, ChoosesTile)
    if own is not None and len(hand) < own.tiles:
        builder.push(TakeTile(frame.refused, hand))
    else:
        in_hand(builder, hand)


def in_hand(builder: StateBuilder, hand: tuple[int, ...]) -> None:
    """Let the active player lay the tile that was taken, or choose one of several."""
    builder.push(LayTile(hand[0]) if len(hand) == 1 else PickTile(hand))


def _drawn(builder: StateBuilder, frame: TakeTile, action: a.Draw) -> None:
    known = builder.state.top_tile
    if known is not None:
        builder.change(top_tile=None)
    taken(builder, frame, action.tile)


def on_top(state: State) -> tuple[int, ...]:
    """Return the tiles of which any may be on top of the pool: one if somebody has seen it."""
    known = state.top_tile
    if known is not None and known.number != HIDDEN:
        return (known.number,)
    return state.shuffled


def _no_such_tile(state: State, _frame: TakeTile, action: a.Draw) -> Cite | None:
    return None if action.tile in on_top(state) else Cite("TIL-1", {"pool": len(state.shuffled)})


def _draws(state: State, _frame: TakeTile) -> Sequence[a.Action]:
    return Odds(map(a.Draw, on_top(state)))


# --- choosing --------------------------------------------------------------------------------------------------


def _one_of_them(_state: State, frame: PickTile, action: a.PickTile) -> Cite | None:
    return None if action.tile in frame.tiles else Cite("TIL-1", {"pool": len(frame.tiles)})


@rule("TIL-1", off=Instead(nothing))
def picked(builder: StateBuilder, frame: PickTile, action: a.PickTile) -> None:
    """TIL-1: whoever has taken several tiles lays one of them; the others go to the bottom of the pool."""
    maze = builder.maze
    others = tuple(tile for tile in frame.tiles if tile != action.tile)
    builder.change(maze=replaced(maze, tail=(*maze.tail, *others)))
    builder.tell("picked-tile", "TIL-1", builder.active, tile=action.tile)
    builder.push(LayTile(action.tile))


# --- laying ----------------------------------------------------------------------------------------------------


def _laid(builder: StateBuilder, frame: LayTile, action: a.Lay) -> None:
    maze = with_tile(builder.maze, action.cell, frame.tile, action.turning)
    builder.change(maze=maze)
    builder.tell(
        "laid",
        "TIL-1",
        builder.active,
        tile=frame.tile,
        cell=action.cell,
        turning=action.turning,
    )
    stocks(builder, frame.tile, action.cell)


def _laid_blank(builder: StateBuilder, frame: LayBlank, action: a.Blank) -> None:
    builder.change(maze=with_blank(builder.maze, action.cell, frame.tile))
    builder.tell("blank", "TIL-8", builder.active, tile=frame.tile, cell=action.cell)


@rule("TIL-9", "TIL-10", "TIL-11", off=Instead(nothing))
def stocks(builder: StateBuilder, tile: int, cell: int) -> None:
    """TIL-9, TIL-10: a trap goes face down on each trap symbol, an item on each item symbol; TIL-11: if there is one."""
    of_tile = builder.box.numbers[tile]
    for corridor in of_tile.traps:
        if builder.trap_pool:
            builder.put_trap(place_of(cell, corridor), HIDDEN)
            builder.tell("trap-laid", "TIL-9", to=place_of(cell, corridor))
    for corridor in reversed(of_tile.items):
        lays_item(builder, place_of(cell, corridor))


@rule("VAR-1", "SET-9", off=Instead(nothing))
def lays_item(builder: StateBuilder, place: int) -> None:
    """VAR-1, SET-9: the item of a new tile comes from the pool face up, or in the hidden Labyrinth face down."""
    if not builder.reads("VAR-1", "hidden"):
        builder.push(StockItem(place))
    elif builder.state.item_pool:
        builder.put_item(place, HIDDEN)
        builder.tell("item-hidden", "VAR-1", to=place)


# --- items on new corridors ------------------------------------------------------------------------------------


def _stock_decides(state: State, _frame: StockItem) -> int | None:
    return NATURE if state.item_pool else None


def _stock_options(state: State, _frame: StockItem) -> Sequence[a.Action]:
    return Odds(map(a.DrawItem, state.unknown_items))


def _no_such_item(state: State, _frame: StockItem, action: a.DrawItem) -> Cite | None:
    return None if action.item in state.unknown_items else Cite("TIL-10", {"pool": state.item_pool})


def _stocked(builder: StateBuilder, frame: StockItem, action: a.DrawItem) -> None:
    builder.put_item(frame.place, action.item)
    builder.tell("item-laid", "TIL-10", to=frame.place, item=action.item)


# --- records ---------------------------------------------------------------------------------------------------

BUILD: Final[Activity] = Activity(
    a.Build,
    1,
    _builds,
    (pool_has_a_tile,),
    lambda state, _a: (Cite("TIL-1", {"pool": state.tile_pool}),),
    _begin,
)

DECISIONS = (
    Decision(
        TakeTile,
        lambda state, _frame: NATURE if unseen(state) else None,
        taking,
        (a.Draw,),
        _draws,
        _no_such_tile,
        lambda state, _f, action: (Cite("TIL-1", {"tile": state.box.numbers[action.tile].id}),),
        _drawn,
    ),
    Decision(
        PickTile,
        lambda state, _frame: state.active,
        nothing,
        (a.PickTile,),
        lambda _state, frame: tuple(map(a.PickTile, frame.tiles)),
        _one_of_them,
        lambda state, _f, action: (Cite("TIL-1", {"tile": state.box.numbers[action.tile].id}),),
        picked,
    ),
    Decision(
        LayTile,
        lambda state, _frame: state.active,
        nothing,
        (a.Lay,),
        lambda state, frame: building.placements(state.maze, frame.tile),
        lambda state, frame, action: next(
            building.objections(state.maze, frame.tile, action), None
        ),
        lambda state, frame, action: building.grounds(state.maze, frame.tile, action),
        _laid,
    ),
    Decision(
        LayBlank,
        lambda state, _frame: state.active,
        nothing,
        (a.Blank,),
        lambda state, _frame: tuple(map(a.Blank, building.free_cells(state.maze.laid))),
        lambda state, _frame, action: building.goes_beside_a_tile(state.maze, action.cell),
        lambda _s, _f, action: (Cite("TIL-8", {"cell": NAMES[action.cell]}),),
        _laid_blank,
    ),
    Decision(
        StockItem,
        _stock_decides,
        nothing,
        (a.DrawItem,),
        _stock_options,
        _no_such_item,
        lambda state, frame, action: (
            Cite(
                "TIL-10",
                {
                    "item": state.box.item_ids[action.item],
                    "place": place_name(state.maze, frame.place),
                },
            ),
        ),
        _stocked,
    ),
)
