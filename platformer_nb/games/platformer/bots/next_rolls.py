"""The odds of the next rolls, exact: the action dice, the enemy die, the Boss's attack."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

from platformer_nb.core.errors import Said, said
from platformer_nb.core.parts.coaching import RollChance, RollOdds
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    DICE,
    action_die,
    boss_cards_left,
    enemy_die,
)
from platformer_nb.games.platformer.rules.figures import boss, enemies

Shares = dict[str, Fraction]


def next_rolls(state: State, seat: int) -> Iterator[RollOdds]:
    """Yield the odds of the dice that a seat rolls next, of the enemy die, and of the Boss's attack if one is due."""
    yield RollOdds(said("odds-dice", count=DICE), tuple(_dice(state)))
    yield RollOdds(said("odds-enemy-die"), tuple(_enemy_die(state, seat)))
    if 0 <= seat < len(state.heroes) and boss.boss_turn_due(Draft(state)):
        attacks = boss_attack_odds(state)
        told = [_attack(state, card, share) for card, share in attacks.items() if share]
        yield RollOdds(said("odds-boss", boss=state.game.boss), tuple(told))


def at_least_one(faces: tuple[int, ...], symbol: int, dice: int) -> Fraction:
    """Return the probability that at least one of so many dice shows a symbol."""
    missing = Fraction(len(faces) - faces.count(symbol), len(faces))
    return 1 - missing**dice


def _dice(state: State) -> Iterator[RollChance]:
    faces = action_die(state.game.box)
    for symbol, name in enumerate(SYMBOLS):
        chance = at_least_one(faces, symbol, DICE)
        yield RollChance(said("odds-symbol", symbol=name), chance, sign=name)


def _enemy_die(state: State, seat: int) -> Iterator[RollChance]:
    faces = enemy_die(state.game.box)
    for face in dict.fromkeys(faces):
        name = ENEMY_FACES[face]
        chance = Fraction(faces.count(face), len(faces))
        yield RollChance(said("odds-face", face=name), chance, _effect(state, seat, face), name)


def _effect(state: State, seat: int, face: int) -> Said:
    """Return what a face of the enemy die does: to the Hero of a seat, as all figures stand now."""
    general = said(f"face-{ENEMY_FACES[face]}-text")
    hero = state.heroes[seat]
    if face != enemies.ATTACK_FACE or hero.at < 0:
        return general
    draft = Draft(state)
    enemies.enemy_die(draft, face)
    wounds = hero.hearts - max(0, draft.heroes[seat].hearts)
    asked = len(draft.pending) > len(state.pending)
    return general if asked else said("odds-attack", hero=hero.card, count=wounds)


# --- the Boss -----------------------------------------------------------------------------------------------


def boss_attack_odds(state: State) -> Shares:
    """Return the probability of each attack card to be resolved in a Boss Turn that follows this turn.

    MED-1: the enemy die selects the sign, and cards are drawn until one has it. IKE-1, IKE-2: of two cards the one
    whose symbol was rolled more often is resolved, both on a tie, so that the shares may add up to more than 1.
    """
    return _by_die(state) if boss.sheet(state).draws == "die" else _by_roll(state)


def _by_die(state: State) -> Shares:
    faces, left = enemy_die(state.game.box), boss_cards_left(state)
    sign = {card.id: card.face for card in boss.sheet(state).cards}
    shares = dict.fromkeys(sign, Fraction(0))
    for face in faces:
        bearing = [card for card in left if sign[card] == face]
        # None is left: all are drawn and discarded, then the whole deck is shuffled.
        bearing = bearing or [card for card in sign if sign[card] == face]
        for card in bearing:
            shares[card] += Fraction(1, len(faces) * len(bearing))
    return shares


def _by_roll(state: State) -> Shares:
    draft = Draft(state)
    shares = dict.fromkeys((card.id for card in boss.sheet(state).cards), Fraction(0))
    for first, second, chance in _pairs(state):
        for card in boss.more_often(draft, first, second):
            shares[card] += chance
    return shares


def _pairs(state: State) -> Iterator[tuple[str, str, Fraction]]:
    """Yield the pairs of cards that may be drawn, in their order; a deck of one card is refilled by the discards."""
    left = boss_cards_left(state)
    if len(left) > 1:
        count = len(left) * (len(left) - 1)
        for first, second in permutations(left, 2):
            yield first, second, Fraction(1, count)
    else:
        for first in left:
            for second in state.boss_discards:
                yield first, second, Fraction(1, len(state.boss_discards))


def _attack(state: State, card: str, chance: Fraction) -> RollChance:
    return RollChance(said(f"card-{card}"), chance, said(f"card-{card}-text"))
