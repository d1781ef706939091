"""Every conceivable action: all Spaces, all cards, all payments with what exists and one more.

`actions` has to list exactly those of them that `judge` allows. Nothing here knows a rule; it only
keeps the lists finite.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import PORTAL
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
    payment,
)

BLANK = 5
ONE = [Source(DIE, f) for f in range(5)]
ONE += [Source(READ, 4), Source(SPECIAL, BLANK)]
ONE += [Source(FORGE, f) for f in range(5)]
ONE += [Source(FORGE_SPECIAL, f) for f in range(5)]


RICH = 30
"""Nobody spends more gems at once here."""


def raised(sources: tuple[Source, ...], purse: int) -> Iterator[Payment]:
    """These sources with gems on them in every way that the purse can pay, and some that it cannot.

    Each way is laid on the sources from the first on and from the last on.
    """
    for way in ways(len(sources), min(purse, RICH)):
        for steps in {way, way[::-1]}:
            yield payment(*(Source(s.kind, s.face, n) for s, n in zip(sources, steps, strict=True)))


@lru_cache(maxsize=256)
def ways(symbols: int, purse: int) -> tuple[tuple[int, ...], ...]:
    """Steps of gems on so many symbols, the most first: until they cost more than there is."""
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        way = waiting.pop()
        for steps in range((way[-1] if way else RICH) + 1):
            longer = (*way, steps)
            dear = payment(*(Source(DIE, 0, n) for n in longer)).gems > purse
            if dear or len(longer) == symbols:
                found.append((*longer, *[0] * (symbols - len(longer))))
            else:
                waiting.append(longer)
            if dear:
                break
    return tuple(found)


def single(state: State) -> list[Payment]:
    """Every payment with one source."""
    return [p for s in ONE for p in raised((s,), state.hero.gems)]


def double(state: State) -> list[Payment]:
    """Every payment with two."""
    return [
        p for two in combinations_with_replacement(ONE, 2) for p in raised(two, state.hero.gems)
    ]


def many(state: State) -> list[Payment]:
    """Every payment with sources that are there, each as often as it is there (and once more).

    Gems lie in every way on what is there, and on what is not in none.
    """
    kinds = []
    for source in ONE:
        have = _there(state, source)
        if have:
            kinds.append((source, min(have + 1, 6)))
    found: list[tuple[Source, ...]] = [()]
    for source, count in kinds:
        found = [
            (*chosen, *[source] * n)
            for chosen in found
            for n in range(count + 1)
            if len(chosen) + n <= 7
        ]
    found = [f for f in found if f]
    if len(found) > 4000:
        found = [f for f in found if len(f) <= 3]
    return [
        p
        for f in found
        for p in raised(f, state.hero.gems if all(f.count(s) <= _there(state, s) for s in f) else 0)
    ]


def _there(state: State, source: Source) -> int:
    """How many of a source the pool and the Special die hold, each for itself."""
    if source.kind == SPECIAL:
        return 1
    return state.pool[source.face] // (1 + (source.kind == FORGE))


def universe(state: State, width: int = 1) -> Iterator[a.Action]:
    """Every action a player could name here.

    On a big map the Spaces near any figure are taken (`width` around) together with everything,
    and every Space once.
    """
    spaces = [-1, *range(len(state.occupied) + state.terrain.width)]
    singles = single(state)
    plain = [payment(Source(DIE, f)) for f in range(5)]
    box = state.game.box
    cards = [*box.items, *box.potions, *box.heroes, *box.artifacts]
    yield from (a.Gravity(), a.Ability(), a.End(), a.Stop(), a.Hold(), a.Drop())
    yield from (a.Mirror(), a.Endure(), a.SetSpecial(BLANK, None))
    for card in cards:
        yield a.Buy(card)
        yield a.Use(card)
        yield a.Deal(card)
        yield a.Draw(card)
        yield a.DrawArtifact(card)
    for p in singles:
        yield a.GainCoin(p)
        yield a.UseStar(p)
        for symbol in range(6):
            yield a.SetSpecial(symbol, p)
    for p in double(state):
        yield a.Discard("stone", p)
        yield a.GainCoin(p)
        yield a.SetSpecial(1, p)
    for token in ("poison", "mirror", "brand", "torch"):
        yield a.Discard(token, plain[0])
    for space in spaces:
        yield a.PlaceBoss(space)
        yield a.PlaceSummons(space)
        yield a.LeaveEmpty(space)
        yield a.Target(space)
        for p in plain:
            yield a.Spawn(space, p)
            yield a.Attack(space, p)
    for frm, to in product(range(5), repeat=2):
        yield a.TurnDie(frm, to)
    yield from _with_spaces(state, spaces, singles)


def _with_spaces(state: State, spaces: list[int], singles: list[Payment]) -> Iterator[a.Action]:
    small = len(spaces) <= 24
    affordable = [p for p in singles if p.gems == 0][:2]
    near = _near(state)
    for to, push in product(spaces, repeat=2):
        yield a.Step(to, push)
        yield a.Slide(to, push)
        if state.terrain.size and (small or push < 0 or push in _around(state, to)):
            for p in affordable if small else affordable[:1]:
                yield a.Portal(to, push, p)
        for p in singles if small or (to in near and (push in near or push < 0)) else affordable:
            yield a.Move(to, push, p)
    for enemy in spaces:
        taken = 0 <= enemy < len(state.occupied) and state.occupied[enemy]
        for to in spaces if taken else [*near, -1]:
            for p in (
                [*singles, *double(state)] if taken and to in _around(state, enemy) else singles[:2]
            ):
                yield a.Shove(enemy, to, p)
    for p in [*singles, *double(state)]:
        for to in state.terrain.where(PORTAL):
            for push in (-1, *sorted(_around(state, to))):
                yield a.Portal(to, push, p)
    for p in many(state):
        for target in near:
            yield a.Attack(target, p)
    for p in [*singles, *double(state)]:
        for space in [*near, state.terrain.low, state.terrain.boss_low]:
            yield a.Spawn(space, p)
    row = range(state.terrain.low, state.terrain.low + state.terrain.width)
    for space, p in product(row, singles):
        yield a.Spawn(space, p)


def _around(state: State, space: int) -> set[int]:
    width = state.terrain.width
    return {space, space - 1, space + 1, space - width, space + width, space + width + 1}


def _near(state: State) -> list[int]:
    at = state.hero.at
    if at < 0:
        return []
    beside = _around(state, at)
    return sorted({s for b in beside for s in _around(state, b)})
