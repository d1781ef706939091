"""Risks before a Hero's next turn: Enemies, the Boss, tokens, a Level about to be removed."""

from __future__ import annotations

from functools import lru_cache

from platformer_nb.games.platformer.model.boss_effects import (
    GiveToken,
    Hit,
    Lose,
    ResetSpecial,
    Strike,
)
from platformer_nb.games.platformer.model.box import BossCard, TokenCard
from platformer_nb.games.platformer.model.state import FIRST_KIND, FREE, Game, Hero, State
from platformer_nb.games.platformer.model.terrain import LEFT, RIGHT, steps_between
from platformer_nb.games.platformer.rules.cards.bonus import bonus_of
from platformer_nb.games.platformer.rules.figures.enemies import (
    adjacent_enemies,
    daring,
    enemies_in_reach,
)


class Perils:
    """Costs of risks, in steps climbed.

    `wound` is the cost of one Wound, `faint` a factor on the cost of a faint, `lost` the cost of a faint that
    ends the game (SOL-3).
    """

    def __init__(self, wound: float, faint: float, lost: float) -> None:
        self._wound = wound
        self._faint = faint
        self._lost = lost

    def before_next_turn(
        self, state: State, seat: int, hero: Hero, ground: int, fall: float
    ) -> float:
        """Return the expected cost; `fall` is how many steps a faint would set the Hero back."""
        cost = self._faint * (max(fall, 0.0) + 0.8) - self._wound * hero.hearts
        if state.solo is not None:
            cost = self._lost
        cost = max(cost, 0.5)
        if doomed(state, seat, ground):
            return cost
        chance, wounds = self._attack(state, seat, hero, ground)
        fear = self._fear(chance, wounds, hero, cost)
        if ground >= state.terrain.boss_low:
            fear += self._boss_turns(state, hero, ground, cost)
        return fear

    def tokens(self, state: State, hero: Hero) -> float:
        """Return the cost of a Hero's tokens; negative if they help."""
        known = state.game.box.bosses[state.game.boss].tokens
        return sum(token_cost(known[token]) for token in hero.tokens)

    def _attack(self, state: State, seat: int, hero: Hero, ground: int) -> tuple[float, int]:
        """Return the probability of an attack by Enemies, and its Wounds."""
        kinds, occupied = state.game.kinds, state.occupied
        bonus = bonus_of(state.game, hero)
        wounds = coming = 0
        near = [*adjacent_enemies(state, ground), *enemies_in_reach(state, ground)]
        if near and (bonus.fear or hero.boons):
            near = daring(state, seat, near)
        for space in near:
            wounds += max(0, kinds[occupied[space]].damage - bonus.armour)
        many = state.game.players
        if many > 1 and not hero.boons:
            for way in (LEFT, RIGHT):
                beside = state.terrain.adjacent[way][ground]
                if beside >= 0 and occupied[beside] == FREE and state.terrain.floor[beside]:
                    far = state.terrain.adjacent[way][beside]
                    if far >= 0 and occupied[far] >= FIRST_KIND:
                        coming += max(0, kinds[occupied[far]].damage - bonus.armour)
        if wounds:
            return 0.33 + 0.1 * (many - 1), wounds
        return 0.1 * (many - 1), coming

    def _fear(self, chance: float, wounds: int, hero: Hero, cost: float) -> float:
        wounds -= hero.ward
        if wounds <= 0:
            return 0.0
        return chance * (cost if wounds >= hero.hearts else self._wound * wounds)

    def _boss_turns(self, state: State, hero: Hero, ground: int, cost: float) -> float:
        boss = state.occupied.find(state.game.boss_code)
        if boss < 0:
            return 0.0
        place = (state.terrain.width, ground, boss)
        fear = 0.0
        for chance, wounds, other in boss_attacks(state.game, place):
            fear += chance * other + self._fear(chance, wounds, hero, cost)
        low = state.terrain.boss_low
        return fear * max(1, sum(one.at >= low for one in state.heroes))


@lru_cache(maxsize=8192)
def boss_attacks(game: Game, place: tuple[int, int, int]) -> tuple[tuple[float, int, float], ...]:
    """Return the probability, Wounds and other cost of each of the Boss's attack cards that reaches a Hero.

    `place`: the width of the map, the Hero's Space, the Boss's Space.
    """
    sheet = game.box.bosses[game.boss]
    found = []
    for card in sheet.cards:
        if _reaches(game, card, *place):
            wounds, other = 0, 0.0
            for effect in card.effects:
                match effect:
                    case Hit(dealt):
                        wounds += dealt
                    case Strike():
                        wounds += sheet.damage
                    case GiveToken(token=token):
                        other += max(0.0, token_cost(sheet.tokens[token]))
                    case Lose(coins, gems):
                        other += 0.3 * coins + 0.6 * gems
                    case ResetSpecial():
                        other += 0.5
            found.append((1 / len(sheet.cards), wounds, other))
    return tuple(found)


def _reaches(game: Game, card: BossCard, width: int, at: int, boss: int) -> bool:
    rows = abs(at // width - boss // width)
    columns = abs(at % width - boss % width)
    match card.range:
        case "row":
            return rows == 0
        case "adjacent":
            return steps_between(width, at, boss) == 1
        case "around":
            return max(rows, columns) == 1
        case "tile":
            tile = game.box.tile_width
            return at % width // tile == boss % width // tile
    return True


def token_cost(token: TokenCard) -> float:
    """Return the cost of having a token; negative for one that helps."""
    if token.stone:
        return 3.0
    cost = 1.5 * token.end_wounds + 1.5 * token.end_gems - 2.5 * token.attack
    return cost or -0.5


def doomed(state: State, seat: int, ground: int) -> bool:
    """Return whether the Hero's Level will be removed before its next turn (TRN-2)."""
    lowest = state.lowest
    mine = state.level(ground)
    if mine > lowest + state.game.players - 2:
        return False
    many = state.game.players
    for place in range(1, many):
        other = state.heroes[(seat + place) % many]
        if other.at >= 0 and state.level(other.at) >= lowest + 2:
            lowest += 1
            if mine < lowest:
                return True
    return False
