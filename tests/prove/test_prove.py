"""A sample of `make prove`: switching a rule function off makes a test of its rule fail."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.registry import Instead, Registry
from platformer_nb.games.platformer.registry import RULEBOOK
from tests.games.drawn import rules
from tests.prove.__main__ import survivors
from tests.prove.proving import place
from tests.prove.switching import without
from tests.sizes import sizes

toy = Registry("toy")


@toy.rule("TOY-1", off=7)
def doubled(number: int, times: int = 2) -> int:
    """TOY-1: an example."""
    return number * times


@toy.rule("TOY-2", off=Instead(lambda number: number - 1))
def tripled(number: int) -> int:
    """TOY-2: another example."""
    return number * 3


TABLE = {"doubled": doubled}


def test_a_rule_that_is_off_is_off_by_every_name_and_comes_back_after_an_error() -> None:
    (entry,) = toy.of("TOY-1")
    with without(entry):
        assert doubled(4) == TABLE["doubled"](4, times=3) == 7
    with pytest.raises(ZeroDivisionError), without(entry):
        print(doubled(4) // 0)
    assert doubled(4) == TABLE["doubled"](4) == 8


def test_something_else_may_be_done_in_place_of_a_rule_and_several_be_off_at_once() -> None:
    with without(*toy):
        assert (doubled(4), tripled(4)) == (7, 3)
    assert (doubled(4), tripled(4)) == (8, 12)


def test_what_is_known_to_survive_is_a_function_and_has_a_reason() -> None:
    rules()
    assert set(survivors()) <= {place(entry) for entry in RULEBOOK}
    assert all(len(reason) > 20 for reason in survivors().values())


@pytest.mark.slow
@pytest.mark.parametrize("share", sizes(24, 12))
def test_every_so_many_rule_functions_one_is_missed_when_it_is_off(root: Path, share: int) -> None:
    told = _prove(
        root, "--tests", "--share", str(share), "--passing"
    )  # or this run fails by them anyway
    assert told["faults"] == []
    assert told["tests"]["total"] >= 144 // share


def _prove(root: Path, *options: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.prove", *options, "--json"]
    ended = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=600)
    assert ended.stdout, ended.stderr
    told: dict[str, Any] = json.loads(ended.stdout)
    return told
