"""The oracle's verdicts on the drawn examples of the rules."""

from __future__ import annotations

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content.examples import load_examples
from tests.oracle.compare import Comparison
from tests.oracle.scope import LEFT_OUT
from tests.soak.noticing import compared_example


def test_the_oracle_agrees_on_every_drawn_example() -> None:
    comparison = Comparison(GAME.rules)
    for example in load_examples():
        if example.position:
            compared_example(comparison, example)
    tally = comparison.tally
    print(tally)
    assert tally.outcomes > 350
    assert tally.listed > 2500
    assert set(tally.left_out) <= LEFT_OUT, tally.left_out
