"""Mutable State for the application of one action.

States and their Heroes are read far more often than made, and a slot is read several times as fast as a
field of a NamedTuple. Fields are written out because a loop over them takes several times as long.
"""

from __future__ import annotations

from typing import Any

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer.model.state import Frame, Game, Hero, Level, Solo, State
from platformer_nb.games.platformer.model.terrain import Terrain
from platformer_nb.games.platformer.rules.dice.payment import Pool


class Wallet:
    """A mutable Hero; `hero` makes a value of it."""

    __slots__ = field_names(Hero)

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

    def hero(self) -> Hero:
        """Return the Hero as a value."""
        return Hero(
            self.card,
            self.at,
            self.hearts,
            self.coins,
            self.gems,
            self.special,
            self.items,
            self.potions,
            self.tokens,
            self.ability,
            self.ward,
            self.fell_at_boss,
            self.boons,
        )


class Draft:
    """A mutable State: the rules change it, `frozen` makes it a value again.

    It has the fields of State; `occupied` is a bytearray, `heroes` and `pending` are lists, `changed` holds
    the Heroes being changed, `events` the events so far, `heard` how many of them have already been
    matched against triggers.
    """

    __slots__ = (*field_names(State), "changed", "events", "heard")

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
        self.changed: list[tuple[int, Wallet]] = []
        self.events: list[Any] = []
        self.heard = 0

    def hero(self, seat: int) -> Wallet:
        """Return the Hero of a seat for changing; `heroes[seat]` suffices for reading."""
        hero = self.heroes[seat]
        if isinstance(hero, Wallet):
            return hero
        wallet = self.heroes[seat] = Wallet(hero)
        self.changed.append((seat, wallet))
        return wallet

    @property
    def hero_at(self) -> int:
        """Space of the active Hero."""
        return self.heroes[self.active].at

    def level(self, space: int) -> int:
        """Return the Level of a Space, from 1."""
        return space // (self.terrain.width * self.game.box.tile_height) + 1

    def frozen(self) -> State:
        """Return the state as a value."""
        heroes = self.heroes
        for seat, wallet in self.changed:
            heroes[seat] = wallet.hero()
        return State(
            self.game,
            self.terrain,
            bytes(self.occupied),
            self.lying,
            tuple(heroes),  # type: ignore[arg-type]
            self.active,
            self.turn,
            self.step,
            self.roll,
            self.pool,
            self.face,
            self.bonus,
            self.must_spawn,
            tuple(self.pending),
            self.tower,
            self.shop,
            self.items,
            self.potions,
            self.bottom,
            self.boss_deck,
            self.boss_discards,
            self.winner,
            self.solo,
            self.artifacts,
        )
