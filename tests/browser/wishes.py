"""From an action to what a person does with the page to make it: the way back from `aim`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import COIN, MOVE, SHOVE, STAR, SWORD, SYMBOLS
from platformer_nb.games.platformer.model.terrain import NOWHERE, space_name
from platformer_nb.games.platformer.rules.dice.payment import (
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
)
from platformer_nb.games.platformer.view.board_section import PlatformerSection
from platformer_nb.games.platformer.view.table_dice import DICE
from platformer_nb.table.table import Table as AnyTable

Table = AnyTable[Any, Any, Any]
Wish = dict[str, Any]


class Unreachable(AssertionError):
    """No clicks make this action."""


def wishes(table: Table, action: Any) -> Iterator[Wish]:
    """The intents that make `action`, one after the other; each has to be done before the next."""
    section = section_of(table)
    if section.hand.dice or section.hand.armed != NOWHERE:
        yield {"intent": "clear"}
    payment = getattr(action, "payment", None)
    if payment is not None:
        yield from _choose(table, payment, _symbol(action))
    match action:
        case a.Spawn(to) | a.PlaceBoss(to) | a.Attack(to):
            yield _point(table, to)
        case a.LeaveEmpty(space) | a.Target(space) | a.PlaceSummons(space):
            yield _point(table, space)
        case a.Move(to, push) | a.Step(to, push) | a.Portal(to, push):
            yield _point(table, to)
            if push != NOWHERE and section.hand.armed != NOWHERE:
                yield _point(table, push)
        case a.Shove(enemy, to) | a.Slide(enemy, to):
            yield _point(table, enemy)
            yield _point(table, to)
        case _:
            yield {"intent": "act", "action": table.session.rules.write_action(table.state, action)}


def section_of(table: Table) -> PlatformerSection:
    """What is chosen on a table."""
    assert isinstance(table.section, PlatformerSection)
    return table.section


def _symbol(action: Any) -> int | None:
    """What the payment of an action has to give, None where anything will do."""
    match action:
        case a.Move() | a.Portal():
            return MOVE
        case a.Attack():
            return SWORD
        case a.Shove():
            return SHOVE
        case a.GainCoin():
            return COIN
        case a.UseStar():
            return STAR
        case a.SetSpecial(symbol):
            return symbol
    return None


def _choose(table: Table, payment: Payment, symbol: int | None) -> Iterator[Wish]:
    taken: list[str] = []
    dice = section_of(table).dice

    def die(face: int) -> str:
        for place, name in enumerate(DICE[: len(dice.faces)]):
            free = not dice.used[place] and name not in taken
            if free and dice.faces[place] == face:
                taken.append(name)
                return name
        raise Unreachable(f"no die shows {face}")

    for kind, face, steps in payment.sources:
        if kind == SPECIAL:
            chosen = ["special"]
        elif kind == FORGE:
            chosen = [die(face), die(face)]
        elif kind == FORGE_SPECIAL:
            chosen = ["special", die(face)]
        else:
            chosen = [die(STAR if kind == READ else face)]
        for name in chosen:
            yield {"intent": "select", "die": name}
        if kind in (FORGE, FORGE_SPECIAL):
            assert symbol is not None
            yield {"intent": "forge", "symbol": SYMBOLS[symbol]}
        for _ in range(steps):
            yield {"intent": "boost", "die": chosen[0], "by": 1}


def _point(table: Table, space: int) -> Wish:
    return {"intent": "point", "at": space_name(table.state.terrain.width, space)}


def offered(view: dict[str, Any], wish: Wish) -> bool:
    """Whether the page has something to click for this wish."""
    if wish["intent"] != "act":
        return True
    heroes = [hero for hero in view["heroes"] if hero.get("active")]
    shown = [*view["buttons"], *view["shop"]["items"], *view["shop"]["potions"]]
    for hero in heroes:
        shown += [*hero["items"], *hero["potions"], hero["ability"]]
    return any(card and card["action"] == wish["action"] for card in shown)
