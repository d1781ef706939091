"""A cited rule that is a ruling says so wherever it is told, with the reason behind it."""

from __future__ import annotations

import ast
import re
from dataclasses import asdict
from pathlib import Path

import pytest

import platformer_nb
from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.narration.rules import marked, rulings_of, say_rule
from platformer_nb.games.platformer.narration.rulings import say_cite
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.progress.knowledge import knowledge
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.text import languages
from platformer_nb.text.verdicts import marked_page

MARKS = {language: Words(language)("rule-mark") for language in languages()}
in_each_language = pytest.mark.parametrize("language", languages())


@in_each_language
def test_every_open_rule_says_that_it_is_a_ruling_and_why_and_no_other_does(language: str) -> None:
    words = Words(language, strict=True)
    for rule_id, entry in load_rulebook().items():
        said = say_rule(words, rule_id)
        assert (said.rule, said.page, said.text) == (
            rule_id,
            entry.page,
            words(f"rule-{rule_id}"),
        )
        assert said.ruling == entry.open
        assert said.open.startswith(words("rule-open")) if entry.open else said.open == ""
        assert said.why == (words(f"ruling-why-{rule_id}") if entry.open else "")
        mark = f" ({words('rule-mark')})" if entry.open else ""
        assert marked(words, [rule_id, "MAP-3"]) == f"{rule_id}{mark}, MAP-3"
        assert rulings_of(["MAP-3", rule_id]) == ((rule_id,) if entry.open else ())


def test_nobody_tells_a_rule_past_those_who_mark_rulings() -> None:
    folder = Path(platformer_nb.__file__).parent
    made = [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason"
    ]
    assert {"games/platformer/narration/rules.py", "games/platformer/narration/rulings.py"} <= set(
        made
    )
    assert [path for path in made if not re.fullmatch(r"games/\w+/narration/\w+\.py", path)] == []


@in_each_language
def test_a_citation_of_a_ruling_has_the_reason_behind_it(language: str) -> None:
    words = Words(language)
    for legal in (True, False):
        said = say_cite(words, Cite("MAP-11", {}), legal)
        assert (said.ruling, said.open) == (True, words("rule-open"))
        assert said.why == words("ruling-why-MAP-11")
    switch = Cite("ZOC-1", {})
    assert say_cite(words, switch, True).why == words("ruling-why-ZOC-1")
    otherwise = say_cite(words, switch, True, (("ZOC-1", "arriving"),))
    assert otherwise.open.endswith(words("ruling-ZOC-1-arriving"))
    assert otherwise.why == "", "the reason for our own reading is none for another"
    assert say_rule(words, "ZOC-1", (("ZOC-1", "arriving"),)).why == ""
    assert marked_page(words, 18, True) == f"18, {MARKS[language]}"
    assert marked_page(words, 18, False) == "18"


# --- lessons ---------------------------------------------------------------------------------------


@in_each_language
def test_a_lesson_marks_it_in_hints_and_answers_in_text_and_on_the_board(language: str) -> None:
    board = open_lesson(GAME, "03-jumping", language).exercise(3)
    page = board.words("lesson-page")
    hint = board.hint(2)
    assert [(r.rule, r.ruling) for r in hint.reasons] == [("GRA-1", False), ("GRA-4", True)]
    assert f"GRA-1 ({page} 10): " in repr(hint)
    assert f"GRA-4 ({page} 10, {MARKS[language]}): " in repr(hint)
    table = LessonTable(board)
    for _ in range(2):
        view = table.intent({"intent": "hint", "for": table.number})
    plain, ruling = view["lesson"]["hints"][1]["reasons"]
    assert (plain["ruling"], plain["open"], plain["why"]) == (False, "", "")
    assert ruling["open"] == board.words("rule-open")
    assert ruling["why"] == board.words("ruling-why-GRA-4")

    solved = board.answer(*board.step.solutions[0])
    rulings = [reason for reason in solved.reasons if reason.ruling]
    assert rulings
    for reason in solved.reasons:
        mark = f", {MARKS[language]}" if reason.ruling else ""
        assert f"{reason.rule} ({page} {reason.page}{mark}): " in repr(solved)
    assert [r["why"] for r in solved.as_json()["reasons"]] == [r.why for r in solved.reasons]


@in_each_language
def test_a_lesson_marks_it_in_what_is_refused_foreseen_and_done_wrong(language: str) -> None:
    mark = MARKS[language]
    edge = open_lesson(GAME, "02-moving", language).exercise(1)
    assert f", {mark}): " in repr(edge.judge("move down"))
    assert "MAP-11" in edge.judge("move down").rules
    prediction = open_lesson(GAME, "03-jumping", language).predict(1)
    outcome = prediction.outcome()
    assert [r.ruling for r in outcome.reasons] == [
        load_rulebook()[rule].open for rule in prediction.step.rules
    ]
    assert any(r.ruling for r in outcome.reasons)
    assert mark in repr(outcome)


@in_each_language
def test_an_exam_marks_it_in_choices_answers_and_report(language: str) -> None:
    words, mark = Words(language), MARKS[language]
    exam = Exam(GAME, 4, rules=("ATK-1",), count=1, language=language)
    table = ExamTable(exam)
    view = table.intent({"intent": "exam-judge", "legal": False, "for": table.number})
    choices = view["exam"]["choices"]
    assert {c["rule"]: c["ruling"] for c in choices} == {
        c["rule"]: load_rulebook()[c["rule"]].open for c in choices
    }
    wrong = next(c for c in choices if c["ruling"] and c["rule"] != "ATK-1")
    view = table.intent({"intent": "exam-cite", "rule": wrong["rule"], "for": table.number})
    feedback = view["exam"]["feedback"]
    assert wrong["text"] in feedback["note"]
    assert wrong["rule"] not in feedback["note"], "numbers are shown once they are asked for"
    (decides,) = (r for r in feedback["reasons"] if r["rule"] == "ATK-1")
    assert (decides["ruling"], decides["why"]) == (True, words("ruling-why-ATK-1"))
    view = table.intent({"intent": "exam-onward", "for": table.number})
    (line,) = view["exam"]["report"]["lines"]
    told = asdict(say_rule(words, "ATK-1"))
    assert {name: line[name] for name in told} == told
    assert repr(exam).count(f", {mark})") == 2, "in its line, and in what to read again"


@in_each_language
def test_the_picture_of_what_is_known_marks_it_on_the_rule_itself(language: str) -> None:
    words = Words(language)
    rules = ["GRA-7", "GRA-1"]
    progress = Progress().answered(rules, False, 1).has_met(rules, 1)
    told = knowledge(GAME, words, progress, 10**9, "GRA-7")
    assert (told["chosen"]["ruling"], told["chosen"]["why"]) == (
        True,
        words("ruling-why-GRA-7"),
    )
    assert {r["rule"]: r["ruling"] for r in told["review"]["rules"]} == {
        "GRA-7": True,
        "GRA-1": False,
    }
