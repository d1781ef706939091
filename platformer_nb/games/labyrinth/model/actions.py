"""What players do, and what chance brings. Seats, places, edges, tiles, items and traps are numbers."""

from __future__ import annotations

from typing import TypeAlias

from platformer_nb.core.value import value

# --- activities of the active player ---------------------------------------------------------------------------


@value
class Build:
    """Pay for taking the top tile of the pool (TIL-1)."""


@value
class Move:
    """Go along the character's corridor across an edge (MOV-1)."""

    edge: int


@value
class RiskyJump:
    """Jump to another corridor of the same tile, with a test (BRG-2)."""

    corridor: int


@value
class SafeJump:
    """Jump to another corridor of the same tile, without a test (BRG-10)."""

    corridor: int


@value
class Rest:
    """Give back a stun token (STN-4)."""


@value
class Attack:
    """Fight another character on the same corridor, for an action (CMB-1)."""

    seat: int


@value
class SetTrap:
    """Put a trap token face down on a corridor (TRP-1)."""

    place: int


@value
class MoveGolem:
    """Pay for the top card of the Golem deck (GOL-2)."""


@value
class ActivateCrystal:
    """Turn the player's Fate Crystal to its active side (CRY-5)."""


@value
class TakeKey:
    """Pick up a key (KEY-1)."""


@value
class TakeItem:
    """Pick up an item (KEY-1)."""

    item: int


@value
class Swap:
    """Lay down an item that is carried for one that lies here (ITM-4)."""

    down: int
    up: int


@value
class TakeHidden:
    """Pick up an item token that lies face down (VAR-2)."""


@value
class SwapHidden:
    """Lay down an item that is carried for a token that lies face down (ITM-4, VAR-2)."""

    down: int


@value
class CallEvent:
    """Pay for the top card of the event deck (EVT-1)."""


@value
class Use:
    """Use an ability of the player's character or of an item: in the player's turn, or in the window that its card names."""

    use: int


@value
class Pact:
    """The same, with a life paid where the card asks for the Fate Crystal (CRY-4)."""

    use: int


@value
class End:
    """End the turn; actions that are left are lost (ACT-11)."""


# --- answers to what is pending --------------------------------------------------------------------------------


@value
class Lay:
    """Lay the tile that was taken on a cell, turned so many sixths clockwise."""

    cell: int
    turning: int


@value
class Blank:
    """Lay the tile that was taken face down for good, as none of the pool fits (TIL-8)."""

    cell: int


@value
class Repeat:
    """Use the Fate Crystal to repeat the player's test (CRY-2)."""


@value
class Keep:
    """Let the player's test stand."""


@value
class Fight:
    """Fight a character on the corridor that was entered, for free (FRE-2)."""

    seat: int


@value
class Stop:
    """Leave alone those who have not been fought (FRE-2)."""


@value
class Answer:
    """Attack the one who entered, for free, or not (FRE-3)."""

    yes: bool


@value
class Push:
    """Push the loser off the centre tile across an edge (PSH-2)."""

    edge: int


@value
class Drop:
    """Drop this item (DTH-2)."""

    item: int


@value
class StepGolem:
    """Move the Golem one corridor further (GOL-24)."""

    edge: int


@value
class Leave:
    """Pick up nothing more while exploring (EXP-6)."""


# --- what a card leaves open -----------------------------------------------------------------------------------


@value
class AtPlace:
    """Choose this corridor for what is pending."""

    place: int


@value
class OnCell:
    """Choose this cell, or the tile on it, for what is pending."""

    cell: int


@value
class Turn:
    """Turn the tile on a cell so that it lies so many sixths clockwise."""

    cell: int
    turning: int


@value
class Exchange:
    """Let the tiles on two cells change places, the lower cell first."""

    cell: int
    other: int


@value
class Name:
    """Name a character (EVT-7)."""

    seat: int


@value
class Choose:
    """Choose this item for what is pending."""

    item: int


@value
class PickTile:
    """Lay this one of the tiles that were taken; the others go to the bottom of the pool."""

    tile: int


@value
class TokenActs:
    """Let the ability token of this character act next (EXP-3)."""

    character: int


@value
class Decline:
    """Do nothing of what a card allows."""


# --- what chance brings ----------------------------------------------------------------------------------------


@value
class Draw:
    """Chance: this tile is on top of the shuffled pool."""

    tile: int


@value
class Roll:
    """Chance: two dice, the higher one first."""

    high: int
    low: int


@value
class TurnUp:
    """Chance: the face-down trap is of this kind."""

    trap: int


@value
class DrawItem:
    """Chance: this item token is drawn from the pool."""

    item: int


@value
class Card:
    """Chance: the top card of the Golem deck is of this kind, a place in GOLEM_CARDS."""

    kind: int


@value
class EventCard:
    """Chance: the top card of the event deck is this one."""

    event: int


@value
class Deal:
    """Chance: this character is drawn (SET-12, CHR-8)."""

    character: int


@value
class Lot:
    """Chance: of those who want to attack, this one is next (FRE-4)."""

    seat: int


Action: TypeAlias = (
    Build
    | Move
    | RiskyJump
    | SafeJump
    | Rest
    | Attack
    | SetTrap
    | MoveGolem
    | ActivateCrystal
    | TakeKey
    | TakeItem
    | Swap
    | TakeHidden
    | SwapHidden
    | CallEvent
    | Use
    | Pact
    | End
    | Lay
    | Blank
    | Repeat
    | Keep
    | Fight
    | Stop
    | Answer
    | Push
    | Drop
    | StepGolem
    | Leave
    | AtPlace
    | OnCell
    | Turn
    | Exchange
    | Name
    | Choose
    | PickTile
    | TokenActs
    | Decline
    | Draw
    | Roll
    | TurnUp
    | DrawItem
    | Card
    | EventCard
    | Deal
    | Lot
)
