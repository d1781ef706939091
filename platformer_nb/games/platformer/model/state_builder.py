"""Mutable State for the application of one action.

States and their Heroes are read far more often than made, and a slot is read several times as fast as a
field of a NamedTuple. A frozen class is slow to construct, so an open class with the same slots is filled
and the object's class is then changed to the frozen one: see `Wallet` and `Draft.frozen`. Fields are
written out because a loop over them takes several times as long.
"""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer.model.state import Frame, Game, Hero, Level, Solo, State
from platformer_nb.games.platformer.model.terrain import Terrain
from platformer_nb.games.platformer.rules.dice.payment import Pool


class Wallet:
    """A mutable Hero; `seal` makes it a Hero when the Draft is frozen."""

    __slots__ = Hero.__slots__

    card: str
    at: int
    hearts: int
    coins: int
    gems: int
    special: int
    items: tuple[tuple[str, bool], ...]
    potions: tuple[str, ...]
    tokens: tuple[str, ...]
    ability: bool
    ward: int
    fell_at_boss: bool
    boons: tuple[str, ...]

    def __init__(self, hero: Hero) -> None:
        self.card = hero.card
        self.at = hero.at
        self.hearts = hero.hearts
        self.coins = hero.coins
        self.gems = hero.gems
        self.special = hero.special
        self.items = hero.items
        self.potions = hero.potions
        self.tokens = hero.tokens
        self.ability = hero.ability
        self.ward = hero.ward
        self.fell_at_boss = hero.fell_at_boss
        self.boons = hero.boons

    def seal(self) -> None:
        """Become a Hero; it cannot be changed afterwards."""
        self.__class__ = Hero  # type: ignore[assignment]


class _Open:
    """A State while its fields are being filled."""

    __slots__ = State.__slots__

    game: Game
    terrain: Terrain
    occupied: bytes
    lying: bytes
    heroes: tuple[Hero, ...]
    active: int
    turn: int
    step: int
    roll: tuple[int, ...]
    pool: Pool
    face: int
    bonus: int
    must_spawn: bool
    pending: tuple[Frame, ...]
    tower: tuple[Level, ...]
    shop: tuple[str, ...]
    items: tuple[str, ...]
    potions: tuple[str, ...]
    bottom: tuple[str, ...]
    boss_deck: tuple[str, ...]
    boss_discards: tuple[str, ...]
    winner: int
    solo: Solo | None
    artifacts: tuple[str, ...]


class Draft:
    """A mutable State: the rules change it, `frozen` makes it a value again.

    It has the fields of State; `occupied` is a bytearray, `heroes` and `pending` are lists, `changed` holds
    the Heroes being changed, `events` the events so far, `heard` how many of them have already been
    matched against triggers.
    """

    __slots__ = (*State.__slots__, "changed", "events", "heard")

    game: Game
    terrain: Terrain
    occupied: bytearray
    lying: bytes
    heroes: list[Hero | Wallet]
    active: int
    turn: int
    step: int
    roll: tuple[int, ...]
    pool: Pool
    face: int
    bonus: int
    must_spawn: bool
    pending: list[Frame]
    tower: tuple[Level, ...]
    shop: tuple[str, ...]
    items: tuple[str, ...]
    potions: tuple[str, ...]
    bottom: tuple[str, ...]
    boss_deck: tuple[str, ...]
    boss_discards: tuple[str, ...]
    winner: int
    solo: Solo | None
    artifacts: tuple[str, ...]

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.terrain = state.terrain
        self.occupied = bytearray(state.occupied)
        self.lying = state.lying
        self.heroes = list(state.heroes)
        self.active = state.active
        self.turn = state.turn
        self.step = state.step
        self.roll = state.roll
        self.pool = state.pool
        self.face = state.face
        self.bonus = state.bonus
        self.must_spawn = state.must_spawn
        self.pending = list(state.pending)
        self.tower = state.tower
        self.shop = state.shop
        self.items = state.items
        self.potions = state.potions
        self.bottom = state.bottom
        self.boss_deck = state.boss_deck
        self.boss_discards = state.boss_discards
        self.winner = state.winner
        self.solo = state.solo
        self.artifacts = state.artifacts
        self.changed: list[Wallet] = []
        self.events: list[Any] = []
        self.heard = 0

    def hero(self, seat: int) -> Wallet:
        """Return the Hero of a seat for changing; `heroes[seat]` suffices for reading."""
        hero = self.heroes[seat]
        if isinstance(hero, Wallet):
            return hero
        wallet = self.heroes[seat] = Wallet(hero)
        self.changed.append(wallet)
        return wallet

    @property
    def hero_at(self) -> int:
        """Space of the active Hero."""
        return self.heroes[self.active].at

    def level(self, space: int) -> int:
        """Return the Level of a Space, from 1."""
        return space // (self.terrain.width * self.game.box.tile_height) + 1

    def frozen(self) -> State:
        """Return the state as a value; the Draft must not be used afterwards."""
        for wallet in self.changed:
            wallet.seal()
        made = _Open()
        made.game = self.game
        made.terrain = self.terrain
        made.occupied = bytes(self.occupied)
        made.lying = self.lying
        made.heroes = tuple(self.heroes)  # type: ignore[arg-type]
        made.active = self.active
        made.turn = self.turn
        made.step = self.step
        made.roll = self.roll
        made.pool = self.pool
        made.face = self.face
        made.bonus = self.bonus
        made.must_spawn = self.must_spawn
        made.pending = tuple(self.pending)
        made.tower = self.tower
        made.shop = self.shop
        made.items = self.items
        made.potions = self.potions
        made.bottom = self.bottom
        made.boss_deck = self.boss_deck
        made.boss_discards = self.boss_discards
        made.winner = self.winner
        made.solo = self.solo
        made.artifacts = self.artifacts
        made.__class__ = State  # type: ignore[assignment]
        return made  # type: ignore[return-value]
