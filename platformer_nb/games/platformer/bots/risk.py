"""Risks before a Hero's next turn: Enemies, the Boss, tokens, a Level about to be removed."""

from __future__ import annotations

from platformer_nb.games.platformer.bots.boss_attacks import token_cost
from platformer_nb.games.platformer.bots.map_facts import MapFacts
from platformer_nb.games.platformer.model.box.effects import Bonus
from platformer_nb.games.platformer.model.state import FIRST_KIND, FREE, Constants, Hero, State
from platformer_nb.games.platformer.rules.figures.enemies import daring, enemies_in_reach


class Risks:
    """Costs of risks, in steps climbed.

    `wound` is the cost of one Wound, `faint` a factor on the cost of a faint, `lost` the cost of a faint that
    ends the game (SOL-3).
    """

    def __init__(self, wound: float, faint: float, lost: float) -> None:
        self._wound = wound
        self._faint = faint
        self._lost = lost

    def before_next_turn(
        self, state: State, seat: int, at: int, fall: float, facts: MapFacts, bonus: Bonus
    ) -> float:
        """Return the expected cost for a Hero on the Space `at`; a faint would set it back `fall` steps."""
        hero = state.heroes[seat]
        cost = self._faint * (max(fall, 0.0) + 0.8) - self._wound * hero.hearts
        if state.solo is not None:
            cost = self._lost
        cost = max(cost, 0.5)
        if at < facts.endangered and doomed(state, seat, at):
            return cost
        chance, wounds = self._attack(state, seat, at, facts, bonus)
        fear = self._fear(chance, wounds, hero, cost) if wounds else 0.0
        if at >= state.terrain.boss_low and facts.boss >= 0:
            fear += self._boss_turns(state, hero, at, facts, cost)
        return fear

    def tokens(self, game: Constants, tokens: tuple[str, ...]) -> float:
        """Return the cost of a Hero's tokens; negative if they help."""
        known = game.box.bosses[game.boss].tokens
        return sum(token_cost(known[token]) for token in tokens)

    def _attack(
        self, state: State, seat: int, at: int, facts: MapFacts, bonus: Bonus
    ) -> tuple[float, int]:
        """Return the probability of an attack by Enemies, and its Wounds."""
        kinds, occupied = facts.game.kinds, state.occupied
        boons = state.heroes[seat].boons
        near = attackers(state, at, facts)
        if near and (bonus.fear or boons):
            near = daring(state, seat, near)
        wounds = coming = 0
        for space in near:
            wounds += max(0, kinds[occupied[space]].damage - bonus.armour)
        many = facts.game.players
        if wounds:
            return 0.33 + 0.1 * (many - 1), wounds
        if many > 1 and not boons:
            for beside, far in facts.flanks(at):
                if occupied[beside] == FREE and occupied[far] >= FIRST_KIND:
                    coming += max(0, kinds[occupied[far]].damage - bonus.armour)
        return 0.1 * (many - 1), coming

    def _fear(self, chance: float, wounds: int, hero: Hero, cost: float) -> float:
        wounds -= hero.ward
        if wounds <= 0:
            return 0.0
        return chance * (cost if wounds >= hero.hearts else self._wound * wounds)

    def _boss_turns(self, state: State, hero: Hero, at: int, facts: MapFacts, cost: float) -> float:
        fear = 0.0
        for chance, wounds, other in facts.attacks(at):
            fear += chance * other + self._fear(chance, wounds, hero, cost)
        low = state.terrain.boss_low
        return fear * max(1, sum([one.at >= low for one in state.heroes]))


def attackers(state: State, at: int, facts: MapFacts) -> list[int]:
    """Return the Spaces of all Enemies that could attack a Hero on a Space by the enemy die."""
    occupied, near = state.occupied, []
    # Written out because every position asks: `adjacent_enemies` looks for the Boss each time.
    for space in facts.terrain.neighbours[at]:
        if occupied[space] >= FIRST_KIND:
            near.append(space)
    if at >= facts.terrain.boss_low:
        boss = facts.boss_beside(state, at)
        if boss >= 0 and boss not in near:
            near.append(boss)
    for code in facts.reaching:
        if code in occupied:
            near += enemies_in_reach(state, at)
            break
    return near


def doomed(state: State, seat: int, ground: int) -> bool:
    """Return whether the Hero's Level will be removed before its next turn (TRN-2)."""
    terrain, many = state.terrain, state.game.players
    rows = terrain.width * state.game.box.tile_height
    mine, lowest = ground // rows, terrain.low // rows
    if mine > lowest + many - 2:
        return False
    for place in range(1, many):
        at = state.heroes[(seat + place) % many].at
        if at >= 0 and at // rows >= lowest + 2:
            lowest += 1
            if mine < lowest:
                return True
    return False
