"""The tile in hand of a position set up by hand: a Build has taken it, and where it may lie is asked."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.editing import Field, Piece
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.catalogue.things import drawn, shape
from platformer_nb.games.labyrinth.editing.putting import numbers_of, wrong
from platformer_nb.games.labyrinth.model.box import Tile
from platformer_nb.games.labyrinth.model.frames import LayTile
from platformer_nb.games.labyrinth.model.state import ACTIONS, State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.course.turn import is_bound
from platformer_nb.games.labyrinth.rules.maze.building import fits_nowhere
from platformer_nb.games.labyrinth.view.maze_view import edges_of

ARROWS: Final = "↗→↘↙←↖"
"""The edges of a tile as it is put, clockwise from the north-east."""


def tile_piece(tile: Tile, words: Words, start: str = "") -> Piece:
    """Return a tile as it is put, with its corridors in what is read aloud."""
    name = words("tile-shape", shape=shape(tile))
    shown = {"tiles": [drawn(tile)]}
    ways = " | ".join("".join(ARROWS[edge] for edge in edges_of(one)) for one in tile.corridors)
    return Piece(f"{start}{shape(tile)}", name, f"tiles/{shape(tile)}", shown, f"{name} {ways}")


def in_hand(state: State) -> LayTile | None:
    """Return what is pending if a tile is in hand."""
    return state.top if isinstance(state.top, LayTile) else None


def take(state: State, value: int | str) -> State:
    """Return the position with this tile in hand, or none; an action of its Build is paid. Raises BadInput."""
    bare = replaced(state, due=())
    if value == "":
        return bare
    numbers = numbers_of(bare, str(value))
    if not numbers:
        raise wrong(str(value)[:40], "error-no-tile-left", "mend-no-tile-left")
    if is_bound(bare):
        raise wrong(str(value), "error-hand-bound", "mend-hand-bound")
    if fits_nowhere(bare.maze, numbers[0]):
        raise wrong(str(value), "error-hand-nowhere", "mend-hand-nowhere")
    return replaced(bare, due=(LayTile(numbers[0]),), left=min(bare.left, ACTIONS - 1))


def barred(state: State, tile: int) -> str:
    """Return why nobody could be laying this tile: "bound", "left" or "nowhere"; "" if somebody could."""
    if is_bound(state):
        return "bound"
    if state.left >= ACTIONS:
        return "left"
    kept = tile in state.maze.shuffled and not fits_nowhere(state.maze, tile)
    return "" if kept else "nowhere"


def followed(state: State, hand: LayTile) -> State:
    """Return the position after a change with the tile still in hand, without it where nobody could be laying it."""
    return replaced(state, due=()) if barred(state, hand.tile) else state


def field(state: State, words: Words) -> Field:
    """Return the choice of the tile in hand, of those that are left; on the start space nobody builds."""
    if is_bound(state):
        return Field(
            "hand", words("editor-hand"), "choice", "", (Piece("", words("editor-hand-bound")),)
        )
    numbers, hand = state.box.numbers, in_hand(state)
    now = "" if hand is None else shape(numbers[hand.tile])
    # The one in hand, else the first that would be taken: copies of a shape have other symbols.
    free = (*(() if hand is None else (hand.tile,)), *state.shuffled)
    left = {shape(numbers[one]): numbers[one] for one in reversed(free)}
    pieces = [tile_piece(one, words) for _, one in sorted(left.items())]
    # A list has no drawings: there a tile is told from others by its corridors.
    named = [Piece(one.id, one.label, one.drawn, one.shown) for one in pieces]
    none = Piece("", words("editor-hand-none"))
    return Field("hand", words("editor-hand"), "choice", now, (none, *named))


def lost(before: State, after: State, words: Words) -> str:
    """Return that the tile that was in hand no longer is, and why; "" if it is, or was put away."""
    hand = in_hand(before)
    why = barred(after, hand.tile) if hand is not None and in_hand(after) is None else ""
    if not why:
        return ""
    who = character_of(after, after.active)
    return words.tell("editor-hand-lost", {"why": why, "who": who})
