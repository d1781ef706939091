"""Pruning: drop wasteful legal actions before the search tries them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from platformer_nb.games.platformer.model.actions import (
    Action,
    Attack,
    Buy,
    End,
    GainCoin,
    Gravity,
    Move,
    Portal,
    Shove,
    UseStar,
)
from platformer_nb.games.platformer.model.box import COIN, MOVE, STAR
from platformer_nb.games.platformer.model.conditions import Spends
from platformer_nb.games.platformer.model.state import State, figures
from platformer_nb.games.platformer.model.terrain import steps_between
from platformer_nb.games.platformer.rules.dice.gems import spread_cost
from platformer_nb.games.platformer.rules.dice.payment import DIE, FORGE, SPECIAL, Payment
from platformer_nb.games.platformer.rules.figures import combat

NEAR = 3
"""Largest distance between an Enemy and a Hero at which a shove is tried."""

ATTACKS = 3
"""Number of payments tried for one attack."""


def worth_trying(state: State, actions: Iterable[Action], shop: Sequence[str]) -> list[Action]:
    """Return the actions without those that waste gems or dice; only cards in `shop` are bought."""
    found: list[Action] = []
    attacks: dict[int, list[Attack]] = {}
    hero, pool = state.heroes[state.active], state.pool
    boost = move_gems(hero.gems)
    for action in actions:
        match action:
            case Move(payment=payment) | Portal(payment=payment):
                if payment.gems <= boost and (not pool[MOVE] or _plain(payment)):
                    found.append(action)
            case Attack(target=target):
                attacks.setdefault(target, []).append(action)
            case Shove(enemy=enemy, payment=payment):
                if not payment.gems and _near(state, enemy, hero.at):
                    found.append(action)
            case GainCoin(payment=payment):
                if not payment.gems and (not pool[COIN] or _plain(payment)):
                    found.append(action)
            case UseStar(payment=payment):
                if not payment.gems and (not pool[STAR] or _plain(payment)):
                    found.append(action)
            case Buy(card=card):
                if card in shop:
                    found.append(action)
            case Gravity():
                if _something_falls(state):
                    found.append(action)
            case End():
                pass
            case _:
                found.append(action)
    for target, ways in attacks.items():
        found += _cheapest(state, target, ways)
    return found


def move_gems(gems: int) -> int:
    """Return the most gems to boost one Move with, for a Hero with so many gems."""
    return 6 if gems >= 10 else 3 if gems >= 4 else 1


def _plain(payment: Payment) -> bool:
    """Return whether the payment is a die that shows the symbol; if there is one, nothing more expensive is tried."""
    return payment.sources[0].kind == DIE


def _cheapest(state: State, target: int, ways: list[Attack]) -> list[Attack]:
    """Return the cheapest attacks that defeat the Enemy; one that falls short has no effect (ATK-2)."""
    needed = combat.health(state, state.occupied[target])
    plus = combat.foreseen_wounds(state, 0)
    enough = [way for way in ways if way.payment.power + plus >= needed]
    if len(enough) > ATTACKS:
        enough.sort(key=lambda way: price(way.payment))
        del enough[ATTACKS:]
    return enough


def price(payment: Payment) -> float:
    """Return the estimated cost of a payment in steps."""
    total = 0.9 * payment.gems
    for kind, _, _ in payment.sources:
        total += 0.7 if kind == FORGE else 0.9 if kind == SPECIAL else 0.4
    return total


def wasteful(state: State, payment: Payment) -> bool:
    """Return whether fewer gems would buy the same, unless an artifact rewards spending many at once."""
    if payment.gems <= spread_cost(len(payment.sources), payment.steps):
        return False
    known = state.game.box.artifacts
    return not any(isinstance(known[card].condition, Spends) for card in state.artifacts)


def _near(state: State, enemy: int, at: int) -> bool:
    width = state.terrain.width
    return steps_between(width, enemy, at) <= NEAR or any(
        hero.at >= 0 and steps_between(width, enemy, hero.at) <= 1 for hero in state.heroes
    )


def _something_falls(state: State) -> bool:
    floor = state.terrain.floor
    return any(not floor[space] for space in figures(state.occupied))
