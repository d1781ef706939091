"""The rules are held against the oracle; many more by `python -m tests.games.labyrinth.oracle.compare`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from platformer_nb.games.labyrinth import GAME
from tests.games.labyrinth.oracle import maze
from tests.games.labyrinth.oracle.compare import compared
from tests.prove.proving import place
from tests.prove.switching import without

OWN = ("maze", "position", "activities", "building", "play")
"""The modules of the oracle itself."""


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_what_can_be_done_and_what_comes_of_it_is_what_the_oracle_says(start: int) -> None:
    kinds = {compared(seed) for seed in range(start, start + 20)}
    assert len(kinds - {""}) >= 3


@pytest.mark.slow
def test_hundreds_of_activities_come_out_as_the_oracle_says() -> None:
    kinds = {compared(seed) for seed in range(1000, 1400)}
    assert {"move", "jump", "safe", "attack", "rest", "set", "take", "activate"} <= kinds
    assert {"build", "end"} <= kinds


NOTICED = (
    *("ways.beyond", "ways.jumps", "picking.free_keys", "picking.take_key", "picking.take_item"),
    *("dying.lose_lives", "exploring.next_step", "exploring.may_pick_up"),
    *("last_corridor.hangs_together", "building.plainest", "laying.stocks", "turn_end.next_turn"),
)


@pytest.mark.parametrize("function", NOTICED)
def test_the_oracle_notices_a_rule_that_is_switched_off(function: str) -> None:
    entry = next(one for one in GAME.rulebook.registry if place(one) == function)
    with without(entry):
        assert any(map(differs, range(120)))


def differs(seed: int) -> bool:
    """Whether the oracle says something else now."""
    try:
        compared(seed)
    except AssertionError:
        return True
    return False


def test_the_oracle_imports_nothing_of_the_game() -> None:
    folder = Path(maze.__file__).parent
    for name in OWN:
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom | ast.Import):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                names += [alias.name for alias in node.names]
                assert not [one for one in names if one.startswith("platformer_nb")], name
