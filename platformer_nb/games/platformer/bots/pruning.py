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
from platformer_nb.games.platformer.model.box.box import COIN, MOVE, STAR
from platformer_nb.games.platformer.model.box.conditions import Spends
from platformer_nb.games.platformer.model.state import State, figures
from platformer_nb.games.platformer.model.terrain import steps_between
from platformer_nb.games.platformer.rules.cards import temporary_effects
from platformer_nb.games.platformer.rules.dice.gems import spread_cost
from platformer_nb.games.platformer.rules.dice.payment import DIE, FORGE, SPECIAL, Payment, Pool
from platformer_nb.games.platformer.rules.figures import combat, gravity

NEAR = 3
"""Largest distance between an Enemy and a Hero at which a shove is tried."""

ATTACKS = 3
"""Number of payments tried for one attack."""


def worth_trying(state: State, actions: Iterable[Action], shop: Sequence[str]) -> list[Action]:
    """Return the actions without those that waste gems or dice; only cards in `shop` are bought."""
    found: list[Action] = []
    attacks: dict[int, list[Attack]] = {}
    near: dict[int, bool] = {}
    pool, boost = state.pool, move_gems(state.heroes[state.active].gems)
    # Every legal action of every position comes here: the commonest kinds first. `isinstance` costs half as much as
    # a class pattern.
    for action in actions:
        if isinstance(action, Shove):
            if not action.payment.gems:
                enemy = action.enemy
                if enemy not in near:
                    near[enemy] = _near(state, enemy)
                if near[enemy]:
                    found.append(action)
        elif isinstance(action, Move) or isinstance(action, Portal):  # noqa: SIM101 - half a tuple's time
            if action.payment.gems <= boost and (not pool[MOVE] or _plain(action.payment)):
                found.append(action)
        elif isinstance(action, Attack):
            attacks.setdefault(action.target, []).append(action)
        elif isinstance(action, Gravity):
            if _something_falls(state):
                found.append(action)
        elif not isinstance(action, End) and _pays(action, pool, shop):
            found.append(action)
    for target, ways in attacks.items():
        found += _cheapest(state, target, ways)
    return found


def _pays(action: Action, pool: Pool, shop: Sequence[str]) -> bool:
    """Return whether nothing cheaper does the same as this purchase, coin or star."""
    if isinstance(action, Buy):
        return action.card in shop
    if isinstance(action, GainCoin):
        return not action.payment.gems and (not pool[COIN] or _plain(action.payment))
    if isinstance(action, UseStar):
        return not action.payment.gems and (not pool[STAR] or _plain(action.payment))
    return True


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


def _near(state: State, enemy: int) -> bool:
    width = state.terrain.width
    return steps_between(width, enemy, state.heroes[state.active].at) <= NEAR or any(
        hero.at >= 0 and steps_between(width, enemy, hero.at) <= 1 for hero in state.heroes
    )


def _something_falls(state: State) -> bool:
    """Return whether Gravity changes anything, or asks the active player: other Heroes hold on (GRA-4)."""
    terrain, occupied = state.terrain, state.occupied
    if not int.from_bytes(occupied, "little") & terrain.air:
        return False  # every figure is on a Platform
    mine = state.active + 1
    for space in figures(occupied):
        if not gravity.supported(terrain, occupied, space, terrain.width):
            figure = occupied[space]
            holds = figure != mine and gravity.may_hold(terrain, figure, space)
            if not holds and not temporary_effects.hovers(state, figure):
                return True
    return False
