"""A position: the maze, the pawns, whose turn it is, and what has to be settled first."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.value import replaced, value
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.maze import FIRST_START, Field, Maze, first_maze

ACTIONS: Final = 2
"""The actions of a turn (ACT-1)."""

DRAW, LAY, BLANK_TILE = DUE = ("draw", "lay", "blank")
"""What a Build may still need: a tile from the pool, or a cell for the one that was taken."""


@value
class Pawn:
    """A character's pawn: the number of its start space, from 0, and the place where it stands."""

    start: int
    at: int


@value
class Due:
    """A Build that is not settled: one of DUE, the tile in hand, and how many went under the pool since it began."""

    kind: str
    tile: int = -1
    refused: int = 0


@value
class State:
    """A position. Seats are indices of `pawns`."""

    maze: Maze
    pawns: tuple[Pawn, ...]
    active: int = 0
    left: int = ACTIONS
    due: Due | None = None

    @property
    def pawn(self) -> Pawn:
        """The active player's pawn."""
        return self.pawns[self.active]

    @property
    def shuffled(self) -> tuple[int, ...]:
        """The tiles of the pool whose order nobody knows, without the one in hand."""
        hand = self.due.tile if self.due is not None else -1
        return tuple(tile for tile in self.maze.shuffled if tile != hand)


@value
class Event:
    """What has happened: its kind, the rule that decided it, and whom and what it is about."""

    kind: str
    rule: str
    seat: int
    tile: int = -1
    cell: int = -1
    turning: int = 0
    frm: int = -1
    to: int = -1


def new_state(box: Box, players: int) -> State:
    """Return the position before the first turn: every pawn on its start space (SET-14)."""
    layout = box.layout(players)
    pawns = tuple(Pawn(start, FIRST_START + start) for start in layout.starts)
    return State(first_maze(Field(box, layout.centre)), pawns)


def moved(state: State, to: int) -> State:
    """Return the position with the active pawn on another place."""
    pawn = replaced(state.pawn, at=to)
    pawns = (*state.pawns[: state.active], pawn, *state.pawns[state.active + 1 :])
    return replaced(state, pawns=pawns)
