"""The two rules of an event: one that is carried out once, and one that lasts until the next event (EVT-2, EVT-3)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, TypeAlias

from platformer_nb.core.input.data_shape import Bounds, Checked, OneOf, Some
from platformer_nb.core.value import value

NUMBERS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "combat-loss": 1,
        "golem-test": 12,
        "jump-test": 8,
        "safe-jump": 2,
        "activate-crystal": 2,
        "items": 2,
    }
)
"""The numbers of the rules that an event may set, each with what it is otherwise.

The lives a combat costs its loser (CMB-5); the least sums of the Golem test (GOL-16) and of the jump test (BRG-2); the
actions of a Safe Jump and of activating the Fate Crystal (ACT-6); the items a character may carry (ITM-2).
"""

CHANGES: Final = ("trap-difficulty", "golem-steps")
"""The numbers of tokens and cards that an event may change: the difficulty of traps (TRP-9), the steps of a card (GOL-3)."""

BARRED: Final = ("attack", "risky-jump", "set-trap")
"""The activities that an event may bar. Never a Move, Rest or the end of a turn, nor what moves the Golem (ACT-11, MOV-4)."""

# --- once ---------------------------------------------------------------------------------------------------


@value
class EachLoses(Checked):
    """Each character loses so many lives, clockwise from the active player (DTH-9)."""

    name: ClassVar = "each-loses"
    lives: Some


@value
class EachHeals(Checked):
    """Each character heals so many lives (LIF-3)."""

    name: ClassVar = "each-heals"
    lives: Some


@value
class NamedLoses(Checked):
    """A character that the active player names loses so many lives (EVT-7)."""

    name: ClassVar = "named-loses"
    lives: Some


@value
class NamedChanges(Checked):
    """A player whom the active player names draws another character in place of the one it has (EVT-7, CHR-8)."""

    name: ClassVar = "named-changes"


@value
class GolemMoves(Checked):
    """The active player moves the Golem so many corridors, by all that holds for a card (GOL-6, GOL-15)."""

    name: ClassVar = "golem-moves"
    steps: Some


@value
class GolemToCentre(Checked):
    """The Golem is put on the centre tile (GOL-5, GOL-21, GOL-26)."""

    name: ClassVar = "golem-to-centre"


@value
class RemoveTraps(Checked):
    """The active player puts so many traps from the board back into their pool (TRP-6, LIM-4)."""

    name: ClassVar = "remove-traps"
    traps: Some


@value
class TurnTiles(Checked):
    """The active player turns so many ordinary tiles without pawns, one after another (TIL-20)."""

    name: ClassVar = "turn-tiles"
    tiles: Some


@value
class BuildTiles(Checked):
    """The active player Builds so many tiles without actions (TIL-1)."""

    name: ClassVar = "build-tiles"
    tiles: Some


@value
class EachDrops(Checked):
    """Each character leaves so many items of its player's choice on its corridor, clockwise (ITM-5, ACT-15).

    On a start space they lie on the key tile beside it, as no token ever lies on a start space (DTH-8).
    """

    name: ClassVar = "each-drops"
    items: Some


@value
class EachCrystal(Checked):
    """The Fate Crystal of each player becomes active (CRY-5)."""

    name: ClassVar = "each-crystal"


@value
class EachDemolishes(Checked):
    """Each player, clockwise from the active one, removes so many ordinary tiles (TIL-16 to TIL-18, TIL-20)."""

    name: ClassVar = "each-demolishes"
    tiles: Some


Once: TypeAlias = (
    EachLoses
    | EachHeals
    | NamedLoses
    | NamedChanges
    | GolemMoves
    | GolemToCentre
    | RemoveTraps
    | TurnTiles
    | BuildTiles
    | EachDrops
    | EachCrystal
    | EachDemolishes
)
"""What an event does once. A part that cannot be done is skipped (EVT-6)."""

# --- lasting ------------------------------------------------------------------------------------------------


@value
class SetNumber(Checked):
    """One of NUMBERS is this much; a number that a card of its own changes for somebody stays theirs."""

    name: ClassVar = "number"
    number: Annotated[str, OneOf(NUMBERS)]
    to: Annotated[int, Bounds(1, 12)]


@value
class ChangeNumber(Checked):
    """One of CHANGES is so much more or less."""

    name: ClassVar = "change"
    number: Annotated[str, OneOf(CHANGES)]
    by: Annotated[int, Bounds(-3, 3)]


@value
class Bar(Checked):
    """One of BARRED is refused."""

    name: ClassVar = "bar"
    activity: Annotated[str, OneOf(BARRED)]


@value
class BarAbilities(Checked):
    """No character uses its abilities, and those that work by themselves stop (EVT-8)."""

    name: ClassVar = "bar-abilities"


Lasting: TypeAlias = SetNumber | ChangeNumber | Bar | BarAbilities
"""What an event does as long as it is in force."""
