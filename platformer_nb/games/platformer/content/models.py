"""Pydantic models of the content files; effects, bonuses, triggers and tokens are validated as they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Discriminator, Field, StringConstraints, Tag, TypeAdapter

from platformer_nb.content.shapes import ContentModel
from platformer_nb.core.input.data_shape import Count, Id, Named, Row, Some
from platformer_nb.games.platformer.model.box import effects as fx
from platformer_nb.games.platformer.model.box.boss_effects import BossEffect
from platformer_nb.games.platformer.model.box.box import TokenCard
from platformer_nb.games.platformer.model.box.conditions import Condition, Trigger
from platformer_nb.games.platformer.rules.cards import effect_resolution

Symbol = Literal["move", "sword", "coin", "shove", "star"]
EnemyFace = Literal["attack", "left", "right"]
Range = Literal["row", "adjacent", "around", "tile", "everywhere"]
Glyph = Annotated[str, StringConstraints(pattern=r"^[A-Z]$")]
Change = Annotated[int, Field(ge=-99, le=99)]

Effect: TypeAlias = Annotated[fx.Effect, Named("effect", effect_resolution.classes)]
Effects: TypeAlias = Annotated[tuple[Effect, ...], Row()]


class TileSize(ContentModel):
    """How many Spaces a map tile has."""

    width: Annotated[int, Field(ge=1, le=13)]
    height: Annotated[int, Field(ge=1, le=20)]


class Dice(ContentModel):
    """The faces of the dice."""

    action: Annotated[list[Symbol], Field(min_length=6, max_length=6)]
    enemy: Annotated[list[EnemyFace], Field(min_length=6, max_length=6)]


class BoxFile(ContentModel):
    """`box.toml`."""

    tile: TileSize
    dice: Dice


def _kind_of_star(value: Any) -> str:
    return "effects" if isinstance(value, list) else "symbol"


Star = Annotated[
    Annotated[Symbol, Tag("symbol")]
    | Annotated[Annotated[tuple[Effect, ...], Row(1)], Tag("effects")],
    Discriminator(_kind_of_star),
]


class Hero(ContentModel):
    """A Hero card."""

    hearts: Some
    star: Star
    passive: fx.Bonus = fx.NO_BONUS
    ability: Effects = ()
    trigger: Trigger | None = None


class Figure(ContentModel):
    """What an Enemy and a summons have in common."""

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


class Enemy(Figure):
    """An Enemy card."""

    glyph: Glyph
    grade: Annotated[int, Field(ge=1, le=3)]


class ShopCard(ContentModel):
    """An item or a potion."""

    price: Some
    passive: fx.Bonus | None = None
    effects: Effects = ()
    trigger: Trigger | None = None


class Artifact(ContentModel):
    """An artifact: who takes it, and what it does."""

    condition: Annotated[Condition, Named("when")]
    passive: fx.Bonus | None = None
    effects: Effects = ()
    trigger: Trigger | None = None


class BossCard(ContentModel):
    """An attack card of a Boss."""

    face: EnemyFace | Symbol
    range: Range
    effects: Annotated[tuple[Annotated[BossEffect, Named("effect")], ...], Row(1)]


class Summons(Figure):
    """A summons: an Enemy of the Boss's own, with a small letter."""

    glyph: Annotated[str, StringConstraints(pattern=r"^[a-z]$")]


class Boss(ContentModel):
    """A Boss sheet with its attack cards."""

    glyph: Glyph
    health: Count
    health_per_level: Count
    damage: Count
    icon_token: Id
    draws: Literal["die", "roll"] = "die"
    tokens: dict[Id, TokenCard]
    summons: dict[Id, Summons] = Field(default={})
    cards: Annotated[dict[Id, BossCard], Field(min_length=1)]
    loot_coins: Count = 0
    loot_gems: Count = 0


class Event(ContentModel):
    """An event of the solo game."""

    enemy_damage: Change = 0
    trap_wounds: Count = 0
    prices: Change = 0
    fewer_dice: Annotated[int, Field(ge=0, le=4)] = 0
    falls_first: bool = False
    gains: Annotated[tuple[Annotated[fx.Gain | fx.Strengthen, Named("effect")], ...], Row()] = ()
    end: Annotated[tuple[Annotated[fx.EventEnd, Named("effect")], ...], Row()] = ()


class TilesFile(ContentModel):
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

BOX_FILES: Final[Mapping[str, TypeAdapter[Any]]] = {
    "box.toml": BOX,
    "heroes.toml": HEROES,
    "enemies.toml": ENEMIES,
    "items.toml": SHOP,
    "potions.toml": SHOP,
    "artifacts.toml": ARTIFACTS,
    "bosses.toml": BOSSES,
    "events.toml": EVENTS,
}
"""The files that a box is made of, with their shapes."""
