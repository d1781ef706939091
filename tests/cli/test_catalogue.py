"""`platformer-nb rules`: a rule with its examples; `--coverage`: no rule lacks what proves it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.cli.catalogue import coverage, lessons_of_rules, marked_tests
from platformer_nb.content import load_rulebook
from platformer_nb.content.examples import LESSONS_PENDING, load_pending

LESSONS_STILL_PENDING = 0
"""How many rules wait for a lesson; this number may only go down."""


def test_no_rule_lacks_a_function_a_test_an_example_or_a_lesson() -> None:
    """The build fails here if one does."""
    lacking = {rule: found.lacking for rule, found in coverage().items() if found.lacking}
    assert lacking == {}


def test_the_list_of_lessons_to_come_only_shrinks() -> None:
    pending = set(load_pending(name=LESSONS_PENDING))
    assert len(pending) <= LESSONS_STILL_PENDING
    assert sorted(pending & set(lessons_of_rules())) == [], "it is taught now: take it off"


def test_coverage_says_what_there_is_of_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--coverage"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 194 + 1
    assert lines[-1].startswith("194 rules")
    assert main(["rules", "--coverage", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert list(table) == list(load_rulebook())
    assert "platformer_nb.games.platformer.gravity.supported" in table["GRA-6"]["functions"]
    assert "02-moving" in table["MOV-1"]["lessons"]


def test_a_rule_that_lacks_something_is_a_no(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformer_nb.cli.catalogue.lessons_of_rules", dict)
    assert main(["rules", "MOV-1", "--coverage"]) == 1
    assert "Lacking: lessons" in capsys.readouterr().out


def test_a_rule_is_printed_with_its_drawn_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "MAP-3"]) == 0
    told = capsys.readouterr().out
    assert "  2 |    :  1 |H   :    |" in told
    assert "Not allowed: " in told
    assert "[MAP-3]" in told
    assert "To be known before: MAP-1" in told
    assert "tests/games/test_moving.py::test_nobody_crosses_a_wall" in told


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
    assert marked_tests(tmp_path) is None
