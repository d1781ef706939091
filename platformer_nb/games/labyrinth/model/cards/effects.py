"""What abilities and items do when they are used.

Distances are counted in tiles, from the user's cell and whatever lies between, or in steps along corridors that are open
on both sides (MOV-2). Nothing that lays, turns, swaps or removes a tile may break TIL-20.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias

from platformer_nb.core.input.data_shape import Bounds, Checked, OneOf, Some
from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.cards.passives import Test

PLACES: Final = ("own", "anywhere")
"""Where an ability token may be laid: on the user's corridor, or on any where no other character stands."""

# --- tests and lives ----------------------------------------------------------------------------------------


@value
class AddToTest(Checked):
    """Add to the user's test whose dice are known (CMB-9)."""

    name: ClassVar = "add-to-test"
    test: Test
    add: Annotated[int, Bounds(1, 3)]


@value
class RepeatTest(Checked):
    """Repeat a test of the user as with the Fate Crystal; only the new result counts (CRY-2, CRY-6)."""

    name: ClassVar = "repeat-test"


@value
class WoundMore(Checked):
    """The loser of the combat that was won loses so many lives more (CMB-5)."""

    name: ClassVar = "wound-more"
    lives: Some


@value
class Heal(Checked):
    """Heal so many lives (LIF-3)."""

    name: ClassVar = "heal"
    lives: Some


@value
class GolemStrikes(Checked):
    """Each other character at most so many steps from the Golem's corridor loses lives (LIF-2, DTH-9)."""

    name: ClassVar = "golem-strikes"
    lives: Some
    steps: Some


@value
class QuenchCrystals(Checked):
    """The Fate Crystal of each other player becomes inactive (CRY-1)."""

    name: ClassVar = "quench-crystals"


# --- tiles --------------------------------------------------------------------------------------------------


@value
class DemolishTile(Checked):
    """Remove an ordinary tile at most so many tiles away (TIL-15 to TIL-18, TIL-20)."""

    name: ClassVar = "demolish-tile"
    tiles: Some


@value
class TurnTile(Checked):
    """Turn an ordinary tile without pawns, at most so many tiles away; its tokens stay on their corridors (TIL-20)."""

    name: ClassVar = "turn-tile"
    tiles: Some


@value
class SwapTiles(Checked):
    """Swap two ordinary tiles without pawns and keys, both at most so many tiles away; each keeps its turning (TIL-20)."""

    name: ClassVar = "swap-tiles"
    tiles: Some


@value
class LayHidden(Checked):
    """Lay the top tile of the pool face down, unseen, with one of the user's tokens on it (CHR-6, CHR-9)."""

    name: ClassVar = "lay-hidden"


@value
class LookAtTile(Checked):
    """Look at the top tile of the pool; nobody else sees it (TIL-19)."""

    name: ClassVar = "look-at-tile"


# --- moving -------------------------------------------------------------------------------------------------


@value
class Jump(Checked):
    """Make a jump without a test and without the actions of a Safe Jump (BRG-10)."""

    name: ClassVar = "jump"


@value
class Step(Checked):
    """Move so many steps without an action, exploring after each (MOV-1, MOV-8)."""

    name: ClassVar = "step"
    steps: Some


@value
class GoToToken(Checked):
    """Be put on a corridor with one of the user's ability tokens, and explore it (EXP-8)."""

    name: ClassVar = "go-to-token"


@value
class SwapPlaces(Checked):
    """Change places with another character at most so many tiles away; both explore (EXP-8).

    Neither may be on the centre tile or on a start space.
    """

    name: ClassVar = "swap-places"
    tiles: Some


# --- the Golem ----------------------------------------------------------------------------------------------


@value
class LookAtGolem(Checked):
    """Look at the top card of the Golem deck; nobody else sees it (GOL-2)."""

    name: ClassVar = "look-at-golem"


@value
class MoveGolem(Checked):
    """Move the Golem so many corridors, by all that holds for a card but ACT-8 (GOL-6, GOL-15)."""

    name: ClassVar = "move-golem"
    steps: Some


@value
class GolemFurther(Checked):
    """The card that was turned up moves the Golem so many corridors more (GOL-3)."""

    name: ClassVar = "golem-further"
    steps: Some


# --- traps and tokens ---------------------------------------------------------------------------------------


@value
class LayToken(Checked):
    """Lay one of the user's ability tokens on a corridor, see PLACES; never on the centre tile or a start space.

    A corridor holds at most one token of each character.
    """

    name: ClassVar = "lay-token"
    place: Annotated[str, OneOf(PLACES)] = "own"


@value
class SetTraps(Checked):
    """Set so many traps, each on a corridor of its own (TRP-1 to TRP-4)."""

    name: ClassVar = "set-traps"
    traps: Annotated[int, Bounds(2, 3)]


@value
class RevealTrap(Checked):
    """Turn up a hidden trap at most so many tiles away; it stays face up (TRP-15)."""

    name: ClassVar = "reveal-trap"
    tiles: Some


@value
class MoveTrap(Checked):
    """Move a trap that is at most so many tiles away by so many steps (TRP-2 to TRP-4); it stays as it lies."""

    name: ClassVar = "move-trap"
    tiles: Some
    steps: Some


@value
class IgnoreTrap(Checked):
    """Pass the trap of this corridor by; it is not turned up (TRP-14)."""

    name: ClassVar = "ignore-trap"


# --- items --------------------------------------------------------------------------------------------------


@value
class TakeItem(Checked):
    """Pick up an item that lies at most so many steps away (KEY-2, ITM-2)."""

    name: ClassVar = "take-item"
    steps: Some


@value
class ChangeItem(Checked):
    """Put a carried item back into its pool, and draw another from the rest (LIM-6)."""

    name: ClassVar = "change-item"


OfCharacters: TypeAlias = (
    AddToTest
    | WoundMore
    | Heal
    | GolemStrikes
    | QuenchCrystals
    | DemolishTile
    | TurnTile
    | SwapTiles
    | LayHidden
    | Jump
    | Step
    | GoToToken
    | SwapPlaces
    | LookAtGolem
    | GolemFurther
    | LayToken
    | SetTraps
    | RevealTrap
    | MoveTrap
    | TakeItem
    | ChangeItem
)
"""What abilities do."""

OfItems: TypeAlias = (
    RepeatTest
    | Heal
    | TurnTile
    | LookAtTile
    | Step
    | MoveGolem
    | GolemFurther
    | RevealTrap
    | IgnoreTrap
    | TakeItem
)
"""What items do."""
