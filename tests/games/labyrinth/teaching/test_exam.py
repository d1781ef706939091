"""Exams of Labyrinth: questions made of drawn examples, fair and without end."""

from __future__ import annotations

import pytest

from platformer_nb.games.labyrinth import GAME
from platformer_nb.lessons.exam.question_generator import Item, Referee, breakable

WANTED = 50
"""Questions about a rule that are not the same."""


def asked(rule: str, count: int) -> list[Item]:
    referee = Referee(GAME, f"labyrinth {rule}", (rule,))
    return [referee.ask(rule) for _ in range(count)]


def test_most_chapters_have_rules_that_can_be_broken() -> None:
    chapters = {rule.partition("-")[0] for rule in breakable(GAME)}
    assert {"ACT", "MOV", "TIL", "KEY", "ITM", "STN", "TRP", "GOL", "CRY", "CMB"} <= chapters
    assert len(breakable(GAME)) >= WANTED


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


def test_a_question_is_a_position_that_can_be_drawn() -> None:
    for rule in breakable(GAME)[::12]:
        for item in asked(rule, 2):
            assert GAME.rules.read(GAME.rules.write(item.state)) == item.state
