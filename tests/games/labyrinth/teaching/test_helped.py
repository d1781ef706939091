"""What helps a learner: explanations by what was taught, hints that each say something new, boards that give nothing away."""

from __future__ import annotations

import pytest

from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.bots.turn_plan import Plan, outlines
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.exam.scope import taught_up_to
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.table.factories.new_game import table_of_new_game
from platformer_nb.text import Words, languages


def test_an_exam_explains_what_is_legal_by_rules_that_were_taught() -> None:
    exam = open_lesson(GAME, "01-goal", "en").exam(1)
    taught, explained = taught_up_to(GAME, "01-goal", "may-i"), 0
    assert "EXP-6" not in taught, "the steps of exploring come later"
    while (item := exam.item) is not None:
        right = next((rule for rule in item.choices if rule in item.rules), "")
        found = exam.answer(item.legal, right)
        if item.legal and taught & set(item.rules):
            explained += 1
            assert set(found.rules) <= taught
    assert explained


def test_each_hint_of_the_first_exercise_says_something_that_the_one_before_did_not() -> None:
    exercise = open_lesson(GAME, "01-goal", "en").exercise(1)
    nudge, rules = exercise.hint(1), exercise.hint(2)
    assert rules.text == "From here 2 actions are enough. Which comes first?"
    assert rules.reasons
    assert rules.text not in nudge.text


def test_a_hint_with_the_tile_in_hand_does_not_tell_to_take_one() -> None:
    exercise = open_lesson(GAME, "03-building", "en").exercise(1)
    assert "TIL-1" in [one.rule for one in exercise.hint(2).reasons]
    exercise.do("build")
    assert [one.rule for one in exercise.hint(2).reasons] == ["TIL-2", "TIL-7", "TIL-19"]


def test_a_hint_with_the_tile_in_hand_still_tells_how_to_turn_it() -> None:
    for number in (1, 2):
        exercise = open_lesson(GAME, "03-building", "en").exercise(number)
        told = exercise.hint(1).text
        exercise.do("build")
        assert exercise.hint(1).text == told


def test_where_two_ways_are_compared_no_light_gives_the_right_one_away() -> None:
    board = open_lesson(GAME, "02-turn", "en").exercise(3)
    table = LessonTable(board)
    assert table.view()["targets"] == []
    for wrong in ("d6", "c6"):
        table.handle({"intent": "point", "at": wrong})
    history = [entry.action for entry in board.session.history]
    assert len(history) == 1, "one way is refused with its reason, the other is gone"
    lit = LessonTable(open_lesson(GAME, "02-turn", "en").exercise(1))
    assert lit.view()["targets"]


@pytest.mark.parametrize("language", languages())
def test_the_log_calls_a_seat_by_its_number_until_it_has_a_character(language: str) -> None:
    table = table_of_new_game(GAME, [{}, {}, {}], language=language, seed=3)
    words = Words(language, GAME.name)
    told = [line["text"] for line in table.view()["log"]]
    for seat in (1, 2, 3):
        assert any(line.startswith(words("form-player", seat=seat)) for line in told), told


@pytest.mark.parametrize("language", languages())
def test_only_what_costs_one_action_is_said_to_be_done_twice(language: str) -> None:
    assert "1" in Words(language, GAME.name)("rule-ACT-9")


OVER_A_JUMP = r"""labyrinth 1
a           K6.   ...   ...   K1.
                              /
b        ...   ...   ...   i10   ...
                           /
c     ...   ...   b10   p30 - i21   ...
                    \   /
d  K5.   ...   ...   <C>   ...   ...   K2.

e     ...   ...   ...   ...   ...   ...

f        ...   ...   ...   ...   ...

g           K4.   ...   ...   K3.
turn A 2
golem g1
keys K1 K3 K4 K5 K6
A tracker S1 at c5 keys 1
B swordmaster S3 at g4
C warlock S5 at d1
"""


def test_a_way_over_a_jump_names_each_place_once() -> None:
    state = GAME.rules.read(OVER_A_JUMP)
    ways = [one for one in outlines(state, Plan((), state), 0) if one.key == "plan-way"]
    assert [one.facts["cells"] for one in ways] == [("c4",)]
