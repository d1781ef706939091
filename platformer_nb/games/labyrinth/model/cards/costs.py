"""When an ability or an item may be used, how often, and what it costs."""

from __future__ import annotations

from typing import Annotated, Final

from platformer_nb.core.input.data_shape import Bounds, Checked, Count
from platformer_nb.core.value import value

WHEN: Final = ("turn", "combat", "won", "golem", "trap", "test")
"""The moments of a use.

`turn`: in the user's turn between activities; the use is an activity itself (CRY-7, ITM-10). `combat`: in the window of a
combat in which tests may be repeated, also against a tie (CMB-8, CMB-9). `won`: when the user's character has won a
combat, before anything follows from it (CMB-5). `golem`: when the user's Golem card shows a number, before the first
step (GOL-3). `trap`: when the user's character comes onto a trap, before its rolls (TRP-8). `test`: when all dice of an
own test are known (CRY-6). All but `turn` are possible in another player's turn too.
"""

LIMITS: Final = ("paid", "turn", "combat")
"""How often a use is possible: as often as it is paid for, once in each turn, once in each combat."""


@value
class Price(Checked):
    """What a use costs: actions of the user's turn (ACT-4), the Fate Crystal (CRY-4), lives, never the last (CMB-9).

    `discard`: the item goes back into its pool (LIM-6).
    """

    actions: Annotated[int, Bounds(0, 2)] = 0
    crystal: bool = False
    lives: Count = 0
    discard: bool = False

    @property
    def is_free(self) -> bool:
        """Return whether nothing is paid, so that only a limit ends its use (ITM-10)."""
        return self == FREE


FREE: Final = Price()
"""The price of what costs nothing."""
