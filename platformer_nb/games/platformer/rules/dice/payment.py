"""Payments of actions that use symbols: one type for all of them.

A Payment is a list of sources (a die of the pool, a star as the Hero reads it, the Special die, a Forged
pair), each with the gems on it. Payments are equal if they spend the same and give the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from platformer_nb.core.registry import Instead
from platformer_nb.games.platformer.model.box.box import BLANK, STAR
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.dice import gems

DIE, READ, SPECIAL, FORGE, FORGE_SPECIAL = range(5)
"""Kinds of source: a die that shows the symbol; a star read as it; the Special die; two equal
dice; the Special die with an equal die (only for setting the Special die, FRG-2)."""

Pool = tuple[int, int, int, int, int]
"""Number of unused dice of each symbol, in the order of SYMBOLS."""

EMPTY: Final[Pool] = (0, 0, 0, 0, 0)

MOST_SOURCES: Final = 6
"""Most sources of an action: five dice and the Special die."""


class Source(NamedTuple):
    """Source of one symbol: its kind, the face used up (BLANK for SPECIAL), steps of gems on it."""

    kind: int
    face: int
    steps: int = 0


class Payment:
    """What is spent on one action. Construct with `payment`, which sorts the sources.

    `power` is the effect before bonuses: one for each symbol and one for each step of gems. Which sources
    the gems lie on makes no difference if their number and the power are the same; a costlier allocation of
    the same power is another payment, as more gems are spent at once.
    """

    __slots__ = ("_hash", "_key", "faces", "gems", "power", "sources", "special")

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        faces = [0] * 5
        self.special = False
        for kind, face, _ in sources:
            if kind == SPECIAL:
                self.special = True
            elif kind == FORGE:
                faces[face] += 2
            else:
                faces[face] += 1
                self.special = self.special or kind == FORGE_SPECIAL
        self.faces = tuple(faces)
        self.gems = gems.total_cost(tuple(s.steps for s in sources))
        self.power = sum(effect(s.kind, s.steps) for s in sources)
        self._key = (tuple((s.kind, s.face) for s in sources), self.power, self.gems)
        self._hash = hash(self._key)

    @property
    def steps(self) -> int:
        """Steps of gems in all."""
        return self.power - len(self.sources)

    def __repr__(self) -> str:
        return f"Payment({self.sources!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Payment) and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash


@rule("FRG-3", off=Instead(lambda kind, steps: 1 + steps * (kind in (DIE, SPECIAL))))
def effect(kind: int, steps: int) -> int:
    """FRG-3: return the effect of a source with this many steps of gems: any kind is raised equally."""
    return 1 + steps


@lru_cache(maxsize=65536)
def payment(*sources: Source) -> Payment:
    """Return the payment of these sources in canonical order, each with the gems put on it (GEM-2)."""
    return _interned(tuple(sorted(sources, key=_order)))


def _order(source: Source) -> tuple[int, int, int]:
    return source.kind, source.face, -source.steps


@lru_cache(maxsize=65536)
def _interned(sources: tuple[Source, ...]) -> Payment:
    return Payment(sources)


@rule("SYM-5", off=False)
def star_serves(star: int | None, symbol: int) -> bool:
    """SYM-5: a star counts as the symbol named on the Hero card (`star`; None: an effect)."""
    return star == symbol


@rule("SYM-6", "DIE-2", off=False)
def special_serves(special: int, star: int | None, symbol: int) -> bool:
    """SYM-6, DIE-2: the symbol on the Special die is used like one of the pool, a star as a star."""
    return special != BLANK and (
        special == symbol or (special == STAR and star_serves(star, symbol))
    )


@rule("FRG-1", "FRG-4", off=0)
def forgeable(count: int, face: int, symbol: int) -> int:
    """FRG-1, FRG-4: return how many pairs of dice with this face can be Forged into another symbol."""
    return 0 if face == symbol else count // 2


@lru_cache(maxsize=65536)
def sources(
    pool: Pool, special: int, star: int | None, symbol: int, least: int, most: int
) -> tuple[tuple[Source, ...], ...]:
    """Return every set of `least` to `most` sources that give `symbol`, gems apart.

    `special` is the symbol on the Special die, `star` what the Hero reads a star as.
    """
    offers: list[tuple[Source, int]] = [(Source(DIE, symbol), pool[symbol])]
    if symbol != STAR and star_serves(star, symbol):
        offers.append((Source(READ, STAR), pool[STAR]))
    if special_serves(special, star, symbol):
        offers.append((Source(SPECIAL, BLANK), 1))
    for face in range(5):
        pairs = forgeable(pool[face], face, symbol)
        if pairs:
            offers.append((Source(FORGE, face), pairs))
    found: list[tuple[Source, ...]] = [()]
    for source, count in offers:
        found = [
            chosen + (source,) * n
            for chosen in found
            for n in range(min(count, most - len(chosen)) + 1)
        ]
    return tuple(s for s in found if len(s) >= least and _stars_suffice(s, pool))


def _stars_suffice(chosen: tuple[Source, ...], pool: Pool) -> bool:
    """Return whether the pool has the stars: each is read or Forged, but only once."""
    stars = sum((kind == READ) + 2 * (kind == FORGE and face == STAR) for kind, face, _ in chosen)
    return stars <= pool[STAR]


@lru_cache(maxsize=65536)
def payments(
    pool: Pool, special: int, star: int | None, symbol: int, gem_count: int, least: int, most: int
) -> tuple[Payment, ...]:
    """Return every payment of `least` to `most` sources of `symbol` with up to `gem_count` gems."""
    return tuple(
        payment(*(Source(s.kind, s.face, steps) for s, steps in zip(chosen, raised, strict=True)))
        for chosen in sources(pool, special, star, symbol, least, most)
        for raised in gems.allocations(len(chosen), gem_count)
    )


def options(
    pool: Pool, special: int, star: int | None, symbol: int, gem_count: int, least: int, most: int
) -> tuple[Payment, ...]:
    """Return `payments` for a Special die that may or may not give `symbol`."""
    return payments(*serving(pool, special, star, symbol, gem_count, least, most))


Sources = tuple[Pool, int, int | None, int, int, int, int]
"""The arguments of `payments`."""


def serving(
    pool: Pool, special: int, star: int | None, symbol: int, gem_count: int, least: int, most: int
) -> Sources:
    """Return these arguments without what is of no use for `symbol`, for more cache hits."""
    special, star = _of_use(special, star, symbol)
    if most == 1:
        gem_count = _for_one(gem_count)
    pool = _even(pool, symbol, star is not None, 2 if most == 1 else MOST_SOURCES)
    return pool, special, star, symbol, gem_count, least, most


@lru_cache(maxsize=1024)
def _of_use(special: int, star: int | None, symbol: int) -> tuple[int, int | None]:
    """Return the Special die and what a star is read as, BLANK and None if they do not give `symbol`."""
    serves = special_serves(special, star, symbol)
    return special if serves else BLANK, star if star_serves(star, symbol) else None


@lru_cache(maxsize=1024)
def _for_one(gem_count: int) -> int:
    """Return how many of these gems can be spent on one symbol."""
    return gems.cost(gems.most_steps(1, gem_count))


@lru_cache(maxsize=8192)
def _even(pool: Pool, symbol: int, star_reads: bool, most: int) -> Pool:
    """Return the pool without dice that are of no use for `symbol`: odd ones that could only be Forged.

    Counts are clipped to `most`.
    """
    a, b, c, d, e = [
        min(n if face == symbol or (face == STAR and star_reads) else n - n % 2, most)
        for face, n in enumerate(pool)
    ]
    return (a, b, c, d, e)


@lru_cache(maxsize=4096)
def any_die(pool: Pool) -> tuple[Payment, ...]:
    """Return the ways to pay with one die of the pool, whatever it shows: the cost of a Spawn (SPN-1)."""
    return tuple(payment(Source(DIE, face)) for face in range(5) if pool[face])


@lru_cache(maxsize=4096)
def any_two(pool: Pool, special: int) -> tuple[Payment, ...]:
    """Return the ways to pay with any two symbols: of the pool, the Special die, or Forged (MED-3)."""
    offers = [(Source(DIE, face), pool[face]) for face in range(5)]
    offers += [(Source(FORGE, face), pool[face] // 2) for face in range(5)]
    if special != BLANK:
        offers.append((Source(SPECIAL, BLANK), 1))
    found: list[tuple[Source, ...]] = [()]
    for source, count in offers:
        found = [
            chosen + (source,) * n
            for chosen in found
            for n in range(min(count, 2 - len(chosen)) + 1)
        ]
    return tuple(
        p
        for p in (payment(*chosen) for chosen in found if len(chosen) == 2)
        if all(used <= have for used, have in zip(p.faces, pool, strict=True))
    )
