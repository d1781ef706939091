"""What ability tokens do to whoever comes onto their corridor, in step 2 of exploring (EXP-3, EXP-9)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias

from platformer_nb.core.input.data_shape import Bounds, Checked, Some
from platformer_nb.core.value import value

WHOM: Final = ("others", "all", "owner")
"""On whom a token acts: on every character but its owner's, on every one, on its owner's only."""


@value
class TakesLives(Checked):
    """Whoever comes loses so many lives (LIF-2)."""

    name: ClassVar = "takes-lives"
    lives: Some


@value
class Stuns(Checked):
    """Whoever comes gets so many stun tokens (STN-1)."""

    name: ClassVar = "stuns"
    stun: Some


@value
class SendsBack(Checked):
    """Whoever comes rolls 2 dice, and below this sum is put back on the corridor it came from, without exploring.

    The roll is a test that a Fate Crystal can repeat (CRY-2). Whoever was put there, and did not come by a way, stays.
    """

    name: ClassVar = "sends-back"
    sum: Annotated[int, Bounds(3, 11)]


@value
class Gate(Checked):
    """Whoever comes may go on to the corridor of another gate at once, and explores it (EXP-8)."""

    name: ClassVar = "gate"


@value
class BarsFights(Checked):
    """As long as it lies, nobody attacks and nobody fights for free on its corridor (CMB-1, FRE-1)."""

    name: ClassVar = "bars-fights"


@value
class Mark(Checked):
    """It marks a place for an ability of its owner, and does nothing by itself (CHR-4)."""

    name: ClassVar = "mark"


TokenEffect: TypeAlias = TakesLives | Stuns | SendsBack | Gate | BarsFights | Mark
"""What a token does."""
