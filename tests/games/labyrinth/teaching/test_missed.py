"""A goal that the turn can no longer bring: the board says so, by which action, and takes it back."""

from __future__ import annotations

from random import Random
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth import GAME
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words

EN = Words("en", GAME.name, strict=True)
SEED = 20261123
PLAYS = 45
"""One of every exercise, if there are no more."""
AFTERWARDS = 6
LONGEST = 8


def table_of(name: str, number: int, words: Words = EN) -> LessonTable:
    return LessonTable(Lesson(GAME, name, words).exercise(number))


def do(table: LessonTable, **message: Any) -> dict[str, Any]:
    lesson: dict[str, Any] = table.intent({**message, "for": table.view()["state"]})["lesson"]
    return lesson


def act(table: LessonTable, *actions: str) -> dict[str, Any]:
    lesson: dict[str, Any] = {}
    for action in actions:
        lesson = do(table, intent="act", action=action)
    return lesson


def test_who_walks_away_from_the_goal_is_told_at_once_and_goes_back() -> None:
    table = table_of("01-goal", 1)
    lesson = act(table, "move NE")
    assert lesson["lost"]["text"] == (
        "In this turn the goal can no longer be reached."
        " This is what lost it: “Move north-east to b5”."
    )
    assert not lesson["more_hints"], "help is not charged for what it cannot bring"
    lesson = do(table, intent="regain")
    assert lesson["lost"] is None
    assert lesson["more_hints"]
    assert act(table, "move SW", "move W")["done"]


def test_who_ends_the_turn_too_early_is_told_that_it_is_over() -> None:
    lesson = act(table_of("01-goal", 1), "move SW", "end")
    assert lesson["lost"]["text"] == (
        "The turn is over, and the goal is not reached. This is what lost it: “End the turn”."
    )


def test_a_tile_that_is_laid_the_wrong_way_is_named() -> None:
    lesson = act(table_of("03-building", 1), "build", "lay b5 0")
    assert "not turned" in lesson["lost"]["text"]


def test_the_action_that_lost_the_goal_stays_the_one_to_blame_in_later_turns() -> None:
    table = table_of("02-turn", 1)
    for action in ("move SW", "move NE", "end"):
        lesson = act(table, action)
    assert "Move north-east to S1" in lesson["lost"]["text"]
    assert lesson["lost"]["text"].startswith("The turn is over")


def test_a_goal_that_a_later_turn_brings_is_reached_all_the_same() -> None:
    table = table_of("02-turn", 1)
    act(table, "move SW", "end")
    assert table.lost is not None
    while not table.board.runner.legal() or table.state.active:
        act(table, "end" if "end" in table.board.runner.legal() else table.board.runner.legal()[0])
    lesson = act(table, "move SW")
    assert lesson["done"]
    assert lesson["lost"] is None


def test_the_hint_of_a_notebook_says_the_same() -> None:
    board = Lesson(GAME, "01-goal", EN).exercise(1)
    board.do("move NE")
    assert board.hint(4).text == "In this turn the goal can no longer be reached."


def test_a_solution_is_never_called_lost_on_its_way() -> None:
    for name in lesson_names(GAME):
        lesson = Lesson(GAME, name, EN)
        for number in range(1, len(lesson.exercises) + 1):
            board = lesson.exercise(number)
            for solution in board.step.solutions:
                board.reset()
                for action in solution:
                    assert board.do(action)
                    assert board.prospects.lost() is None, (name, board.step.id, action)


def test_what_random_plays_call_lost_is_never_reached_in_the_turn() -> None:
    """The play goes on at random within the turn from each such position, and no goal is ever met."""
    random, lost = Random(SEED), 0
    boards = [
        lesson.exercise(number)
        for lesson in (Lesson(GAME, name, EN) for name in lesson_names(GAME))
        for number in range(1, len(lesson.exercises) + 1)
    ]
    print(f"seed {SEED}")
    for number in range(PLAYS):
        board = boards[number % len(boards)]
        board.reset()
        if _lost_at_random(board, random):
            lost += 1
            assert not any(_met_at_random(board, random) for _ in range(AFTERWARDS))
            gone = board.prospects.lost()
            assert gone is not None
            board.runner.rewind(gone.back)
            assert board.prospects.lost() is None, "from there it can be reached, as it is said"
    assert lost > PLAYS / 3, "the sample says something"


def _lost_at_random(board: Exercise, random: Random) -> bool:
    """Play on at random until the goals are lost; return whether they are, and not reached before."""
    while _open(board) and not board.solved and len(board.runner.mine) < LONGEST:
        board.runner.advance(random.choice(list(GAME.rules.actions(board.runner.state))))
        if board.prospects.lost() is not None:
            return True
    return False


def _met_at_random(board: Exercise, random: Random) -> bool:
    """Play on within the turn, and take it back; return whether the goals were met."""
    length, met = len(board.session.history), False
    for _ in range(LONGEST):
        if not _open(board) or not board.in_turn(board.runner.state):
            break
        board.runner.advance(random.choice(list(GAME.rules.actions(board.runner.state))))
        met = met or board.solved
    board.session.rewind(length, redo=False)
    return met


def _open(board: Exercise) -> bool:
    return board.session.actor not in (NATURE, None)
