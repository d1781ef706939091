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
from platformer_nb.games.platformer.model.box import COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.cache import Cache
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import Payment, Pool

A = TypeVar("A")


class Book(Generic[A]):
    """Lazy table: two Spaces -> the action there, once for each way to pay for it."""

    __slots__ = ("_made", "_make", "payments")

    def __init__(
        self, make: Callable[[int, int, Payment], A], payments: tuple[Payment, ...]
    ) -> None:
        self._made: dict[tuple[int, int], tuple[A, ...]] = {}
        self._make = make
        self.payments = payments

    def at(self, ways: Iterable[tuple[int, int]]) -> list[A]:
        """Return the actions on these pairs of Spaces, in their order."""
        found: list[A] = []
        made = self._made
        for way in ways:
            try:
                found += made[way]
            except KeyError:
                made[way] = tuple(self._make(*way, payment) for payment in self.payments)
                found += made[way]
        return found


class Means:
    """What these sources can pay for: Books for actions with Spaces, the actions themselves for others."""

    __slots__ = (
        "_attacks",
        "_gems",
        "_heavy",
        "_pool",
        "_special",
        "_star",
        "coins",
        "moves",
        "shoves",
        "stars",
    )

    def __init__(self, pool: Pool, special: int, star: int | None, gem_count: int) -> None:
        self._pool, self._special, self._star, self._gems = pool, special, star, gem_count
        self.moves = _moves(self._options(MOVE))
        self.coins = _coins(self._options(COIN))
        self.stars = _stars(self._options(STAR)) if star is None else ()
        self.shoves = _shoves(self._options(SHOVE))
        self._heavy: dict[int, Book[Shove]] = {1: self.shoves}
        self._attacks: tuple[Payment, ...] | None = None

    def _options(self, symbol: int, least: int = 1, most: int = 1) -> tuple[Payment, ...]:
        return pay.options(self._pool, self._special, self._star, symbol, self._gems, least, most)

    def shoves_of(self, cost: int) -> Book[Shove]:
        """Return the Book of shoves that cost this many symbols (ENM-8)."""
        made = self._heavy.get(cost)
        if made is None:
            made = self._heavy[cost] = _shoves(self._options(SHOVE, cost, cost))
        return made

    def attacks(self, target: int) -> tuple[Attack, ...]:
        """Return the attacks on a Space; made on demand: most positions have none, and payments are many."""
        payments = self._attacks
        if payments is None:
            payments = self._attacks = self._options(SWORD, 1, pay.MOST_SOURCES)
        return _attacks(target, payments)


def means(state: State) -> Means:
    """Return what the active player can pay for now."""
    hero = state.heroes[state.active]
    star = state.game.box.heroes[hero.card].star
    reads = star if isinstance(star, int) else None
    key = (state.pool, hero.special, reads, hero.gems)
    try:
        return _KNOWN[key]
    except KeyError:
        return _made(key)


Sources = tuple[Pool, int, int | None, int]
"""What a payment can be made of: the pool, the Special die, the symbol a star reads as, gems."""

MOST = 16384
"""Number of Means kept; the cache is emptied when it holds more.

Each position looks up here, and a plain dict touches less memory than an `lru_cache`, which also
moves each hit to the front of a list.
"""

_means: Cache[Sources, Means] = Cache()
_KNOWN: Final = _means.known


def _made(key: Sources) -> Means:
    """Make and keep the Means of these sources."""
    if len(_KNOWN) >= MOST:
        _KNOWN.clear()
    found = _KNOWN[key] = Means(*key)
    return found


# Books with a payment in common share the actions paid with it.
_move = lru_cache(maxsize=65536)(Move)
_shove = lru_cache(maxsize=65536)(Shove)
_attack = lru_cache(maxsize=65536)(Attack)


# All positions with equal payments share these Books, so the caches stay small.


@lru_cache(maxsize=512)
def _moves(payments: tuple[Payment, ...]) -> Book[Move]:
    return Book(_move, payments)


@lru_cache(maxsize=512)
def _shoves(payments: tuple[Payment, ...]) -> Book[Shove]:
    return Book(_shove, payments)


@lru_cache(maxsize=512)
def _coins(payments: tuple[Payment, ...]) -> tuple[GainCoin, ...]:
    return tuple(GainCoin(p) for p in payments)


@lru_cache(maxsize=512)
def _stars(payments: tuple[Payment, ...]) -> tuple[UseStar, ...]:
    return tuple(UseStar(p) for p in payments)


@lru_cache(maxsize=4096)
def _attacks(target: int, payments: tuple[Payment, ...]) -> tuple[Attack, ...]:
    return tuple(_attack(target, p) for p in payments)
