"""A short sample of `make soak`: games of many kinds, with refused actions."""

import pytest

from platformer_nb.games.platformer.content.examples import load_examples
from tests.sizes import sizes
from tests.soak.soak import game, kinds, variant_of
from tests.variants import readings

SEED = 7

FRUITFUL = (56, 63, 70, 77, 84, 105)
"""Games that between them break nearly all of these rules, in a third of the time that the first ones need."""


@pytest.mark.parametrize("many", sizes(2, 12))
@pytest.mark.parametrize("share", range(4))
def test_games_of_every_kind_keep_every_invariant(share: int, many: int) -> None:
    for number in range(share * 17, 10**6, 4 * 17)[:many]:
        game(SEED, number, 20)


def test_the_kinds_cover_what_can_be_set_up() -> None:
    for name, count in {"players": 4, "dungeon": 2, "boss": 2}.items():
        assert len({kind[name] for kind in kinds()}) == count
    assert len({tuple(readings(number).items()) for number in range(40)}) > 5
    assert variant_of(len(kinds()))["rulings"]


def test_the_same_number_plays_the_same_game() -> None:
    assert game(SEED, 3, 5) == game(SEED, 3, 5)


def test_blind_hands_break_nearly_every_rule_that_a_refusal_can_cite() -> None:
    """Those of artifact games, solo games, Ikee, portals and the longer tower too."""
    citable = {rule for example in load_examples() for rule in example.refused}
    cited: set[str] = set()
    for number in (*FRUITFUL, *range(0, 32 * 7, 7)):
        cited |= game(SEED, number, 500).cited
        seldom = sorted(citable - cited)  # such as LVL-7: Enemy tokens have to run short
        if len(seldom) <= 5:
            return
    pytest.fail(str(seldom))
