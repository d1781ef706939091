"""Coming onto the next tile, which is turned up first if it lies covered (CHR-6, CHR-9)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.card_frames import Enter, TurnCovered, Uncover
from platformer_nb.games.labyrinth.model.cards.effects import LayHidden
from platformer_nb.games.labyrinth.model.hexes import EDGES, NAMES, NEIGHBOURS, opposite
from platformer_nb.games.labyrinth.model.maze import (
    COVERED,
    EMPTY,
    MOST_CORRIDORS,
    is_start,
    place_of,
    put,
    with_blank,
    with_tile,
)
from platformer_nb.games.labyrinth.model.state import HIDDEN, NOBODY, Covered, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules import placing
from platformer_nb.games.labyrinth.rules.maze.building import plainest
from platformer_nb.games.labyrinth.rules.maze.last_corridor import hangs_together
from platformer_nb.games.labyrinth.rules.maze.laying import stocks
from platformer_nb.games.labyrinth.rules.maze.ways import beyond
from platformer_nb.games.labyrinth.rules.records import Decision, goes_on, letter, nothing


def enters(builder: StateBuilder, seat: int, edge: int, how: str) -> None:
    """Let a character go on across an edge and explore; a covered tile is turned up before."""
    builder.push(Enter(seat, edge, how))
    turns_up_first(builder, seat, builder.pawn(seat).at, edge)


@rule("CHR-9", off=Instead(nothing))
def turns_up_first(builder: StateBuilder, seat: int, frm: int, edge: int) -> None:
    """CHR-9: whoever enters a covered tile, by a way or with the Golem, turns it up first."""
    if is_start(frm):
        return
    cell = NEIGHBOURS[frm // MOST_CORRIDORS][edge]
    if cell >= 0 and builder.maze.laid[cell] == COVERED:
        builder.push(Uncover(seat, cell, opposite(edge)))


def _goes_on(builder: StateBuilder, frame: Enter) -> None:
    frm = builder.pawn(frame.seat).at
    placing.put(builder, frame.seat, beyond(builder.maze, frm, frame.edge))
    placing.explores(builder, frame.seat, frm, frame.how)


# --- which tile it is ------------------------------------------------------------------------------------------


def covered_on(state: State, cell: int) -> Covered:
    """Return what is known of the covered tile of a cell."""
    return next((one for one in state.covered if one.cell == cell), Covered(cell))


def _other_covered(state: State, cell: int) -> tuple[Covered, ...]:
    return tuple(one for one in state.covered if one.cell != cell)


def _decides(_state: State, _frame: Uncover) -> int | None:
    return NATURE


def _tiles(state: State, frame: Uncover) -> Sequence[a.Action]:
    tile = covered_on(state, frame.cell).tile
    if tile != HIDDEN:
        return Odds((a.Draw(tile),))
    top = state.top_tile.number if state.top_tile is not None else HIDDEN
    return Odds(a.Draw(one) for one in state.shuffled if one != top)


def _is_there(state: State, frame: Uncover, action: a.Draw) -> Cite | None:
    if action in tuple(_tiles(state, frame)):
        return None
    return Cite("TIL-1", {"pool": len(state.shuffled)})


@rule("CHR-9", "CHR-5", "TIL-8", off=Instead(nothing))
def uncovers(builder: StateBuilder, frame: Uncover, action: a.Draw) -> None:
    """CHR-9: the tile is turned up, CHR-5: and the token on it comes back; TIL-8: if it cannot lie there, it is blank."""
    state = builder.state
    cell = frame.cell
    for whose in state.tokens_on(place_of(cell)):
        builder.lift_token(place_of(cell), whose)
    builder.tell("uncovered", "CHR-9", frame.seat, tile=action.tile, cell=cell)
    others = _other_covered(state, cell)
    if turnings(builder.state, cell, frame.edge, action.tile):
        everybody = Covered(cell, action.tile, tuple(range(len(state.pawns))))
        lies = tuple(sorted((*others, everybody), key=lambda one: one.cell))
        builder.change(covered=lies)
        builder.push(TurnCovered(frame.seat, cell, frame.edge, action.tile))
        return
    builder.change(covered=others)
    maze = replaced(state.maze, laid=put(state.maze.laid, cell, EMPTY))
    builder.change(maze=with_blank(maze, cell, action.tile))
    builder.tell("blank", "TIL-8", frame.seat, tile=action.tile, cell=cell)


# --- how it is turned ------------------------------------------------------------------------------------------


@rule("CHR-9", "TIL-6", off=(0,))
def turnings(state: State, cell: int, edge: int, tile: int) -> tuple[int, ...]:
    """CHR-9: the edge that is entered has to be open, TIL-6: and no last corridor may be closed."""
    field, laid = state.maze.field, put(state.maze.laid, cell, EMPTY)
    return tuple(
        turning
        for turning in range(TURNINGS)
        if plainest(state.box, tile, turning) == turning
        and any(edges >> edge & 1 for edges in state.box.turned[tile][turning])
        and hangs_together(field, laid, cell, tile, turning)
    )


@rule("CHR-6", "CHR-9", off=0)
def who_turns(state: State, frame: TurnCovered) -> int | None:
    """CHR-9: the player of the one who laid it says how it is turned, CHR-6: without it, whoever enters or moves there."""
    for name, one in state.box.characters.items():
        if any(isinstance(ability.effect, LayHidden) for ability in one.abilities.values()):
            seat = state.seat_of(state.box.character_ids.index(name))
            if seat != NOBODY:
                return seat
    return frame.seat


def _options(state: State, frame: TurnCovered) -> Sequence[a.Action]:
    found = turnings(state, frame.cell, frame.edge, frame.tile)
    return tuple(a.Turn(frame.cell, turning) for turning in found)


@rule("CHR-9")
def lies_open(state: State, frame: TurnCovered, action: a.Turn) -> Cite | None:
    """CHR-9: only this tile is turned, so that the edge that is entered is open and no last corridor is closed."""
    if action in _options(state, frame):
        return None
    return Cite("CHR-9", {"cell": NAMES[frame.cell], "edge": EDGES[frame.edge]})


def _turned(builder: StateBuilder, frame: TurnCovered, action: a.Turn) -> None:
    maze = builder.maze
    bare = replaced(maze, laid=put(maze.laid, frame.cell, EMPTY))
    builder.change(maze=with_tile(bare, frame.cell, frame.tile, action.turning))
    builder.change(covered=_other_covered(builder.state, frame.cell))
    about = {"tile": frame.tile, "cell": frame.cell, "turning": action.turning}
    builder.tell("turned-up", "CHR-9", frame.seat, **about)
    stocks(builder, frame.tile, frame.cell)


def _allows(state: State, frame: TurnCovered, _action: a.Turn) -> tuple[Cite, ...]:
    who = who_turns(state, frame)
    facts = {"cell": NAMES[frame.cell], "who": letter(frame.seat if who is None else who)}
    return (Cite("CHR-9", facts), *((Cite("CHR-6", facts),) if who == frame.seat else ()))


DECISIONS = (
    Decision(Enter, goes_on, _goes_on),
    Decision(
        Uncover,
        _decides,
        nothing,
        (a.Draw,),
        _tiles,
        _is_there,
        lambda state, _f, action: (Cite("CHR-9", {"tile": state.box.numbers[action.tile].id}),),
        uncovers,
    ),
    Decision(TurnCovered, who_turns, nothing, (a.Turn,), _options, lies_open, _allows, _turned),
)
