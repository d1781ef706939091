"""What a roll allows: held against all payments the rules know."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from platformer_nb.games.platformer.bots.roll_odds import (
    can_strike,
    rolls,
    settable,
    strength,
    strike_chance,
    sword_odds,
    swords,
)
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.rules.dice import payment as pay
from tests.games.drawn import rules

FACES = rules().box.dice_faces
POOLS = [
    (roll.count(0), roll.count(1), roll.count(2), roll.count(3), roll.count(4))
    for count in range(6)
    for roll in combinations_with_replacement(range(5), count)
]
STARS = [None, MOVE, SWORD, COIN, SHOVE]


def test_rolls_are_all_there_with_their_odds():
    assert sum(chance for _, chance in rolls(FACES)) == pytest.approx(1)
    assert len(rolls(FACES)) == 126
    assert dict(rolls(FACES))[(5, 0, 0, 0, 0)] == pytest.approx((1 / 3) ** 5)


@pytest.mark.parametrize("star", STARS)
@pytest.mark.parametrize("special", [BLANK, SWORD, MOVE, STAR])
def test_the_most_swords_are_those_that_the_rules_let_one_pay(star, special):
    for pool in POOLS:
        payments = pay.options(pool, special, star, SWORD, 0, 1, pay.MOST_SOURCES)
        most = max((len(p.sources) for p in payments), default=0)
        assert swords(pool, special, star, 0) == most, pool


def test_moves_on_the_way_take_their_dice():
    assert swords((1, 1, 0, 0, 0), BLANK, None, 1) == 1
    assert swords((0, 2, 2, 0, 0), BLANK, None, 1) == 2, "two coins are Forged into the Move"
    assert swords((0, 3, 0, 0, 0), BLANK, None, 1) == 1, "two swords are"
    assert swords((0, 1, 1, 1, 0), BLANK, None, 1) == -1
    assert swords((0, 1, 0, 0, 1), BLANK, MOVE, 1) == 1


def test_gems_are_spread_over_the_swords():
    assert [strength(2, gems) for gems in (0, 1, 2, 4, 9)] == [
        2,
        3,
        4,
        5,
        7,
    ]  # GEM-3: 9 gems give 7
    assert strength(0, 50) == 0


def test_the_chance_grows_with_gems_and_shrinks_with_the_way():
    chances = [strike_chance(FACES, gems, SWORD, None, 1, 8) for gems in range(20)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert 0.5 < chances[-1] <= 1
    far = [strike_chance(FACES, 12, SWORD, None, moves, 8) for moves in range(5)]
    assert far == sorted(far, reverse=True)
    assert sum(sword_odds(FACES, BLANK, None, 2)) == pytest.approx(1)


def test_dice_at_hand_can_strike_or_not():
    assert can_strike((1, 2, 0, 0, 0), BLANK, None, 6, 1, 6)
    assert not can_strike((1, 2, 0, 0, 0), BLANK, None, 5, 1, 6)


def test_what_is_left_may_be_kept_on_the_special_die():
    assert set(settable((0, 0, 1, 0, 0), SWORD, None)) == {SWORD, COIN}
    assert set(settable((0, 0, 0, 2, 0), BLANK, None)) == {BLANK, MOVE, SWORD, COIN, SHOVE, STAR}
    assert set(settable((0, 0, 0, 1, 0), SHOVE, None)) == {BLANK, MOVE, SWORD, COIN, SHOVE, STAR}
    assert settable(pay.EMPTY, BLANK, None) == (BLANK,)
