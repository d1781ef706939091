"""The position before the first draw: what lies where, who has what, and what chance decides first (SET, TWO)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.card_frames import DealCharacter
from platformer_nb.games.labyrinth.model.frames import FirstPlayer
from platformer_nb.games.labyrinth.model.hexes import CELLS
from platformer_nb.games.labyrinth.model.house_rules import Rulings
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    FIRST_START,
    Field,
    Maze,
    first_maze,
    place_of,
)
from platformer_nb.games.labyrinth.model.state import (
    KEY_PLACES,
    NO_CHARACTER,
    Golem,
    Keys,
    Pawn,
    State,
)
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.applying import settle


def start(box: Box, characters: Sequence[int | None], rulings: Rulings = ()) -> State:
    """Return the position before the first draw, for as many players as characters; None: one that is drawn."""
    maze = board(box, len(characters))
    state = State(maze, pawns(box, characters), golem(maze), keys=keys(), rulings=rulings)
    builder = StateBuilder(state)
    builder.push(FirstPlayer((0,) * len(characters)))
    drawn = [seat for seat, character in enumerate(characters) if character is None]
    builder.push(*(DealCharacter(seat) for seat in reversed(drawn)))
    settle(builder)
    return builder.state


def _bare(box: Box, players: int) -> Maze:
    return Maze(Field(box, box.layout(players).centre), (EMPTY,) * CELLS)


@rule(
    "CMP-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-7", "SET-17", "TIL-12", "TWO-2", "TWO-4",
    off=Instead(_bare),
)  # fmt: skip
def board(box: Box, players: int) -> Maze:
    """CMP-1, SET-2, SET-3: a field of 37 cells; SET-4, SET-5: the centre tile, the key tiles in the corners, SET-7: no more.

    TIL-12, SET-17: each of these is one corridor; TWO-2, TWO-4: for 2 players the centre tile lies elsewhere, no more.
    """
    return first_maze(Field(box, box.layout(players).centre))


def _side_by_side(_box: Box, characters: Sequence[int | None]) -> tuple[Pawn, ...]:
    return tuple(Pawn(n, FIRST_START + n, 0, crystal=False) for n in range(len(characters)))


@rule("SET-1", "SET-12", "SET-13", "SET-14", "LIF-1", "TWO-3", off=Instead(_side_by_side))
def pawns(box: Box, characters: Sequence[int | None]) -> tuple[Pawn, ...]:
    """SET-1, SET-12: each player has a character, SET-14, TWO-3: on the start spaces for so many players.

    SET-13, LIF-1: with 4 lives and a Fate Crystal, all active.
    """
    starts = box.layout(len(characters)).starts
    return tuple(
        Pawn(
            place,
            FIRST_START + place,
            character=NO_CHARACTER if character is None else character,
        )
        for place, character in zip(starts, characters, strict=True)
    )


@rule("SET-6", off=())
def keys() -> tuple[Keys, ...]:
    """SET-6: one key lies on each key tile, whoever plays."""
    return tuple(sorted((Keys(place, 1) for place in KEY_PLACES), key=lambda one: one.place))


@rule("SET-4", "GOL-1", off=Golem(0))
def golem(maze: Maze) -> Golem:
    """SET-4, GOL-1: the Golem stands on the centre tile."""
    return Golem(place_of(maze.field.centre))


def new_state(box: Box, players: int) -> State:
    """Return the position before the first turn of the first seat, without characters: to be changed by hand."""
    maze = board(box, players)
    return State(maze, pawns(box, (None,) * players), golem(maze), keys=keys())
