"""Shoves (SYM-4, SYM-7, ENM-5, ENM-8, BLV-5)."""

from __future__ import annotations

from tests.oracle.actions import Payment, Source
from tests.oracle.gains import passive
from tests.oracle.geometry import adjacent, on_boss_level
from tests.oracle.payments import effect
from tests.oracle.position import Place, Position, name, read_place


def why_not_shove(position: Position, enemy: Place, to: Place) -> str:
    """ENM-5, BLV-5: any Enemy, to an adjacent free Space, not across the seal."""
    here = position.place_of(position.active)
    if here is None:
        return "SPN-2"
    if enemy not in position.enemies():
        return "SYM-4"
    if on_boss_level(position, here) != on_boss_level(position, enemy):
        return "BLV-5"
    return why_not_slide(position, enemy, to)


def why_not_slide(position: Position, enemy: Place, to: Place) -> str:
    """ENM-5, LAD-1, ADJ-5: one Space, to an adjacent one that is free."""
    if not adjacent(position.map, enemy, to):
        return "ADJ-2"
    return "MAP-2" if to in position.figures else ""


def shove(position: Position, enemy: Place, to: Place, payment: Payment) -> None:
    """SYM-7, ENM-8, GEM-4: shove an Enemy Space by Space; gems and abilities add Spaces, symbols do not."""
    bonus = passive(position.hero, "shove")
    steps = sum(source.steps for source in payment)
    spaces = effect(position, Source("die", "shove", steps), bonus)
    slide(position, enemy, to, spaces - 1)


def slide(position: Position, enemy: Place, to: Place, left: int, *by: str) -> None:
    """ENM-6: move the Enemy, without further effect; the remaining Spaces become pending (`by` card or symbol)."""
    position.figures[to] = position.figures.pop(enemy)
    if left:
        position.pending.append(("slide", name(to), str(left), *by))


def slide_on(position: Position, to: Place) -> None:
    """SYM-7: shove the same Enemy on."""
    _, enemy, left, *by = position.pending.pop()
    slide(position, read_place(enemy), to, int(left) - 1, *by)
