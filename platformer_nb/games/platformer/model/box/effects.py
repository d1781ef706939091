"""What cards do, as data: bonuses and effects, with the bounds of their numbers.

Content files are validated against these classes as they stand; `name` is what a file calls a class. A
card's effect is resolved by the function of its record in `rules.cards.effect_resolution`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from platformer_nb.core.input.data_shape import (
    Bounds,
    Checked,
    Count,
    IndexOf,
    OneOf,
    Some,
)
from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.dice import ENEMY_FACES, SYMBOLS

RANGES: Final = ("around", "row", "level")
"""How far an effect reaches from its Hero: the 8 Spaces around, its Row, its Level."""

BOONS: Final = ("hover", "trade", "unseen")
"""Temporary effects, each until its owner's next turn begins: Gravity does not move the Hero; it may buy
wherever it is; Enemies do not attack it."""

PER: Final = ("once", "lost-heart")
"""What Strengthen is multiplied by: one, or the hearts that its Hero has lost."""

SPARED: Final = ("ladder", "roof")
"""Heroes that an event spares: on a Ladder; with a Platform right above the Space."""

Face = Annotated[int, IndexOf(ENEMY_FACES)]
"""A face of the enemy die, by its index."""


@value
class Bonus(Checked):
    """What a passive card adds permanently.

    `attack`: Wounds added to each attack with swords (ATK-6). `shove`: Spaces added to each shove (GEM-4).
    `coin`: coins added to each coin symbol. `loot_gems`, `loot_coins`: added for each Enemy defeated.
    `armour`: Wounds subtracted from each attack of Enemies. `trap`: Traps do not wound.
    `sneak`: Moving triggers no zone of control (ZOC-1). `discount`: coins subtracted from each price, at
    least 1 is paid. `fear`: Enemies up to this grade do not attack.
    """

    attack: Count = 0
    shove: Count = 0
    coin: Count = 0
    loot_gems: Count = 0
    loot_coins: Count = 0
    armour: Count = 0
    trap: bool = False
    sneak: bool = False
    discount: Count = 0
    fear: Count = 0


NO_BONUS: Final = Bonus()
"""The bonus of a card without a passive ability."""


# --- effects of cards ----------------------------------------------------------------------------------


@value
class Effect(Checked):
    """Base of the effects of Heroes, items, potions and artifacts.

    `rests_on`: the rules that the catalogue cites for it, besides those of its card.
    """

    name: ClassVar[str]
    rests_on: ClassVar[tuple[str, ...]] = ()


@value
class Gain(Effect):
    """Take coins, gems or hearts (hearts never above the card's number, WND-4)."""

    name: ClassVar = "gain"
    coins: Count = 0
    gems: Count = 0
    hearts: Count = 0


@value
class Pay(Effect):
    """Pay coins or hearts for the effects that follow; never the last heart. Paid hearts are no Wounds."""

    name: ClassVar = "pay"
    coins: Count = 0
    hearts: Count = 0


@value
class Steps(Effect):
    """Move up to `spaces` Spaces, one at a time (CRD-4, MOV-3); `walls`: it passes Walls."""

    name: ClassVar = "step"
    rests_on: ClassVar = ("CRD-4", "MOV-3")
    spaces: Some
    walls: bool = False


@value
class Strengthen(Effect):
    """The next attack with swords this turn deals `wounds` more (ATK-6) for each of `per` (see PER)."""

    name: ClassVar = "strengthen"
    rests_on: ClassVar = ("ATK-6",)
    wounds: Some
    per: Annotated[str, OneOf(PER)] = "once"


@value
class Climb(Effect):
    """Be placed on the Space below the first Platform above the Hero (CRD-4: no Move)."""

    name: ClassVar = "climb"
    rests_on: ClassVar = ("CRD-4", "MAP-4")


@value
class Swap(Effect):
    """Change places with a Hero or an Enemy on one of the four next Spaces, whatever lies between."""

    name: ClassVar = "swap"
    rests_on: ClassVar = ("CRD-4", "BLV-5")


@value
class Blink(Effect):
    """Be placed on a free Space at most `spaces` away, counted sideways, up and down."""

    name: ClassVar = "blink"
    rests_on: ClassVar = ("CRD-4", "MAP-2")
    spaces: Some


@value
class Throw(Effect):
    """Deal Wounds at once to an Enemy in the Row, at most `spaces` away.

    This is no attack with swords: no bonus for one adds to it or is used up by it (ATK-6).
    """

    name: ClassVar = "throw"
    rests_on: ClassVar = ("ATK-6",)
    wounds: Some
    spaces: Some


@value
class Blast(Effect):
    """Deal `wounds` to every figure on the 8 Spaces around: an Enemy is defeated or unharmed (ATK-2).

    This is no attack with swords either (ATK-6).
    """

    name: ClassVar = "blast"
    rests_on: ClassVar = ("ATK-6", "WND-2")
    wounds: Some


@value
class Slide(Effect):
    """Move one Enemy up to `spaces` Spaces, one at a time, as a shove does (ENM-5)."""

    name: ClassVar = "slide"
    rests_on: ClassVar = ("ENM-6", "MAP-2")
    spaces: Some


@value
class Command(Effect):
    """Make the Enemies act at once by this face of the enemy die (TRN-5, TRN-6)."""

    name: ClassVar = "command"
    rests_on: ClassVar = ("DIE-5", "ENM-4")
    face: Face


@value
class Steal(Effect):
    """Take coins, at most this many, from each other Hero in range, one of RANGES."""

    name: ClassVar = "steal"
    rests_on: ClassVar = ("BLV-5",)
    coins: Some
    range: Annotated[str, OneOf(RANGES)]


@value
class Collect(Effect):
    """Take every token in range, one of RANGES (MAP-8)."""

    name: ClassVar = "collect"
    rests_on: ClassVar = ("MAP-8",)
    range: Annotated[str, OneOf(RANGES)]


@value
class Restock(Effect):
    """Return the displayed cards of the Shop to the decks and deal new ones (SET-4)."""

    name: ClassVar = "restock"
    rests_on: ClassVar = ("SET-4",)


@value
class Cleanse(Effect):
    """Discard all harmful Boss tokens of the Hero."""

    name: ClassVar = "cleanse"
    rests_on: ClassVar = ("MED-6",)


@value
class Refresh(Effect):
    """Refresh all exhausted items of the Hero."""

    name: ClassVar = "refresh"
    rests_on: ClassVar = ("TRN-3",)


@value
class Reroll(Effect):
    """Reroll all dice left in the pool."""

    name: ClassVar = "reroll"
    rests_on: ClassVar = ("DIE-1",)


@value
class Recover(Effect):
    """Reroll dice already used this turn, at most this many, and add them to the pool."""

    name: ClassVar = "recover"
    rests_on: ClassVar = ("DIE-4",)
    dice: Annotated[int, Bounds(1, 5)]


@value
class Turn(Effect):
    """Turn one die of the pool to any symbol."""

    name: ClassVar = "turn"
    rests_on: ClassVar = ("DIE-1",)


@value
class Ward(Effect):
    """Prevent the next `wounds` Wounds until the Hero's next turn begins."""

    name: ClassVar = "ward"
    rests_on: ClassVar = ("WND-2",)
    wounds: Some


@value
class Boon(Effect):
    """Grant one of BOONS until the Hero's next turn begins."""

    name: ClassVar = "boon"
    boon: Annotated[str, OneOf(BOONS)]


@value
class Charge(Effect):
    """Set the Special die to `symbol`."""

    name: ClassVar = "charge"
    rests_on: ClassVar = ("DIE-2",)
    symbol: Annotated[int, IndexOf(SYMBOLS)]


# --- effects of events ---------------------------------------------------------------------------------


@value
class EndWounds(Checked):
    """Effect of an event: in the End step the Hero suffers Wounds unless it is `spared` (see SPARED)."""

    name: ClassVar = "wounds"
    rests_on: ClassVar = ("TRN-14", "WND-2")
    wounds: Some
    spared: Annotated[str, OneOf(SPARED)]


@value
class EndEnemies(Checked):
    """Effect of an event: in the End step the Enemies act by this face of the enemy die."""

    name: ClassVar = "enemies"
    rests_on: ClassVar = ("TRN-14", "DIE-5")
    face: Face


EventEnd = EndWounds | EndEnemies
