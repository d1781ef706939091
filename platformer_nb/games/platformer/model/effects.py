"""What cards do, as data: bonuses, effects, conditions and triggers.

The box attaches them to its cards; `rules.cards.effect_resolution` resolves them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RANGES: Final = ("around", "row", "level")
"""How far an effect reaches from its Hero: the 8 Spaces around, its Row, its Level."""

BOONS: Final = ("hover", "trade", "unseen")
"""Temporary effects, each until its owner's next turn begins: Gravity does not move the Hero; it may buy
wherever it is; Enemies do not attack it."""

PER: Final = ("once", "lost-heart")
"""What Strengthen is multiplied by: one, or the hearts that its Hero has lost."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a passive card adds permanently.

    `attack`: Wounds added to each attack with swords (ATK-6). `shove`: Spaces added to each shove (GEM-4).
    `coin`: coins added to each coin symbol. `loot_gems`, `loot_coins`: added for each Enemy defeated.
    `armour`: Wounds subtracted from each attack of Enemies. `trap`: Traps do not wound.
    `sneak`: Moving triggers no zone of control (ZOC-1). `discount`: coins subtracted from each price, at
    least 1 is paid. `fear`: Enemies up to this grade do not attack.
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
"""The bonus of a card without a passive ability."""


# --- effects ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain:
    """Take coins, gems or hearts (hearts never above the card's number, WND-4)."""

    coins: int = 0
    gems: int = 0
    hearts: int = 0


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay coins or hearts for the effects that follow; never the last heart. Paid hearts are no Wounds."""

    coins: int = 0
    hearts: int = 0


@dataclass(frozen=True, slots=True)
class Steps:
    """Move up to `spaces` Spaces, one at a time (CRD-4, MOV-3); `walls`: it passes Walls."""

    spaces: int
    walls: bool = False


@dataclass(frozen=True, slots=True)
class Strengthen:
    """The next attack with swords this turn deals `wounds` more (ATK-6) for each of `per` (see PER)."""

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
    """Be placed on a free Space at most `spaces` away, counted sideways, up and down."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Deal Wounds at once to an Enemy in the Row, at most `spaces` away.

    This is no attack with swords: no bonus for one adds to it or is used up by it (ATK-6).
    """

    wounds: int
    spaces: int


@dataclass(frozen=True, slots=True)
class Blast:
    """Deal `wounds` to every figure on the 8 Spaces around: an Enemy is defeated or unharmed (ATK-2).

    This is no attack with swords either (ATK-6).
    """

    wounds: int


@dataclass(frozen=True, slots=True)
class Slide:
    """Move one Enemy up to `spaces` Spaces, one at a time, as a shove does (ENM-5)."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Command:
    """Make the Enemies act at once by this face of the enemy die (TRN-5, TRN-6)."""

    face: int


@dataclass(frozen=True, slots=True)
class Steal:
    """Take coins, at most this many, from each other Hero in range, one of RANGES."""

    coins: int
    range: str


@dataclass(frozen=True, slots=True)
class Collect:
    """Take every token in range, one of RANGES (MAP-8)."""

    range: str


@dataclass(frozen=True, slots=True)
class Restock:
    """Return the displayed cards of the Shop to the decks and deal new ones (SET-4)."""


@dataclass(frozen=True, slots=True)
class Cleanse:
    """Discard all harmful Boss tokens of the Hero."""


@dataclass(frozen=True, slots=True)
class Refresh:
    """Refresh all exhausted items of the Hero."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Reroll all dice left in the pool."""


@dataclass(frozen=True, slots=True)
class Recover:
    """Reroll dice already used this turn, at most this many, and add them to the pool."""

    dice: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn one die of the pool to any symbol."""


@dataclass(frozen=True, slots=True)
class Ward:
    """Prevent the next `wounds` Wounds until the Hero's next turn begins."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Boon:
    """Grant one of BOONS until the Hero's next turn begins."""

    boon: str


@dataclass(frozen=True, slots=True)
class Charge:
    """Set the Special die to `symbol`."""

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
    """Condition: a Hero defeats an Enemy of at least this health."""

    health: int = 1


@dataclass(frozen=True, slots=True)
class Buys:
    """Condition: a Hero buys a card."""


@dataclass(frozen=True, slots=True)
class Falls:
    """Condition: a Hero falls at least this many Spaces at once."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Pushes:
    """Condition: a Hero pushes another Hero."""


@dataclass(frozen=True, slots=True)
class Springs:
    """Condition: a Hero springs a Trap."""


@dataclass(frozen=True, slots=True)
class Faints:
    """Condition: a Hero faints."""


@dataclass(frozen=True, slots=True)
class Reveals:
    """Condition: a Level is revealed in a Hero's turn."""


@dataclass(frozen=True, slots=True)
class Spends:
    """Condition: a Hero spends at least this many gems at once."""

    gems: int


@dataclass(frozen=True, slots=True)
class Hoards:
    """Condition: a Hero gains coins and then has at least this many."""

    coins: int


@dataclass(frozen=True, slots=True)
class Suffers:
    """Condition: a Hero suffers at least this many Wounds at once."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Drinks:
    """Condition: a Hero uses a potion."""


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
    """Gains of the card's owner each time it meets the condition (CRD-1)."""

    condition: Condition
    gains: tuple[Gain, ...]
