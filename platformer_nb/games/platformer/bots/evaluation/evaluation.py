"""Evaluation of a position for the SearchBot, in steps climbed.

`Evaluator.standing` adds up what a Hero has, how far it still has to climb, how likely it is to defeat the Boss
next turn, and the risks before that. Cards are valued by their effects (see `bots.evaluation.card_value`), never by
their ids.

A plan evaluates hundreds of positions that differ little, so the parts are kept by what they depend on: the
map and the Boss's Space (`map_facts`), what a Hero owns (`belongings`), its dice, another Hero.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from platformer_nb.games.platformer.bots.distances import FAR
from platformer_nb.games.platformer.bots.evaluation.belongings import Belongings, Purse
from platformer_nb.games.platformer.bots.evaluation.card_value import CardValues
from platformer_nb.games.platformer.bots.evaluation.weights import DEFAULT, Weights
from platformer_nb.games.platformer.bots.map_facts import MapFacts, Maps
from platformer_nb.games.platformer.bots.risk import Risks
from platformer_nb.games.platformer.bots.roll_odds import (
    MOST_GEMS,
    can_strike,
    settable,
    strike_chance,
)
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.box.effects import Gain
from platformer_nb.games.platformer.model.state import Constants, Hero, State
from platformer_nb.games.platformer.rules.cards.temporary_effects import HOVER
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.gems import most_steps
from platformer_nb.games.platformer.rules.dice.payment import Pool

WON = 1000.0
A_DIE = 0.6
"""Estimated value of a die not yet rolled."""

OFF_THE_MAP = 99
"""Steps to the Boss of a Hero who stands nowhere: no strike this turn."""

STRIKES = 65536
"""Number of values of dice kept."""


Strikes: TypeAlias = dict[tuple[Any, ...], float]


@lru_cache(maxsize=4)
def _strikes(_weights: Weights, _faces: tuple[int, ...]) -> Strikes:
    """Return the table of chances to defeat a Boss that all bots with these weights and dice share."""
    return {}


class Evaluator:
    """Evaluates positions by a set of weights."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights
        self._risks = Risks(weights.danger * weights.heart, weights.faint, weights.lost)
        self._cards = CardValues(weights.gem, weights.coin, weights.heart)
        self._game: Constants | None = None
        self._strikes: Strikes = {}
        self._promises: dict[tuple[Any, ...], tuple[float, int]] = {}
        self._rivals: dict[int, tuple[Hero, MapFacts, float]] = {}

    def standing(self, state: State, seat: int) -> float:
        """Return the value of the position for a seat if its turn ended now."""
        return self.weigh(state, seat)[0]

    def weigh(self, state: State, seat: int) -> tuple[float, float]:
        """Return the value for a seat if its turn ended now, and what the dice in the pool may still gain."""
        if state.winner == seat:
            return WON, 0.0
        if state.game is not self._game:
            self._begin(state.game)
        hero, mine = state.heroes[seat], state.active == seat
        facts, purse = self._maps.of(state), self._belongings.of(hero)
        if state.winner >= 0:
            return -WON, self._hope(state, hero, facts, purse) if mine else 0.0
        pool = state.pool if mine else pay.EMPTY
        value = purse.worth + self._place(state, seat, pool, facts, purse)
        for other, rival in enumerate(state.heroes):
            if other != seat and rival.card:
                # Most actions leave the other Heroes as they are.
                known = self._rivals.get(other)
                if known is None or known[0] is not rival or known[1] is not facts:
                    known = self._rivals[other] = (rival, facts, self._rival(state, rival, facts))
                value -= known[2]
        if not mine:
            return value, 0.0
        if state.pending:
            value += self._coming(state)
        return value, self._hope(state, hero, facts, purse)

    def _hope(self, state: State, hero: Hero, facts: MapFacts, purse: Purse) -> float:
        """Return what the dice left in the pool may still gain; orders the search."""
        pool, at = state.pool, hero.at
        frame = state.pending[-1] if state.pending else None
        if frame is not None and frame.kind == "reroll":
            return A_DIE * sum(pool)
        hope, steps = self._promise(pool, hero.special, purse.star, hero.gems)
        if frame is not None and frame.kind == "recover":
            hope += A_DIE * frame.a
        if at < 0:
            return hope + 0.8 * pool[MOVE]
        if frame is not None and frame.kind == "steps":
            steps += frame.a
        if steps:
            hope += self._weights.reach * facts.reach(at, min(steps, 6))
        if at >= facts.terrain.boss_low and facts.boss >= 0:
            needed = facts.health - purse.attack_now - state.bonus
            if can_strike(pool, hero.special, purse.star, hero.gems, facts.far[at], needed):
                hope += 60.0
        return hope

    def _begin(self, game: Constants) -> None:
        """Forget what was kept of another game."""
        self._game = game
        self._maps = Maps(game)
        self._belongings = Belongings(game, self._weights, self._cards, self._risks)
        self._strikes = _strikes(self._weights, game.box.dice_faces)
        self._rivals.clear()

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

    def _place(self, state: State, seat: int, pool: Pool, facts: MapFacts, purse: Purse) -> float:
        w, terrain, far = self._weights, facts.terrain, facts.far
        hero = state.heroes[seat]
        at, unknown = hero.at, facts.unknown
        if state.solo is not None and at >= 0:
            time = w.pace * (len(state.solo.deck) - 1)
            unknown += w.hurry * max(0.0, far[at] + unknown - time)
        needed = facts.health - purse.attack
        fallen = facts.after_faint(hero.fell_at_boss or at >= terrain.boss_low)
        if at < 0:
            value = -w.step * (fallen + unknown)
            return value + self._strike(hero, pool, purse.star, needed, OFF_THE_MAP)
        ground, traps = facts.rest[at]
        if hero.boons and HOVER in hero.boons:
            ground, traps = at, 0
        steps = far[ground] or facts.to_reveal(state)
        value = -w.step * (steps + unknown)
        if traps and not purse.bonus.trap:
            value -= w.heart * traps
        if hero.gems < w.gem_enough:
            value += w.near_gem * facts.gem_near(state.lying, ground)
        if hero.coins >= 3:
            shop = facts.shop_steps[ground]
            if shop < 6:
                value += w.near_shop * min(hero.coins, 8) * (1 - shop / 6)
        value -= self._risks.before_next_turn(
            state, seat, ground, fallen - steps, facts, purse.bonus
        )
        at_boss = steps if ground >= terrain.boss_low and facts.boss >= 0 else FAR
        return value + self._strike(hero, pool, purse.star, needed, at_boss)

    # --- dice ----------------------------------------------------------------------------------------------

    def _strike(self, hero: Hero, pool: Pool, star: int | None, needed: int, far: int) -> float:
        """Return the value of the Special die plus the chance to defeat the Boss."""
        key = (pool, hero.special, star, hero.gems, needed, far)
        value = self._strikes.get(key)
        if value is None:
            if len(self._strikes) >= STRIKES:
                self._strikes.clear()
            value = self._strikes[key] = self._best_strike(*key)
        return value

    def _best_strike(
        self, pool: Pool, shown: int, star: int | None, gems: int, needed: int, far: int
    ) -> float:
        gems = min(gems + (star is None), MOST_GEMS)
        best, known = -1e9, self._strikes
        for special in settable(pool, shown, star) if pool != pay.EMPTY else (shown,):
            key = (special, star, gems, needed, far)
            value = known.get(key)
            if value is None:
                value = known[key] = self._strike_with(*key)
            if value > best:
                best = value
        return best

    def _strike_with(
        self, special: int, star: int | None, gems: int, needed: int, far: int
    ) -> float:
        """Return the value of the Special die showing this face, the chance it gives included."""
        assert self._game is not None, "a game has begun"
        w, faces = self._weights, self._game.box.dice_faces
        value = self.special_worth(special, star)
        value += w.strike * strike_chance(faces, gems, special, star, 1, needed)
        if far < FAR:
            value += w.strike_now * strike_chance(faces, gems, special, star, far, needed)
        return value

    def special_worth(self, special: int, star: int | None) -> float:
        """Return the value of a side of the Special die by itself; `star` is the symbol a star stands for."""
        if special == BLANK:
            return 0.0
        if special == SWORD or (special == STAR and star == SWORD):
            return self._weights.special_sword
        return self._weights.special * (0.5 if special in (COIN, SHOVE) else 1.0)

    def _promise(self, pool: Pool, special: int, star: int | None, gems: int) -> tuple[float, int]:
        """Return the value of the dice that are not Moves, and the Spaces that the pool pays for."""
        key = (pool, special, star, gems)
        found = self._promises.get(key)
        if found is None:
            if len(self._promises) >= STRIKES:
                self._promises.clear()
            value = self._weights.dice * _other_dice(pool, star)
            found = self._promises[key] = (value, move_steps(pool, special, star, gems))
        return found

    # --- other Heroes --------------------------------------------------------------------------------------

    def _rival(self, state: State, rival: Hero, facts: MapFacts) -> float:
        """Return a rough value of the position of another Hero."""
        w, terrain, far = self._weights, facts.terrain, facts.far
        if rival.at < 0:
            return -w.rival * facts.after_faint(rival.fell_at_boss) if terrain.size else 0.0
        ground, _ = facts.rest[rival.at]
        value = w.rival * (0.5 * rival.gems + 0.3 * rival.coins + 0.5 * rival.hearts - far[ground])
        if facts.boss >= 0 and rival.at >= terrain.boss_low and far[ground] < 4:
            purse = self._belongings.of(rival)
            value += w.rival_strike * strike_chance(
                state.game.box.dice_faces,
                rival.gems,
                rival.special,
                purse.star,
                far[ground],
                facts.health - purse.attack,
            )
        return value


@lru_cache(maxsize=4096)
def _other_dice(pool: Pool, star: int | None) -> float:
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
