"""Questions about what happens: which of these rules decides it?"""

from __future__ import annotations

from random import Random

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.at_work import decided_by, exampled, moments
from platformer_nb.lessons.exam.distractors import CHOICES
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.question import Question
from platformer_nb.lessons.exam.question_generator import Item, Referee
from platformer_nb.lessons.exam.scope import askable, reviewable, taught_scope
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.pupils import truth
from platformer_nb.lessons.rounds.going_on import gone_on, kept_exam
from platformer_nb.lessons.rounds.review import ReviewRound, due_rules
from platformer_nb.text import Words

FALLS, CHANCE = "GRA-1", "TRN-4"
"""A rule of what an action brings, and one of what chance brings: nobody can break either."""

NOW = 1_800_000_000
DAY = 86_400


def asked(rule: str, seed: int = 1) -> Item:
    return Referee(GAME, seed, (rule,), happens=True).ask(rule)


def met_all() -> Progress:
    return Progress().has_met(GAME.rulebook.entries, NOW - DAY)


def review_of(*rules: str) -> ReviewRound:
    keeper = Memory(lambda progress: None)
    keeper.follow(met_all())
    return ReviewRound(GAME, Learner(keeper, lambda: NOW), rules, 1, language="en")


@pytest.mark.parametrize("rule", [FALLS, CHANCE, "GEM-3", "SOL-1"])
def test_exactly_one_of_the_rules_offered_decides(rule: str) -> None:
    for seed in range(4):
        item = asked(rule, seed)
        assert item.told is not None
        assert len(item.choices) == CHOICES
        decides = truth.decides(GAME, item.state, item.action)
        assert decides == set(item.rules)
        assert [one for one in item.choices if one in decides] == [rule]
        assert item.right(False, rule)
        assert not any(item.right(False, one) for one in item.choices if one != rule)


def test_it_is_told_what_the_rule_decides_and_before_which_moment_the_board_stands() -> None:
    words = Words("en", "platformer")
    question = Question(GAME, asked(FALLS), 1, 1, words)
    assert question.text.startswith("Played: ")
    assert "falls" in question.text
    chance = Question(GAME, asked(CHANCE), 1, 1, words)
    assert chance.text.startswith("What happens: ")
    assert chance.things == ()


def test_a_variation_at_which_the_rule_decides_nothing_is_left_out() -> None:
    found = list(decided_by(GAME, FALLS, Random(3), 40))
    assert len({(one.state, one.action) for one in found}) > len(moments(GAME, FALLS)) / 4
    assert all(FALLS in one.rules for one in found)


def test_a_rule_that_nobody_can_break_is_asked_about_in_a_review_alone() -> None:
    scope = taught_scope(GAME, met_all())
    assert FALLS in exampled(GAME)
    assert FALLS not in breakable(GAME)
    assert reviewable(GAME, FALLS, scope)
    assert not askable(GAME, FALLS, scope)
    with pytest.raises(BadInput):
        Exam(GAME, 1, (FALLS,))
    due = met_all().answered([FALLS], False, NOW - DAY)
    assert due_rules(GAME, due, NOW) == (FALLS,)


def test_before_its_neighbours_are_taught_it_is_not_asked_about() -> None:
    alone = taught_scope(GAME, Progress().has_met([FALLS], NOW))
    assert not reviewable(GAME, FALLS, alone)


def test_a_named_rule_counts_for_the_rule_that_was_asked_about() -> None:
    for right in (True, False):
        round_ = review_of(FALLS)
        item = round_.item
        assert item is not None
        named = FALLS if right else next(one for one in item.choices if one != FALLS)
        feedback = round_.answer(False, named)
        assert feedback.solved == right
        assert [reason.rule for reason in feedback.reasons] == [FALLS]
        text = GAME.narrator.rule(named, round_.words).text
        assert (text in feedback.note) == (not right)
        given = round_.given[-1]
        assert (given.decides, given.right, given.luck) == (FALLS, right, 1 / CHOICES)


def test_a_rule_has_to_be_named() -> None:
    with pytest.raises(BadInput, match="no rule is named"):
        review_of(FALLS).answer(True)


def test_the_table_asks_for_the_rule_at_once_and_goes_on_after_a_reload() -> None:
    table = ExamTable(review_of(FALLS, "MOV-3", "GRA-6"))
    stages = []
    while not table.exam.over:
        view = table.view()
        stages.append(view["exam"]["stage"])
        assert view["exam"]["happens"] == (stages[-1] == "rule")
        assert (
            bool(view["exam"]["choices"]) == bool(view["exam"]["which"]) == (stages[-1] == "rule")
        )
        again = gone_on(GAME, kept_exam(table), Learner(Memory(lambda progress: None)), "en")
        assert again is not None
        assert again.view()["exam"] == view["exam"]
        if stages[-1] == "rule":
            named = view["exam"]["choices"][-1]["rule"]
            view = table.intent({"intent": "exam-cite", "for": view["state"], "rule": named})
        else:
            view = table.intent({"intent": "exam-judge", "for": view["state"], "legal": True})
        assert view["exam"]["feedback"] is not None
        assert view["exam"]["choices"] == []
        table.intent({"intent": "exam-onward", "for": view["state"]})
    assert sorted(stages) == ["question", "rule", "rule"]


def test_an_exam_for_practice_asks_about_every_rule_before_any_comes_again() -> None:
    exam = Exam(GAME, 5, levels={})
    for _ in range(exam.count):
        item = exam.item
        assert item is not None
        named = "" if item.legal and item.told is None else item.choices[0]
        exam.answer(item.legal and item.told is None, named)
    kinds = [given.item.told is not None for given in exam.given]
    assert {True, False} == set(kinds)
    asked = [given.item.about for given in exam.given]
    assert len(set(asked)) == len(asked)
