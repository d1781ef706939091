"""The rows of the Labyrinth Table: how often a trap rolls, against what, and what each failed roll brings (TRP-9)."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from platformer_nb.core.input.data_shape import Bounds, Checked, Named, Row, Some
from platformer_nb.core.value import value


@value
class LoseLives(Checked):
    """Lose so many lives (LIF-2)."""

    name: ClassVar = "lives"
    lives: Some


@value
class GetStun(Checked):
    """Get so many stun tokens (STN-1)."""

    name: ClassVar = "stun"
    stun: Some


@value
class LoseActions(Checked):
    """Lose so many of the actions left, in the victim's turn only (ACT-1)."""

    name: ClassVar = "actions"
    actions: Some


@value
class LoseCrystal(Checked):
    """The victim's Fate Crystal becomes inactive (CRY-1)."""

    name: ClassVar = "crystal"


@value
class DropItems(Checked):
    """Leave so many of the items carried on the corridor, as the victim chooses (DTH-2, ITM-5)."""

    name: ClassVar = "drop"
    items: Some


@value
class GoBack(Checked):
    """Be put back on the corridor the character came from, without exploring; whoever did not come by a way stays."""

    name: ClassVar = "back"


@value
class GoToStart(Checked):
    """Go to the victim's start space, as after a failed Golem test (GOL-16, GOL-20)."""

    name: ClassVar = "start"


Loss: TypeAlias = LoseLives | GetStun | LoseActions | LoseCrystal | DropItems | GoBack | GoToStart
"""What a failed roll brings."""


@value
class Trap(Checked):
    """A kind of trap: how many tokens there are, its rolls, its difficulty, and the losses of each failed roll.

    All rolls are made first; then, for each failed one, its losses in the order of the row (TRP-17).
    """

    tokens: Some
    rolls: Annotated[int, Bounds(1, 3)]
    difficulty: Annotated[int, Bounds(5, 10)]
    failed: Annotated[tuple[Annotated[Loss, Named("loss")], ...], Row()] = ()
