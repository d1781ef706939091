"""`platformer-nb rules` for a game of a few lines: with examples, and without."""

from __future__ import annotations

import argparse
import json
from typing import Any

import pytest

from platformer_nb.cli.commands import rules as command
from platformer_nb.cli.rulebook.catalogue import coverage
from platformer_nb.cli.rulebook.places import key_places
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import NoPart, Rulebook, Words
from platformer_nb.core.parts.examples import DrawnExample
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.games import game_names, load_game
from platformer_nb.lessons.exam.question_generator import Referee
from platformer_nb.text.examples import DrawnExamples
from tests.table.test_any_game import Heap, HeapGame, HeapNarrator, HeapRules

TAKEN = DrawnExample("two-are-taken", ("TAK-1",), "5 0", ("take 2",))
REFUSED = DrawnExample(
    "seven-are-too-many", ("TAK-1",), "5 0", ("take 7",), ("take 1",), ("TAK-1",)
)
WRONG = DrawnExample("it-is-not-refused", ("END-1",), "5 0", ("take 2",), refused=("TAK-1",))
EMPTY = DrawnExample("an-empty-heap-is-no-game", ("END-1",), "0 0", (), fails="END-1")


class Narrator(HeapNarrator):
    def rule(self, rule: str, words: Words) -> Reason:
        return Reason(rule, 1, "One or two are taken.", ())


class StrictRules(HeapRules):
    def read(self, text: str) -> Heap:
        if text.startswith("0"):
            raise BadInput("heap", "error-no-rule", "mend-use", rule="END-1")
        return super().read(text)


class Silent(HeapGame):
    """A game without examples."""

    narrator: Any = Narrator()
    rules: Any = StrictRules()


class Drawn(DrawnExamples):
    def event_key(self, after: Heap, event: str) -> str:
        return "allowed"


class Shown(Silent):
    """A game with two examples of one rule, and none of the other."""

    @property
    def rulebook(self) -> Rulebook:
        book = super().rulebook
        proven = {"TAK-1": "seven-are-too-many"}
        shown = Drawn(self, (TAKEN, REFUSED), proven, {"examples": {"END-1": "soon"}})
        return Rulebook(book.entries, book.registry, shown)


def run(game: HeapGame, *ids: str, **options: bool) -> int:
    flags = {"words": False, "coverage": False, "json": False, "notation": True} | options
    return command.run(argparse.Namespace(game=game, ids=list(ids), language="en", **flags))


def test_a_game_without_examples_lists_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Silent(), "tak-1") == 0
    assert capsys.readouterr().out.startswith("TAK-1 (p. 1) One or two are taken.")
    assert coverage(Silent())["TAK-1"].lacking == ("functions", "tests", "examples", "lessons")
    with pytest.raises(NoPart):
        Referee(Silent(), 1)


def test_the_examples_of_any_game_are_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Shown(), "TAK-1") == 0
    told = capsys.readouterr().out
    for line in (
        "  5 0",
        "  > take 2 – Take 2",
        "  > 2 taken [TAK-1, END-1 (ruling)]",
        "  > first: take 1 – Take 1",
        "  > take 7",
        "  > Not allowed: Take 7",
        "  > 4 left [TAK-1]",
    ):
        assert line in told.splitlines(), told
    assert run(Shown(), "TAK-1", json=True) == 0
    ((first, second),) = [rule["examples"] for rule in json.loads(capsys.readouterr().out)]
    assert (first["legal"], second["legal"]) == (True, False)


def test_the_six_questions_have_answers_in_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Shown(), "TAK-1", json=True) == 0
    ((rule,),) = [json.loads(capsys.readouterr().out)]
    (told,) = rule["where"]["told"]["places"]
    assert (told["path"], told["name"]) == ("content/common/text/en/saying.ftl", "allowed")
    beside = rule["where"]["judged"]["beside"]
    assert [one["name"] for one in beside["catalogue-listed"]] == ["HeapRules.actions"]
    assert rule["where"]["shown"]["reason"] == "No part of the page is known to depend on it."
    assert rule["where"]["taught"]["reason"] == "No lesson teaches it."


def test_the_coverage_of_any_game_has_its_proofs_and_citations() -> None:
    found = coverage(Shown(), ["TAK-1", "END-1"])
    assert found["TAK-1"].proven == "seven-are-too-many"
    assert found["TAK-1"].cited == ("two-are-taken", "seven-are-too-many")
    assert found["END-1"].cited == ("two-are-taken", "seven-are-too-many"), "by its events"
    assert found["END-1"].lacking == ("functions", "tests", "lessons", "proof")


def test_an_example_that_ends_otherwise_says_how() -> None:
    shown = DrawnExamples(Shown(), (TAKEN, REFUSED, WRONG, EMPTY))
    assert [shown.faults(x) for x in shown.all] == [(), (), ("take 2: refused by no rule",), ()]
    assert shown.faults(DrawnExample("full", ("END-1",), "5 0", (), fails="END-1"))
    assert shown.cited(EMPTY) == {"END-1"}


@pytest.mark.parametrize("name", game_names())
def test_every_event_of_an_example_is_found_among_the_sentences_of_its_game(name: str) -> None:
    game = load_game(name)
    examples = game.rulebook.examples
    if examples is None:
        pytest.skip("a game without examples")
    keys = {key for example in examples.all for key, _ in examples.event_keys(example)}
    assert keys
    assert keys <= set(key_places(name, "en"))
