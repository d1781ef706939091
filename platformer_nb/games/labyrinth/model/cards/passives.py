"""What works by itself: passive abilities of characters, and items that only have to be carried.

Those of characters stop while an event bars abilities, those of items do not (EVT-8).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias

from platformer_nb.core.input.data_shape import Bounds, Checked, Id, OneOf, Some
from platformer_nb.core.value import value

TESTS: Final = ("combat", "jump", "trap", "golem")
"""The tests of a character (CMB-3, BRG-2, TRP-10, GOL-16)."""

ROLES: Final = ("any", "attacked")
"""In which combats a bonus counts: in all, or only against an attacker."""

Test = Annotated[str, OneOf(TESTS)]


@value
class CombatBonus(Checked):
    """Add to the owner's combat test, in every round (CMB-6).

    `role` is one of ROLES; `tokens`: only while an ability token of the character's own lies on the board.
    """

    name: ClassVar = "combat-bonus"
    add: Annotated[int, Bounds(1, 2)]
    role: Annotated[str, OneOf(ROLES)] = "any"
    tokens: bool = False


@value
class TestBonus(Checked):
    """Add to each roll of the owner's tests of one kind (CMB-6, BRG-2, TRP-10, GOL-16)."""

    __test__ = False  # no class of tests
    name: ClassVar = "test-bonus"
    test: Test
    add: Annotated[int, Bounds(1, 3)]


@value
class TakesAll(Checked):
    """The character that it defeats loses all its lives (CMB-5), if the ability `after` was used in that combat."""

    name: ClassVar = "takes-all"
    after: Id


@value
class WinHeals(Checked):
    """Whoever wins a combat heals so many lives (LIF-3)."""

    name: ClassVar = "win-heals"
    lives: Some


@value
class TokenHeals(Checked):
    """A character that begins its turn on a corridor with a token of its own heals so many lives (LIF-3)."""

    name: ClassVar = "token-heals"
    lives: Some


@value
class JumpNeeds(Checked):
    """The jump test succeeds from this sum on (BRG-2)."""

    name: ClassVar = "jump-needs"
    sum: Annotated[int, Bounds(3, 12)]


@value
class ChoosesTile(Checked):
    """A Build takes this many tiles from the pool and lays one of them; the others go to the bottom (TIL-1, TIL-19)."""

    name: ClassVar = "chooses-tile"
    tiles: Annotated[int, Bounds(2, 3)]


@value
class NotFought(Checked):
    """Nobody may fight the character in free combat, unless it fights first (FRE-2, FRE-3); an Attack stays possible."""

    name: ClassVar = "not-fought"


@value
class LifeForCrystal(Checked):
    """Once in each turn a life, not the last, may be paid where an ability asks for the Fate Crystal (CRY-4)."""

    name: ClassVar = "life-for-crystal"
    lives: Some


@value
class FreeStart(Checked):
    """The first Move of a turn from the owner's start space costs no action (MOV-3)."""

    name: ClassVar = "free-start"


@value
class ChoosesPush(Checked):
    """When the character is pushed off the centre tile, its own player chooses the direction (PSH-2)."""

    name: ClassVar = "chooses-push"


@value
class FewerRolls(Checked):
    """A trap test has so many rolls fewer, but at least one (TRP-10)."""

    name: ClassVar = "fewer-rolls"
    rolls: Annotated[int, Bounds(1, 2)]


@value
class ImmuneTo(Checked):
    """A trap of this kind is turned up, and then does nothing to the character (TRP-8)."""

    name: ClassVar = "immune-to"
    trap: Id


@value
class CarriesItems(Checked):
    """The character may carry this many items (ITM-2)."""

    name: ClassVar = "carries-items"
    items: Annotated[int, Bounds(3, 4)]


@value
class DroppedInstead(Checked):
    """When its bearer dies, this item is dropped in place of a key or another item (DTH-1, DTH-2)."""

    name: ClassVar = "dropped-instead"


OfCharacters: TypeAlias = (
    CombatBonus
    | TestBonus
    | TakesAll
    | WinHeals
    | TokenHeals
    | JumpNeeds
    | ChoosesTile
    | NotFought
    | LifeForCrystal
    | FreeStart
    | ChoosesPush
    | FewerRolls
    | ImmuneTo
    | CarriesItems
)
"""Passive abilities."""

OfItems: TypeAlias = TestBonus | DroppedInstead
"""What an item does while it is carried."""
