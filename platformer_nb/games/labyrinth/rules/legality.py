"""Who decides, what is legal, and why: two views of the same rules that a test holds against each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import LETTERS
from platformer_nb.games.labyrinth.model.hexes import EDGES, NAMES
from platformer_nb.games.labyrinth.model.maze import (
    FIRST_START,
    MOST_CORRIDORS,
    is_start,
    place_name,
)
from platformer_nb.games.labyrinth.model.state import DRAW, LAY, State
from platformer_nb.games.labyrinth.rules import building, turn
from platformer_nb.games.labyrinth.rules.ways import beyond, jumps, steps

MOST: Final = 3
"""Most suggestions given."""


def actor(state: State) -> int:
    """Return the seat that decides, or NATURE where a tile is drawn."""
    return NATURE if state.due is not None and state.due.kind == DRAW else state.active


def actions(state: State) -> Sequence[a.Action]:
    """Return every legal action without duplicates; the tiles that may come where chance decides."""
    if state.due is not None:
        if state.due.kind == DRAW:
            return Odds(map(a.Draw, state.shuffled))
        if state.due.kind == LAY:
            return building.placements(state.maze, state.due.tile)
        return tuple(map(a.Blank, building.free_cells(state.maze.laid)))
    return tuple(_free(state))


def _free(state: State) -> Iterator[a.Action]:
    """Yield the activities that can be paid, and the end of the turn."""
    at = state.pawn.at
    if state.left >= 1:
        if not is_start(at) and (state.shuffled or state.maze.tail):
            yield a.Build()
        for edge, to in steps(state.maze, at):
            if not is_start(to) or to == FIRST_START + state.pawn.start:
                yield a.Move(edge)
    if state.left >= 2:
        yield from (a.SafeJump(to % MOST_CORRIDORS) for to in jumps(state.maze, at))
    yield a.End()


def judge(state: State, action: a.Action) -> Ruling[a.Action]:
    """Return whether an action is legal, the rules and the facts that decide, and what comes nearest if it is not."""
    broken = tuple(objections(state, action))
    if broken:
        return Ruling(False, broken, suggestions(state, action))
    return Ruling(True, tuple(grounds(state, action)))


def objections(state: State, action: a.Action) -> Iterator[Cite]:
    """Yield the clauses that an action breaks: where it is done, and what it costs, apart from each other."""
    first = turn.build_comes_first(state, action)
    if first is not None:
        yield first
        return
    if state.due is not None:
        yield from _of_the_build(state, state.due.tile, action)
        return
    clauses = (
        turn.moves_off_first,
        turn.pool_has_a_tile,
        turn.follows_the_corridor,
        turn.keeps_off_start_spaces,
        turn.jumps_at_a_bridge,
    )
    there = next((cite for clause in clauses if (cite := clause(state, action))), None)
    yield from (cite for cite in (there, turn.can_be_paid(state, action)) if cite is not None)


def _of_the_build(state: State, tile: int, action: a.Action) -> Iterator[Cite]:
    if isinstance(action, a.Draw) and action.tile not in state.shuffled:
        yield Cite("TIL-1", {"pool": len(state.shuffled)})
    elif isinstance(action, a.Blank):
        found = building.goes_beside_a_tile(state.maze, action.cell)
        yield from () if found is None else (found,)
    elif isinstance(action, a.Lay):
        yield from building.objections(state.maze, tile, action)


def grounds(state: State, action: a.Action) -> Iterator[Cite]:
    """Yield the rules that allow a legal action, with their facts."""
    match action:
        case a.Build():
            yield Cite("TIL-1", {"pool": len(state.shuffled) + len(state.maze.tail)})
        case a.Draw(tile):
            yield Cite("TIL-1", {"tile": state.maze.field.box.numbers[tile].id})
        case a.Lay() if state.due is not None:
            yield from building.grounds(state.maze, state.due.tile, action)
        case a.Blank(cell):
            yield Cite("TIL-8", {"cell": NAMES[cell]})
        case a.Move(edge):
            to = place_name(state.maze, beyond(state.maze, state.pawn.at, edge))
            yield Cite("MOV-1", {"edge": EDGES[edge], "to": to})
            yield Cite("MOV-2", {"edge": EDGES[edge], "to": to})
            if is_start(state.pawn.at):
                yield Cite("MOV-3", {"place": place_name(state.maze, state.pawn.at)})
        case a.SafeJump(corridor):
            yield Cite("BRG-1", {"place": place_name(state.maze, state.pawn.at)})
            yield Cite("BRG-10", {"to": LETTERS[corridor]})
        case a.End():
            yield Cite("ACT-11", {"left": state.left})


def suggestions(state: State, wanted: a.Action) -> tuple[a.Action, ...]:
    """Return the legal actions nearest to a refused one: of its kind first; ending the turn if nothing else is left.

    Where chance decides there are none.
    """
    if state.due is not None:
        if state.due.kind == DRAW:
            return ()
        if state.due.kind == LAY:
            lay = wanted if isinstance(wanted, a.Lay) else a.Lay(-1, 0)
            return building.suggestions(state.maze, state.due.tile, lay)
    found = [one for one in actions(state) if not isinstance(one, a.End)]
    return tuple(sorted(found, key=lambda one: _apart(wanted, one))[:MOST]) or (a.End(),)


def _apart(wanted: a.Action, other: a.Action) -> tuple[int, int]:
    """Return how far two actions are apart: in kind, then round the edges of the cell."""
    if isinstance(wanted, a.Move) and isinstance(other, a.Move):
        turns = (wanted.edge - other.edge) % 6
        return 0, min(turns, 6 - turns)
    goes = isinstance(wanted, (a.Move, a.SafeJump)) and isinstance(other, (a.Move, a.SafeJump))
    return (0 if type(wanted) is type(other) else 1 if goes else 2), 0
