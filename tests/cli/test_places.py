"""The six questions: where each rule is judged, applied, shown, told, taught and tested."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from inspect import unwrap
from itertools import islice
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.cli.rulebook.catalogue import coverage
from platformer_nb.cli.rulebook.places import QUESTIONS, Answer, Place, answers, example_places
from platformer_nb.core.registry import Entry
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.text import Words
from tests.games.sides import CITED_BY_ANOTHER, NOTHING_TO_REFUSE, listed
from tests.prove.switching import without

MOST = {"judged": 6, "applied": 7, "told": 18, "taught": 7, "tested": 10}
"""How many rules a place may answer for; these numbers may only go down."""


@pytest.fixture(scope="module")
def found() -> dict[str, dict[str, Answer]]:
    words = Words("en", GAME.name)
    covered = coverage(GAME)
    return {rule: answers(GAME, rule, covered[rule], words) for rule in GAME.rulebook.entries}


def test_every_question_about_every_rule_has_an_answer(found: dict[str, dict[str, Answer]]) -> None:
    assert found.keys() == load_rulebook().keys()
    for rule, answered in found.items():
        assert tuple(answered) == QUESTIONS
        for question, answer in answered.items():
            assert answer.places or answer.reason, (rule, question)
            if question in ("shown", "told", "taught", "tested"):
                assert answer.reason == "", (rule, question)


def test_every_answer_is_a_line_that_holds_what_is_named(
    found: dict[str, dict[str, Answer]], root: Path
) -> None:
    files: dict[str, list[str]] = {}
    wrong = []
    for rule, answered in found.items():
        for question, answer in answered.items():
            for place in answer.places:
                if place.path not in files:
                    files[place.path] = (root / place.path).read_text(encoding="utf-8").splitlines()
                if not holds(question, place, files[place.path]):
                    wrong.append((rule, question, place))
    assert wrong == []


def holds(question: str, place: Place, lines: list[str]) -> bool:
    """Whether the line begins what is named: a function with its decorators, a sentence, a step, a test."""
    line, after = lines[place.line - 1], "\n".join(lines[place.line - 1 : place.line + 12])
    name = place.name.rpartition(".")[2]
    if question == "told":
        return line.startswith(f"{name} =")
    if question == "taught":
        return line == "[[steps]]" and f'id = "{place.name.rpartition(": ")[2]}"' in after
    if question == "tested":
        return f"def {name}(" in line or line.startswith("def test_an_example")
    return bool(
        re.search(rf"(def {name}\(|function {name}\(|const {name} =|^\s*{name}:|Moment\()", after)
    )


def test_a_rule_that_nothing_judges_refuses_nothing(found: dict[str, dict[str, Answer]]) -> None:
    """Its illegal examples, if any, are refused by other rules, and the answer names them."""
    unjudged = {rule for rule, answered in found.items() if answered["judged"].reason}
    assert unjudged <= {*listed(NOTHING_TO_REFUSE), *listed(CITED_BY_ANOTHER)}
    assert [rule for rule in unjudged if found[rule]["applied"].reason] == []
    for rule in unjudged & set(listed(CITED_BY_ANOTHER)):
        assert re.search(r"[A-Z]{3}-\d", found[rule]["judged"].reason), rule


def test_a_rule_that_only_limits_says_where_what_it_allows_is_done(
    found: dict[str, dict[str, Answer]],
) -> None:
    limits = {rule for rule, answered in found.items() if answered["applied"].reason}
    assert {"MAP-3", "PSH-2"} <= limits
    assert [rule for rule in sorted(limits) if not prohibits(rule, found[rule])] == []
    names = {place.name for place in found["PSH-2"]["applied"].places}
    assert "make_way" in names
    assert "KINDS.pushed" in {place.name for place in found["PSH-2"]["shown"].places}


def prohibits(rule: str, answered: dict[str, Answer]) -> bool:
    """Return whether a rule is a clause that forbids, so that nothing of its own is applied.

    It is judged by a function of its own, no event names it first, and an example is refused by it, unless
    `tests/games/sides.py` says which rule is cited in its place, or why nobody can break it.
    """
    examples = GAME.rulebook.examples
    assert examples is not None
    own = [example for example in examples.all if rule in example.rules]
    refused = any(rule in (*example.refused, example.fails) for example in own)
    excused = rule in {*listed(CITED_BY_ANOTHER), *listed(NOTHING_TO_REFUSE)}
    happens = any(by[0] == rule for example in own for _, by in examples.event_keys(example))
    return bool(answered["judged"].places) and (refused or excused) and not happens


def test_a_rule_that_neither_forbids_nor_does_anything_is_no_prohibition(
    found: dict[str, dict[str, Answer]],
) -> None:
    """The check above finds a rule that nothing judges, and one that happens instead of forbidding."""
    idle = {**found["PSH-2"], "judged": Answer((), "nothing judges it")}
    assert prohibits("PSH-2", found["PSH-2"])
    assert not prohibits("PSH-2", idle)
    assert not prohibits("GRA-1", found["GRA-1"])


def test_no_place_is_the_answer_for_many_rules(found: dict[str, dict[str, Answer]]) -> None:
    """An answer that fits everything says nothing."""
    for question, most in MOST.items():
        often = Counter(
            (place.path, place.name if question == "tested" else place.line)
            for answered in found.values()
            for place in answered[question].places
            if not answered[question].reason
        )
        ((place, count),) = often.most_common(1)
        assert count <= most, (question, place)


def test_the_answers_differ_from_rule_to_rule(found: dict[str, dict[str, Answer]]) -> None:
    for question, least in {
        "told": len(found),
        "tested": 180,
        "applied": 120,
        "shown": 100,
    }.items():
        assert len({answered[question] for answered in found.values()}) >= least, question


@pytest.mark.parametrize(
    ("language", "heading", "folder"),
    [
        ("en", "Where it is applied", "en"),
        ("pl", "Gdzie ją widać", "pl"),
        ("uk", "Де це видно", "uk"),
    ],
)
def test_the_answers_are_in_the_readers_language(
    language: str, heading: str, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "PSH-2", "--language", language]) == 0
    told = capsys.readouterr().out
    assert heading in told.splitlines()
    assert f"content/platformer/text/{folder}/rules.ftl:" in told
    assert main(["rules", "PSH-2", "--language", language, "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert list(rule["where"]) == list(QUESTIONS)
    (judged, *_) = rule["where"]["judged"]["places"]
    assert judged["name"] == "somewhere_to_push"
    assert judged["path"].endswith("rules/figures/movement.py")
    assert rule["examples"][0]["place"].startswith("content/platformer/examples/")


def test_every_example_has_its_line(root: Path) -> None:
    places = example_places(GAME.name)
    assert GAME.rulebook.examples is not None
    assert set(places) == {example.name for example in GAME.rulebook.examples.all}


def test_beside_the_clauses_of_a_rule_stand_its_fast_path_and_its_reader(
    found: dict[str, dict[str, Answer]],
) -> None:
    beside = {key: [p.name for p in those] for key, those in found["PSH-2"]["judged"].beside}
    assert beside == {
        "catalogue-listed": ["travels", "reachable"],
        "catalogue-notated": ["_read_portal", "_write_portal", "_read_move", "_write_move"],
    }
    assert found["GRA-6"]["judged"].beside == (), "it forbids no action"
    with_it = [rule for rule, answered in found.items() if answered["judged"].beside]
    assert len(with_it) > 80
    assert all(dict(found[rule]["judged"].beside)["catalogue-notated"] for rule in with_it)


def test_a_declared_fast_path_is_what_lists_the_actions() -> None:
    """Without it none of them is listed, in any position of the examples that has one."""
    missing = {kind.type: kind.listed for kind in ACTIONS.values() if kind.listed is not None}
    assert len(missing) == 13
    for state in positions_of_examples():
        for kind in [kind for kind in missing if lists(state, kind)]:
            with without(Entry((), unwrap(missing[kind]), ())):
                assert not lists(state, kind), kind
            del missing[kind]
    assert missing == {}, "a position for each"


def lists(state: State, kind: type[Action]) -> bool:
    return any(type(action) is kind for action in islice(GAME.rules.actions(state), 500))


def positions_of_examples() -> Iterator[State]:
    shown = GAME.rulebook.examples
    for example in () if shown is None else shown.all:
        if example.position and not example.fails:
            state = GAME.rules.read(example.position)
            for text in (*example.before, *example.do):
                yield state
                if not GAME.rules.judge(state, text):
                    break
                state, _ = GAME.rules.apply(state, text)
