"""Every action that can be named in a position: all Spaces, all directions, all payments and one more.

No rules here, except what keeps the lists finite.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, islice, product

from tests.oracle import facts
from tests.oracle.actions import DIRECTIONS, GEMS_FOR, Payment, Source, beside
from tests.oracle.drawing import PORTAL
from tests.oracle.payments import why_not_there
from tests.oracle.position import Position, name

WITHOUT_PAYMENT: tuple[str, ...] = (
    "gravity",
    "end",
    "stop",
    "hold",
    "drop",
    "step",
    "place",
    "leave",
    "buy",
    "use",
)
WITHOUT_PAYMENT += ("ability", "target", "slide", "turn")
VERBS = (
    *WITHOUT_PAYMENT,
    "spawn",
    "move",
    "portal",
    "attack",
    "shove",
    "coin",
    "star",
    "discard",
    "set",
)
PUSHES = ("", *DIRECTIONS)
PLAIN = [Source("die", face) for face in facts.SYMBOLS] + [Source("special")]
FORGED = [Source("forge", face) for face in facts.SYMBOLS]
WITH_THE_SPECIAL = Source("forge", "special")

RICH = 21
"""The greatest number of gems tried."""

Where = tuple[str, str, str]
"""A verb, the Space or card it applies to, and a direction or target."""


def boosted(sources: Payment, owned: int) -> Iterator[Payment]:
    """Yield these sources with all distributions of gems, up to one step more than is owned.

    Of equal symbols the first ones bear more, as the order makes no difference.
    """
    for steps in ways(len(sources), min(owned, RICH)):
        yield tuple(
            Source(source.kind, source.face, more)
            for source, more in zip(sources, steps, strict=True)
        )


@cache
def ways(sources: int, owned: int) -> tuple[tuple[int, ...], ...]:
    """Return descending gem steps for `sources` sources: all that can be paid, and one step more."""
    found = {(0,) * sources}
    payable = [(0,) * sources]
    while payable:
        steps = payable.pop()
        for index in range(sources):
            more = (*steps[:index], steps[index] + 1, *steps[index + 1 :])
            falling = index == 0 or more[index - 1] >= more[index]
            if falling and more not in found:
                found.add(more)
                if sum(GEMS_FOR[step] for step in more) <= owned:
                    payable.append(more)
    return tuple(sorted(found))


def singles(position: Position) -> Iterator[Payment]:
    """Yield every payment of one source."""
    for source in (*PLAIN, *FORGED, WITH_THE_SPECIAL):
        yield from with_gems(position, (source,))


def pairs(position: Position) -> Iterator[Payment]:
    """Yield every payment of two sources."""
    for two in combinations_with_replacement((*PLAIN, *FORGED), 2):
        yield from with_gems(position, two)


def many(position: Position) -> Iterator[Payment]:
    """Yield every payment of available sources, each up to as often as available plus one."""
    found: list[Payment] = [()]
    for source in (*PLAIN, *FORGED):
        there = position.pool.count(source.face) // (2 if source.kind == "forge" else 1)
        if source.kind == "special":
            there = 1
        if there:
            found = [(*some, *[source] * n) for some in found for n in range(there + 2)]
    for some in found:
        if 0 < len(some) <= len(facts.SYMBOLS) + 1:
            yield from with_gems(position, some)


def with_gems(position: Position, sources: Payment) -> Iterator[Payment]:
    """Yield these sources with all distributions of gems; without gems if a source is missing."""
    if why_not_there(position, sources):
        yield sources
    else:
        yield from boosted(sources, position.hero.gems)


def wheres(position: Position, verb: str) -> list[Where]:
    """Return everything that can be named with a verb, without payments."""
    return [(verb, what, to) for what, to in _named(position, verb)]


def _named(position: Position, verb: str) -> Iterator[tuple[str, str]]:
    everywhere = [name(place) for place in sorted(position.map.places)]
    match verb:
        case "move" | "step":
            yield from product(DIRECTIONS, PUSHES)
        case "portal":
            portals = {name(place) for place in position.map.where(PORTAL)}
            yield from product(sorted({*portals, *everywhere[:2], *_near(position)}), PUSHES)
        case "attack":
            yield from ((place, "") for place in _figures_and_near(position))
        case "shove" | "slide":
            yield from product(_figures_and_near(position), DIRECTIONS)
        case "spawn" | "leave" | "target":
            yield from ((place, "") for place in everywhere)
        case "place":
            yield from ((f"boss {place}", "") for place in everywhere)
        case "buy":
            shown = {*position.shop, *position.item_deck[:1], *position.potion_deck[:1]}
            yield from ((card, "") for card in sorted(shown - {"-"}))
        case "use":
            for hero in position.heroes.values():
                yield from ((card, "") for card in (*hero.items, *hero.potions))
        case "turn":
            for one, other in product(facts.SYMBOLS, repeat=2):
                yield f"{one} to {other}", ""
        case "discard":
            yield from (("stone", ""), ("poison", ""))
        case "set":
            yield from ((symbol, "") for symbol in (*facts.SYMBOLS, "blank", "none"))
        case _:
            yield "", ""


def _near(position: Position) -> list[str]:
    """Return the Spaces next to the Hero, whatever lies between."""
    here = position.place_of(position.active)
    around = [beside(here, way) for way in DIRECTIONS] if here else []
    return [name(place) for place in around if place in position.map.places]


def _figures_and_near(position: Position) -> list[str]:
    return sorted({*map(name, position.figures), *_near(position)})


def payments(position: Position, verb: str, what: str, symbols: int) -> list[Payment]:
    """Return the payments to try for a verb that takes `symbols` symbols, 0 for any number."""
    if verb in WITHOUT_PAYMENT or (verb, what) == ("set", "none"):
        return [()]
    if symbols == 0:
        return list(many(position))
    if symbols == 2:
        return [*islice(singles(position), 12), *pairs(position)]
    return list(singles(position))
