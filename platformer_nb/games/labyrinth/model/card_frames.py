"""What is pending because of a card: characters, abilities and their tokens, events, tiles laid face down."""

from __future__ import annotations

from typing import TypeAlias

from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.frames import (
    Count,
    Place,
    Seat,
    Seats,
    TileNumber,
    UseNumber,
    Uses,
    Word,
)
from platformer_nb.games.labyrinth.model.maze import NOWHERE

CharacterNumbers: TypeAlias = tuple[int, ...]
EventNumber: TypeAlias = int
ItemNumber: TypeAlias = int
Cell: TypeAlias = int

# --- characters ------------------------------------------------------------------------------------------------


@value
class DealCharacter:
    """Chance draws a character for a seat: before the game (SET-12), or in place of the one it has (CHR-8)."""

    seat: Seat


# --- abilities and items ---------------------------------------------------------------------------------------


@value
class Aim:
    """A player says what a use is aimed at; `done` counts its former answers, `place` is the last of them."""

    seat: Seat
    use: UseNumber
    done: Count = 0
    place: Place = NOWHERE


GOLEM_DECK, TILE_POOL = LOOKS = ("golem-deck", "tile-pool")
"""What a card allows to look at."""


@value
class Look:
    """Chance shows a player what lies on top of the Golem deck or of the pool (LOOKS)."""

    seat: Seat
    at: Word


@value
class RevealTrap:
    """Chance says which trap lies face down on a corridor, while nobody comes upon it (TRP-15)."""

    place: Place


@value
class Redraw:
    """Chance draws another item for the one that a player has put back (LIM-6)."""

    seat: Seat
    back: ItemNumber


@value
class ShowItem:
    """Chance says which item it was that lay face down (VAR-2)."""

    seat: Seat


@value
class AtTrap:
    """A character has come upon a trap: what passes it by may be used now (TRP-14)."""

    seat: Seat
    place: Place


@value
class Won:
    """A combat is won: what works on winning may be used before the loser loses its lives, `more` of them."""

    winner: Seat
    loser: Seat
    place: Place
    used: Uses = ()
    more: Count = 0


# --- ability tokens --------------------------------------------------------------------------------------------


@value
class TokensAct:
    """The ability tokens of these characters act on whoever has come onto their corridor (EXP-3)."""

    seat: Seat
    place: Place
    left: CharacterNumbers


@value
class AtGate:
    """A character may go on from a gate to another one (EXP-8)."""

    seat: Seat
    place: Place


# --- events ----------------------------------------------------------------------------------------------------


@value
class TakeEvent:
    """Chance brings a card of the event deck (EVT-1)."""


@value
class Once:
    """The once rule of an event is carried out; `done` counts what has been (EVT-2)."""

    event: EventNumber
    done: Count = 0


@value
class Lasts:
    """The lasting rule of an event comes into force (EVT-3, EVT-9)."""

    event: EventNumber


@value
class Strike:
    """These characters lose so many lives, one after the other (DTH-9)."""

    seats: Seats
    lives: Count


@value
class LayDown:
    """These players leave an item each, one after the other (ACT-15)."""

    seats: Seats


@value
class Demolish:
    """These players remove an ordinary tile each, one after the other (TIL-16)."""

    seats: Seats


# --- tiles that lie face down ----------------------------------------------------------------------------------


@value
class Uncover:
    """Chance says which tile it is that is entered by this edge of its cell (CHR-9)."""

    seat: Seat
    cell: Cell
    edge: Count


@value
class TurnCovered:
    """A player says how the tile is turned that has been turned up, open towards this edge (CHR-6, CHR-9)."""

    seat: Seat
    cell: Cell
    edge: Count
    tile: TileNumber


@value
class Enter:
    """A character goes on across this edge, onto the tile that has been turned up for it (CHR-9)."""

    seat: Seat
    edge: Count
    how: Word


@value
class GolemEnters:
    """The Golem goes on across this edge, with so many steps left, this one included (CHR-9)."""

    edge: Count
    left: Count
    card: Count
