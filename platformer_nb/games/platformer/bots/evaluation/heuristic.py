"""Heuristic value of a position for the GreedyBot, in steps climbed.

Each function values one aspect; `worth` adds them up. The numbers were tuned by playing; no rule depends
on them.
"""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.games.platformer.bots.distances import at_rest, goal_steps, within
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.box.effects import Gain, Strengthen
from platformer_nb.games.platformer.model.state import (
    ACTIONS,
    COIN_TOKEN,
    FIRST_KIND,
    Hero,
    State,
    enemies,
)
from platformer_nb.games.platformer.model.terrain import SHOP, Terrain
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import Pool
from platformer_nb.games.platformer.rules.figures import combat

WON = 1000.0
GEM, COIN_WORTH, HEART = 1.2, 0.4, 0.5
ENOUGH_GEMS, ENOUGH_COINS = 12, 6


def worth(state: State, seat: int) -> float:
    """Return the value of the position for `seat`."""
    if state.winner >= 0:
        return WON if state.winner == seat else -WON
    hero = state.heroes[seat]
    acting = state.active == seat and state.step <= ACTIONS and "stone" not in hero.tokens
    pool = state.pool if acting else pay.EMPTY
    value = possessions(state, hero) + unused(state, hero, pool)
    if acting and state.pending:
        value += coming(state)
    if hero.at < 0:
        return value - off_the_map(state, hero)
    return value + prospects(state, hero, pool) - danger(state, hero)


# --- possessions -------------------------------------------------------------------------------------------


def possessions(state: State, hero: Hero) -> float:
    """Return the value of gems, coins, hearts, cards, the Special die and tokens."""
    box = state.game.box
    gems, coins = hero.gems, hero.coins
    value = GEM * min(gems, ENOUGH_GEMS) + 0.3 * max(0, gems - ENOUGH_GEMS)
    value += COIN_WORTH * min(coins, ENOUGH_COINS) + 0.1 * max(0, coins - ENOUGH_COINS)
    value += HEART * hero.hearts + 0.3 * hero.ward
    for item, ready in hero.items:
        value += 0.7 * box.kept(item).price + 0.1 * ready
    # Only the first two potions count, so that the bot uses them instead of collecting them.
    for potion in hero.potions[:2]:
        value += 0.55 * box.potions[potion].price
    if hero.special == SWORD or (hero.special == STAR and reads(state, hero) == SWORD):
        value += 1.6
    elif hero.special != BLANK:
        value += 0.6
    if hero.tokens:
        value += sum({"mirror": 1.0, "poison": -2.0, "stone": -3.0}.get(t, 0) for t in hero.tokens)
    return value


def coming(state: State) -> float:
    """Return what a card just used will gain once the gap in the Shop is filled."""
    box, value = state.game.box, 0.0
    for frame in state.pending:
        card = box.potions.get(frame.card) if frame.kind == "effects" else None
        for effect in card.effects if card else ():
            if isinstance(effect, Gain):
                value += GEM * effect.gems + COIN_WORTH * effect.coins + HEART * effect.hearts
            elif isinstance(effect, Strengthen):
                value += 0.1 * effect.wounds
    return value


def unused(state: State, hero: Hero, pool: Pool) -> float:
    """Return the value of unused dice, a little less than what they will gain."""
    if pool == pay.EMPTY:
        return 0.0
    value = 0.02 * sum(pool) + 0.8 * COIN_WORTH * pool[COIN]
    star = state.game.box.heroes[hero.card].star
    if not isinstance(star, int) and any(isinstance(e, Gain) and e.gems for e in star):
        value += 0.9 * GEM * pool[STAR]
    return value + (0.1 if hero.ability else 0.0)


def reads(state: State, hero: Hero) -> int | None:
    """Return the symbol a star stands for, None if it stands for effects."""
    star = state.game.box.heroes[hero.card].star
    return star if isinstance(star, int) else None


# --- movement ------------------------------------------------------------------------------------------------


def off_the_map(state: State, hero: Hero) -> float:
    """Return the cost of being off the map: the whole climb plus the Spawn."""
    terrain = state.terrain
    if not terrain.size:
        return 0.0
    first = terrain.boss_low if hero.fell_at_boss else terrain.low
    if first >= terrain.size:
        first = terrain.low
    far = goal_steps(terrain, boss_at(state))
    return min(far[first : first + terrain.width]) + 3.0


def prospects(state: State, hero: Hero, pool: Pool) -> float:
    """Return the value of the best Space within the steps the pool pays for, after Gravity."""
    terrain = state.terrain
    boss = boss_at(state)
    far = goal_steps(terrain, boss)
    lying = state.lying
    star = reads(state, hero)
    steps = move_steps(pool, hero.special, star) if pool != pay.EMPTY else 0
    if state.pending and state.pending[-1].kind == "steps":
        steps += state.pending[-1].a
    fights = fighting(state, hero, pool, star) if steps or pool != pay.EMPTY else {}
    low_gems = hero.gems < ENOUGH_GEMS
    best = -1e9
    for space, cost in within(terrain, hero.at, min(steps, 6)):
        if cost and state.occupied[space] >= FIRST_KIND:
            continue
        ground = at_rest(terrain, space)[0]
        value = -1.0 * far[ground] - 0.05 * cost
        if lying[space]:
            value += 0.5 * (COIN_WORTH if lying[space] == COIN_TOKEN else GEM)
        if low_gems:
            value += near_tokens(terrain, lying, ground)
        if terrain.feature[space] == SHOP and hero.coins >= 3:
            value += 0.1 * hero.coins
        if fights:
            value += fight_from(terrain, fights, space, cost)
        if value > best:
            best = value
    return best


@lru_cache(maxsize=4096)
def near_tokens(terrain: Terrain, lying: bytes, space: int) -> float:
    """Return the attraction of the nearest gem on the map."""
    pull = 0.0
    for near, steps in within(terrain, space, 5):
        if lying[near] > COIN_TOKEN:
            pull = max(pull, 0.9 - 0.15 * steps)
    return pull


@lru_cache(maxsize=4096)
def move_steps(pool: Pool, special: int, star: int | None) -> int:
    """Return the Spaces the pool can pay for, Forging stars and shoves of little other use."""
    steps = pool[MOVE] + pool[SHOVE] // 2
    steps += pool[STAR] if star == MOVE else (pool[STAR] // 2 if star is None else 0)
    return steps + (special == MOVE or (special == STAR and star == MOVE))


def boss_at(state: State) -> int:
    """Return the Space of the Boss, -1 if it is not on the map."""
    return state.occupied.find(state.game.boss_code)


# --- Enemies ------------------------------------------------------------------------------------------------


def fighting(
    state: State, hero: Hero, pool: Pool, star: int | None
) -> dict[int, tuple[float, int]]:
    """Return, by the Space of each Enemy that could be defeated this turn, its value and the Moves left for walking."""
    more = bonus_of(state.game, hero).attack + state.bonus + strength_in_hand(state, hero)
    most = power(pool, hero.special, star, hero.gems) + more
    found = {}
    for space in enemies(state.occupied):
        kind = state.game.kinds[state.occupied[space]]
        health = combat.health(state, state.occupied[space])
        if most < health:
            continue
        if state.occupied[space] == state.game.boss_code:
            found[space] = (50.0, pool[MOVE])
        elif power(pool, hero.special, star, 1) + more >= health:
            bonus = bonus_of(state.game, hero)
            loot = GEM * (kind.loot_gems + bonus.loot_gems) + COIN_WORTH * kind.loot_coins
            found[space] = (0.8 * loot, pool[MOVE])
    return found


def fight_from(
    terrain: Terrain, fights: dict[int, tuple[float, int]], space: int, cost: int
) -> float:
    """Return the value of the best fight from a Space that leaves the swords for it."""
    best = 0.0
    for near in terrain.neighbours[space]:
        fight = fights.get(near)
        if fight and cost <= fight[1] and fight[0] > best:
            best = fight[0]
    return best


def strength_in_hand(state: State, hero: Hero) -> int:
    """Return the Wounds that ready cards can add to the next attack."""
    box = state.game.box
    cards = [box.kept(item) for item, ready in hero.items if ready]
    cards += [box.potions[potion] for potion in hero.potions]
    cards += [box.potions[f.card] for f in state.pending if f.card in box.potions]
    return sum(e.wounds for card in cards for e in card.effects if isinstance(e, Strengthen))


@lru_cache(maxsize=16384)
def power(pool: Pool, special: int, star: int | None, gem_count: int) -> int:
    """Return the power of the strongest attack that can be paid for without Moves."""
    kept = (0, pool[1], pool[2], pool[3], pool[4])
    payments = pay.options(kept, special, star, SWORD, gem_count, 1, pay.MOST_SOURCES)
    return max((p.power for p in payments), default=0)


def danger(state: State, hero: Hero) -> float:
    """Return the expected cost of attacks by adjacent Enemies before the next turn of the Hero."""
    expected = 0
    for near in state.terrain.neighbours[hero.at]:
        if state.occupied[near] >= FIRST_KIND:
            expected += state.game.kinds[state.occupied[near]].damage
    return 0.15 * min(expected, hero.hearts)
