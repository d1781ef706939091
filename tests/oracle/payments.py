"""What an action is paid with (SYM-5, SYM-6, FRG, GEM)."""

from __future__ import annotations

from collections import Counter

from tests.oracle import facts
from tests.oracle.actions import GEMS_FOR, Action, Payment, Source
from tests.oracle.gains import happened, reset_special
from tests.oracle.position import Hero, Position


def star_reads(hero: Hero) -> str:
    """SYM-5: the symbol the Hero card names for a star; `star` if it names effects of its own."""
    star = facts.hero(hero.card)["star"]
    return star if isinstance(star, str) else "star"


def gives(hero: Hero, source: Source, symbol: str) -> bool:
    """Whether a source can be used as a symbol; `star` stands for a star's own effects.

    SYM-5: a star as the Hero reads it; SYM-6: the Special die like one of the pool; FRG-1, FRG-4:
    two equal faces as any other symbol, a star among them as the Hero reads it.
    """
    if source.kind == "forge":
        return source.face not in ("special", symbol)
    shown = hero.special if source.kind == "special" else source.face
    return (star_reads(hero) if shown == "star" else shown) == symbol


def why_not_there(position: Position, payment: Payment) -> str:
    """DIE-2, FRG-1, FRG-5, GEM-1: why this cannot be paid: what is lacking; empty if it is all there."""
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
    """GEM-1, GEM-2: the gems on all dice, each boosted for itself."""
    return sum(GEMS_FOR[source.steps] for source in payment)


def meaning(action: Action) -> tuple[object, ...]:
    """GEM-1, GEM-2: what makes two actions the same: the deed, the symbols, the gems and what they give.

    On which of the symbols the gems lie is all the same then.
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
