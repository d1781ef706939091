"""Contents of the box as values: heroes, enemies, items, potions, bosses, events, tiles.

`platformer_nb.content` validates the files of `content/platformer/` and builds a Box; the rules
read nothing else. Cards hold ids and numbers, never displayed text.
"""

from __future__ import annotations

from typing import Final

from platformer_nb.core.input.data_shape import Checked, Count, Some
from platformer_nb.core.value import part, value
from platformer_nb.games.platformer.model.box.boss_effects import BossEffect
from platformer_nb.games.platformer.model.box.conditions import Condition, Trigger
from platformer_nb.games.platformer.model.box.effects import (
    NO_BONUS,
    Bonus,
    Effect,
    EventEnd,
    Gain,
    Strengthen,
)
from platformer_nb.games.platformer.model.dice import BLANK as BLANK
from platformer_nb.games.platformer.model.dice import COIN as COIN
from platformer_nb.games.platformer.model.dice import ENEMY_FACES as ENEMY_FACES
from platformer_nb.games.platformer.model.dice import MOVE as MOVE
from platformer_nb.games.platformer.model.dice import SHOVE as SHOVE
from platformer_nb.games.platformer.model.dice import STAR as STAR
from platformer_nb.games.platformer.model.dice import SWORD as SWORD
from platformer_nb.games.platformer.model.dice import SYMBOLS as SYMBOLS


@value
class HeroCard:
    """A Hero: hearts, what a star counts as (a symbol's index, or effects), ability.

    `passive` and `trigger` (if any) always work; `ability` (if any) is used once per turn and exhausts
    the card (ACT-5).
    """

    id: str
    hearts: int
    star: int | tuple[Effect, ...]
    passive: Bonus = NO_BONUS
    ability: tuple[Effect, ...] = ()
    trigger: Trigger | None = None


@value
class EnemyCard:
    """A kind of Enemy. `glyph` is its capital letter in drawn positions.

    Abilities (ENM-7):
    `shove_cost`: symbols needed to shove it (ENM-8);
    `hit_resets_special`: a Hero it attacks resets the Special die;
    `near_move_costs`: a Hero who Moves to a Space next to it, in a longer Move too, loses this many coins,
    or gems if it has no coins;
    `hit_steals_coins`: coins that a Hero it attacks loses;
    `defeat_wounds`: Wounds that every Hero next to it suffers when it is defeated;
    `reach`: by the enemy die it also attacks Heroes in its Row up to this many Spaces away, with no Wall or
    figure between.
    """

    id: str
    glyph: str
    grade: int
    health: int
    damage: int
    loot_coins: int = 0
    loot_gems: int = 0
    tokens: int = 4
    shove_cost: int = 1
    hit_resets_special: bool = False
    near_move_costs: int = 0
    hit_steals_coins: int = 0
    defeat_wounds: int = 0
    reach: int = 0


@value
class ShopCard:
    """An item (kept) or a potion (one use). Items have a bonus, a trigger, or exhaust effects."""

    id: str
    price: int
    passive: Bonus | None = None
    effects: tuple[Effect, ...] = ()
    trigger: Trigger | None = None


@value
class Artifact:
    """A card taken by the player who meets its condition (ART-2) and used like an item (ART-3)."""

    condition: Condition
    card: ShopCard


RANGES: Final = ("row", "adjacent", "around", "tile", "everywhere")
"""Ranges of boss attacks (BOS-7)."""


@value
class BossCard:
    """One attack card: its sign, its range and its effects in order.

    `face` is the sign: a face of the enemy die, or a symbol's index for a Boss that `answers` the roll.
    """

    id: str
    face: int
    range: str
    effects: tuple[BossEffect, ...]


DRAWS: Final = ("die", "roll")
"""How a Boss selects its attack: by a roll of the enemy die (MED-1), or by the player's roll (IKE-1)."""


@value
class TokenCard(Checked):
    """What a Boss token does to the Hero who has it, besides warding (see GiveToken).

    `end_wounds`, `end_gems`: suffered or lost at the end of its turn; `stone`: no actions (MED-3);
    `attack`: additional Wounds of each of its attacks.
    """

    count: Some
    end_wounds: Count = 0
    end_gems: Count = 0
    stone: bool = False
    attack: Count = 0

    @property
    def harms(self) -> bool:
        """Whether it harms its owner."""
        return self.stone or self.end_wounds > 0 or self.end_gems > 0


@value
class BossSheet:
    """A Boss: health = health + health_per_level * Levels of the tower (BOS-3).

    `draws` is one of DRAWS; `summons` are its own kinds of Enemies.
    """

    id: str
    glyph: str
    health: int
    health_per_level: int
    damage: int
    icon_token: str
    tokens: dict[str, TokenCard] = part(default_factory=dict)
    cards: tuple[BossCard, ...] = ()
    draws: str = "die"
    summons: tuple[EnemyCard, ...] = ()
    loot_coins: int = 0
    loot_gems: int = 0


@value
class EventCard:
    """An event of the solo game (SOL-1).

    For its turn (SOL-2): `enemy_damage`: additional Wounds of each attack of Enemies; `trap_wounds`:
    additional Wounds of each Trap; `prices`: additional coins for each card; `fewer_dice`: number of dice
    not rolled; `falls_first`: Gravity applies before the actions. `gains` are resolved at once, `end` in
    the End step.
    """

    id: str
    enemy_damage: int = 0
    trap_wounds: int = 0
    prices: int = 0
    fewer_dice: int = 0
    falls_first: bool = False
    gains: tuple[Gain | Strengthen, ...] = ()
    end: tuple[EventEnd, ...] = ()


NO_EVENT: Final = EventCard("")
"""The event in effect while there is none: it changes nothing."""


@value
class Tile:
    """A map tile; `drawing` is the map block of docs/notation.md without labels."""

    id: str
    dungeon: str
    boss: bool
    drawing: tuple[str, ...]


@value
class Box:
    """All contents, by id. `tile_width` and `tile_height` are in Spaces."""

    heroes: dict[str, HeroCard]
    enemies: dict[str, EnemyCard]
    items: dict[str, ShopCard]
    potions: dict[str, ShopCard]
    bosses: dict[str, BossSheet]
    tiles: dict[str, Tile]
    tile_width: int
    tile_height: int
    dice_faces: tuple[int, ...]
    """The six faces of an action die, as symbol indices."""
    enemy_faces: tuple[int, ...]
    """The six faces of the enemy die, as indices of ENEMY_FACES."""
    content_hash: str
    events: dict[str, EventCard] = part(default_factory=dict)
    artifacts: dict[str, Artifact] = part(default_factory=dict)
    triggers: dict[str, Trigger] = part(init=False)
    """Triggers by the id of their card."""

    def __post_init__(self) -> None:
        """Collect the triggers once: they are looked up after every event."""
        kept: list[HeroCard | ShopCard] = [*self.heroes.values(), *self.items.values()]
        kept += [artifact.card for artifact in self.artifacts.values()]
        found = {card.id: card.trigger for card in kept if card.trigger is not None}
        object.__setattr__(self, "triggers", found)

    def __repr__(self) -> str:
        return f"<Box {self.content_hash}>"

    def kept(self, card: str) -> ShopCard:
        """Return the item or artifact of this id, as it lies with a Hero's items (ART-3)."""
        return self.items.get(card) or self.artifacts[card].card
