"""Exams of Labyrinth: questions made of drawn examples, fair and without end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.narration.positions import say_pawn
from platformer_nb.games.labyrinth.narration.prompts import deciding
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.teaching import variations
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.lesson_exam import LessonExam
from platformer_nb.lessons.exam.question_generator import Item, Referee, verb_of
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words, languages

WANTED = 50
"""Questions about a rule that are not the same."""


def asked(rule: str, count: int) -> list[Item]:
    referee = Referee(GAME, f"labyrinth {rule}", (rule,))
    return [referee.ask(rule) for _ in range(count)]


def test_most_chapters_have_rules_that_can_be_broken() -> None:
    chapters = {rule.partition("-")[0] for rule in breakable(GAME)}
    assert {"ACT", "MOV", "TIL", "KEY", "ITM", "STN", "TRP", "GOL", "CRY", "CMB"} <= chapters
    assert len(breakable(GAME)) >= WANTED


@pytest.mark.parametrize("rule", ["TIL-17", "TRP-2", "CRY-4"])
def test_what_examples_break_by_untaught_words_is_asked_about_on_boards_of_lessons(
    rule: str,
) -> None:
    everything = taught_scope(GAME, Progress().has_met(GAME.rulebook.entries, 0))
    assert askable(GAME, rule, everything)


@pytest.mark.parametrize("rule", ["MOV-1", "STN-2"])
def test_fifty_questions_about_a_rule_differ_and_are_fair(rule: str) -> None:
    items = asked(rule, WANTED)
    assert len({(item.state, item.action) for item in items}) == WANTED
    legal = sum(item.legal for item in items)
    assert WANTED // 5 <= legal <= WANTED * 4 // 5
    for item in items:
        ruling = GAME.rules.judge(item.state, item.action)
        assert ruling.legal == item.legal
        if not item.legal:
            assert rule in item.rules
            assert set(item.rules) & set(item.choices)
            assert len(set(item.choices)) == len(item.choices) >= 4


@pytest.mark.parametrize("language", languages())
def test_what_a_drawing_does_not_show_is_told_of_characters_by_name(language: str) -> None:
    words = Words(language, GAME.name)
    for item in asked("ACT-3", 5):
        told = " ".join(GAME.teaching.statement(item.state, words))
        assert name_of(item.state, item.state.active, words) in told
        assert re.search(r"\b[A-F]\b(?!-)", told) is None, told


def test_whoever_has_no_character_is_asked_about_where_that_decides() -> None:
    refused = [item for item in asked("CHR-8", 4) if not item.legal]
    assert refused
    assert all(any(pawn.character < 0 for pawn in item.state.pawns) for item in refused)


def test_a_question_is_a_position_that_can_be_drawn() -> None:
    for rule in breakable(GAME)[::12]:
        for item in asked(rule, 2):
            assert GAME.rules.read(GAME.rules.write(item.state)) == item.state


def exams() -> Iterator[LessonExam]:
    for name in lesson_names(GAME):
        for step in load_lesson(GAME, name).steps:
            if isinstance(step, models.Exam):
                yield LessonExam(GAME, step, "key", 1, Words("en", GAME.name), lesson=name)


def test_a_lesson_asks_nothing_that_it_has_not_taught_or_announced() -> None:
    for exam in exams():
        assert exam.scope is not None
        assert (exam.rules, exam.count) == (tuple(exam.step.about), exam.step.count), exam.lesson
        shown: set[tuple[object, object]] = set()
        while (item := exam.item) is not None:
            assert exam.scope.holds(GAME, item), (exam.lesson, item.action)
            shown.add((item.state, item.action))
            exam.answer(item.legal, "" if item.legal else item.rules[0])
        assert len(shown) == exam.count, exam.lesson
        assert {given.legal for given in exam.given} == {True, False}, exam.lesson


def test_the_first_lesson_asks_in_positions_without_bridges_and_about_characters_by_name() -> None:
    first = next(exams())
    while (item := first.item) is not None:
        assert not set(GAME.teaching.rules_shown(item.state))
        assert item.state.pawn.character >= 0
        first.answer(item.legal, "" if item.legal else item.rules[0])


@pytest.mark.parametrize("about", [["STN-2", "KEY-4"], ["STN-2"]])
def test_an_exam_leaves_out_what_its_lesson_has_not_taught(about: list[str]) -> None:
    step = next(one.step for one in exams()).model_copy(update={"about": about})
    exam = LessonExam(GAME, step, "key", 1, Words("en", GAME.name), lesson="01-goal")
    assert "STN-2" not in exam.rules
    assert exam.item is not None
    assert exam.scope is not None
    assert exam.scope.holds(GAME, exam.item)


def test_a_lesson_asks_nothing_twice_about_the_same_rule_verdict_and_action() -> None:
    for exam in exams():
        if exam.lesson not in {"01-goal", "06-bridges"}:
            continue
        kinds = set()
        while (item := exam.item) is not None:
            verb = verb_of(GAME.rules.write_action(item.state, item.action))
            kinds.add((item.rules[0], item.legal, verb))
            exam.answer(item.legal, "" if item.legal else item.rules[0])
        assert len(kinds) >= exam.count - (exam.lesson == "01-goal"), (exam.lesson, kinds)


@pytest.mark.parametrize("language", languages())
def test_a_question_on_a_page_tells_what_the_characters_have(language: str) -> None:
    words = Words(language, GAME.name)
    for item in asked("STN-2", 8):
        held = list(GAME.teaching.holdings(item.state, words))
        who = deciding(item.state)
        assert held[0] == say_pawn(item.state, who, words, named=True)
        for seat, pawn in enumerate(item.state.pawns):
            told = say_pawn(item.state, seat, words, named=True) in held
            assert told or not pawn.stun, "nobody is stunned unseen"


def test_an_exam_of_a_page_states_the_stun_that_decides() -> None:
    exam = next(one for one in exams() if one.lesson == "06-bridges")
    item = exam.item
    assert item is not None
    assert item.state.pawn.stun
    facts = ExamTable(exam).view()["exam"]["facts"]
    assert any("stun tokens: 1" in fact for fact in facts), facts


def test_a_lesson_with_too_few_questions_asks_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variations, "vary", lambda state, action, _random: (write(state), action))
    step = next(one.step for one in exams()).model_copy(update={"about": ["KEY-4"], "count": 50})
    exam = LessonExam(GAME, step, "key", 1, Words("en", GAME.name), lesson="01-goal")
    asked = set()
    while (item := exam.item) is not None:
        asked.add((item.state, item.action))
        exam.answer(item.legal, "" if item.legal else item.rules[0])
    assert 1 < len(asked) == exam.count < 50
