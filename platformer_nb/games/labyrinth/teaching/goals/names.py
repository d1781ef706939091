"""Figures and places as the goals of a lesson name them."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import StringConstraints

from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import EMPTY, place_name
from platformer_nb.games.labyrinth.model.state import Pawn, State
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names

GOLEM: Final = "golem"

SeatLetter = Annotated[str, StringConstraints(pattern=r"^[A-F]$")]
FigureName = Annotated[str, StringConstraints(pattern=r"^([A-F]|golem)$")]
"""A seat's character by its letter, or the Golem."""
PlaceName = Annotated[str, StringConstraints(pattern=r"^([a-g][1-7][abc]?|S[1-6])$")]
"""A corridor, such as `d4` or `d3b`, or a start space."""
CellName = Annotated[str, StringConstraints(pattern=r"^[a-g][1-7]$")]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*$")]
"""The id of an item, a trap, a tile."""


def pawn_of(state: State, who: str) -> Pawn:
    """Return the character of a seat by its letter."""
    return state.pawns[SEATS.index(who)]


def where(state: State, figure: str) -> str:
    """Return the name of the place where a character or the Golem is."""
    place = state.golem.at if figure == GOLEM else pawn_of(state, figure).at
    return place_name(state.maze, place)


def in_play(state: State, figure: str) -> bool:
    """Return whether this figure takes part: the Golem always does."""
    return figure == GOLEM or SEATS.index(figure) < len(state.pawns)


def can_be(state: State, place: str) -> bool:
    """Return whether there is such a place, or a tile may still be laid that has it."""
    if place in place_names(state.maze):
        return True
    cell = CELL_OF.get(place[:2])
    return cell is not None and state.maze.laid[cell] == EMPTY


def place_of(state: State, name: str) -> int | None:
    """Return the place of this name; None while no tile has it."""
    return place_names(state.maze).get(name)
