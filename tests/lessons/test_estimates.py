"""How likely a learner applies a rule, by all answers together."""

from __future__ import annotations

from random import Random

from platformer_nb.lessons.progress.estimates import PRIOR, estimates
from platformer_nb.lessons.progress.mastery import Answer


def after(*rights: bool) -> float:
    return estimates(Answer("MOV-2", right, at) for at, right in enumerate(rights))["MOV-2"]


def right(luck: float, count: int = 1) -> float:
    return estimates(Answer("MOV-2", True, at, luck) for at in range(count))["MOV-2"]


def wrong(luck: float) -> float:
    return estimates([Answer("MOV-2", False, 0, luck)])["MOV-2"]


def test_nothing_is_estimated_of_what_was_not_answered() -> None:
    assert estimates([]) == {}


def test_a_right_answer_that_a_guess_may_hit_counts_for_less() -> None:
    assert PRIOR < right(0.5) < right(0.125) < right(0)
    # One of two verdicts guessed right half of the time is no knowledge; guessed right always, it is.
    half = [Answer("MOV-2", at % 2 == 0, at, 0 if at % 2 else 0.5) for at in range(40)]
    assert estimates(half)["MOV-2"] < 0.25
    assert right(0.5, 40) > 0.75


def test_a_wrong_answer_that_may_be_due_to_another_rule_counts_for_less() -> None:
    assert wrong(0) < wrong(0.3) < wrong(0.9) < PRIOR


def test_it_follows_the_share_of_right_answers_the_latest_most() -> None:
    rights, wrongs = [True] * 6, [False] * 6
    assert after(*wrongs) < after(False) < PRIOR < after(True) < after(*rights) < 1
    assert after(*wrongs * 5, *rights * 2) > after(*rights * 2, *wrongs * 5)


def test_a_mistake_is_put_down_to_the_rule_that_is_weak_by_all_answers_even_later_ones() -> None:
    shared = [Answer(rule, False, at, 0.5) for at in range(4) for rule in ("GRA-1", "GRA-6")]
    alike = estimates(shared)
    assert alike["GRA-1"] == alike["GRA-6"] < PRIOR
    later = [Answer("GRA-1", True, 10 + n) for n in range(6)]
    found = estimates([*shared, *later])
    assert found["GRA-1"] > 0.7
    assert found["GRA-6"] < alike["GRA-6"], "it must have been this one"


def test_the_order_in_which_answers_are_stored_does_not_matter() -> None:
    random = Random(1)
    answers = [
        Answer(random.choice(("MOV-2", "GRA-1")), random.random() < 0.5, at, 0.25)
        for at in range(40)
    ]
    assert estimates(answers) == estimates(reversed(answers))
