"""A sample of the games that `make soak` compares with the oracle."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.oracle.compare import Tally
from tests.oracle.scope import LEFT_OUT
from tests.sizes import sizes
from tests.soak.oracle import DISTURBED, compared
from tests.soak.soak import kinds

SEED = 11

SHARE = 0.98
"""Least share of the players' decisions that is wholly in scope."""

CHANCES = 0.6
"""Least share of chance events in scope; the rest belong to Boss Turns."""


EVERY_KIND = range(3, 16 * len(kinds()), len(kinds()) + 25)


def share_of(numbers: Sequence[int], turns: int) -> Tally:
    """Compare these games with the oracle; check that its scope has not shrunk."""
    tally = Tally()
    for number in numbers:
        tally.add(compared(SEED, number, turns))
    print(f"seed {SEED}, games {numbers}: {tally}")
    assert set(tally.left_out) <= LEFT_OUT, tally.left_out
    assert tally.share >= SHARE, str(tally)
    assert tally.chances_inside >= CHANCES * tally.chances, str(tally)
    assert tally.disturbed > DISTURBED * tally.decisions / 2
    assert tally.judged > tally.decisions
    assert tally.outcomes > 2 * tally.inside
    return tally


def test_short_games_are_as_the_oracle_says() -> None:
    share_of(range(0, len(kinds()), 17), turns=5)


@pytest.mark.slow
@pytest.mark.parametrize("numbers", sizes((84, 408, 651), EVERY_KIND), ids=str)
def test_games_of_every_kind_are_as_the_oracle_says(numbers: Sequence[int]) -> None:
    """Three games of different kinds have every type of action between them."""
    tally = share_of(numbers, turns=32)
    for verb in VERBS.split():
        assert tally.verbs[verb] > 0, verb
        assert tally.verbs_left_out[verb] <= 0.1 * tally.verbs[verb], verb
    for verb in WHOLLY.split():
        assert tally.verbs_left_out[verb] == 0, verb


WHOLLY = "move step portal attack shove spawn gravity hold drop end set coin star buy"
"""Types of actions that may never be left out."""

VERBS = f"{WHOLLY} stop use ability target"
