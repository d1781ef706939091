"""What the box holds, as plain values: heroes, enemies, items, potions, bosses, tiles.

`platformer_nb.content` reads and checks the files of `content/platformer/` and makes a Box; the rules
read nothing else. Cards carry ids and numbers, never words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

SYMBOLS: Final = ("move", "sword", "coin", "shove", "star")
"""The five symbols of the action dice; everywhere in the code a symbol is its index here."""

MOVE, SWORD, COIN, SHOVE, STAR = range(5)
BLANK: Final = 5
"""The blank side of a Special die."""

ENEMY_FACES: Final = ("attack", "left", "right")


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a passive card adds, all the time.

    attack: Wounds more in each attack (ATK-6). shove: Spaces more in each shove (GEM-4).
    coin: coins more with each coin symbol. loot_gems, loot_coins: more for each Enemy defeated.
    armour: Wounds less from each attack of Enemies. trap: whether Traps do not wound.
    """

    attack: int = 0
    shove: int = 0
    coin: int = 0
    loot_gems: int = 0
    loot_coins: int = 0
    armour: int = 0
    trap: bool = False


@dataclass(frozen=True, slots=True)
class Gain:
    """Take coins, gems or hearts (hearts never above the card's number, WND-4)."""

    coins: int = 0
    gems: int = 0
    hearts: int = 0


@dataclass(frozen=True, slots=True)
class Steps:
    """Move up to `spaces` Spaces, one at a time (CRD-4, MOV-3)."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Strengthen:
    """The next attack of this turn deals `wounds` more (ATK-6)."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Climb:
    """Be placed on the Space below the first Platform above the Hero (CRD-4: no Move)."""


@dataclass(frozen=True, slots=True)
class Slide:
    """Move one Enemy up to `spaces` Spaces, one at a time, as a shove does (ENM-5)."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Refresh:
    """Refresh all your exhausted items."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll again all dice left in the pool."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn one die of the pool to any symbol."""


@dataclass(frozen=True, slots=True)
class Ward:
    """Until your next turn begins, the next `wounds` Wounds are not suffered."""

    wounds: int


@dataclass(frozen=True, slots=True)
class Charge:
    """Turn the Special die to `symbol`."""

    symbol: int


Effect = Gain | Steps | Strengthen | Climb | Slide | Refresh | Reroll | Turn | Ward | Charge


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A Hero: hearts, how a star is read (a symbol's index, or effects), ability.

    `passive` always works; `ability` (if any) is used once per turn and exhausts the card (ACT-5).
    """

    id: str
    hearts: int
    star: int | tuple[Effect, ...]
    passive: Bonus = Bonus()
    ability: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """A kind of Enemy. `glyph` is its capital letter in drawn positions.

    Abilities (ENM-7): `shove_cost` symbols needed to shove it (ENM-8); `hit_resets_special`: a Hero it
    attacks resets the Special die; `near_move_costs`: a Hero whose Move ends next to it loses this many
    coins, or gems where there are no coins; `hit_steals_coins`: a Hero it attacks loses coins.
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


@dataclass(frozen=True, slots=True)
class ShopCard:
    """An item (kept) or a potion (one use). Items have a passive bonus or exhaust effects."""

    id: str
    price: int
    passive: Bonus | None = None
    effects: tuple[Effect, ...] = ()


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


Condition = Defeats | Buys | Falls | Pushes | Springs | Faints | Reveals | Spends | Hoards | Suffers


@dataclass(frozen=True, slots=True)
class Artifact:
    """A card that goes to whoever meets its condition (ART-2) and is used like an item (ART-3)."""

    condition: Condition
    card: ShopCard


@dataclass(frozen=True, slots=True)
class Hit:
    """Of a boss card: each Hero in range suffers `wounds`."""

    wounds: int


@dataclass(frozen=True, slots=True)
class GiveToken:
    """Of a boss card: each Hero in range takes the token; a Hero with token `ward` discards that
    instead and gains `ward_gems` gems (MED-4)."""

    token: str
    ward: str = ""
    ward_gems: int = 0


@dataclass(frozen=True, slots=True)
class Lose:
    """Of a boss card: each Hero in range loses coins or gems, as far as it has them."""

    coins: int = 0
    gems: int = 0


@dataclass(frozen=True, slots=True)
class Strike:
    """Of a boss card: the Boss attacks each Hero in range with its own damage (BOS-13)."""


@dataclass(frozen=True, slots=True)
class ResetSpecial:
    """Of a boss card: each Hero in range resets its Special die."""


@dataclass(frozen=True, slots=True)
class Summon:
    """Of a boss card: one of the Boss's summons appears (BOS-11)."""

    enemy: str


BossEffect = Hit | GiveToken | Lose | Strike | ResetSpecial | Summon

RANGES: Final = ("row", "adjacent", "around", "tile", "everywhere")
"""Ranges of boss attacks (BOS-7)."""


@dataclass(frozen=True, slots=True)
class BossCard:
    """One attack card: its sign, its range and its effects in order.

    `face` is the sign: a face of the enemy die, or a symbol's index for a Boss that `answers` the roll.
    """

    id: str
    face: int
    range: str
    effects: tuple[BossEffect, ...]


DRAWS: Final = ("die", "roll")
"""How a Boss picks its attack: by a roll of the enemy die (MED-1), or by the player's roll (IKE-1)."""


@dataclass(frozen=True, slots=True)
class TokenCard:
    """What a Boss token does to the Hero who has it, besides warding off (see GiveToken).

    end_wounds, end_gems: suffered or lost at the end of its turn; stone: no actions (MED-3);
    attack: Wounds more in each of its attacks.
    """

    count: int
    end_wounds: int = 0
    end_gems: int = 0
    stone: bool = False
    attack: int = 0


@dataclass(frozen=True, slots=True)
class BossSheet:
    """A Boss: health = health + health_per_level * Levels of the tower (BOS-3).

    `draws` is one of DRAWS; `summons` are Enemies of its own.
    """

    id: str
    glyph: str
    health: int
    health_per_level: int
    damage: int
    icon_token: str
    tokens: dict[str, TokenCard] = field(default_factory=dict)
    cards: tuple[BossCard, ...] = ()
    draws: str = "die"
    summons: tuple[EnemyCard, ...] = ()
    loot_coins: int = 0
    loot_gems: int = 0


@dataclass(frozen=True, slots=True)
class EndWounds:
    """Of an event: in the End step the Hero suffers Wounds unless it is `spared` (see SPARED)."""

    wounds: int
    spared: str


@dataclass(frozen=True, slots=True)
class EndEnemies:
    """Of an event: in the End step the Enemies do what this face of the enemy die says."""

    face: int


EventEnd = EndWounds | EndEnemies

SPARED: Final = ("ladder", "roof")
"""Who is spared: a Hero on a Ladder; a Hero with a Platform right above its Space."""


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event of the solo game (SOL-1).

    For its turn (SOL-2): enemy_damage: Wounds more in each attack of Enemies; trap_wounds: Wounds more
    of each Trap; prices: coins more for each card; fewer_dice: so many dice are not rolled;
    falls_first: Gravity applies before the actions. `gains` come at once, `end` in the End step.
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
"""What counts while there is no event: nothing is changed."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile, drawn: `drawing` is the map block of docs/notation.md without labels."""

    id: str
    dungeon: str
    boss: bool
    drawing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """All of it, by id. `tile_width` and `tile_height` in Spaces."""

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
    events: dict[str, EventCard] = field(default_factory=dict)
    artifacts: dict[str, Artifact] = field(default_factory=dict)

    def kept(self, card: str) -> ShopCard:
        """An item or an artifact: what lies with a Hero's items (ART-3)."""
        return self.items.get(card) or self.artifacts[card].card
