"""Pydantic models of what cards do: bonuses, effects, conditions and triggers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from platformer_nb.content.shapes import Count, Some, Table

Symbol = Literal["move", "sword", "coin", "shove", "star"]
EnemyFace = Literal["attack", "left", "right"]
Range = Literal["row", "adjacent", "around", "tile", "everywhere"]
HeroRange = Literal["around", "row", "level"]
Glyph = Annotated[str, StringConstraints(pattern=r"^[A-Z]$")]
Change = Annotated[int, Field(ge=-99, le=99)]


class Bonus(Table):
    """What a passive card adds."""

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


class Gain(Table):
    """Take coins, gems or hearts."""

    effect: Literal["gain"]
    coins: Count = 0
    gems: Count = 0
    hearts: Count = 0


class Pay(Table):
    """Give coins or hearts before what follows."""

    effect: Literal["pay"]
    coins: Count = 0
    hearts: Count = 0


class Step(Table):
    """Move up to so many Spaces; Walls may be no obstacle."""

    effect: Literal["step"]
    spaces: Some
    walls: bool = False


class Strengthen(Table):
    """Wounds more for the next attack of the turn, maybe for each heart lost."""

    effect: Literal["strengthen"]
    wounds: Some
    per: Literal["once", "lost-heart"] = "once"


class Climb(Table):
    """Go up to the first Platform above."""

    effect: Literal["climb"]


class Swap(Table):
    """Change places with a figure on one of the four next Spaces."""

    effect: Literal["swap"]


class Blink(Table):
    """Be placed on a free Space at most so many Spaces away."""

    effect: Literal["blink"]
    spaces: Some


class Throw(Table):
    """Attack an Enemy in the Row, at most so many Spaces away, with these Wounds."""

    effect: Literal["throw"]
    wounds: Some
    spaces: Some


class Blast(Table):
    """Every figure on the 8 Spaces around suffers Wounds."""

    effect: Literal["blast"]
    wounds: Some


class Slide(Table):
    """Move one Enemy up to so many Spaces."""

    effect: Literal["slide"]
    spaces: Some


class Command(Table):
    """The Enemies do now what a face of the enemy die says."""

    effect: Literal["command"]
    face: EnemyFace


class Steal(Table):
    """Take coins from each other Hero in range."""

    effect: Literal["steal"]
    coins: Some
    range: HeroRange


class Collect(Table):
    """Take every token that lies in range."""

    effect: Literal["collect"]
    range: HeroRange


class Restock(Table):
    """The Shop displays new cards; the old ones go back into the decks."""

    effect: Literal["restock"]


class Cleanse(Table):
    """Discard all Boss tokens that do harm."""

    effect: Literal["cleanse"]


class Refresh(Table):
    """Refresh the exhausted items."""

    effect: Literal["refresh"]


class Reroll(Table):
    """Roll the dice of the pool again."""

    effect: Literal["reroll"]


class Recover(Table):
    """Roll dice already used this turn again and add them to the pool."""

    effect: Literal["recover"]
    dice: Annotated[int, Field(ge=1, le=5)]


class Turn(Table):
    """Turn a die of the pool to any symbol."""

    effect: Literal["turn"]


class Ward(Table):
    """The next Wounds are not suffered."""

    effect: Literal["ward"]
    wounds: Some


class Boon(Table):
    """Until the next turn begins: not attacked, not moved by Gravity, or in the Shop everywhere."""

    effect: Literal["boon"]
    boon: Literal["unseen", "hover", "trade"]


class Charge(Table):
    """Turn the Special die to a symbol."""

    effect: Literal["charge"]
    symbol: Symbol


Effect = Annotated[
    Gain
    | Pay
    | Step
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
    | Charge,
    Field(discriminator="effect"),
]
Effects = Annotated[list[Effect], Field(min_length=1)]


class Defeats(Table):
    """When a Hero defeats an Enemy of at least this health."""

    when: Literal["defeats"]
    health: Some = 1


class Buys(Table):
    """When a Hero buys a card."""

    when: Literal["buys"]


class Falls(Table):
    """When a Hero falls at least so many Spaces at once."""

    when: Literal["falls"]
    spaces: Some


class Pushes(Table):
    """When a Hero pushes another Hero."""

    when: Literal["pushes"]


class Springs(Table):
    """When a Trap catches a Hero."""

    when: Literal["springs"]


class Faints(Table):
    """When a Hero faints."""

    when: Literal["faints"]


class Reveals(Table):
    """When a Level is revealed in a Hero's turn."""

    when: Literal["reveals"]


class Spends(Table):
    """When a Hero spends at least so many gems at once."""

    when: Literal["spends"]
    gems: Some


class Hoards(Table):
    """When a Hero gains coins and then has at least so many."""

    when: Literal["hoards"]
    coins: Some


class Suffers(Table):
    """When a Hero suffers at least so many Wounds at once."""

    when: Literal["suffers"]
    wounds: Some


class Drinks(Table):
    """When a Hero uses a potion."""

    when: Literal["drinks"]


Condition = Annotated[
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
    | Drinks,
    Field(discriminator="when"),
]


class Trigger(Table):
    """Each time its owner meets a condition, it gains something."""

    condition: Condition
    gains: Annotated[list[Gain], Field(min_length=1)]
