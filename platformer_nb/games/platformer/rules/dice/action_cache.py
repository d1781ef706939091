"""Cache of the payable actions that use symbols.

Making an action costs more than checking its legality, and the same few recur: they depend on the
available sources and on two Spaces, not on the rest of the position. A Book makes them on first access
and keeps them; all states share the Books.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, Generic, TypeVar

from platformer_nb.games.platformer.model.actions import Attack, GainCoin, Move, Shove, UseStar
from platformer_nb.games.platformer.model.box.box import COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.cache import Cache
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import Payment, Pool, Sources

A = TypeVar("A")
W = TypeVar("W")

Way = tuple[int, int]


class Book(Generic[W, A]):
    """Lazy table: where an action is done -> the action there, once for each way to pay for it."""

    __slots__ = ("_make", "made", "payments")

    def __init__(self, make: Callable[[W, Payment], A], payments: tuple[Payment, ...]) -> None:
        self.made: dict[W, tuple[A, ...]] = {}
        self._make = make
        self.payments = payments

    def at(self, ways: Iterable[W]) -> list[A]:
        """Return the actions there, in the order of `ways`."""
        found: list[A] = []
        made = self.made
        for way in ways:
            try:
                found += made[way]
            except KeyError:
                found += self.make(way)
        return found

    def make(self, way: W) -> tuple[A, ...]:
        """Make the actions there that are not `made` yet."""
        found = self.made[way] = tuple([self._make(way, payment) for payment in self.payments])
        return found


class Means:
    """What these sources can pay for: Books for actions with Spaces, the actions themselves for others.

    `armed`: they can pay for some attack.
    """

    __slots__ = (
        "_attacks",
        "_gems",
        "_heavy",
        "_pool",
        "_special",
        "_star",
        "armed",
        "coins",
        "moves",
        "shoves",
        "stars",
    )

    def __init__(self, pool: Pool, special: int, star: int | None, gem_count: int) -> None:
        self._pool, self._special, self._star, self._gems = pool, special, star, gem_count
        self.moves = _moves(self._sources(MOVE))
        self.coins = coins(self._sources(COIN))
        self.stars = _stars(self._sources(STAR)) if star is None else ()
        self.shoves = _shoves(self._sources(SHOVE))
        self._heavy: dict[int, Book[Way, Shove]] = {1: self.shoves}
        self._attacks: Book[int, Attack] | None = None
        self.armed = bool(pay.payments(*self._sources(SWORD)))

    def _sources(self, symbol: int, least: int = 1, most: int = 1) -> Sources:
        return pay.serving(self._pool, self._special, self._star, symbol, self._gems, least, most)

    def shoves_of(self, cost: int) -> Book[Way, Shove]:
        """Return the Book of shoves that cost this many symbols (ENM-8)."""
        made = self._heavy.get(cost)
        if made is None:
            made = self._heavy[cost] = _shoves(self._sources(SHOVE, cost, cost))
        return made

    @property
    def attacks(self) -> Book[int, Attack]:
        """The Book of attacks, made on demand: most positions have none, and payments are many."""
        made = self._attacks
        if made is None:
            made = self._attacks = _attacks(self._sources(SWORD, 1, pay.MOST_SOURCES))
        return made


def means(state: State) -> Means:
    """Return what the active player can pay for now."""
    hero = state.heroes[state.active]
    star = state.game.box.heroes[hero.card].star
    reads = star if isinstance(star, int) else None
    key = (state.pool, hero.special, reads, hero.gems)
    try:
        return _KNOWN[key]
    except KeyError:
        return _means.keep(key, Means(*key))


# By the pool, the Special die, the symbol a star reads as, and the gems.
_means: Final[Cache[tuple[Pool, int, int | None, int], Means]] = Cache(16384)
_KNOWN: Final = _means.known


# Books with a payment in common share the actions paid with it.


@lru_cache(maxsize=65536)
def _move(way: Way, payment: Payment) -> Move:
    return Move(way[0], way[1], payment)


@lru_cache(maxsize=65536)
def _shove(way: Way, payment: Payment) -> Shove:
    return Shove(way[0], way[1], payment)


_attack = lru_cache(maxsize=65536)(Attack)


# All positions with equal payments share these Books, so the caches stay small. They are looked up by what the
# payments are made of first: hashing a tuple of payments calls Python for each.


@lru_cache(maxsize=4096)
def _moves(sources: Sources) -> Book[Way, Move]:
    return _moves_for(pay.payments(*sources))


@lru_cache(maxsize=4096)
def _moves_for(payments: tuple[Payment, ...]) -> Book[Way, Move]:
    return Book(_move, payments)


@lru_cache(maxsize=4096)
def _shoves(sources: Sources) -> Book[Way, Shove]:
    return _shoves_for(pay.payments(*sources))


@lru_cache(maxsize=4096)
def _shoves_for(payments: tuple[Payment, ...]) -> Book[Way, Shove]:
    return Book(_shove, payments)


@lru_cache(maxsize=4096)
def _attacks(sources: Sources) -> Book[int, Attack]:
    return Book(_attack, pay.payments(*sources))


@lru_cache(maxsize=4096)
def coins(sources: Sources) -> tuple[GainCoin, ...]:
    """Return the ways to gain coins, one for each payment (SYM-5)."""
    return tuple(GainCoin(p) for p in pay.payments(*sources))


@lru_cache(maxsize=4096)
def _stars(sources: Sources) -> tuple[UseStar, ...]:
    return tuple(UseStar(p) for p in pay.payments(*sources))
