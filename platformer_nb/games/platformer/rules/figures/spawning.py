"""Spawning: how a Hero comes onto the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import Spawned
from platformer_nb.games.platformer.model.actions import Spawn
from platformer_nb.games.platformer.model.box.box import BLANK
from platformer_nb.games.platformer.model.facts import at, cite, symbol, who
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.model.terrain import SHOP, steps_between
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.action_cache import Book
from platformer_nb.games.platformer.rules.dice.payment import DIE, SPECIAL, Payment, Pool
from platformer_nb.games.platformer.rules.figures import movement, on_enter


def spawns(state: State) -> tuple[Spawn, ...]:
    """Return every legal Spawn of the active Hero."""
    return tuple(_book(state.pool, special_die_may_pay(state)).at(spawn_spaces(state)))


@lru_cache(maxsize=1024)
def _book(pool: Pool, special: bool) -> Book[int, Spawn]:
    """Return the Spawns by Space that a pool can pay for."""
    payments = pay.any_die(pool)
    if special:
        payments = (*payments, pay.payment(pay.Source(SPECIAL, BLANK)))
    return Book(Spawn, payments)


def spawn_spaces(state: State) -> tuple[int, ...]:
    """Return every Space the active Hero can Spawn on."""
    return boss_level_spaces(state) if state.hero.fell_at_boss else lowest_row_spaces(state)


def lowest_row_spaces(state: State) -> tuple[int, ...]:
    """Return where a Hero Spawns who did not faint on the Boss Level (SPN-1, SPN-5)."""
    return free_in_the_lowest_row(state) or nearest_to_the_lowest_row(state)


@rule("SPN-1", off=())
def free_in_the_lowest_row(state: State) -> tuple[int, ...]:
    """SPN-1: return the free Spaces of the lowest Row of the lowest revealed Level."""
    return free_in_row(state, state.terrain.low)


@rule("SPN-5", off=())
def nearest_to_the_lowest_row(state: State) -> tuple[int, ...]:
    """SPN-5: if the lowest Row is full, return the free Spaces of the nearest Row that has any."""
    terrain = state.terrain
    rows = range(terrain.low + terrain.width, terrain.size, terrain.width)
    return next((free for first in rows if (free := free_in_row(state, first))), ())


def free_in_row(state: State, first: int) -> tuple[int, ...]:
    """Return the free Spaces of the Row that begins with the Space `first`."""
    occupied = state.occupied
    return tuple([s for s in row_from(first, state.terrain.width) if not occupied[s]])


@rule("MAP-1", off=Instead(lambda first, width: range(first, first + 2 * width)))
def row_from(first: int, width: int) -> range:
    """MAP-1: a Row is one horizontal line of Spaces."""
    return range(first, first + width)


@rule("BLV-6", "SPN-4", off=())
def boss_level_spaces(state: State) -> tuple[int, ...]:
    """BLV-6, SPN-4: return the free Shop spaces of the Boss Level, or the free Spaces nearest to one."""
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
    """Yield why this Spawn is illegal: the Hero is on the map; else the Space and the payment."""
    on_map = hero_is_off_the_map(state)
    if on_map is not None:
        yield on_map
        return
    checks = (
        spawn_space_is_allowed(state, action.to),
        one_pool_die_pays(state, action.payment),
        paying.no_gems_here(action.payment),
    )
    yield from (c for c in checks if c is not None)


@rule("SPN-1")
def hero_is_off_the_map(state: State) -> Cite | None:
    """SPN-1: only a Hero off the map can Spawn."""
    if state.hero.at < 0:
        return None
    return cite("SPN-1", hero=state.hero.card, space=at(state, state.hero.at), on_map=1)


@rule("SPN-1", "SPN-4", "SPN-5", "BLV-6")
def spawn_space_is_allowed(state: State, to: int) -> Cite | None:
    """SPN-1, SPN-4: the Space is one on which this Hero may Spawn; SPN-5, BLV-6: also if all are taken."""
    allowed = spawn_spaces(state)
    if to in allowed:
        return None
    return cite(
        _spawn_rule(state, allowed),
        space=at(state, to) if 0 <= to < len(state.occupied) else "",
        spaces=tuple(at(state, s) for s in allowed),
        place=_wrong_place(state, to),
        **who(state, to),
    )


def _wrong_place(state: State, to: int) -> str:
    """Return what is wrong with a Space to Spawn on; "" if it is only occupied."""
    terrain = state.terrain
    if not terrain.covers(to):
        return "hidden"
    if state.hero.fell_at_boss:
        right = to >= terrain.boss_low and terrain.feature[to] == SHOP
    else:
        right = to < terrain.low + terrain.width
    return "" if right else "elsewhere"


def _spawn_rule(state: State, allowed: tuple[int, ...]) -> str:
    """Return the rule by which the active Hero Spawns on these Spaces."""
    terrain = state.terrain
    if state.hero.fell_at_boss:
        return "SPN-4" if any(terrain.feature[s] == SHOP for s in allowed) else "BLV-6"
    return "SPN-1" if any(s < terrain.low + terrain.width for s in allowed) else "SPN-5"


@rule("SPN-1")
def one_pool_die_pays(state: State, payment: Payment) -> Cite | None:
    """SPN-1: one symbol of any kind from the pool; the Special die does not pay."""
    first = payment.sources[0]
    if len(payment.sources) == 1 and first.kind == DIE and state.pool[first.face]:
        return None
    if first.kind == SPECIAL and len(payment.sources) == 1 and special_die_may_pay(state):
        return None
    if any(s.kind == SPECIAL for s in payment.sources) and not special_by_ruling(state):
        return cite("SPN-1", special=1)
    return cite(
        "SPN-1",
        symbol=symbol(first.face),
        needs=1,
        has=state.pool[first.face] if first.kind == DIE else 0,
    )


@rule("SPN-1", off=False)
def special_die_may_pay(state: State) -> bool:
    """SPN-1: the Special die is no part of the pool (by a house rule, a symbol on it pays as well)."""
    return special_by_ruling(state) and state.hero.special != BLANK


def special_by_ruling(state: State) -> bool:
    """Return whether, by a house rule, the Special die pays for a Spawn."""
    return ("SPN-1", "special") in state.game.rulings


def space_given_by(where: State | Draft, to: int) -> str:
    """Return the rule that lets the active Hero Spawn on this Space."""
    terrain = where.terrain
    if where.heroes[where.active].fell_at_boss:
        return "SPN-4" if terrain.feature[to] == SHOP else "BLV-6"
    return "SPN-1" if to < terrain.low + terrain.width else "SPN-5"


_spawned = lru_cache(maxsize=1024)(Spawned)


@rule("SPN-1", "SPN-4", "SET-12", "FNT-3")
def spawn(draft: Draft, action: Spawn) -> None:
    """SPN-1, SPN-4: pay and place the Hero, in its first turn (SET-12) or after a faint (FNT-3)."""
    paying.take(draft, action.payment)
    hero = draft.hero(draft.active)
    rule_id = space_given_by(draft, action.to)
    hero.at = action.to
    hero.fell_at_boss = False
    draft.must_spawn = False
    draft.occupied[action.to] = draft.active + 1
    draft.events.append(_spawned(draft.active + 1, action.to, rule_id))
    come_in(draft, draft.active, action.to)


def _come_in_as_by_a_move(draft: Draft, seat: int, to: int) -> None:
    movement.arrive(draft, seat, to)


@rule("SPN-3", "ZOC-3", off=Instead(_come_in_as_by_a_move))
def come_in(draft: Draft, seat: int, to: int) -> None:
    """SPN-3, ZOC-3: a Spawn is no Move: the Space takes effect, but no Enemy attacks."""
    on_enter.enter(draft, seat, to)


@rule("TRN-12")
def must_spawn_first(state: State) -> Cite | None:
    """TRN-12: a Hero off the map since before the Actions step may not end it without a Spawn."""
    if state.must_spawn and state.hero.at < 0:
        return cite("TRN-12", hero=state.hero.card)
    return None
