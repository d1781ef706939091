"""What a card reacts to, as data: conditions, and the triggers that give gains (CRD-1, ART-2)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from platformer_nb.core.input.data_shape import Checked, Named, Row, Some
from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.box.effects import Gain


@value
class Defeats(Checked):
    """Condition: a Hero defeats an Enemy of at least this health."""

    name: ClassVar = "defeats"
    health: Some = 1


@value
class Buys(Checked):
    """Condition: a Hero buys a card."""

    name: ClassVar = "buys"


@value
class Falls(Checked):
    """Condition: a Hero falls at least this many Spaces at once."""

    name: ClassVar = "falls"
    spaces: Some


@value
class Pushes(Checked):
    """Condition: a Hero pushes another Hero."""

    name: ClassVar = "pushes"


@value
class Springs(Checked):
    """Condition: a Hero springs a Trap."""

    name: ClassVar = "springs"


@value
class Faints(Checked):
    """Condition: a Hero faints."""

    name: ClassVar = "faints"


@value
class Reveals(Checked):
    """Condition: a Level is revealed in a Hero's turn."""

    name: ClassVar = "reveals"


@value
class Spends(Checked):
    """Condition: a Hero spends at least this many gems at once."""

    name: ClassVar = "spends"
    gems: Some


@value
class Hoards(Checked):
    """Condition: a Hero gains coins and then has at least this many."""

    name: ClassVar = "hoards"
    coins: Some


@value
class Suffers(Checked):
    """Condition: a Hero suffers at least this many Wounds at once."""

    name: ClassVar = "suffers"
    wounds: Some


@value
class Drinks(Checked):
    """Condition: a Hero uses a potion."""

    name: ClassVar = "drinks"


Condition = (
    Defeats
    | Buys
    | Falls
    | Pushes
    | Springs
    | Faints
    | Reveals
    | Spends
    | Hoards
    | Suffers
    | Drinks
)


@value
class Trigger(Checked):
    """Gains of the card's owner each time it meets the condition (CRD-1)."""

    condition: Annotated[Condition, Named("when")]
    gains: Annotated[tuple[Annotated[Gain, Named("effect")], ...], Row(1)]
