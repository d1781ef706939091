"""What cards do, as data: bonuses, effects, conditions and triggers.

The box puts them on its cards; `settling` does them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RANGES: Final = ("around", "row", "level")
"""How far an effect reaches from its Hero: the 8 Spaces around, its Row, its Level."""

BOONS: Final = ("hover", "trade", "unseen")
"""What a card can grant until its owner's next turn begins: Gravity does not move the Hero; it may buy
wherever it is; Enemies do not attack it."""

PER: Final = ("once", "lost-heart")
"""What a strengthening counts: nothing, or each heart that its Hero has lost."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a passive card adds, all the time.

    attack: Wounds more in each attack with swords (ATK-6). shove: Spaces more in each shove (GEM-4).
    coin: coins more with each coin symbol. loot_gems, loot_coins: more for each Enemy defeated.
    armour: Wounds less from each attack of Enemies. trap: whether Traps do not wound.
    sneak: whether Moving wakes no zone of control (ZOC-1). discount: coins less for each card, of which
    1 is always paid. fear: Enemies up to this grade do not attack.
    """

    attack: int = 0
    shove: int = 0
    coin: int = 0
    loot_gems: int = 0
    loot_coins: int = 0
    armour: int = 0
    trap: bool = False
    sneak: bool = False
    discount: int = 0
    fear: int = 0


NO_BONUS: Final = Bonus()
"""What a card without a passive ability adds."""


# --- effects ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Take coins, gems or hearts (hearts never above the card's number, WND-4)."""

    coins: int = 0
    gems: int = 0
    hearts: int = 0


@dataclass(frozen=True, slots=True)
class Pay:
    """Give coins or hearts before what follows; never the last heart. Given hearts are no Wounds."""

    coins: int = 0
    hearts: int = 0


@dataclass(frozen=True, slots=True)
class Steps:
    """Move up to `spaces` Spaces, one at a time (CRD-4, MOV-3); `walls`: Walls do not stop it."""

    spaces: int
    walls: bool = False


@dataclass(frozen=True, slots=True)
class Strengthen:
    """The next attack with swords of this turn deals `wounds` more (ATK-6), `per` one of PER."""

    wounds: int
    per: str = "once"


@dataclass(frozen=True, slots=True)
class Climb:
    """Be placed on the Space below the first Platform above the Hero (CRD-4: no Move)."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Change places with a Hero or an Enemy on one of the four next Spaces, whatever lies between."""


@dataclass(frozen=True, slots=True)
class Blink:
    """Be placed on a free Space at most so many Spaces away, counted sideways and up and down."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Throw:
    """An Enemy in the Row, at most so many Spaces away, suffers these Wounds at once, and no more.

    This is no attack with swords, so no bonus for one adds to it or is used up by it (ATK-6).
    """

    wounds: int
    spaces: int


@dataclass(frozen=True, slots=True)
class Blast:
    """Every figure on the 8 Spaces around suffers `wounds`, an Enemy those of its health or none (ATK-2).

    This is no attack with swords either (ATK-6).
    """

    wounds: int


@dataclass(frozen=True, slots=True)
class Slide:
    """Move one Enemy up to `spaces` Spaces, one at a time, as a shove does (ENM-5)."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Command:
    """The Enemies do now what this face of the enemy die says (TRN-5, TRN-6)."""

    face: int


@dataclass(frozen=True, slots=True)
class Steal:
    """Take up to so many coins from each other Hero in range, one of RANGES."""

    coins: int
    range: str


@dataclass(frozen=True, slots=True)
class Collect:
    """Take every token that lies in range, one of RANGES (MAP-8)."""

    range: str


@dataclass(frozen=True, slots=True)
class Restock:
    """What the Shop displays goes back into the decks, and new cards are dealt (SET-4)."""


@dataclass(frozen=True, slots=True)
class Cleanse:
    """Discard all your Boss tokens that do harm."""


@dataclass(frozen=True, slots=True)
class Refresh:
    """Refresh all your exhausted items."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll again all dice left in the pool."""


@dataclass(frozen=True, slots=True)
class Recover:
    """Roll up to so many of the dice already used this turn again and add them to the pool."""

    dice: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn one die of the pool to any symbol."""


@dataclass(frozen=True, slots=True)
class Ward:
    """Until your next turn begins, the next `wounds` Wounds are not suffered."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Boon:
    """Until your next turn begins: one of BOONS."""

    boon: str


@dataclass(frozen=True, slots=True)
class Charge:
    """Turn the Special die to `symbol`."""

    symbol: int


Effect = (
    Gain
    | Pay
    | Steps
    | Strengthen
    | Climb
    | Swap
    | Blink
    | Throw
    | Blast
    | Slide
    | Command
    | Steal
    | Collect
    | Restock
    | Cleanse
    | Refresh
    | Reroll
    | Recover
    | Turn
    | Ward
    | Boon
    | Charge
)


# --- conditions ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Defeats:
    """When: a Hero defeats an Enemy of at least this health."""

    health: int = 1


@dataclass(frozen=True, slots=True)
class Buys:
    """When: a Hero buys a card."""


@dataclass(frozen=True, slots=True)
class Falls:
    """When: a Hero falls at least so many Spaces at once."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Pushes:
    """When: a Hero pushes another Hero."""


@dataclass(frozen=True, slots=True)
class Springs:
    """When: a Trap catches a Hero."""


@dataclass(frozen=True, slots=True)
class Faints:
    """When: a Hero faints."""


@dataclass(frozen=True, slots=True)
class Reveals:
    """When: a Level is revealed in a Hero's turn."""


@dataclass(frozen=True, slots=True)
class Spends:
    """When: a Hero spends at least so many gems at once."""

    gems: int


@dataclass(frozen=True, slots=True)
class Hoards:
    """When: a Hero gains coins and then has at least so many."""

    coins: int


@dataclass(frozen=True, slots=True)
class Suffers:
    """When: a Hero suffers at least so many Wounds at once."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Drinks:
    """When: a Hero uses a potion."""


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


@dataclass(frozen=True, slots=True)
class Trigger:
    """Each time the owner of the card meets the condition, it gains (CRD-1)."""

    condition: Condition
    gains: tuple[Gain, ...]
