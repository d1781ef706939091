"""Pydantic models of the content files."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, StringConstraints, Tag, TypeAdapter

from platformer_nb.content.shapes import Count, Id, Some, Table
from platformer_nb.games.platformer.content.effect_models import (
    Blast,
    Blink,
    Bonus,
    Boon,
    Buys,
    Change,
    Charge,
    Cleanse,
    Climb,
    Collect,
    Command,
    Condition,
    Defeats,
    Drinks,
    Effect,
    Effects,
    EnemyFace,
    Faints,
    Falls,
    Gain,
    Glyph,
    HeroRange,
    Hoards,
    Pay,
    Pushes,
    Range,
    Recover,
    Refresh,
    Reroll,
    Restock,
    Reveals,
    Slide,
    Spends,
    Springs,
    Steal,
    Step,
    Strengthen,
    Suffers,
    Swap,
    Symbol,
    Throw,
    Trigger,
    Turn,
    Ward,
)

__all__ = [  # re-exports the models of effects
    "Blast",
    "Blink",
    "Bonus",
    "Boon",
    "Buys",
    "Change",
    "Charge",
    "Cleanse",
    "Climb",
    "Collect",
    "Command",
    "Condition",
    "Count",
    "Defeats",
    "Drinks",
    "Effect",
    "Effects",
    "EnemyFace",
    "Faints",
    "Falls",
    "Gain",
    "Glyph",
    "HeroRange",
    "Hoards",
    "Id",
    "Pay",
    "Pushes",
    "Range",
    "Recover",
    "Refresh",
    "Reroll",
    "Restock",
    "Reveals",
    "Slide",
    "Some",
    "Spends",
    "Springs",
    "Steal",
    "Step",
    "Strengthen",
    "Suffers",
    "Swap",
    "Symbol",
    "Table",
    "Throw",
    "Trigger",
    "Turn",
    "Ward",
]


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
    ability: list[Effect] = Field(default=[])
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
    effects: list[Effect] = Field(default=[])
    trigger: Trigger | None = None


class Artifact(Table):
    """An artifact: who takes it, and what it does."""

    condition: Condition
    passive: Bonus | None = None
    effects: list[Effect] = Field(default=[])
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
    summons: dict[Id, Summons] = Field(default={})
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
    gains: list[Annotated[Gain | Strengthen, Field(discriminator="effect")]] = Field(default=[])
    end: list[Annotated[EndWounds | EndEnemies, Field(discriminator="effect")]] = Field(default=[])


class TilesFile(Table):
    """A file of `tiles/`: the drawings of one dungeon, by the id of the tile."""

    dungeon: Id
    tower: dict[Id, str]
    boss: dict[Id, str]


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
