"""Demands of a card before it can be used: a price, dice to recover, a target Space."""

from __future__ import annotations

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.model.box.effects import Climb, Effect, Pay, Recover
from platformer_nb.games.platformer.model.facts import at, cite, who
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import NOWHERE, OPEN
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.cards.effect_kinds import KINDS


def unmet(state: State, effects: tuple[Effect, ...]) -> Cite | None:
    """Cite the first demand that the active Hero cannot meet now, None if it meets all.

    Effects after one that changes the position are not checked: what they will act on is not known yet.
    """
    for effect in effects:
        kind = KINDS[type(effect)]
        found = None if kind.demand is None else kind.demand(state, effect)
        if found is not None or not kind.keeps_position:
            return found
    return None


def may_ask(effects: tuple[Effect, ...]) -> bool:
    """Return whether these effects have a demand in any position."""
    for effect in effects:
        kind = KINDS[type(effect)]
        if kind.demand is not None:
            return True
        if not kind.keeps_position:
            return False
    return False


@rule("CRD-1")
def price_can_be_paid(state: State, effect: Pay) -> Cite | None:
    """CRD-1: a card's price in coins or hearts has to be paid in full; the last heart cannot be paid."""
    hero = state.hero
    if hero.coins < effect.coins:
        return cite("CRD-1", asks="coins", needs=effect.coins, has=hero.coins)
    if hero.hearts <= effect.hearts:
        return cite("CRD-1", asks="hearts", needs=effect.hearts, has=hero.hearts)
    return None


@rule("CRD-1")
def dice_were_used(state: State, _effect: Recover) -> Cite | None:
    """CRD-1: only dice of this turn's roll that were used can be recovered."""
    return None if dice_used(state) else cite("CRD-1", asks="dice", has=sum(state.pool))


def dice_used(where: State | Draft) -> int:
    """Return how many dice of the turn's roll are no longer in the pool."""
    return max(0, len(where.roll) - sum(where.pool))


@rule("CRD-4")
def climb_is_possible(state: State, _effect: Climb) -> Cite | None:
    """CRD-4: a Space on which a card puts the Hero has to exist and be free."""
    to = below_first_platform(state)
    if to not in (NOWHERE, state.hero.at) and not state.occupied[to]:
        return None
    here = to == state.hero.at
    taken = {} if here else who(state, to)
    return cite("CRD-4", space=at(state, to), here=int(here), **taken)


def below_first_platform(where: State | Draft) -> int:
    """Return the Space below the first Platform above the active Hero, NOWHERE if there is none."""
    terrain = where.terrain
    hero = where.heroes[where.active]
    space = hero.at
    while space + terrain.width < terrain.size:
        if terrain.floor_kind[space + terrain.width] != OPEN:
            return space
        space += terrain.width
    return NOWHERE
