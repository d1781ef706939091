"""The Boss's attack cards: which of them reach a Space, and what they cost a Hero there."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from platformer_nb.games.platformer.model.box.boss_effects import (
    GiveToken,
    Hit,
    Lose,
    ResetSpecial,
    Strike,
)
from platformer_nb.games.platformer.model.box.box import BossCard, TokenCard
from platformer_nb.games.platformer.model.state import Constants
from platformer_nb.games.platformer.model.terrain import steps_between

BossAttack: TypeAlias = tuple[float, int, float]
"""The probability of an attack card, its Wounds, and its other cost."""


@lru_cache(maxsize=8192)
def boss_attacks(game: Constants, place: tuple[int, int, int]) -> tuple[BossAttack, ...]:
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


def _reaches(game: Constants, card: BossCard, width: int, at: int, boss: int) -> bool:
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
