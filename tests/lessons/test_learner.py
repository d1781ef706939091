"""What is answered in the lessons goes into progress."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.learner import AGAIN, STARS, Learner
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.progress.mastery import REST
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.track.lesson import Lesson, open_lesson


class Clock:
    """Time that passes when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    return Learner(ProgressFile(tmp_path / "progress.json"), Clock())


@pytest.fixture
def mine(learner: Learner) -> Lesson:
    return open_lesson(GAME, "03-jumping", "en", learner=learner)


def test_a_solved_exercise_is_kept_with_its_rules(mine: Lesson, learner: Learner):
    assert mine.exercise(1).answer("move up", "move right").solved
    assert learner.stars("03-jumping", "ledge") == STARS
    rules = learner.progress.rules
    assert {rules["MOV-2"].right, rules["MOV-1"].right} == {1}


def test_a_rule_that_was_broken_on_the_way_comes_back_once_a_lesson_has_explained_it(
    mine: Lesson, learner: Learner
):
    mine.exercise(1).answer("move right", "move up")
    mine.exercise(1).answer("move right", "move up")
    assert learner.progress.rules["MAP-4"].wrong == 1, "the same mistake is noted once"
    assert learner.progress.due(10**6) == [], "only a refusal has told it so far"
    learner.met(["MAP-4"])
    assert learner.progress.due(10**6) == ["MAP-4"]


def test_help_costs_stars_and_after_more_than_a_nudge_nothing_is_proven(
    mine: Lesson, learner: Learner
):
    mine.exercise(1).hint(3)
    assert mine.exercise(1).answer("move up", "move right").solved
    assert learner.stars("03-jumping", "ledge") == STARS - 3
    assert {m.level for m in learner.progress.rules.values()} == {"met"}


def test_a_nudge_is_cheap(mine: Lesson, learner: Learner):
    mine.exercise(1).hint(1)
    mine.exercise(1).answer("move up", "move right")
    assert learner.stars("03-jumping", "ledge") == STARS - 1
    assert learner.progress.rules["MOV-2"].right == 1


def test_the_attempt_that_stands_in_the_notebook_is_nobodys_mistake(mine: Lesson, learner: Learner):
    for number, step in enumerate(mine.exercises, 1):
        mine.exercise(number).answer(*step.starter)
    assert learner.progress.rules == {}


def test_looking_and_judging_are_no_answers(mine: Lesson, learner: Learner):
    board = mine.exercise(1)
    board.judge("move c2")
    board.do("move up")
    assert repr(board)
    assert learner.progress.rules == {}


def test_playing_on_the_board_counts_once(mine: Lesson, learner: Learner):
    table = LessonTable(mine.exercise(1))
    for action in ("move right", "move up", "move up"):
        table.intent({"intent": "act", "action": action, "for": table.number})
    assert learner.progress.rules["MAP-4"].wrong == 1
    table.intent({"intent": "reset", "for": table.number})
    for action in ("move up", "move right"):
        table.intent({"intent": "act", "action": action, "for": table.number})
    for _ in range(3):
        table.view()
    assert learner.stars("03-jumping", "ledge") == STARS
    assert len(learner.progress.solved) == 1
    assert learner.progress.rules["MOV-2"].right == 1


def test_a_wrong_prediction_counts_against_the_least_established_of_its_rules(learner: Learner):
    learner.met(["MOV-1", "MAP-4"])
    assert learner.doubtful(["MOV-1", "MAP-4"]) == ("MOV-1", "MAP-4"), "nobody can tell which"
    for _ in range(3):
        Clock.now += 1
        learner.answered(["MOV-1"], right=True)
    assert learner.doubtful(["MOV-1", "MAP-4"]) == ("MAP-4",)
    assert learner.doubtful([]) == ()


def test_who_was_given_the_solution_is_asked_again_and_reads_so(mine: Lesson, learner: Learner):
    table = LessonTable(mine.exercise(1))
    for _ in range(STARS):
        table.intent({"intent": "hint", "for": table.number})
    view = table.intent({"intent": "solution", "for": table.number})
    assert view["lesson"]["done"]
    assert {m.wrong for m in learner.progress.rules.values()} == {1}
    assert learner.progress.due(10**6)
    assert mine.words("lesson-solution-back") in view["lesson"]["feedback"]["note"]
    table.intent({"intent": "reset", "for": table.number})
    for action in ("move up", "move right"):
        view = table.intent({"intent": "act", "action": action, "for": table.number})
    assert mine.words("lesson-solution-back") not in view["lesson"]["feedback"]["note"]


def test_a_wrong_prediction_says_which_rules_come_back(mine: Lesson, learner: Learner):
    Clock.now += 1
    learner.answered(["GRA-1"], right=True)
    board = mine.predict(1)
    assert board.step.rules == ["GRA-1", "GRA-6"]
    Clock.now += 1
    feedback = board.answer(**dict.fromkeys((asked.id for asked in board.asked), "off"))
    assert not feedback.solved
    assert feedback.rules == ("GRA-6",), "the other was answered right before"
    assert mine.words("predict-back", count=1) in feedback.note
    assert learner.progress.due(int(Clock.now) + 600) == ["GRA-6"]
    assert learner.progress.rules["GRA-1"].wrong == 0


def test_a_mistake_made_again_in_a_review_is_another_answer(learner: Learner):
    for wait, wrong in ((0, 1), (AGAIN - 1, 1), (1, 2)):
        Clock.now += wait
        learner.mistaken("03-jumping", "ledge", ["GRA-1"])
        assert learner.progress.rules["GRA-1"].wrong == wrong
    due = learner.progress.rules["GRA-1"].due
    assert due is not None
    assert due > Clock.now, "it would be due for good"


def test_what_is_right_days_after_a_mistake_is_a_right_answer(learner: Learner):
    def recorded(later: int) -> list[bool]:
        clock = [1_000]
        one = Learner(Memory(lambda progress: None), lambda: clock[0])
        one.missed("14-medusa", "last", ["BLV-4"])
        clock[0] += later
        one.solved("14-medusa", "last", ["BLV-4"])
        return [answer.right for answer in one.progress.answers]

    assert recorded(60) == [False], "with the mistake just explained"
    assert recorded(REST) == [False, True]


def test_a_solution_after_attempts_that_were_given_up_says_less(mine: Lesson, learner: Learner):
    table = LessonTable(mine.exercise(1))

    def send(intent: str, **fields: str) -> None:
        table.intent({"intent": intent, "for": table.number, **fields})

    send("reset")  # nothing was done: no attempt
    for _ in range(2):
        send("act", action="move right")
        send("reset")
    for action in ("move up", "move right"):
        send("act", action=action)
    lucks = {answer.luck for answer in learner.progress.answers if answer.right}
    assert lucks == {0.75}
    send("reset")  # it was solved
    Clock.now += 1
    for action in ("move up", "move right"):
        send("act", action=action)
    assert learner.progress.answers[-1].luck == 0
