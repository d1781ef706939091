"""Coming onto the map."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import entering, paying
from platformer_nb.games.platformer import payment as pay
from platformer_nb.games.platformer.actions import Spawn
from platformer_nb.games.platformer.box import BLANK
from platformer_nb.games.platformer.draft import Draft
from platformer_nb.games.platformer.events import Spawned
from platformer_nb.games.platformer.facts import at, cite, symbol, who
from platformer_nb.games.platformer.payment import DIE, SPECIAL, Payment
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import State
from platformer_nb.games.platformer.terrain import SHOP, steps_between


def spawns(state: State) -> Iterator[Spawn]:
    """Every legal Spawn of the active Hero."""
    payments = pay.any_die(state.pool)
    if special_die_may_pay(state):
        payments = (*payments, pay.payment(pay.Source(SPECIAL, BLANK)))
    if payments:
        for to in spawn_spaces(state):
            for payment in payments:
                yield Spawn(to, payment)


def spawn_spaces(state: State) -> tuple[int, ...]:
    """Every Space the active Hero can Spawn on."""
    return boss_level_spaces(state) if state.hero.fell_at_boss else lowest_row_spaces(state)


@rule("SPN-1", "SPN-5", "BLV-7", off=())
def lowest_row_spaces(state: State) -> tuple[int, ...]:
    """SPN-1: the free Spaces of the lowest Row of the lowest revealed Level.

    SPN-5: if none is free, those of the nearest Row that has one.
    """
    terrain, occupied = state.terrain, state.occupied
    for first in range(terrain.low, terrain.size, terrain.width):
        free = tuple(s for s in range(first, first + terrain.width) if not occupied[s])
        if free:
            return free
    return ()


@rule("BLV-6", "SPN-4", off=())
def boss_level_spaces(state: State) -> tuple[int, ...]:
    """BLV-6: its Shop spaces; if all are taken, the free Spaces nearest to one."""
    terrain, occupied = state.terrain, state.occupied
    level = range(terrain.boss_low, terrain.size)
    shops = [s for s in level if terrain.feature[s] == SHOP]
    free = tuple(s for s in shops if not occupied[s])
    if free or not shops:
        return free
    far = {
        s: min(steps_between(terrain.width, s, shop) for shop in shops)
        for s in level
        if not occupied[s]
    }
    nearest = min(far.values(), default=0)
    return tuple(s for s, distance in far.items() if distance == nearest)


def objections(state: State, action: Spawn) -> Iterator[Cite]:
    """Every clause that this Spawn breaks."""
    checks = (
        hero_is_off_the_map(state),
        spawn_space_is_allowed(state, action.to),
        one_pool_die_pays(state, action.payment),
        paying.no_gems_here(action.payment),
    )
    return (c for c in checks if c is not None)


@rule("SPN-1")
def hero_is_off_the_map(state: State) -> Cite | None:
    """SPN-1: only a Hero off the map can Spawn."""
    if state.hero.at < 0:
        return None
    return cite("SPN-1", space=at(state, state.hero.at), on_map=1)


@rule("SPN-1", "SPN-4", "SPN-5")
def spawn_space_is_allowed(state: State, to: int) -> Cite | None:
    """SPN-1, SPN-4: the Space is one where this Hero can Spawn."""
    allowed = spawn_spaces(state)
    if to in allowed:
        return None
    return cite(
        "SPN-4" if state.hero.fell_at_boss else "SPN-1",
        space=at(state, to) if 0 <= to < len(state.occupied) else "",
        spaces=tuple(at(state, s) for s in allowed),
        **who(state, to),
    )


@rule("SPN-1")
def one_pool_die_pays(state: State, payment: Payment) -> Cite | None:
    """SPN-1: one symbol of any kind from the pool; the Special die does not pay."""
    first = payment.sources[0]
    if len(payment.sources) == 1 and first.kind == DIE and state.pool[first.face]:
        return None
    if first.kind == SPECIAL and len(payment.sources) == 1 and special_die_may_pay(state):
        return None
    if any(s.kind == SPECIAL for s in payment.sources):
        return cite("SPN-1", special=1)
    return cite(
        "SPN-1",
        symbol=symbol(first.face),
        needs=1,
        has=state.pool[first.face] if first.kind == DIE else 0,
    )


@rule("SPN-1", off=False)
def special_die_may_pay(state: State) -> bool:
    """SPN-1: the Special die is no part of the pool (by a ruling, a symbol on it pays as well)."""
    return ("SPN-1", "special") in state.game.rulings and state.hero.special != BLANK


@rule("SPN-1", "SPN-3", "SPN-4")
def spawn(draft: Draft, action: Spawn) -> None:
    """SPN-1, SPN-3: pay and place the Hero; it is no Move and stirs nobody."""
    paying.take(draft, action.payment)
    hero = draft.hero(draft.active)
    rule_id = "SPN-4" if hero.fell_at_boss else "SPN-1"
    hero.at = action.to
    hero.fell_at_boss = False
    draft.must_spawn = False
    draft.occupied[action.to] = draft.active + 1
    draft.events.append(Spawned(draft.active + 1, action.to, rule_id))
    entering.enter(draft, draft.active, action.to)
