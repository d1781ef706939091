"""Evaluation of a position for the SearchBot, in steps climbed.

`Judge.standing` adds up what a Hero has, how far it still has to climb, how likely it is to defeat the Boss
next turn, and the risks before that. Cards are valued by their effects (see `bots.card_value`), never by
their ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from platformer_nb.games.platformer.bots.card_value import CardWorth
from platformer_nb.games.platformer.bots.distances import (
    FAR,
    at_rest,
    gem_near,
    goal_steps,
    reach,
    shop_steps,
)
from platformer_nb.games.platformer.bots.risk import Perils
from platformer_nb.games.platformer.bots.roll_odds import can_strike, settable, strike_chance
from platformer_nb.games.platformer.model.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.effects import Gain, Strengthen
from platformer_nb.games.platformer.model.state import Game, Hero, State
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.cards.temporary_effects import HOVER
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.gems import most_steps
from platformer_nb.games.platformer.rules.dice.payment import Pool
from platformer_nb.games.platformer.rules.figures import combat

WON = 1000.0
LEVEL_STEPS = 4.0
"""Estimated steps to climb a Level not yet revealed."""

A_DIE = 0.6
"""Estimated value of a die not yet rolled."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Values of things in steps climbed, tuned in games against the greedy bot."""

    step: float = 1.0
    gem: float = 0.75
    gem_enough: int = 12
    gem_more: float = 0.15
    coin: float = 0.4
    coin_enough: int = 7
    coin_more: float = 0.1
    heart: float = 0.5
    strike: float = 12.0
    """Weight of the chance to defeat the Boss in one turn from one step away."""
    strike_now: float = 25.0
    """Weight of the chance to defeat the Boss from the present Space, on the Boss Level."""
    special: float = 0.6
    special_sword: float = 0.9
    danger: float = 0.8
    faint: float = 1.2
    lost: float = 25.0
    hurry: float = 1.0
    """Cost of each step for which a solo game has no turns left."""
    pace: float = 2.0
    """Estimated steps climbed in one turn of a solo game."""
    rival: float = 0.35
    rival_strike: float = 12.0
    item: float = 1.0
    potion: float = 0.75
    near_shop: float = 0.08
    near_gem: float = 0.7
    dice: float = 0.7
    reach: float = 0.8


DEFAULT = Weights()


class Judge:
    """Evaluates positions by a set of weights."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights
        self._perils = Perils(weights.danger * weights.heart, weights.faint, weights.lost)
        self._cards = CardWorth(weights.gem, weights.coin, weights.heart)

    def standing(self, state: State, seat: int) -> float:
        """Return the value of the position for a seat if its turn ended now."""
        if state.winner >= 0:
            return WON if state.winner == seat else -WON
        hero = state.heroes[seat]
        mine = state.active == seat
        pool = state.pool if mine else pay.EMPTY
        value = self._has(state, hero) + self._place(state, seat, hero, pool)
        for other, rival in enumerate(state.heroes):
            if other != seat and rival.card:
                value -= self._rival(state, rival)
        if mine and state.pending:
            value += self._coming(state)
        return value

    def hope(self, state: State, seat: int) -> float:
        """Return what the dice left in the pool may still gain; orders the search."""
        pool = state.pool
        if state.active != seat:
            return 0.0
        hero = state.heroes[seat]
        star = state.game.box.heroes[hero.card].star
        reads = star if isinstance(star, int) else None
        kind = state.pending[-1].kind if state.pending else ""
        if kind == "reroll":
            return A_DIE * sum(pool)
        hope = self._weights.dice * _promise(pool, reads)
        if kind == "recover":
            hope += A_DIE * state.pending[-1].a
        if hero.at < 0:
            return hope + 0.8 * pool[MOVE]
        boss = state.occupied.find(state.game.boss_code)
        steps = move_steps(pool, hero.special, reads, hero.gems)
        if kind == "steps":
            steps += state.pending[-1].a
        if steps:
            hope += self._weights.reach * reach(state.terrain, boss, hero.at, min(steps, 6))
        if hero.at >= state.terrain.boss_low and boss >= 0:
            far = goal_steps(state.terrain, boss)[hero.at]
            needed = self._needed(state, hero, now=True)
            if can_strike(pool, hero.special, reads, hero.gems, far, needed):
                hope += 60.0
        return hope

    # --- possessions ---------------------------------------------------------------------------------------

    def _has(self, state: State, hero: Hero) -> float:
        w, box = self._weights, state.game.box
        gems, coins = hero.gems, hero.coins
        value = w.gem * min(gems, w.gem_enough) + w.heart * hero.hearts + 0.4 * w.heart * hero.ward
        if gems > w.gem_enough:
            value += w.gem_more * (gems - w.gem_enough)
        value += w.coin * min(coins, w.coin_enough)
        if coins > w.coin_enough:
            value += w.coin_more * (coins - w.coin_enough)
        for item, ready in hero.items:
            value += w.item * self._cards.item(box.kept(item)) + 0.05 * ready
        if hero.potions:
            drinking = self._cards.drinking((box.heroes[hero.card].trigger,))
            for place, potion in enumerate(hero.potions):
                # Each further potion counts less: there are too few turns to use them all.
                worth = self._cards.potion(box.potions[potion]) + drinking
                value += w.potion * worth / (1 + 0.3 * place)
        if hero.tokens:
            value -= self._perils.tokens(state, hero)
        return value

    def _coming(self, state: State) -> float:
        """Return what the effects of a card just used will still gain."""
        box, value, w = state.game.box, 0.0, self._weights
        for frame in state.pending:
            card = box.potions.get(frame.card) if frame.kind == "effects" else None
            for effect in card.effects if card else ():
                if isinstance(effect, Gain):
                    value += w.gem * effect.gems + w.coin * effect.coins + w.heart * effect.hearts
        return value

    # --- place on the map ----------------------------------------------------------------------------------

    def _place(self, state: State, seat: int, hero: Hero, pool: Pool) -> float:
        w, terrain = self._weights, state.terrain
        star = state.game.box.heroes[hero.card].star
        reads = star if isinstance(star, int) else None
        boss = state.occupied.find(state.game.boss_code)
        far = goal_steps(terrain, boss)
        unknown = LEVEL_STEPS * (state.game.levels - state.highest)
        if state.solo is not None and hero.at >= 0:
            time = w.pace * (len(state.solo.deck) - 1)
            unknown += w.hurry * max(0.0, far[hero.at] + unknown - time)
        needed = self._needed(state, hero)
        if hero.at < 0:
            value = -w.step * (self._off_the_map(state, hero, far) + unknown)
            return value + self._strike(state, hero, pool, reads, needed, 99)
        ground, traps = at_rest(terrain, hero.at)
        if hero.boons and HOVER in hero.boons:
            ground, traps = hero.at, 0
        value = -w.step * (far[ground] + unknown)
        if traps and not bonus_of(state.game, hero).trap:
            value -= w.heart * traps
        if hero.gems < w.gem_enough:
            value += w.near_gem * gem_near(terrain, state.lying, ground)
        if hero.coins >= 3:
            shop = shop_steps(terrain, ground)
            if shop < 6:
                value += w.near_shop * min(hero.coins, 8) * (1 - shop / 6)
        value -= self._perils.before_next_turn(
            state, seat, hero, ground, self._off_the_map(state, hero, far) - far[ground]
        )
        at_boss = far[ground] if ground >= terrain.boss_low and boss >= 0 else FAR
        return value + self._strike(state, hero, pool, reads, needed, at_boss)

    def _strike(
        self, state: State, hero: Hero, pool: Pool, star: int | None, needed: int, far: int
    ) -> float:
        """Return the value of the Special die plus the chance to defeat the Boss."""
        w, faces = self._weights, state.game.box.dice_faces
        gems = hero.gems + (star is None)
        best = -1e9
        for special in settable(pool, hero.special, star) if pool != pay.EMPTY else (hero.special,):
            value = 0.0
            if special != BLANK:
                value = w.special
                if special == SWORD or (special == STAR and star == SWORD):
                    value = w.special_sword
                elif special in (COIN, SHOVE):
                    value *= 0.5
            value += w.strike * strike_chance(faces, gems, special, star, 1, needed)
            if far < FAR:
                value += w.strike_now * strike_chance(faces, gems, special, star, far, needed)
            if value > best:
                best = value
        return best

    def _off_the_map(self, state: State, hero: Hero, far: tuple[int, ...]) -> float:
        """Return the steps from the Spawn Space to the goal, plus the estimated cost of the die to Spawn."""
        terrain = state.terrain
        if not terrain.size:
            return 0.0
        boss_low = terrain.boss_low
        at_boss = hero.fell_at_boss or hero.at >= boss_low
        first = boss_low if at_boss and boss_low < terrain.size else terrain.low
        return _nearest(far, first, terrain.width) + 2.5

    def _needed(self, state: State, hero: Hero, now: bool = False) -> int:
        """Return the Wounds that dice and gems must deal to the Boss (next turn, or `now`) beyond what cards add."""
        game = state.game
        more = bonus_of(game, hero).attack + combat.token_bonus(game, hero) + _adds(game, hero, now)
        return combat.health(state, game.boss_code) - more - (state.bonus if now else 0)

    # --- other Heroes --------------------------------------------------------------------------------------

    def _rival(self, state: State, rival: Hero) -> float:
        """Return a rough value of the position of another Hero."""
        w, terrain = self._weights, state.terrain
        boss = state.occupied.find(state.game.boss_code)
        far = goal_steps(terrain, boss)
        if rival.at < 0:
            return -w.rival * self._off_the_map(state, rival, far) if terrain.size else 0.0
        ground, _ = at_rest(terrain, rival.at)
        value = w.rival * (0.5 * rival.gems + 0.3 * rival.coins + 0.5 * rival.hearts - far[ground])
        if boss >= 0 and rival.at >= terrain.boss_low and far[ground] < 4:
            star = state.game.box.heroes[rival.card].star
            value += w.rival_strike * strike_chance(
                state.game.box.dice_faces,
                rival.gems,
                rival.special,
                star if isinstance(star, int) else None,
                far[ground],
                self._needed(state, rival),
            )
        return value


def _adds(game: Game, hero: Hero, now: bool) -> int:
    """Return the Wounds that cards can add to an attack next turn, or (`now`) those of ready cards only."""
    if not hero.items and not hero.potions:
        return 0
    box, more = game.box, 0
    lost = box.heroes[hero.card].hearts - hero.hearts
    for item, ready in hero.items:
        if ready or not now:
            more += _strengthens(box.kept(item).effects, lost)
    for potion in hero.potions:
        more += _strengthens(box.potions[potion].effects, lost)
    return more


@lru_cache(maxsize=2048)
def _strengthens(effects: tuple[object, ...], lost: int) -> int:
    return sum(
        effect.wounds * (lost if effect.per == "lost-heart" else 1)
        for effect in effects
        if isinstance(effect, Strengthen)
    )


@lru_cache(maxsize=4096)
def _nearest(far: tuple[int, ...], first: int, width: int) -> int:
    return min(far[first : first + width])


@lru_cache(maxsize=4096)
def _promise(pool: Pool, star: int | None) -> float:
    """Return the estimated value of the dice that are not Moves."""
    worth = [0.1, 0.4, 0.35, 0.2, 0.6]
    if star is not None:
        worth[STAR] = worth[star]
    return sum(count * each for count, each in zip(pool, worth, strict=True))


@lru_cache(maxsize=8192)
def move_steps(pool: Pool, special: int, star: int | None, gem_count: int) -> int:
    """Return the Spaces that the pool pays for, including Forges and all gems but three."""
    sources = pool[MOVE] + pool[COIN] // 2 + pool[SHOVE] // 2
    sources += pool[STAR] if star == MOVE else pool[STAR] // 2 if star is None else 0
    sources += special == MOVE or (special == STAR and star == MOVE)
    return sources + (most_steps(sources, max(0, min(gem_count, 12) - 3)) if sources else 0)
