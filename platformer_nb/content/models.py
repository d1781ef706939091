"""The shape of the content files, for pydantic: what keys there are and what may stand in them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
    TypeAdapter,
)

Symbol = Literal["move", "sword", "coin", "shove", "star"]
EnemyFace = Literal["attack", "left", "right"]
Range = Literal["row", "adjacent", "around", "tile", "everywhere"]
HeroRange = Literal["around", "row", "level"]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}-(0|[1-9][0-9]*)$")]
Glyph = Annotated[str, StringConstraints(pattern=r"^[A-Z]$")]
Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Change = Annotated[int, Field(ge=-99, le=99)]


class Table(BaseModel):
    """A table of a content file: no unknown keys, no values of a wrong type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class TileSize(Table):
    """How many Spaces a map tile has."""

    width: Annotated[int, Field(ge=1, le=13)]
    height: Annotated[int, Field(ge=1, le=20)]


class Dice(Table):
    """The faces of the dice."""

    action: Annotated[list[Symbol], Field(min_length=6, max_length=6)]
    enemy: Annotated[list[EnemyFace], Field(min_length=6, max_length=6)]


class BoxFile(Table):
    """`box.toml`."""

    tile: TileSize
    dice: Dice


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


def _kind_of_star(value: Any) -> str:
    return "effects" if isinstance(value, list) else "symbol"


Star = Annotated[
    Annotated[Symbol, Tag("symbol")] | Annotated[Effects, Tag("effects")],
    Discriminator(_kind_of_star),
]


class Hero(Table):
    """A Hero card."""

    hearts: Some
    star: Star
    passive: Bonus = Bonus()
    ability: list[Effect] = []
    trigger: Trigger | None = None


class Enemy(Table):
    """An Enemy card."""

    glyph: Glyph
    grade: Annotated[int, Field(ge=1, le=3)]
    health: Some
    damage: Count
    loot_coins: Count = 0
    loot_gems: Count = 0
    tokens: Some = 4
    shove_cost: Some = 1
    hit_resets_special: bool = False
    near_move_costs: Count = 0
    hit_steals_coins: Count = 0
    defeat_wounds: Count = 0
    reach: Count = 0


class ShopCard(Table):
    """An item or a potion."""

    price: Some
    passive: Bonus | None = None
    effects: list[Effect] = []
    trigger: Trigger | None = None


class Artifact(Table):
    """An artifact: who takes it, and what it does."""

    condition: Condition
    passive: Bonus | None = None
    effects: list[Effect] = []
    trigger: Trigger | None = None


class Hit(Table):
    """Each Hero in range suffers Wounds."""

    effect: Literal["hit"]
    wounds: Some


class GiveToken(Table):
    """Each Hero in range takes a token, unless another token wards it off."""

    effect: Literal["token"]
    token: Id
    ward: Id | None = None
    ward_gems: Count = 0


class Lose(Table):
    """Each Hero in range loses coins or gems."""

    effect: Literal["lose"]
    coins: Count = 0
    gems: Count = 0


class Strike(Table):
    """The Boss attacks each Hero in range with its own damage."""

    effect: Literal["strike"]


class ResetSpecial(Table):
    """Each Hero in range resets its Special die."""

    effect: Literal["reset-special"]


class Summon(Table):
    """A summons of the Boss appears."""

    effect: Literal["summon"]
    enemy: Id


BossEffect = Annotated[
    Hit | GiveToken | Lose | Strike | ResetSpecial | Summon, Field(discriminator="effect")
]


class BossCard(Table):
    """An attack card of a Boss."""

    face: EnemyFace | Symbol
    range: Range
    effects: Annotated[list[BossEffect], Field(min_length=1)]


class Token(Table):
    """A Boss token: how many there are, and what it does to its owner."""

    count: Some
    end_wounds: Count = 0
    end_gems: Count = 0
    stone: bool = False
    attack: Count = 0


class Summons(Table):
    """A summons: an Enemy of the Boss's own, with a small letter."""

    glyph: Annotated[str, StringConstraints(pattern=r"^[a-z]$")]
    health: Some
    damage: Count
    loot_coins: Count = 0
    loot_gems: Count = 0
    tokens: Some = 4
    shove_cost: Some = 1
    hit_resets_special: bool = False
    near_move_costs: Count = 0
    hit_steals_coins: Count = 0
    defeat_wounds: Count = 0
    reach: Count = 0


class Boss(Table):
    """A Boss sheet with its attack cards."""

    glyph: Glyph
    health: Count
    health_per_level: Count
    damage: Count
    icon_token: Id
    draws: Literal["die", "roll"] = "die"
    tokens: dict[Id, Token]
    summons: dict[Id, Summons] = {}
    cards: Annotated[dict[Id, BossCard], Field(min_length=1)]
    loot_coins: Count = 0
    loot_gems: Count = 0


class EndWounds(Table):
    """In the End step the Hero suffers Wounds, unless it is spared."""

    effect: Literal["wounds"]
    wounds: Some
    spared: Literal["ladder", "roof"]


class EndEnemies(Table):
    """In the End step the Enemies do what a face of the enemy die says."""

    effect: Literal["enemies"]
    face: EnemyFace


class Event(Table):
    """An event of the solo game."""

    enemy_damage: Change = 0
    trap_wounds: Count = 0
    prices: Change = 0
    fewer_dice: Annotated[int, Field(ge=0, le=4)] = 0
    falls_first: bool = False
    gains: list[Annotated[Gain | Strengthen, Field(discriminator="effect")]] = []
    end: list[Annotated[EndWounds | EndEnemies, Field(discriminator="effect")]] = []


class TilesFile(Table):
    """A file of `tiles/`: the drawings of one dungeon, by the id of the tile."""

    dungeon: Id
    tower: dict[Id, str]
    boss: dict[Id, str]


class Rule(Table):
    """A rule of the rulebook: its page, whether it needed a ruling, the rules to be known before."""

    page: Some
    open: bool
    needs: list[RuleId] = []


BOX: TypeAdapter[BoxFile] = TypeAdapter(BoxFile)
HEROES: TypeAdapter[dict[str, Hero]] = TypeAdapter(Annotated[dict[Id, Hero], Field(min_length=1)])
ENEMIES: TypeAdapter[dict[str, Enemy]] = TypeAdapter(
    Annotated[dict[Id, Enemy], Field(min_length=1)]
)
SHOP: TypeAdapter[dict[str, ShopCard]] = TypeAdapter(
    Annotated[dict[Id, ShopCard], Field(min_length=1)]
)
ARTIFACTS: TypeAdapter[dict[str, Artifact]] = TypeAdapter(
    Annotated[dict[Id, Artifact], Field(min_length=1)]
)
BOSSES: TypeAdapter[dict[str, Boss]] = TypeAdapter(Annotated[dict[Id, Boss], Field(min_length=1)])
EVENTS: TypeAdapter[dict[str, Event]] = TypeAdapter(Annotated[dict[Id, Event], Field(min_length=1)])
TILES: TypeAdapter[TilesFile] = TypeAdapter(TilesFile)
RULEBOOK: TypeAdapter[dict[str, Rule]] = TypeAdapter(
    Annotated[dict[RuleId, Rule], Field(min_length=1)]
)
