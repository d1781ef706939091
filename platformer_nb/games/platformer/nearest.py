"""The legal actions nearest to one that was refused: what a player may have meant, or could do for it.

While something else is due, that is what can be done. In a free turn only what serves the same end
counts as near; ending the step or applying Gravity does not, so there may be nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from platformer_nb.games.platformer import actions as a
from platformer_nb.games.platformer.boons import may_trade
from platformer_nb.games.platformer.enumerating import actions
from platformer_nb.games.platformer.payment import READ, Payment
from platformer_nb.games.platformer.special import stone_forbids
from platformer_nb.games.platformer.state import ACTIONS, State
from platformer_nb.games.platformer.terrain import SHOP, steps_between
from platformer_nb.games.platformer.wording import write_action

MOST = 3
"""How many are named."""

FAR = 50
"""Farther than any two Spaces that are compared."""

Rank = tuple[int, int, int, int]
"""How far an action is from the one wanted: in kind, in place, in pushing, in price."""


def instead(state: State, action: a.Action) -> tuple[str, ...]:
    """Up to three legal actions, the nearest first; none if nothing is near, or chance is due."""
    found = actions(state)
    if not isinstance(found, (list, tuple)):
        return ()
    ranked = sorted(_near(state, action, found), key=lambda pair: pair[0])
    named: dict[object, a.Action] = {}
    for _, other in ranked:
        named.setdefault(_deed(other), other)
        if len(named) == MOST:
            break
    return tuple(write_action(state, other) for other in named.values())


def _near(
    state: State, wanted: a.Action, found: list[a.Action] | tuple[a.Action, ...]
) -> Iterator[tuple[Rank, a.Action]]:
    """The actions that are near the one wanted, each with its rank."""
    free = _is_free(state)
    for other in found:
        kind = _kind(state, wanted, other) if free else _answer(wanted, other)
        if kind is not None:
            yield (
                (
                    kind,
                    _apart(state, wanted, other),
                    int(_pushes(wanted) != _pushes(other)),
                    _price(wanted, other),
                ),
                other,
            )


def _is_free(state: State) -> bool:
    """Whether the active player can choose among all the actions of a turn."""
    if state.pending or state.step != ACTIONS or state.hero.at < 0:
        return False
    return not state.hero.tokens or stone_forbids(state) is None


def _answer(wanted: a.Action, other: a.Action) -> int | None:
    """What can be done while something is due: the same kind first, stopping last."""
    if isinstance(other, (a.End, a.Gravity)):
        return None
    return 0 if type(other) is type(wanted) else 2 if isinstance(other, a.Stop) else 1


def _kind(state: State, wanted: a.Action, other: a.Action) -> int | None:
    """How far two actions of a free turn are apart in what they are for; None: they are not near."""
    match wanted:
        case a.Attack(target, _):
            return _towards(state, target, other)
        case a.Buy(card):
            return _shopping(state, card, other)
        case a.Shove(enemy, _, _) | a.Slide(enemy, _):
            return int(other.enemy != enemy) if isinstance(other, a.Shove) else None
        case a.Move() | a.Portal() | a.Step():
            return 0 if isinstance(other, (a.Move, a.Portal)) else None
        case a.Use(card):
            same = isinstance(other, a.Buy) and other.card == card
            return 0 if same else 1 if isinstance(other, a.Use) else None
        case a.UseStar():
            paid = getattr(other, "payment", None)
            reads = paid is not None and any(s.kind == READ for s in paid.sources)
            return 0 if isinstance(other, a.UseStar) else 1 if reads else None
        case a.SetSpecial():
            # Its step comes when this one is ended: here alone ending is a way to what was wanted.
            return 0 if isinstance(other, a.End) else None
    return 0 if type(other) is type(wanted) and not isinstance(other, a.End) else None


def _towards(state: State, target: int, other: a.Action) -> int | None:
    """To attack there: come within reach, attack somebody else, or come nearer."""
    if isinstance(other, a.Attack):
        return 0 if other.target == target else 1
    terrain = state.terrain
    if not isinstance(other, (a.Move, a.Portal)) or not terrain.covers(target):
        return None
    if (
        not state.occupied[target]
        or target == other.to
        or target in terrain.neighbours[state.hero.at]
    ):
        return None
    if target in terrain.neighbours[other.to]:
        return 0
    before = steps_between(terrain.width, state.hero.at, target)
    return 2 if steps_between(terrain.width, other.to, target) < before else None


def _shopping(state: State, card: str, other: a.Action) -> int | None:
    """To buy: another card that can be paid; else a Shop to go to, or a coin to gain."""
    if isinstance(other, a.Buy):
        return 0
    here = may_trade(state)
    if isinstance(other, (a.Move, a.Portal)):
        return 1 if not here and state.terrain.feature[other.to] == SHOP else None
    return 2 if isinstance(other, a.GainCoin) and here and card in state.shop else None


def _deed(action: a.Action) -> object:
    """What an action does, whatever it is paid with; attacks of different power are different."""
    paid = getattr(action, "payment", None)
    names = (field.name for field in fields(action))
    what = tuple(getattr(action, name) for name in names if name != "payment")
    power = paid.power if paid is not None and isinstance(action, a.Attack) else 0
    return (type(action), what, power)


def _place(action: a.Action) -> int:
    for name in ("to", "target", "space"):
        place = getattr(action, name, None)
        if isinstance(place, int):
            return place
    return -1


def _pushes(action: a.Action) -> bool:
    return getattr(action, "push", -1) >= 0


def _apart(state: State, wanted: a.Action, other: a.Action) -> int:
    """How far two actions are apart: in Spaces, or in price for cards."""
    if isinstance(wanted, a.Buy) and isinstance(other, a.Buy):
        prices = _prices(state)
        return abs(prices.get(wanted.card, FAR) - prices.get(other.card, FAR))
    one, two = _place(wanted), _place(other)
    if one < 0 or two < 0:
        return FAR
    return steps_between(state.terrain.width, one, two)


def _prices(state: State) -> dict[str, int]:
    box = state.game.box
    return {card.id: card.price for card in (*box.items.values(), *box.potions.values())}


def _price(wanted: a.Action, other: a.Action) -> int:
    """How differently two actions are paid."""
    one: Payment | None = getattr(wanted, "payment", None)
    two: Payment | None = getattr(other, "payment", None)
    if two is None or (one is not None and one.sources == two.sources):
        return 0
    if one is None:
        return 1 + two.gems + len(two.sources)
    return 1 + 4 * abs(one.power - two.power) + abs(one.gems - two.gems) + len(two.sources)
