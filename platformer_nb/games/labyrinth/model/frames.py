"""What is pending: one frame for each thing that is not settled; the last of a row is settled first (ACT-14).

The names of the types of the fields say how the notation writes them; see `notation/frames.py`.
"""

from __future__ import annotations

from typing import TypeAlias

from platformer_nb.core.value import value

Seat: TypeAlias = int
Seats: TypeAlias = tuple[int, ...]
Place: TypeAlias = int
TileNumber: TypeAlias = int
TrapNumber: TypeAlias = int
Count: TypeAlias = int
Sums: TypeAlias = tuple[int, ...]
Tiles: TypeAlias = tuple[int, ...]
Word: TypeAlias = str
UseNumber: TypeAlias = int
Uses: TypeAlias = tuple[int, ...]

# --- building --------------------------------------------------------------------------------------------------


@value
class TakeTile:
    """Chance brings a tile of the pool; so many went under it since the Build began (TIL-8), these are in hand."""

    refused: Count = 0
    hand: Tiles = ()


@value
class PickTile:
    """The active player says which of the tiles that were taken is laid."""

    tiles: Tiles


@value
class LayTile:
    """The active player lays this tile (TIL-19)."""

    tile: TileNumber


@value
class LayBlank:
    """The active player lays this tile face down (TIL-8)."""

    tile: TileNumber


@value
class StockItem:
    """Chance brings an item for the symbol on a new corridor (TIL-10)."""

    place: Place


# --- exploring -------------------------------------------------------------------------------------------------

GOLEM, TOKENS, TRAP, FIGHTS, ANSWERS, PICKING = STEPS = (1, 2, 3, 4, 5, 6)
"""The steps of exploring (EXP-1); the fourth is in two parts: who entered, then who was left alone."""

WALKED, SET_OUT, FELL, PUSHED, PUT, DROPPED = ARRIVALS = (
    "walked", "set-out", "fell", "pushed", "put", "dropped",
)  # fmt: skip
"""How a character came: SET_OUT from its start space (MOV-5), FELL without leaving its corridor (BRG-8), DROPPED off a
bridge (BRG-11), PUSHED (PSH-4), PUT there by a card, by no way (EXP-8); WALKED is everything else."""


@value
class Explore:
    """A character that came from `frm` explores a corridor, from this step on; since then it has fought these (FRE-6)."""

    seat: Seat
    place: Place
    frm: Place
    how: Word = WALKED
    step: Count = GOLEM
    fought: Seats = ()


@value
class Answers:
    """Who stands there and was left alone says whether it attacks the one who entered (FRE-3, FRE-4)."""

    seat: Seat
    place: Place
    ask: Seats
    yes: Seats = ()


# --- tests -----------------------------------------------------------------------------------------------------

GOLEM_TEST, JUMP_TEST, TRAP_TEST, TOKEN_TEST = TESTS = ("golem", "jump", "trap", "token")


@value
class Test:
    """A test of a character: how many rolls it takes, and the sums so far. `place` is where a jump leads to."""

    seat: Seat
    kind: Word
    place: Place
    rolls: Count = 1
    sums: Sums = ()


@value
class Fallen:
    """A jump has failed: after the loss of lives the character is stunned, and explores if it lives (BRG-5, BRG-6)."""

    seat: Seat
    place: Place
    frm: Place
    how: Word


# --- traps, lives, items ---------------------------------------------------------------------------------------


@value
class HiddenTrap:
    """Chance says which trap a character has come upon (TRP-8)."""

    seat: Seat
    place: Place


@value
class TrapActs:
    """A trap acts on a character for each failed roll: what is left of it begins with this effect (TRP-17)."""

    seat: Seat
    place: Place
    trap: TrapNumber
    failed: Count
    done: Count = 0


@value
class DropItem:
    """A player says which item its character drops; then it goes to its start space if it died (DTH-2)."""

    seat: Seat
    place: Place
    dies: Count


# --- combat ----------------------------------------------------------------------------------------------------


@value
class Combat:
    """Two characters fight: their sums, 0 before they roll, whose turn it is to repeat, how many passed (CMB-8).

    `added` is what each has paid for, `used` are the abilities used in this combat (CMB-9).
    """

    attacker: Seat
    attacked: Seat
    place: Place
    sums: Sums = (0, 0)
    turn: Count = 0
    passed: Count = 0
    added: Sums = (0, 0)
    used: Uses = ()


@value
class PushOff:
    """The winner says where the loser is pushed to (PSH-2)."""

    seat: Seat
    loser: Seat


# --- the Golem -------------------------------------------------------------------------------------------------


@value
class TakeCard:
    """Chance brings a card of the Golem deck (GOL-2)."""


@value
class Walk:
    """The active player moves the Golem so many corridors more; it may not turn back to one (GOL-12).

    `card`: 1 if a Golem card moves it; what an ability or event moves bars nothing later (GOL-15).
    """

    left: Count
    came: Place
    card: Count = 1


@value
class CardShown:
    """A Golem card shows so many steps: what lets it go further may be used before the first (GOL-3)."""

    steps: Count


@value
class Meet:
    """The Golem has come upon these characters, which test one after the other (GOL-17, GOL-18)."""

    seats: Seats


# --- before the first turn -------------------------------------------------------------------------------------


@value
class FirstPlayer:
    """Each player rolls for the first turn: the sums, 0 before the roll, 1 for who is out of it (SET-16)."""

    sums: Sums


# --- the end of the turn ---------------------------------------------------------------------------------------


@value
class EndTurn:
    """The turn passes to the next player."""
