"""Unmet, met, right, known: what was explained and what the answers tell."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from platformer_nb.lessons.progress.mastery import (
    DAY,
    HOUR,
    IN_A_ROW,
    LEVELS,
    REST,
    SPACING,
    Answer,
    Mastery,
    mastery,
    review,
)

ANSWERS = st.lists(
    st.builds(
        Answer,
        st.sampled_from(["MOV-2", "GRA-1"]),
        st.booleans(),
        st.integers(0, 30 * DAY),
        st.sampled_from([0.0, 0.125, 0.5]),
    ),
    unique_by=lambda answer: answer.at,
)


def told(*given: tuple[bool, int]) -> Mastery:
    return mastery(Answer("MOV-2", right, at) for right, at in given)["MOV-2"]


def in_a_row(count: int, start: int = 0) -> list[tuple[bool, int]]:
    return [(True, start + n) for n in range(count)]


def test_a_rule_that_was_neither_explained_nor_asked_about_is_unmet():
    assert mastery([]) == {}
    assert Mastery().level == "unmet"


def test_a_rule_that_was_explained_is_met():
    assert mastery([], ["MOV-2"]) == {"MOV-2": Mastery("met")}


def test_a_right_answer_makes_it_right_and_a_wrong_one_takes_it_back_to_met():
    assert told((True, 0)).level == "right"
    assert told((False, 0)).level == "met"
    assert told((True, 0), (False, 1)).level == "met"


def test_five_in_a_row_are_not_enough_on_one_evening():
    assert told(*in_a_row(20)).level == "right"


def test_five_in_a_row_and_one_after_sixteen_hours_make_it_known():
    fifth = IN_A_ROW - 1
    assert told(*in_a_row(5), (True, fifth + REST - 1)).level == "right"
    assert told(*in_a_row(5), (True, fifth + REST)).level == "known"
    assert HOUR * 16 == REST


def test_four_and_a_rest_are_not_enough():
    assert told(*in_a_row(4), (True, 2 * REST)).level == "right"


def test_a_mistake_begins_anew():
    assert told(*in_a_row(5), (True, 2 * REST), (False, 3 * REST)).level == "met"
    assert told(*in_a_row(4), (False, 10), *in_a_row(4, 20)).row == 4


def test_what_is_failed_comes_back_at_fixed_spacing():
    at, given = 0, [(False, 0)]
    for space in SPACING:
        assert told(*given).due == at + space
        at += space
        given.append((True, at))
    assert told(*given).due == at + SPACING[-1], "the last again, until it is known"


def test_what_was_right_at_first_comes_back_until_it_is_known():
    at, given = 0, [(True, 0)]
    for space in (*SPACING[1:], SPACING[-1], SPACING[-1]):
        assert told(*given).due == at + space
        at += space
        given.append((True, at))
    assert told(*given).level == "known"
    assert told(*given).due is None


def test_an_answer_before_it_is_due_does_not_count_as_a_review():
    assert told((False, 0), (True, 5)).due == SPACING[0]
    assert told((True, 0), (True, 5)).due == SPACING[1]


def test_the_queue_holds_what_is_due_longest_waiting_first():
    answers = [Answer("GRA-1", False, 100), Answer("MOV-2", False, 0), Answer("ENM-1", True, 0)]
    known = mastery(answers)
    assert review(known, SPACING[0] - 1) == []
    assert review(known, SPACING[0]) == ["MOV-2"]
    assert review(known, REST) == ["MOV-2", "GRA-1", "ENM-1"]


@given(ANSWERS)
def test_the_order_in_which_answers_are_stored_does_not_matter(answers: list[Answer]):
    assert mastery(answers) == mastery(reversed(answers))


@given(ANSWERS)
def test_only_a_row_of_right_answers_over_a_rest_is_known(answers: list[Answer]):
    for rule, found in mastery(answers).items():
        mine = sorted((a for a in answers if a.rule == rule), key=lambda a: a.at)
        assert found.level in LEVELS
        assert found.right + found.wrong == len(mine)
        if found.level == "known":
            last = mine[-found.row :]
            assert len(last) > IN_A_ROW
            assert all(a.right for a in last)
            assert last[-1].at - last[IN_A_ROW - 1].at >= REST
