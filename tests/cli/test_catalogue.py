"""`platformer-nb rules`: a rule with its examples; `--coverage`: no rule lacks what proves it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.cli.rulebook.catalogue import (
    cited_in_examples,
    coverage,
    lessons_of_rules,
    marked_tests,
)
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.citations import event_rules, registry
from platformer_nb.games.platformer.citations.registry import entered
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.content.examples import LESSONS_PENDING, stored

LESSONS_STILL_PENDING = 0
"""How many rules wait for a lesson; this number may only go down."""


def test_no_rule_lacks_a_function_a_test_an_example_or_a_lesson() -> None:
    """The build fails here if one does."""
    lacking = {rule: found.lacking for rule, found in coverage(GAME).items() if found.lacking}
    assert lacking == {}


def test_no_rule_that_decides_something_is_never_cited() -> None:
    """The build fails here if one is: no verdict and no event of all examples names it."""
    never = set(load_rulebook()) - set(cited_in_examples(GAME)) - set(stored().uncited)
    assert sorted(never) == []


def test_what_no_verdict_and_no_event_cites_is_on_a_short_list_with_its_reason() -> None:
    uncited = stored().uncited
    assert len(uncited) <= 0, "this list may only shrink"
    assert all(len(why) > 30 for why in uncited.values())
    assert sorted(set(uncited) & set(cited_in_examples(GAME))) == [], "it is cited: take it off"
    assert sorted(set(uncited) & entered()) == [], "it would be cited: take it off"


def test_the_examples_are_played_to_find_what_they_cite(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A declaration would not do: without the functions that cite it a rule lacks a citation."""
    kept = [(rule, asks) for rule, asks in registry._DECIDES[e.Fell] if rule != "GRA-6"]
    monkeypatch.setitem(registry._DECIDES, e.Fell, kept)
    monkeypatch.setitem(registry._DECIDES, e.Held, [])
    forget_what_is_cited()
    try:
        assert main(["rules", "GRA-6", "--coverage"]) == 1
        assert "Missing: a citation" in capsys.readouterr().out
    finally:
        forget_what_is_cited()


def forget_what_is_cited() -> None:
    cited_in_examples.cache_clear()
    event_rules.cache_clear()


def test_coverage_counts_the_examples_that_cite_the_rule_and_names_them_as_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "--coverage", "--json", "GRA-6"]) == 0
    names = json.loads(capsys.readouterr().out)["GRA-6"]["cited"]
    assert "if-the-figure-beneath-is-gone-the-one-above-falls-as-well" in names
    assert main(["rules", "--coverage", "GRA-6"]) == 0
    line, _ = capsys.readouterr().out.splitlines()
    assert f"examples that cite it: {len(names)}" in line


def test_a_rule_may_be_uncited_for_a_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformer_nb.cli.rulebook.catalogue.cited_in_examples", lambda _: {})
    uncited = {"cited": {"GRA-6": "it only describes"}}
    monkeypatch.setitem(vars(GAME.rulebook.examples), "pending", uncited)
    assert main(["rules", "--coverage", "GRA-6"]) == 0
    assert "cited nowhere, for a stated reason" in capsys.readouterr().out
    monkeypatch.setitem(vars(GAME.rulebook.examples), "pending", {})
    assert main(["rules", "--coverage", "GRA-6"]) == 1
    assert "Missing: a citation" in capsys.readouterr().out


def test_the_list_of_lessons_to_come_only_shrinks() -> None:
    pending = set(stored().pending(LESSONS_PENDING))
    assert len(pending) <= LESSONS_STILL_PENDING
    assert sorted(pending & set(lessons_of_rules(GAME))) == [], "it is taught now: take it off"


def test_coverage_says_what_there_is_of_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--coverage", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert list(table) == list(load_rulebook())
    assert (
        "platformer_nb.games.platformer.rules.figures.gravity.supported"
        in table["GRA-6"]["functions"]
    )
    assert "02-moving" in table["MOV-1"]["lessons"]
    for rule, found in table.items():
        assert found["proven"] in found["examples"], rule
        assert found["cited"], rule
    assert "if-the-figure-beneath-is-gone-the-one-above-falls-as-well" in table["GRA-6"]["cited"]


def test_coverage_is_a_table_with_the_example_that_proves_each_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "--coverage", "MAP-3", "ENM-3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + 1
    assert lines[0].endswith("proven by example 1")
    assert lines[1].endswith("proven by example 1")
    assert lines[-1].startswith("2 rules")


def test_a_rule_without_a_stored_proof_is_not_proven(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proven = {rule: name for rule, name in stored().proven.items() if rule != "MAP-3"}
    monkeypatch.setitem(vars(GAME.rulebook.examples), "proven", proven)
    assert main(["rules", "MAP-3", "--coverage"]) == 1
    assert "Missing: a proof" in capsys.readouterr().out


def test_a_rule_that_lacks_something_is_a_no(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformer_nb.cli.rulebook.catalogue.lessons_of_rules", lambda _: {})
    assert main(["rules", "MOV-1", "--coverage"]) == 1
    assert "Missing: lessons" in capsys.readouterr().out


def test_a_rule_is_printed_with_its_drawn_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "MAP-3"]) == 0
    told = capsys.readouterr().out
    assert "  2 |    :  1 |H   :    |" in told
    assert "Not allowed: " in told
    assert "[MAP-3]" in told
    assert "Know this first: MAP-1" in told
    assert re.search(r"tests/games/test_moving.py:\d+   test_nobody_crosses_a_wall", told)


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "ruling"), ("pl", "ustalenie"), ("uk", "домовленість")]
)
def test_the_list_of_rules_marks_the_rulings_and_no_others(
    language: str, mark: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--language", language]) == 0
    marked = {
        line.split()[0]
        for line in capsys.readouterr().out.splitlines()
        if line.partition(")")[0].endswith(f", {mark}")
    }
    assert marked == {rule for rule, entry in load_rulebook().items() if entry.open}


def test_an_example_marks_the_rulings_that_it_cites(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "MAP-8", "ATK-1"]) == 0
    told = capsys.readouterr().out
    assert "[MAP-8 (ruling)" in told, "what it brings"
    assert "[ATK-1 (ruling)]" in told, "what it refuses"
    assert "[SYM-2, ATK-2 (ruling)" in told


def test_a_ruling_says_why_it_was_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "GRA-7", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert rule["ruling"]
    assert "Ladder" in rule["why"]
    assert rule["examples"][0]["told"]


@pytest.mark.parametrize("rule", list(load_rulebook()))
def test_every_rule_can_be_printed(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", rule]) == 0
    assert "{" not in capsys.readouterr().out


def test_outside_a_checkout_there_are_no_tests_to_name(tmp_path: Path) -> None:
    assert marked_tests("platformer", tmp_path) is None
