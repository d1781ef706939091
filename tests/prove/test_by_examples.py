"""Every rule is proven by an example of its own, which fails without the rule's functions."""

from __future__ import annotations

import os
from typing import Any

import pytest

from platformer_nb.core.registry import Instead, Registry
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.content.examples import Example, load_examples, stored
from platformer_nb.games.platformer.registry import RULEBOOK
from platformer_nb.games.platformer.rules.figures import gravity
from platformer_nb.games.platformer.teaching.examples import examples_of, run
from tests.games.drawn import rules
from tests.prove import example_proofs
from tests.prove.by_examples import Result, faults, functions_of, proved, unshown
from tests.prove.example_proofs import HANGS, MISMATCH, Notice, Proof, examples_of_game
from tests.prove.opposites import OPPOSITES, Opposite, instead
from tests.prove.proving import place

SHOWN = examples_of_game("platformer")

MOST_IDS = 5
"""Limit of rules per function: what does everything proves nothing. This number may only go down."""


@pytest.fixture(scope="module")
def result() -> Result:
    """Return the proofs of all rules, computed once."""
    return proved(workers=os.cpu_count() or 1)


def test_every_rule_is_proven_by_an_example_of_its_own(result: Result) -> None:
    unproven = {proof.rule: proof.whole for proof in result.proofs if not proof.whole.proves}
    assert unproven == {}
    assert {proof.rule for proof in result.proofs} == load_rulebook().keys()


def test_the_proofs_that_are_stored_are_those_that_are_found(result: Result) -> None:
    """If not: `python -m tests.prove --examples --store`."""
    assert stored().proven == {p.rule: p.whole.example for p in result.proofs if p.whole.proves}


def test_each_function_of_a_rule_is_noticed_by_an_example_of_that_rule(result: Result) -> None:
    assert result.faults == ()
    assert len(result.parts) > 400


def test_a_proof_names_an_example_of_the_rule_itself(result: Result) -> None:
    for proof in result.proofs:
        names = {example.name for example in examples_of(proof.rule)}
        assert proof.whole.example in names, proof.rule
        assert {notice.example for notice in proof.parts.values()} <= names, proof.rule


def test_every_function_of_every_rule_has_been_tried(result: Result) -> None:
    tried = {name for name, _ in result.parts}
    assert tried == {f"{rule} {place(e)}" for e in RULEBOOK for rule in e.rules}


def test_what_is_unshown_is_a_function_of_the_rule_and_has_a_reason() -> None:
    rules()
    functions = {f"{rule} {place(e)}" for e in RULEBOOK for rule in e.rules}
    assert set(unshown()) <= functions
    assert all(len(reason) > 20 for reason in unshown().values())
    assert len(unshown()) == 0, "this list may only shrink"


def test_a_rule_function_says_of_each_of_its_rules_what_it_does_for_it() -> None:
    rules()
    silent = [
        f"{rule} {place(entry)}"
        for entry in RULEBOOK
        for rule in entry.rules
        if rule not in (entry.function.__doc__ or "")
    ]
    assert silent == []


def test_no_function_carries_so_many_rules_that_it_proves_none() -> None:
    rules()
    assert [place(e) for e in RULEBOOK if len(e.rules) > MOST_IDS] == []
    assert max(len(e.rules) for e in RULEBOOK) == MOST_IDS, "lower the number"


@pytest.mark.parametrize(
    ("rule", "function", "opposite"),
    [
        pytest.param(rule, function, opposite, id=f"{rule}-{opposite.__name__}")
        for rule, pairs in OPPOSITES.items()
        for function, opposite in pairs
    ],
)
def test_an_example_notices_if_what_does_not_happen_happens(
    rule: str, function: Any, opposite: Opposite
) -> None:
    """A rule that denies something cannot be switched off; its opposite is played instead."""
    assert example_proofs.noticed(SHOWN, examples_of(rule), [instead(function, opposite)]).proves


# --- the proof itself can fail -------------------------------------------------------------------------------


def entry_of(function: str):
    """Return the entry of a function in the registry."""
    return next(entry for entry in RULEBOOK if place(entry) == function)


def example(name: str) -> Example:
    """Return an example by its name."""
    return next(x for x in load_examples() if x.name == name)


def test_an_example_that_does_not_depend_on_the_function_proves_nothing() -> None:
    rules()
    entry = entry_of("gravity.fall")
    beside = example("two-to-four-players")
    assert example_proofs.noticed(SHOWN, [beside], [entry]) == Notice()
    falls = example("every-figure-falls-until-a-platform-or-a-figure-stops-it")
    assert example_proofs.noticed(SHOWN, [beside, falls], [entry]) == Notice(falls.name, MISMATCH)
    assert run(falls).faults == (), "and nothing stays switched off"


def test_an_error_is_a_weaker_proof_than_a_mismatch_and_is_named() -> None:
    game = Registry("platformer")
    off = Instead(lambda *_: 1 // 0)
    fall = gravity.supported
    game.rule("GRA-1", off=off)(fall)
    falls = example("every-figure-falls-until-a-platform-or-a-figure-stops-it")
    held = example("a-platform-holds-who-stands-on-it")
    found = example_proofs.noticed(SHOWN, [held, falls], tuple(game))
    assert found == Notice(falls.name, "ZeroDivisionError")
    assert not found.proves


def test_what_goes_on_for_ever_is_ended_and_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr(example_proofs, "PATIENCE", 0.1)
    game = Registry("platformer")
    game.rule("GRA-1", off=Instead(forever))(gravity.supported)
    falls = example("every-figure-falls-until-a-platform-or-a-figure-stops-it")
    assert example_proofs.noticed(SHOWN, [falls], tuple(game)) == Notice(falls.name, HANGS)


def test_what_is_wrong_with_a_proof_is_said() -> None:
    good, bad, crash = Notice("one", MISMATCH), Notice(), Notice("two", "KeyError")
    proof = Proof("GRA-1", bad, {f"{example_proofs.__name__}": good})
    assert list(faults([proof], {})) == ["no example of GRA-1 ends otherwise without its functions"]
    ((name, _),) = functions_of(proof)
    assert list(faults([proof._replace(whole=good)], {name: "because"})) == [
        f"{name} is noticed: take it off unshown/<game>.toml"
    ]
    weak = proof._replace(whole=crash, parts={example_proofs.__name__: crash})
    assert list(faults([weak], {})) == [
        "no example of GRA-1 ends otherwise without its functions: two only KeyError",
        f"no example of the rule notices {name}: two only KeyError",
    ]
    assert list(faults([weak._replace(whole=good)], {name: "because"})) == []
