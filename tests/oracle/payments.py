"""Payments of actions (SYM-5, SYM-6, FRG, GEM)."""

from __future__ import annotations

from collections import Counter

from tests.oracle import facts
from tests.oracle.actions import GEMS_FOR, Action, Payment, Source
from tests.oracle.gains import happened, reset_special
from tests.oracle.position import Hero, Position


def star_reads(hero: Hero) -> str:
    """SYM-5: the symbol a star stands for on the Hero card; `star` if the card names effects instead."""
    star = facts.hero(hero.card)["star"]
    return star if isinstance(star, str) else "star"


def gives(hero: Hero, source: Source, symbol: str) -> bool:
    """Whether a source can be used as a symbol; `star` stands for a star's own effects.

    SYM-5: a star as read by the Hero; SYM-6: the Special die like a die of the pool; FRG-1, FRG-4:
    two equal faces as any other symbol, a star among them as read by the Hero.
    """
    if source.kind == "forge":
        return source.face not in ("special", symbol)
    shown = hero.special if source.kind == "special" else source.face
    return (star_reads(hero) if shown == "star" else shown) == symbol


def why_not_there(position: Position, payment: Payment) -> str:
    """DIE-2, FRG-1, FRG-5, GEM-1: why this cannot be paid: the missing part; empty if nothing is missing."""
    hero = position.hero
    needed = Counter[str]()
    for source in payment:
        match source.kind:
            case "die":
                needed[source.face] += 1
            case "forge" if source.face == "special":
                needed["special"] += 1
                needed[hero.special] += 1
            case "forge":
                needed[source.face] += 2
            case "special":
                needed["special"] += 1
    if needed.pop("special", 0) > (1 if hero.special else 0):
        return "DIE-2"
    if any(position.pool.count(face) < count for face, count in needed.items()):
        return "DIE-1"
    return "GEM-1" if gems(payment) > hero.gems else ""


def gems(payment: Payment) -> int:
    """GEM-1, GEM-2: the number of gems on all dice, each boosted separately."""
    return sum(GEMS_FOR[source.steps] for source in payment)


def meaning(action: Action) -> tuple[object, ...]:
    """GEM-1, GEM-2: the identity of an action: verb, Spaces, symbols, number of gems and their effect.

    It does not depend on which of the symbols bear the gems.
    """
    sources = tuple(sorted((source.kind, source.face) for source in action.payment))
    steps = sum(source.steps for source in action.payment)
    return action.verb, action.what, action.to, sources, gems(action.payment), steps


def pay(position: Position, payment: Payment) -> None:
    """DIE-3, DIE-4, SYM-6, GEM-1: dice leave the pool, the Special die is reset, gems are discarded."""
    for source in payment:
        match source.kind:
            case "special":
                reset_special(position.hero)
            case "forge" if source.face == "special":
                position.pool.remove(position.hero.special)
            case "forge":
                position.pool.remove(source.face)
                position.pool.remove(source.face)
            case _:
                position.pool.remove(source.face)
    spent = gems(payment)
    position.hero.gems -= spent
    if spent:
        happened(position, position.active, "spends", spent)


def effect(position: Position, source: Source, bonus: int = 0) -> int:
    """GEM-1, GEM-4: 1 for the symbol and 1 for each step of gems, an ability's bonus once.

    By ruling each step of gems adds the whole effect once more.
    """
    if position.rulings.get("GEM-4") == "multiply":
        return (1 + bonus) * (1 + source.steps)
    return 1 + bonus + source.steps
