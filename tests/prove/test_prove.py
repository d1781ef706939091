"""A share of `make prove`: a rule function that is switched off is missed by a test of its rule."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from platformer_nb.core.registry import Registry
from platformer_nb.games.platformer.registry import RULEBOOK
from tests.games.drawn import rules
from tests.prove.__main__ import survivors
from tests.prove.proving import place

toy = Registry("toy")


@toy.rule("TOY-1", off=7)
def doubled(number: int, times: int = 2) -> int:
    """TOY-1: an example."""
    return number * times


TABLE = {"doubled": doubled}


def test_a_rule_that_is_off_is_off_by_every_name_and_comes_back_after_an_error() -> None:
    (entry,) = toy
    with toy.without(entry):
        assert doubled(4) == TABLE["doubled"](4, times=3) == 7
    with pytest.raises(ZeroDivisionError), toy.without(entry):
        print(doubled(4) // 0)
    assert doubled(4) == TABLE["doubled"](4) == 8


def test_what_is_known_to_survive_is_a_function_and_has_a_reason() -> None:
    rules()
    assert set(survivors()) <= {place(entry) for entry in RULEBOOK}
    assert all(len(reason) > 20 for reason in survivors().values())


@pytest.mark.slow
def test_every_twelfth_rule_function_is_missed_when_it_is_off(root: Path) -> None:
    command = [sys.executable, "-m", "tests.prove", "--share", "12", "--json"]
    ended = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=600)
    assert ended.stdout, ended.stderr
    told = json.loads(ended.stdout)
    assert told["faults"] == []
    assert told["total"] >= 12
