"""A hint is true of the position it is shown at, and only help that is shown is charged."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.hints import plan_of
from platformer_nb.lessons.boards.learner import Learner, Noted
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.puzzles.puzzles import open_puzzle
from platformer_nb.lessons.track.lesson import Lesson

EN = Words("en", strict=True)


def opened(name: str, exercise: str) -> Exercise:
    lesson = Lesson(GAME, name, EN)
    return lesson.exercise([step.id for step in lesson.exercises].index(exercise) + 1)


def send(table: LessonTable, intent: str, **message: Any) -> dict[str, Any]:
    view = table.intent({"intent": intent, **message, "for": table.view()["state"]})
    found: dict[str, Any] = view["lesson"]
    return found


def test_at_the_beginning_the_author_s_hint_is_shown() -> None:
    board = opened("00-first-turn", "gloop")
    assert board.hint(1).text.startswith("Two steps take you next to it.")


def test_a_hint_that_is_no_longer_true_gives_way_to_how_much_is_left() -> None:
    board = opened("00-first-turn", "gloop")
    board.do("move right")
    count = len(board.hint(4).actions)
    assert count > 1
    assert board.hint(1).text == f"From here {count} actions are enough. Which comes first?"
    assert board.hint(3).text.startswith("From here this leads on: Move to c1 (move). ")


def test_the_first_hint_away_from_the_start_is_not_the_whole_answer() -> None:
    board = opened("00-first-turn", "gloop")
    while len(way := board.hint(4).actions) != 1:
        board.do(way[0])
    assert board.hint(1).text == "From here one action is still missing. Which one?"
    assert "leads on" not in board.hint(3).text


def test_a_hint_stays_while_what_it_is_about_is_still_to_be_done() -> None:
    board = opened("02-moving", "upstairs")
    assert board.step.nudge == ["move up"]
    board.do("move right")
    assert board.hint(1).text == EN("lesson-moving-upstairs-hint")
    board.do("move right", "move up")
    assert board.hint(1).text.startswith("From here ")


def test_the_way_leads_on_from_where_the_board_stands() -> None:
    board = opened("02-moving", "round-the-wall")
    board.do("move left")
    assert plan_of(board) is None, "two moves are too few from there"
    assert board.hint(4).text == EN("lesson-lost")
    board.reset().do("move up")
    hint = board.hint(4)
    assert hint.text == EN("lesson-solution-on")
    assert len(hint.actions) == 2
    board.do(*hint.actions)
    assert board.solved


def test_other_help_after_an_action_is_asked_for_again_and_the_solution_goes_on_from_there() -> (
    None
):
    table = LessonTable(opened("02-moving", "round-the-wall"))
    for _ in range(4):
        lesson = send(table, "hint")
    assert len(lesson["hints"]) == 4
    assert len(lesson["hints"][3]["actions"]) == 3
    lesson = send(table, "act", action="move up")
    assert len(lesson["hints"]) < 4, "the way from here is another one"
    while lesson["more_hints"]:
        lesson = send(table, "hint")
    assert len(lesson["hints"][3]["actions"]) == 2
    assert len(send(table, "undo")["hints"]) == 4, "it was given for this position"
    assert len(send(table, "act", action="move up")["hints"]) == 4
    assert send(table, "solution")["done"]
    assert len(table.board.runner.mine) == 3, "it went on and did not begin again"


def test_each_rung_is_charged_and_what_was_paid_outlasts_the_visit() -> None:
    learner = Learner(Memory(lambda progress: None))

    def visit() -> LessonTable:
        board = opened("02-moving", "round-the-wall")
        board.noted = Noted(learner, "02-moving", board.step)
        return LessonTable(board)

    table = visit()
    assert send(table, "hint")["stars"]["worth"] == 3
    assert send(table, "hint")["stars"]["worth"] == 2
    lesson = visit().view()["lesson"]
    assert (lesson["stars"]["worth"], len(lesson["hints"])) == (2, 2)
    again = visit()
    send(again, "act", action="move up")
    shown = len(again.hints)
    lesson = send(again, "hint")
    assert (lesson["stars"]["worth"], len(lesson["hints"])) == (1, shown + 1)


def test_whoever_has_all_the_stars_is_not_told_what_again_is_worth() -> None:
    learner = Learner(Memory(lambda progress: None))

    def solve(hints: int) -> str:
        board = opened("02-moving", "round-the-wall")
        board.noted = Noted(learner, "02-moving", board.step)
        table = LessonTable(board)
        for _ in range(hints):
            send(table, "hint")
        for action in board.step.solutions[0]:
            lesson = send(table, "act", action=action)
        assert lesson["done"]
        return str(lesson["stars"]["text"])

    assert solve(hints=1).endswith("3 of 4 stars for this.")
    board = opened("02-moving", "round-the-wall")
    board.noted = Noted(learner, "02-moving", board.step)
    learner.forget("02-moving")
    assert "it is worth 4" in str(LessonTable(board).view()["lesson"]["stars"]["text"])
    assert solve(hints=0) == "You have 4 of 4 stars for this."


def test_where_the_goal_is_lost_no_help_is_shown_and_none_is_charged() -> None:
    board = open_puzzle(GAME, 1, "en")
    board.noted = Noted(Learner(Memory(lambda progress: None)), "puzzles", board.step)
    table = LessonTable(board)
    worth = send(table, "act", action="end")["stars"]["worth"]
    lesson = send(table, "hint")
    assert lesson["lost"]
    assert not lesson["more_hints"]
    assert (lesson["hints"], lesson["stars"]["worth"]) == ([], worth)
    lesson = send(table, "regain")
    assert lesson["more_hints"]


def test_what_no_search_decides_is_told_of_the_beginning() -> None:
    board = opened("00-first-turn", "gloop")
    board.prospects.patience = 0
    board.do("move right", "move left")
    assert board.hint(4).text in (EN("lesson-solution-anew"), EN("lesson-solution-on"))
    plan = plan_of(board)
    assert plan is not None
    if plan.anew:
        assert board.hint(1).text.startswith(
            "This is about the beginning of the exercise. Two steps"
        )
