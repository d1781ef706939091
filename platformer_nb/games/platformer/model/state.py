"""Positions: values only, no random generator, no text.

Nothing assigns to a field of a State or a Hero once it is made: mypy holds the code to it (Final), and a
test plays games with a guard. The classes are not `frozen`, as each application of an action makes both, and
the constructor of a frozen class takes several times as long.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from typing import Any, Final, NamedTuple

from platformer_nb.core.registry import Instead
from platformer_nb.core.value import value
from platformer_nb.games.platformer.model.box.box import BLANK, BossSheet, Box, EnemyCard, HeroCard
from platformer_nb.games.platformer.model.cache import Cache
from platformer_nb.games.platformer.model.house_rules import NO_RULINGS, Rulings, arranged
from platformer_nb.games.platformer.model.supply import Supplied, Supply
from platformer_nb.games.platformer.model.terrain import NOWHERE, Terrain
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.dice.payment import EMPTY, Pool

SETUP, REMOVE, REFRESH, ROLL, ENEMY, ACTIONS, SPECIAL_DIE, GRAVITY, FINISH, BOSS = range(10)
"""Steps of a turn (TRN-0), after the set-up of the game."""

STEPS: Final = (
    "setup",
    "remove",
    "refresh",
    "roll",
    "enemy",
    "actions",
    "special",
    "gravity",
    "end",
    "boss",
)

FREE: Final = 0
"""Occupancy of a free Space; 1 to 4 are the Heroes by seat, higher codes are kinds of Enemies."""

FIRST_KIND: Final = 5

NOBODY: Final = 4
"""`winner` of a solo game that is lost: no seat."""

NOTHING, COIN_TOKEN, GEM_TOKEN = range(3)
"""Tokens that can lie on a Space."""

ONLY_ENEMIES: Final = bytes(FIRST_KIND) + bytes(range(FIRST_KIND, 256))
"""Table for `bytes.translate` that removes the Heroes from an occupancy."""


@value
class Constants:
    """What is constant through one game: the box, the variant, the kinds of Enemies by code.

    `kinds[code]` is the card of a figure code from FIRST_KIND on; the Boss is a kind like the
    others (BOS-1), the last one, its health computed by BOS-3. `rulings` are the house rules that
    differ from the defaults; a rule tests `("ZOC-1", "arriving") in game.rulings`.
    """

    box: Box
    players: int
    dungeon: str
    boss: str
    levels: int
    kinds: dict[int, EnemyCard]
    codes: dict[str, int]
    boss_code: int
    heavy: bytes
    """The codes of the Enemies that take more than one shove symbol (ENM-8)."""
    far: tuple[tuple[int, int], ...]
    """The codes of the Enemies that attack along their Row, and how far (ENM-7)."""
    rulings: Rulings = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Constants) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Constants: {self.players} players, {self.dungeon}, {self.boss}, {self.levels} levels>"

    @property
    def key(self) -> tuple[Any, ...]:
        """Everything that identifies a game: equal keys, equal games."""
        return (
            self.box.content_hash,
            self.players,
            self.dungeon,
            self.boss,
            self.levels,
            self.rulings,
        )


_constants: Cache[tuple[Any, ...], Constants] = Cache()


def constants(
    box: Box,
    players: int,
    dungeon: str,
    boss: str,
    levels: int,
    rulings: Mapping[str, str] = NO_RULINGS,
) -> Constants:
    """Return what is constant in games of this box and variant, made once; `levels` includes the Boss Level.

    `rulings` are house rules, reading by rule id; default readings make no difference.
    """
    differ = arranged(rulings)
    key = (box.content_hash, players, dungeon, boss, levels, differ)
    if key not in _constants.known:
        sheet = box.bosses[boss]
        cards = [
            *box.enemies.values(),
            *sheet.summons,
            EnemyCard(
                id=boss,
                glyph=sheet.glyph,
                grade=0,
                health=boss_health(sheet, levels),
                damage=sheet.damage,
                loot_coins=sheet.loot_coins,
                loot_gems=sheet.loot_gems,
                tokens=1,
            ),
        ]
        kinds = dict(enumerate(cards, FIRST_KIND))
        codes = {card.id: code for code, card in kinds.items()}
        heavy = bytes(code for code, card in kinds.items() if card.shove_cost != 1)
        far = tuple((code, card.reach) for code, card in kinds.items() if card.reach)
        _constants.known[key] = Constants(
            box, players, dungeon, boss, levels, kinds, codes, codes[boss], heavy, far, differ
        )
    return _constants.known[key]


@rule("BOS-3", "LNG-1", off=Instead(lambda sheet, levels: sheet.health))
def boss_health(sheet: BossSheet, levels: int) -> int:
    """BOS-3: return the health by the formula of the boss sheet; `levels` includes the Boss Level.

    LNG-1: so one more Level makes the Boss stronger.
    """
    return sheet.health + sheet.health_per_level * levels


@value(frozen=False)
class Hero:
    """One player's Hero and all it owns. `at` is NOWHERE off the map.

    `items` are (id, ready); `ability` is whether the once-per-turn ability is ready; `ward` is the number of
    Wounds that will be prevented; `fell_at_boss`: fainted on the Boss Level (BLV-6); `boons` are ids of
    temporary effects, in rising order (see `temporary_effects`).
    """

    card: Final[str] = ""
    at: Final[int] = NOWHERE
    hearts: Final[int] = 0
    coins: Final[int] = 0
    gems: Final[int] = 0
    special: Final[int] = BLANK
    items: Final[tuple[tuple[str, bool], ...]] = ()
    potions: Final[tuple[str, ...]] = ()
    tokens: Final[tuple[str, ...]] = ()
    ability: Final[bool] = True
    ward: Final[int] = 0
    fell_at_boss: Final[bool] = False
    boons: Final[tuple[str, ...]] = ()

    def __hash__(self) -> int:
        """Hash what changes most: a search hashes each Hero of each position."""
        return hash(
            (self.at, self.coins, self.gems, self.special, self.hearts, self.potions, self.items)
        )


class Frame(NamedTuple):
    """A pending decision or outcome of chance; frames are a stack, the last one is resolved first.

    `kind` is what is pending, the numbers are its parameters: see `pending_decision`.
    """

    kind: str
    a: int = 0
    b: int = 0
    card: str = ""


due = lru_cache(maxsize=4096)(Frame)
"""Return a Frame: a cached one takes a quarter of the time of another, as do the cached events."""


BY_CARD: Final = "card"
"""`card` of a `steps` or `slide` frame whose movement comes from a card, not a symbol."""


class Solo(NamedTuple):
    """What only a solo game has: the events still in the deck in no order, and that of this turn.

    `defeated` Enemies and `surplus`, the Wounds dealt to the Boss above its health, are kept for the
    score (SOL-5).
    """

    deck: tuple[str, ...] = ()
    card: str = ""
    defeated: int = 0
    surplus: int = 0


@value(frozen=False)
class State(Supplied):
    """A complete position.

    `occupied` and `lying` hold one byte for each Space of the tower: the figure, the token.
    `roll` is the roll of the turn in rising order, `pool` the unused dice by symbol; `face` the
    enemy die, NOWHERE before it is rolled. `pending` is a stack. `winner` is a seat, NOWHERE while the game
    goes on, or NOBODY when a solo game is lost. `solo` is None except in a solo game. What `supply` holds can
    be read here too.
    """

    game: Final[Constants]
    terrain: Final[Terrain]
    occupied: Final[bytes]
    lying: Final[bytes]
    heroes: Final[tuple[Hero, ...]]
    active: Final[int]
    turn: Final[int]
    step: Final[int]
    roll: Final[tuple[int, ...]] = ()
    pool: Final[Pool] = EMPTY
    face: Final[int] = NOWHERE
    bonus: Final[int] = 0
    must_spawn: Final[bool] = False
    pending: Final[tuple[Frame, ...]] = ()
    winner: Final[int] = NOWHERE
    solo: Final[Solo | None] = None
    supply: Final[Supply] = Supply()

    def __repr__(self) -> str:
        """Return a short form; `rules.write(state)` writes the complete one."""
        step = STEPS[self.step]
        return f"<State: {self.game.players} players, turn {self.turn}, hero {self.active + 1}, {step}>"

    @property
    def hero(self) -> Hero:
        """The active Hero."""
        return self.heroes[self.active]

    @property
    def hero_at(self) -> int:
        """Space of the active Hero."""
        return self.heroes[self.active].at

    @property
    def card(self) -> HeroCard:
        """The active Hero's card."""
        return self.game.box.heroes[self.heroes[self.active].card]

    @property
    def frame(self) -> Frame | None:
        """The frame to be resolved next, if any."""
        return self.pending[-1] if self.pending else None

    def level(self, space: int) -> int:
        """Return the Level of a Space, from 1."""
        return space // (self.terrain.width * self.game.box.tile_height) + 1

    @property
    def lowest(self) -> int:
        """Lowest revealed Level."""
        return self.level(self.terrain.low)

    @property
    def highest(self) -> int:
        """Highest revealed Level; 0 before the first."""
        return self.level(self.terrain.size - 1) if self.terrain.size else 0


def enemies(occupied: bytes | bytearray) -> list[int]:
    """Return the Spaces of all Enemies, the Boss included, in rising order."""
    return list(compress(range(len(occupied)), occupied.translate(ONLY_ENEMIES)))


def figures(occupied: bytes | bytearray) -> list[int]:
    """Return the Spaces of all figures, in rising order."""
    return list(compress(range(len(occupied)), occupied))


def spaces_in(mask: int) -> list[int]:
    """Return the Spaces whose byte in a number is not 0, in rising order; the lowest Space is its lowest byte.

    For very few of them: more are found faster by looking at every byte.
    """
    found = []
    while mask:
        space = (mask.bit_length() - 1) >> 3
        found.append(space)
        mask &= (1 << (space << 3)) - 1
    found.reverse()
    return found
