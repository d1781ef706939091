"""How an action that uses symbols is paid: one notion for all of them.

A Payment is a list of sources (a die of the pool, a star as the Hero reads it, the Special die, a Forged
pair), each with its gems. Equal payments are one object.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from platformer_nb.games.platformer import gems
from platformer_nb.games.platformer.box import BLANK, STAR
from platformer_nb.games.platformer.registry import rule

DIE, READ, SPECIAL, FORGE, FORGE_SPECIAL = range(5)
"""Kinds of source: a die that shows the symbol; a star read as it; the Special die; two equal
dice; the Special die with an equal die (only for setting the Special die, FRG-2)."""

Pool = tuple[int, int, int, int, int]
"""How many unused dice show each symbol, in the order of SYMBOLS."""

EMPTY: Final[Pool] = (0, 0, 0, 0, 0)

MOST_SOURCES: Final = 6
"""Five dice and the Special die: no action can use more."""


class Source(NamedTuple):
    """One symbol's worth: its kind, the face used up (BLANK for SPECIAL), steps of gems on it."""

    kind: int
    face: int
    steps: int = 0


class Payment:
    """What is spent on one action. Make them with `payment`, which keeps equal ones equal.

    `power` is the effect before anything is added: one a symbol and one a step of gems.
    """

    __slots__ = ("_hash", "faces", "gems", "power", "sources", "special")

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
        self.gems = sum(gems.cost(s.steps) for s in sources)
        self.power = sum(1 + s.steps for s in sources)
        self._hash = hash(sources)

    @property
    def steps(self) -> int:
        """Steps of gems in all."""
        return self.power - len(self.sources)

    def __repr__(self) -> str:
        return f"Payment({self.sources!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Payment) and self.sources == other.sources)

    def __hash__(self) -> int:
        return self._hash


@lru_cache(maxsize=65536)
def payment(*sources: Source) -> Payment:
    """The payment of these sources in canonical order, gems spread the cheapest way (GEM-2)."""
    plain = sorted((kind, face) for kind, face, _ in sources)
    steps = sum(s.steps for s in sources)
    canonical = tuple(
        Source(kind, face, raised)
        for (kind, face), raised in zip(plain, gems.spread(len(plain), steps), strict=True)
    )
    return _interned(canonical)


@lru_cache(maxsize=65536)
def _interned(sources: tuple[Source, ...]) -> Payment:
    return Payment(sources)


@rule("SYM-5", off=False)
def star_serves(star: int | None, symbol: int) -> bool:
    """SYM-5: a star counts as the symbol named on the Hero card (`star`; None: an effect)."""
    return star == symbol


@rule("SYM-6", off=False)
def special_serves(special: int, star: int | None, symbol: int) -> bool:
    """SYM-6: a symbol on the Special die is used like one of the pool, a star as a star."""
    return special != BLANK and (
        special == symbol or (special == STAR and star_serves(star, symbol))
    )


@rule("FRG-1", "FRG-4", off=0)
def forgeable(count: int, face: int, symbol: int) -> int:
    """FRG-1, FRG-4: how many Forges of dice with this same face make another symbol."""
    return 0 if face == symbol else count // 2


@lru_cache(maxsize=65536)
def sources(
    pool: Pool, special: int, star: int | None, symbol: int, least: int, most: int
) -> tuple[tuple[Source, ...], ...]:
    """Every set of `least` to `most` sources that give `symbol`, gems apart.

    `special` is what the Special die shows, `star` how the Hero reads a star.
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
    """Stars can be read and Forged, but each only once."""
    stars = sum((kind == READ) + 2 * (kind == FORGE and face == STAR) for kind, face, _ in chosen)
    return stars <= pool[STAR]


@lru_cache(maxsize=65536)
def payments(
    pool: Pool, special: int, star: int | None, symbol: int, gem_count: int, least: int, most: int
) -> tuple[Payment, ...]:
    """Every payment of `least` to `most` sources of `symbol` with up to `gem_count` gems."""
    found = []
    for chosen in sources(pool, special, star, symbol, least, most):
        for steps in range(gems.most_steps(len(chosen), gem_count) + 1):
            first = chosen[0]
            found.append(payment(Source(first.kind, first.face, steps), *chosen[1:]))
    return tuple(found)


def options(
    pool: Pool, special: int, star: int | None, symbol: int, gem_count: int, least: int, most: int
) -> tuple[Payment, ...]:
    """`payments`, by what the Special die shows whether or not it gives `symbol`.

    What makes no difference is evened out, so that few different questions are asked.
    """
    serving = special if special_serves(special, star, symbol) else BLANK
    a, b, c, d, e = _even(pool, symbol, star)
    if most == 1:
        a, b, c, d, e = min(a, 2), min(b, 2), min(c, 2), min(d, 2), min(e, 2)
        gem_count = gems.cost(gems.most_steps(1, gem_count))
    pool = (a, b, c, d, e)
    return payments(pool, serving, star, symbol, gem_count, least, most)


def _even(pool: Pool, symbol: int, star: int | None) -> list[int]:
    """The pool without the odd dice that are of no use for `symbol`: they could only be Forged."""
    return [
        n if face == symbol or (face == STAR and star_serves(star, symbol)) else n - n % 2
        for face, n in enumerate(pool)
    ]


@lru_cache(maxsize=4096)
def any_die(pool: Pool) -> tuple[Payment, ...]:
    """One die of the pool, whatever it shows: what a Spawn costs (SPN-1)."""
    return tuple(payment(Source(DIE, face)) for face in range(5) if pool[face])


@lru_cache(maxsize=4096)
def any_two(pool: Pool, special: int) -> tuple[Payment, ...]:
    """Any two symbols of the pool, the Special die, or Forged (MED-3)."""
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
