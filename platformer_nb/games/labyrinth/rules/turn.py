"""The clauses of a turn: what an activity costs, where it may be done, where a pawn may go."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import LETTERS
from platformer_nb.games.labyrinth.model.hexes import EDGES, NAMES, NEIGHBOURS
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    NOWHERE,
    is_start,
    place_name,
    place_of,
)
from platformer_nb.games.labyrinth.model.state import BLANK_TILE, DRAW, LAY, State
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.ways import beyond, jumps, open_edges

COSTS: Final[dict[type, int]] = {a.Build: 1, a.Move: 1, a.SafeJump: 2}
"""The actions that an activity costs (ACT-5, ACT-6)."""

ANSWERS: Final[dict[str, type]] = {DRAW: a.Draw, LAY: a.Lay, BLANK_TILE: a.Blank}
"""What settles a Build, by what is due."""


@rule("TIL-1", "TIL-8", "TIL-19")
def build_comes_first(state: State, action: a.Action) -> Cite | None:
    """TIL-19: a tile that was taken has to be laid, face down if none fits (TIL-8); TIL-1: first it is taken."""
    if state.due is None:
        return Cite("TIL-1") if isinstance(action, tuple(ANSWERS.values())) else None
    if isinstance(action, ANSWERS[state.due.kind]):
        return None
    if state.due.kind == DRAW:
        return Cite("TIL-1", {"pool": len(state.shuffled)})
    broken = "TIL-8" if state.due.kind == BLANK_TILE else "TIL-19"
    return Cite(broken, {"tile": state.maze.field.box.numbers[state.due.tile].id})


@rule("ACT-3")
def can_be_paid(state: State, action: a.Action) -> Cite | None:
    """ACT-3: an activity costs no more actions than are left."""
    cost = COSTS.get(type(action), 0)
    return Cite("ACT-3", {"cost": cost, "left": state.left}) if cost > state.left else None


@rule("MOV-3", "ACT-10")
def moves_off_first(state: State, action: a.Action) -> Cite | None:
    """MOV-3, ACT-10: on its start space a pawn does nothing but Move, or end the turn (ACT-11)."""
    if not is_start(state.pawn.at) or isinstance(action, (a.Move, a.End)):
        return None
    return Cite("MOV-3", {"place": place_name(state.maze, state.pawn.at)})


@rule("LIM-1")
def pool_has_a_tile(state: State, action: a.Action) -> Cite | None:
    """LIM-1: there is no Build without a tile in the pool."""
    if not isinstance(action, a.Build) or state.shuffled or state.maze.tail:
        return None
    return Cite("LIM-1", {"pool": 0})


@rule("MOV-1", "MOV-2")
def follows_the_corridor(state: State, action: a.Action) -> Cite | None:
    """MOV-1: a Move follows the corridor: over no closed edge, onto no empty cell, not off the field.

    MOV-2: a corridor that faces a closed edge of the next tile is a dead end.
    """
    if not isinstance(action, a.Move) or beyond(state.maze, state.pawn.at, action.edge) != NOWHERE:
        return None
    facts = {"place": place_name(state.maze, state.pawn.at)}
    if not 0 <= action.edge < len(EDGES):
        return Cite("MOV-1", {**facts, "there": "outside"})
    facts["edge"] = EDGES[action.edge]
    if action.edge not in open_edges(state.maze, state.pawn.at):
        return Cite("MOV-1", {**facts, "there": "closed"})
    other = NEIGHBOURS[state.pawn.at // MOST_CORRIDORS][action.edge]
    if other < 0:
        return Cite("MOV-1", {**facts, "there": "outside"})
    facts["cell"] = NAMES[other]
    if state.maze.laid[other] == EMPTY:
        return Cite("MOV-1", {**facts, "there": "empty"})
    return Cite("MOV-2", {**facts, "there": "facing"})


@rule("MOV-6")
def keeps_off_start_spaces(state: State, action: a.Action) -> Cite | None:
    """MOV-6: a character enters no start space but its own."""
    if not isinstance(action, a.Move):
        return None
    to = beyond(state.maze, state.pawn.at, action.edge)
    if not is_start(to) or to - FIRST_START == state.pawn.start:
        return None
    return Cite("MOV-6", {"place": place_name(state.maze, to)})


@rule("BRG-1")
def jumps_at_a_bridge(state: State, action: a.Action) -> Cite | None:
    """BRG-1: a jump leads from a corridor of a bridge to the other one, and is possible nowhere else."""
    if not isinstance(action, a.SafeJump) or jumps_to(state, action) in jumps(
        state.maze, state.pawn.at
    ):
        return None
    facts: dict[str, str | tuple[str, ...]] = {"place": place_name(state.maze, state.pawn.at)}
    if ends := jumps(state.maze, state.pawn.at):
        facts["ends"] = tuple(place_name(state.maze, end) for end in ends)
    return Cite("BRG-1", facts)


def jumps_to(state: State, action: a.SafeJump) -> int:
    """Return the place that a jump leads to, or NOWHERE."""
    at = state.pawn.at
    if is_start(at) or not 0 <= action.corridor < len(LETTERS):
        return NOWHERE
    return place_of(at // MOST_CORRIDORS, action.corridor)
