"""From every drawn position there are exactly so many sequences of actions."""

from pathlib import Path

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.legality import legality
from tests.games.drawn import rules
from tests.games.universe import universe
from tests.perft.count import FOLDER, count, drawn

FILES = sorted(FOLDER.glob("*.toml"))
FAST = 6_000
"""Larger counts are left to `make deep`."""

every = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def conceivable(state: State) -> set:
    """What `judge` allows of everything: nothing of how actions are listed is used."""
    if rules().actor(state) in (NATURE, None):
        return set()
    return {action for action in universe(state) if legality.legal(state, action)}


def test_there_are_enough_positions_to_depth_three():
    assert len(FILES) >= 12
    assert all(len(drawn(path).counts) >= 3 for path in FILES)


@every
def test_short_sequences_are_counted(path: Path) -> None:
    _, state, chance, counts = drawn(path)
    for depth, many in enumerate(counts, 1):
        if many <= FAST:
            assert count(state, depth, chance) == many, f"depth {depth}"


@pytest.mark.deep
@every
def test_long_sequences_are_counted(path: Path) -> None:
    _, state, chance, counts = drawn(path)
    for depth, many in enumerate(counts, 1):
        assert count(state, depth, chance) == many, f"depth {depth}"


@pytest.mark.deep
@every
def test_the_judge_alone_counts_the_same(path: Path) -> None:
    _, state, chance, counts = drawn(path)
    assert count(state, 1, chance, conceivable) == counts[0]
    if counts[0] <= 12:
        assert count(state, 2, chance, conceivable) == counts[1]
