"""Every rule of Labyrinth is proven by an example of its own, which fails without the rule's functions."""

from __future__ import annotations

import os

import pytest

from platformer_nb.games.labyrinth.content import load_rulebook
from platformer_nb.games.labyrinth.content.examples import stored
from platformer_nb.games.labyrinth.registry import RULEBOOK
from tests.games.labyrinth.test_every_rule import load
from tests.prove.by_examples import Result, proved, unshown
from tests.prove.proving import place


@pytest.fixture(scope="module")
def result() -> Result:
    """Return the proofs of all rules, computed once."""
    return proved(workers=os.cpu_count() or 1, game="labyrinth")


def test_every_rule_with_a_function_is_proven_by_an_example_of_its_own(result: Result) -> None:
    assert result.faults == ()
    proven = {proof.rule for proof in result.proofs if proof.whole.proves}
    assert proven == set(load_rulebook()) - set(stored().pending())


def test_the_proofs_that_are_stored_are_those_that_are_found(result: Result) -> None:
    """If not: `python -m tests.prove --game labyrinth --examples --store`."""
    assert stored().proven == {p.rule: p.whole.example for p in result.proofs if p.whole.proves}


def test_what_is_unshown_is_a_function_of_the_rule_and_has_a_reason() -> None:
    load()
    functions = {f"{rule} {place(e)}" for e in RULEBOOK for rule in e.rules}
    assert set(unshown("labyrinth")) <= functions
    assert all(len(reason) > 20 for reason in unshown("labyrinth").values())
    assert len(unshown("labyrinth")) <= 7, "this list may only shrink"
