"""How hard a question is, and that the next one follows the answers."""

from __future__ import annotations

from statistics import mean

import pytest

from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.exam.difficulty import (
    EASY,
    HARD,
    MIDDLE,
    difficulty,
    next_level,
    starting_levels,
)
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.question_generator import Item, Referee
from platformer_nb.lessons.progress.estimates import estimates
from platformer_nb.lessons.progress.mastery import Answer


def cited(*rules: str) -> tuple[Cite, ...]:
    return tuple(Cite(rule) for rule in rules)


def test_the_more_rules_a_legal_action_rests_on_the_harder() -> None:
    found = [
        difficulty(GAME, None, "move", Ruling(True, cited(*rules)))
        for rules in (["MOV-1"], ["MOV-1", "MAP-3"], ["MOV-1", "MAP-3", "SYM-1", "ADJ-1"])
    ]
    assert found == [EASY, MIDDLE, HARD]


def test_what_several_rules_forbid_is_easy_and_a_near_miss_hard() -> None:
    item = next(item for item in _items() if not item.legal and item.difficulty == HARD)
    ruling = GAME.rules.judge(item.state, item.action)
    verb = GAME.rules.write_action(item.state, item.action).split()[0]

    assert len(ruling.rules) == 1
    assert difficulty(GAME, item.state, verb, ruling) == HARD
    assert difficulty(GAME, item.state, "another", ruling) == MIDDLE
    two = Ruling(False, cited("MOV-1", "MAP-3"), ruling.instead)
    assert difficulty(GAME, item.state, verb, two) == EASY


def _items() -> list[Item]:
    referee = Referee(GAME, 1, breakable(GAME)[:6])
    return [referee.ask() for _ in range(40)]


def test_after_right_answers_harder_after_wrong_ones_easier() -> None:
    assert next_level(EASY, []) == EASY
    assert next_level(EASY, [True, True, True]) == HARD
    assert next_level(HARD, [False]) == MIDDLE
    assert next_level(MIDDLE, [True, True, False, False, False, True]) == MIDDLE


def test_the_first_question_follows_what_is_known() -> None:
    answers = [Answer("MAP-3", True, at) for at in range(9)] + [Answer("GRA-4", False, 1)]
    levels = starting_levels(["MAP-3", "GRA-4", "MOV-1"], estimates(answers))
    assert levels == {"MAP-3": HARD, "GRA-4": EASY, "MOV-1": EASY}


@pytest.mark.parametrize("seed", [1, 2])
def test_an_exam_gets_easier_for_who_errs_and_harder_for_who_does_not(seed: int) -> None:
    def sat(right: bool, start: int) -> float:
        rules = ("SYM-4", "PRT-4", "CRD-4")
        exam = Exam(GAME, seed, rules, 15, language="en", levels=dict.fromkeys(rules, start))
        hard = []
        while (item := exam.item) is not None:
            hard.append(item.difficulty)
            legal = item.legal if right else not item.legal
            named = next((rule for rule in item.choices if rule in item.rules), "GRA-1")
            exam.answer(legal, "" if legal else named)
        return mean(hard[len(rules) :])

    assert sat(True, EASY) > sat(False, HARD) + 0.5


def test_an_exam_without_levels_asks_as_it_comes() -> None:
    asked = [Exam(GAME, 7, ("MAP-3",), 1, language="en").item for _ in range(2)]
    assert asked[0] == asked[1] == Referee(GAME, 7, ("MAP-3",)).ask("MAP-3")
