"""Mutable State for the application of one action.

States and their Heroes are read far more often than made, and a slot is read several times as fast as a
field of a NamedTuple. Fields are written out because a loop over them takes several times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from platformer_nb.core.value import field_names
from platformer_nb.games.platformer.model.state import Constants, Frame, Hero, Solo, State
from platformer_nb.games.platformer.model.supply import Level, Supply
from platformer_nb.games.platformer.model.terrain import Terrain
from platformer_nb.games.platformer.rules.dice.payment import Pool

_NEW = object.__new__


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
        made: Any = _NEW(Hero)  # a call with as many arguments takes twice as long
        made.card = self.card
        made.at = self.at
        made.hearts = self.hearts
        made.coins = self.coins
        made.gems = self.gems
        made.special = self.special
        made.items = self.items
        made.potions = self.potions
        made.tokens = self.tokens
        made.ability = self.ability
        made.ward = self.ward
        made.fell_at_boss = self.fell_at_boss
        made.boons = self.boons
        hero: Hero = made
        return hero


class Draft:
    """A mutable State: the rules change it, `frozen` makes it a value again.

    It has the fields of State; `occupied` is a bytearray, `pending` is a list, `heroes` too
    once it has one of the `changed`; `events` the events so far, `heard` how many of them have already been
    matched against triggers.
    """

    __slots__ = (*field_names(State), "changed", "events", "heard")

    game: Constants
    terrain: Terrain
    occupied: bytearray
    lying: bytes
    heroes: Sequence[Hero | Wallet]
    changed: list[tuple[int, Wallet]] | None
    active: int
    turn: int
    step: int
    roll: tuple[int, ...]
    pool: Pool
    face: int
    bonus: int
    must_spawn: bool
    pending: list[Frame]
    winner: int
    solo: Solo | None
    supply: Supply

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.terrain = state.terrain
        self.occupied = bytearray(state.occupied)
        self.lying = state.lying
        self.heroes = state.heroes
        self.active = state.active
        self.turn = state.turn
        self.step = state.step
        self.roll = state.roll
        self.pool = state.pool
        self.face = state.face
        self.bonus = state.bonus
        self.must_spawn = state.must_spawn
        self.pending = list(state.pending)
        self.winner = state.winner
        self.solo = state.solo
        self.supply = state.supply
        self.changed = None
        self.events: list[Any] = []
        self.heard = 0

    def hero(self, seat: int) -> Wallet:
        """Return the Hero of a seat for changing; `heroes[seat]` suffices for reading."""
        hero = self.heroes[seat]
        if isinstance(hero, Wallet):
            return hero
        wallet = Wallet(hero)
        if self.changed is None:
            self.heroes = list(self.heroes)
            self.changed = [(seat, wallet)]
        else:
            self.changed.append((seat, wallet))
        self.heroes[seat] = wallet  # type: ignore[index]  # a list by now
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
        heroes: Any = self.heroes
        if self.changed is not None:
            for seat, wallet in self.changed:
                heroes[seat] = wallet.hero()
            heroes = tuple(heroes)
        made: Any = _NEW(State)  # see Wallet.hero
        made.game = self.game
        made.terrain = self.terrain
        made.occupied = bytes(self.occupied)
        made.lying = self.lying
        made.heroes = heroes
        made.active = self.active
        made.turn = self.turn
        made.step = self.step
        made.roll = self.roll
        made.pool = self.pool
        made.face = self.face
        made.bonus = self.bonus
        made.must_spawn = self.must_spawn
        made.pending = tuple(self.pending)
        made.winner = self.winner
        made.solo = self.solo
        made.supply = self.supply
        state: State = made
        return state

    def differs(self, state: State) -> bool:
        """Return whether this would become another State; what changes most often is looked at first."""
        for seat, wallet in self.changed or ():
            hero = state.heroes[seat]
            if wallet.coins != hero.coins or wallet.gems != hero.gems or wallet.at != hero.at:
                return True
        return self.occupied != state.occupied or self.frozen() != state

    # What the supply holds: few actions change it.

    @property
    def tower(self) -> tuple[Level, ...]:
        """The revealed Levels, from below."""
        return self.supply.tower

    @tower.setter
    def tower(self, given: tuple[Level, ...]) -> None:
        self.supply = self.supply._replace(tower=given)

    @property
    def shop(self) -> tuple[str, ...]:
        """The cards displayed, "" for a gap."""
        return self.supply.shop

    @shop.setter
    def shop(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(shop=given)

    @property
    def items(self) -> tuple[str, ...]:
        """The items in their deck."""
        return self.supply.items

    @items.setter
    def items(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(items=given)

    @property
    def potions(self) -> tuple[str, ...]:
        """The potions in their deck."""
        return self.supply.potions

    @potions.setter
    def potions(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(potions=given)

    @property
    def bottom(self) -> tuple[str, ...]:
        """The potions put back below their deck."""
        return self.supply.bottom

    @bottom.setter
    def bottom(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(bottom=given)

    @property
    def boss_deck(self) -> tuple[str, ...]:
        """The Boss's attack cards in their deck."""
        return self.supply.boss_deck

    @boss_deck.setter
    def boss_deck(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(boss_deck=given)

    @property
    def boss_discards(self) -> tuple[str, ...]:
        """The attack cards discarded."""
        return self.supply.boss_discards

    @boss_discards.setter
    def boss_discards(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(boss_discards=given)

    @property
    def artifacts(self) -> tuple[str, ...]:
        """The artifacts in play."""
        return self.supply.artifacts

    @artifacts.setter
    def artifacts(self, given: tuple[str, ...]) -> None:
        self.supply = self.supply._replace(artifacts=given)
