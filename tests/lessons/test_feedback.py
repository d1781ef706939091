"""What a learner hears, and that nothing is changed by asking."""

from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.track.lesson import Lesson, open_lesson


def test_a_refusal_names_rule_page_facts_and_a_way_out(jumping: Lesson) -> None:
    feedback = jumping.exercise(4).answer("move right push right")

    assert feedback.status == "refused"
    assert not feedback
    assert [r.rule for r in feedback.reasons] == ["MAP-3", "PSH-3"]
    assert [r.page for r in feedback.reasons] == [6, 10]
    assert "c1" in feedback.reasons[0].text
    assert "move right push left with move" in [action for action, _ in feedback.instead]
    assert "A Wall stops a pushed figure" in feedback.note


def test_a_legal_answer_that_falls_short_says_what_is_missing(dice: Lesson) -> None:
    feedback = dice.exercise(4).answer("coin", "move right")

    assert feedback.status == "not-yet"
    assert feedback.goals == (
        ("Sweety has at least 2 coins (now 1)", False),
        ("Sweety is on b1", True),
    )


def test_a_right_answer_says_why(dice: Lesson) -> None:
    feedback = dice.exercise(3).answer("move right with forge coin")

    assert feedback.solved
    assert "FRG-1" in feedback.rules


def test_an_unreadable_answer_says_how_to_write_one(dice: Lesson) -> None:
    feedback = dice.exercise(1).answer("jump")

    assert feedback.status == "unreadable"
    assert "jump" in feedback.title
    assert "move" in feedback.note


def test_words_may_differ_and_the_wrong_answer_is_still_known(dice: Lesson) -> None:
    plain = dice.exercise(1).answer("coin", "coin")
    spelled = dice.exercise(1).answer("coin with coin", "COIN")

    assert plain.note == spelled.note != ""


def test_answering_leaves_the_board_alone(dice: Lesson) -> None:
    exercise = dice.exercise(1)
    before = repr(exercise)

    exercise.answer("coin", "move right")
    exercise.judge("coin")

    assert repr(exercise) == before


def test_playing_on_the_board_is_graded_the_same(dice: Lesson) -> None:
    exercise = dice.exercise(1)

    exercise.do("coin")
    assert not exercise.check().solved
    exercise.do("move right")

    assert exercise.solved
    assert exercise.check() == exercise.answer("coin", "move right")
    assert not exercise.undo().solved
    assert exercise.reset().runner.attempt.actions == ()


def test_doing_stops_at_what_is_refused(dice: Lesson) -> None:
    feedback = dice.exercise(1).do("coin", "coin", "move right")

    assert feedback.status == "refused"
    assert feedback.told == ("Sweety gains 1 coin.",)


def test_what_was_done_is_told_as_a_board_tells_what_it_plays(dice: Lesson) -> None:
    assert repr(dice.exercise(1).do("coin", "move right")) == (
        "> coin · move right\n  Sweety gains 1 coin.\n  Sweety moves from a1 to b1."
    )


def test_chance_says_what_the_script_says_and_then_waits(dice: Lesson) -> None:
    board = dice.show(5)

    board.do("end", "set move")
    assert board.legal()
    board.do("end", "set none")

    assert board.legal() == ()
    assert board.judge("move right").status == "refused"


def test_undo_takes_back_what_chance_brought_too(dice: Lesson) -> None:
    board = dice.show(5)

    board.do("end", "set move")
    board.undo()

    assert board.runner.attempt.write() == ("end",)


def test_plain_text_fits_a_notebook(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.exercises, 1):
        exercise = lesson.exercise(number)
        said = [exercise.answer(*w.actions) for w in step.wrong] + [exercise.hint(2)]
        for line in "\n".join(map(repr, said)).splitlines():
            assert len(line) <= 84


def test_a_lesson_and_its_parts_are_numbered_from_one(dice: Lesson) -> None:
    assert "6 exercises" in repr(dice)
    assert repr(dice.exercise(1)).startswith("Exercise 1\n")
    assert repr(dice.show(1)).startswith("Board 1\n")


def test_a_map_without_figures_leaves_no_empty_line_in_the_plain_text() -> None:
    exercise = open_lesson(GAME, "00-first-turn", "en").exercise(3)

    assert all(line.strip() for line in repr(exercise).splitlines())


def test_an_action_that_is_no_text_is_told_how_to_be_written(dice: Lesson) -> None:
    exercise = dice.exercise(1)
    several: Any = ["coin", "move right"]

    for feedback in (exercise.do(several), exercise.judge(several), exercise.answer(several)):
        assert feedback.status == "unreadable"
        assert "Put each action in quotes of its own" in feedback.note


@pytest.mark.parametrize("number", [0, 7, "1", 1.5])
def test_a_step_that_is_not_there_names_those_that_are(dice: Lesson, number: Any) -> None:
    with pytest.raises(BadInput, match=r"there are only 6\."):
        dice.exercise(number)
