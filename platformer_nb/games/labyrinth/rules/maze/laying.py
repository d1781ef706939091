"""Build: taking a tile from the pool, laying it, and its symbols (TIL-1, TIL-8 to TIL-11, TIL-19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import LayBlank, LayTile, StockItem, TakeTile
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import place_name, place_of, with_blank, with_tile
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, nothing

# --- taking ----------------------------------------------------------------------------------------------------


@rule("LIM-1")
def pool_has_a_tile(state: State, _action: a.Build) -> Cite | None:
    """LIM-1: there is no Build without a tile in the pool."""
    return None if state.shuffled or state.maze.tail else Cite("LIM-1", {"pool": 0})


def _builds(state: State) -> Iterator[a.Action]:
    if state.shuffled or state.maze.tail:
        yield a.Build()


def _begin(builder: StateBuilder, _action: a.Build) -> None:
    builder.tell("build", "TIL-1", builder.state.active)
    builder.push(TakeTile())


@rule("TIL-8", off=Instead(nothing))
def taking(builder: StateBuilder, frame: TakeTile) -> None:
    """TIL-8: take tiles that everybody knows from the bottom of the pool; if all were tried, the first is laid blank."""
    maze = builder.state.maze
    first, *left = maze.tail
    builder.change(maze=replaced(maze, tail=tuple(left)))
    if len(maze.tail) > frame.refused:
        taken(builder, frame, first)
        return
    builder.tell("nothing-fits", "TIL-8", builder.state.active, tile=first)
    builder.push(LayBlank(first))


@rule("TIL-8", off=Instead(nothing))
def taken(builder: StateBuilder, frame: TakeTile, tile: int) -> None:
    """TIL-8: a tile that fits nowhere goes under the pool, and the next one is taken."""
    maze = builder.state.maze
    builder.tell("taken", "TIL-1", builder.state.active, tile=tile)
    if not building.fits_nowhere(maze, tile):
        builder.push(LayTile(tile))
        return
    builder.change(maze=replaced(maze, tail=(*maze.tail, tile)))
    builder.tell("unfit", "TIL-8", builder.state.active, tile=tile)
    builder.push(TakeTile(frame.refused + 1))


def _drawn(builder: StateBuilder, frame: TakeTile, action: a.Draw) -> None:
    taken(builder, frame, action.tile)


def _no_such_tile(state: State, _frame: TakeTile, action: a.Draw) -> Cite | None:
    return None if action.tile in state.shuffled else Cite("TIL-1", {"pool": len(state.shuffled)})


def _draws(state: State, _frame: TakeTile) -> Sequence[a.Action]:
    return Odds(map(a.Draw, state.shuffled))


# --- laying ----------------------------------------------------------------------------------------------------


def _laid(builder: StateBuilder, frame: LayTile, action: a.Lay) -> None:
    maze = with_tile(builder.state.maze, action.cell, frame.tile, action.turning)
    builder.change(maze=maze)
    builder.tell(
        "laid",
        "TIL-1",
        builder.state.active,
        tile=frame.tile,
        cell=action.cell,
        turning=action.turning,
    )
    stocks(builder, frame.tile, action.cell)


def _laid_blank(builder: StateBuilder, frame: LayBlank, action: a.Blank) -> None:
    builder.change(maze=with_blank(builder.state.maze, action.cell, frame.tile))
    builder.tell("blank", "TIL-8", builder.state.active, tile=frame.tile, cell=action.cell)


@rule("TIL-9", "TIL-10", "TIL-11", off=Instead(nothing))
def stocks(builder: StateBuilder, tile: int, cell: int) -> None:
    """TIL-9, TIL-10: a trap goes face down on each trap symbol, an item on each item symbol; TIL-11: if there is one."""
    of_tile = builder.state.box.numbers[tile]
    for corridor in of_tile.traps:
        if builder.state.trap_pool:
            builder.put_trap(place_of(cell, corridor), HIDDEN)
            builder.tell("trap-laid", "TIL-9", to=place_of(cell, corridor))
    builder.push(*(StockItem(place_of(cell, corridor)) for corridor in reversed(of_tile.items)))


# --- items on new corridors ------------------------------------------------------------------------------------


def _stock_decides(state: State, _frame: StockItem) -> int | None:
    return NATURE if state.item_pool else None


def _stock_options(state: State, _frame: StockItem) -> Sequence[a.Action]:
    return Odds(map(a.DrawItem, state.item_pool))


def _no_such_item(state: State, _frame: StockItem, action: a.DrawItem) -> Cite | None:
    return (
        None if action.item in state.item_pool else Cite("TIL-10", {"pool": len(state.item_pool)})
    )


def _stocked(builder: StateBuilder, frame: StockItem, action: a.DrawItem) -> None:
    builder.put_item(frame.place, action.item)
    builder.tell("item-laid", "TIL-10", to=frame.place, item=action.item)


# --- records ---------------------------------------------------------------------------------------------------

BUILD = Activity(
    a.Build,
    1,
    _builds,
    (pool_has_a_tile,),
    lambda state, _a: (Cite("TIL-1", {"pool": len(state.shuffled) + len(state.maze.tail)}),),
    _begin,
)

DECISIONS = (
    Decision(
        TakeTile,
        lambda state, _frame: NATURE if state.shuffled else None,
        taking,
        (a.Draw,),
        _draws,
        _no_such_tile,
        lambda state, _f, action: (Cite("TIL-1", {"tile": state.box.numbers[action.tile].id}),),
        _drawn,
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
