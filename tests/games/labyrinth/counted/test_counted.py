"""From every drawn position there are exactly so many sequences of actions."""

from __future__ import annotations

import pytest

from tests.games.labyrinth.counted.count import count, drawn

POSITIONS = drawn()


def test_there_are_enough_positions_to_depth_two() -> None:
    assert len(POSITIONS) >= 12
    assert all(len(one.counts) >= 2 for one in POSITIONS.values())
    assert sum(len(one.counts) == 3 for one in POSITIONS.values()) >= 3


@pytest.mark.parametrize("name", POSITIONS)
def test_sequences_of_actions_are_counted(name: str) -> None:
    state, chance, counts = POSITIONS[name]
    for depth, many in enumerate(counts, 1):
        assert count(state, depth, chance) == many, f"depth {depth}"
