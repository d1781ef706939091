"""The evaluation of the SearchBot taken apart, to tell why one position is better than another.

The search evaluates hundreds of positions for each decision and needs only the sums; the parts are computed where
somebody asks for a reason. tests/bots/test_motives.py holds the one to the other.
"""

from __future__ import annotations

from platformer_nb.games.platformer.bots.distances import FAR
from platformer_nb.games.platformer.bots.evaluation.evaluation import OFF_THE_MAP, Evaluator
from platformer_nb.games.platformer.bots.map_facts import MapFacts
from platformer_nb.games.platformer.bots.roll_odds import MOST_GEMS, settable, strike_chance
from platformer_nb.games.platformer.bots.search import HOPE
from platformer_nb.games.platformer.model.box.effects import Gain
from platformer_nb.games.platformer.model.state import Hero, State
from platformer_nb.games.platformer.rules.cards.temporary_effects import HOVER
from platformer_nb.games.platformer.rules.dice import payment as pay

Parts = dict[str, float]
"""What a position is worth by what it is worth it for, in steps climbed; see `Breakdown.parts`."""

PARTS = (
    *("win", "climb", "strike", "special", "danger", "hearts", "gems", "coins", "cards"),
    *("tokens", "traps", "gem-near", "shop-near", "rivals", "dice"),
)
"""The parts of an evaluation; of equal ones the first is named."""


class Breakdown(Evaluator):
    """Evaluates positions as the SearchBot does, part by part."""

    def parts(self, state: State, seat: int, *, open_: bool = True) -> Parts:
        """Return the parts of the value of ending here; `open_`: the turn could go on, so that dice left count for nothing."""
        total, hope = self.weigh(state, seat)
        if state.winner >= 0:
            lost = state.winner != seat
            return {"win": total} | ({"dice": HOPE * hope} if lost and not open_ else {})
        hero, mine = state.heroes[seat], state.active == seat
        facts = self._maps.of(state)
        found = dict.fromkeys(PARTS, 0.0)
        self._owned(hero, found)
        self._placed(state, seat, facts, found)
        for other, rival in enumerate(state.heroes):
            if other != seat and rival.card:
                found["rivals"] -= self._rival(state, rival, facts)
        if mine:
            self._expected(state, found)
            found["dice"] += 0.0 if open_ else HOPE * hope
        return found

    def steps_to_goal(self, state: State, seat: int, *, at_rest: bool) -> float | None:
        """Return how far a Hero is from the goal, `at_rest`: from where Gravity leaves it; None off the map."""
        self.weigh(state, seat)
        hero = state.heroes[seat]
        if hero.at < 0 or state.winner >= 0:
            return None
        facts = self._maps.of(state)
        falls = at_rest and not (hero.boons and HOVER in hero.boons)
        steps = facts.far[facts.rest[hero.at][0] if falls else hero.at]
        return (steps or facts.to_reveal(state)) + facts.unknown

    def ground(self, state: State, seat: int) -> int:
        """Return the Space on which Gravity leaves a Hero; its own off the map."""
        self.weigh(state, seat)
        hero = state.heroes[seat]
        if hero.at < 0 or state.winner >= 0 or (hero.boons and HOVER in hero.boons):
            return hero.at
        return self._maps.of(state).rest[hero.at][0]

    def strike_odds(self, state: State, seat: int) -> float:
        """Return the probability to defeat the Boss in the next turn from where the Hero then stands."""
        self.weigh(state, seat)
        hero, facts = state.heroes[seat], self._maps.of(state)
        if hero.at < 0:
            return 0.0
        ground = facts.rest[hero.at][0]
        special, star, gems, needed, far = self._strike_key(state, seat, facts, ground)
        faces = state.game.box.dice_faces
        return strike_chance(faces, gems, special, star, far, needed) if far < FAR else 0.0

    def _owned(self, hero: Hero, found: Parts) -> None:
        w, game = self._weights, self._game
        assert game is not None, "a game has begun"
        more_gems, more_coins = hero.gems - w.gem_enough, hero.coins - w.coin_enough
        found["gems"] += w.gem * min(hero.gems, w.gem_enough) + w.gem_more * max(0, more_gems)
        found["coins"] += w.coin * min(hero.coins, w.coin_enough) + w.coin_more * max(0, more_coins)
        found["hearts"] += w.heart * hero.hearts + 0.4 * w.heart * hero.ward
        found["tokens"] -= self._risks.tokens(game, hero.tokens) if hero.tokens else 0.0
        counted = sum(found[part] for part in ("gems", "coins", "hearts", "tokens"))
        found["cards"] += self._belongings.of(hero).worth - counted

    def _placed(self, state: State, seat: int, facts: MapFacts, found: Parts) -> None:
        """Add what the Hero's Space is worth; see `Evaluator._place`."""
        w, hero, at = self._weights, state.heroes[seat], state.heroes[seat].at
        unknown = facts.unknown
        if state.solo is not None and at >= 0:
            late = facts.far[at] + unknown - w.pace * (len(state.solo.deck) - 1)
            unknown += w.hurry * max(0.0, late)
        fallen = facts.after_faint(hero.fell_at_boss or at >= facts.terrain.boss_low)
        if at < 0:
            found["climb"] -= w.step * (fallen + unknown)
            self._striking(state, seat, facts, at, found)
            return
        ground, traps = facts.rest[at]
        purse = self._belongings.of(hero)
        if hero.boons and HOVER in hero.boons:
            ground, traps = at, 0
        steps = facts.far[ground] or facts.to_reveal(state)
        found["climb"] -= w.step * (steps + unknown)
        if not purse.bonus.trap:
            found["traps"] -= w.heart * traps
        if hero.gems < w.gem_enough:
            found["gem-near"] += w.near_gem * facts.gem_near(state.lying, ground)
        if hero.coins >= 3 and (shop := facts.shop_steps[ground]) < 6:
            found["shop-near"] += w.near_shop * min(hero.coins, 8) * (1 - shop / 6)
        found["danger"] -= self._risks.before_next_turn(
            state, seat, ground, fallen - steps, facts, purse.bonus
        )
        self._striking(state, seat, facts, ground, found)

    def _strike_key(
        self, state: State, seat: int, facts: MapFacts, ground: int
    ) -> tuple[int, int | None, int, int, int]:
        """Return what the chance to defeat the Boss depends on, with the best side of the Special die."""
        hero = state.heroes[seat]
        pool = state.pool if state.active == seat else pay.EMPTY
        purse = self._belongings.of(hero)
        needed = facts.health - purse.attack
        near = ground >= facts.terrain.boss_low and facts.boss >= 0
        far = OFF_THE_MAP if ground < 0 else facts.far[ground] if near else FAR
        gems = min(hero.gems + (purse.star is None), MOST_GEMS)
        shown = settable(pool, hero.special, purse.star) if pool != pay.EMPTY else (hero.special,)
        keys = [(special, purse.star, gems, needed, far) for special in shown]
        return max(keys, key=lambda key: self._strike_with(*key))

    def _striking(
        self, state: State, seat: int, facts: MapFacts, ground: int, found: Parts
    ) -> None:
        key = self._strike_key(state, seat, facts, ground)
        found["special"] += self.special_worth(key[0], key[1])
        found["strike"] += self._strike_with(*key) - self.special_worth(key[0], key[1])

    def _expected(self, state: State, found: Parts) -> None:
        """Add what the effects of a card just used will still gain; see `Evaluator._coming`."""
        w, box = self._weights, state.game.box
        for frame in state.pending:
            card = box.potions.get(frame.card) if frame.kind == "effects" else None
            for effect in card.effects if card else ():
                if isinstance(effect, Gain):
                    found["gems"] += w.gem * effect.gems
                    found["coins"] += w.coin * effect.coins
                    found["hearts"] += w.heart * effect.hearts
