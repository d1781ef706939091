"""Whether a goal can still be reached: what is claimed is proven, and true in play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.prospects import Prospects
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.puzzles.puzzles import load_puzzles, open_puzzle
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.solvability import reach

EN = Words("en", strict=True)
SEED = 20261122
PLAYS = 120
AFTERWARDS = 12
"""Games played on at random from each position that is said to be lost."""


def exercises() -> list[tuple[str, int]]:
    return [
        (name, number + 1)
        for name in lesson_names(GAME)
        for number in range(len(Lesson(GAME, name, EN).exercises))
    ]


def opened(name: str, number: int) -> Exercise:
    return Lesson(GAME, name, EN).exercise(number)


def table_of(name: str, number: int) -> LessonTable:
    return LessonTable(opened(name, number))


def do(table: LessonTable, **message: Any) -> dict[str, Any]:
    return table.intent({**message, "for": table.view()["state"]})


def test_the_action_that_lost_the_goal_is_named_and_taken_back():
    table = table_of("06-attacking", 1)
    assert table.view()["lesson"]["lost"] is None
    view = do(table, intent="act", action="attack c1 with sword")
    if view["lesson"]["lost"] is None:
        view = do(table, intent="act", action="end")
    assert view["lesson"]["lost"]["text"].startswith("The goal can no longer be reached")
    view = do(table, intent="regain")
    assert view["lesson"]["lost"] is None
    assert reach(table.board.runner, table.board.step.goals).way is not None  # type: ignore[attr-defined]


def test_a_coin_of_the_next_turn_does_not_solve_what_this_turn_was_to_bring():
    table = table_of("00-first-turn", 3)
    for action in ("spawn c1 with shove", "coin", "end"):
        view = do(table, intent="act", action=action)
    assert "End the actions" in view["lesson"]["lost"]["text"]
    for action in ("set none", "coin"):
        view = do(table, intent="act", action=action)
        assert not view["lesson"]["done"]
        assert "End the actions" in view["lesson"]["lost"]["text"], "it stays the one to blame"
    assert "now 2" in view["lesson"]["goals"][0]["text"], "what the turn has ended with"


def test_the_only_move_in_the_wrong_direction_is_named_at_once():
    view = do(table_of("00-first-turn", 1), intent="act", action="move left")
    assert "Move to a1" in view["lesson"]["lost"]["text"]


def test_nothing_is_wrong_while_the_last_decision_is_still_open():
    table = table_of("05-enemies", len(Lesson(GAME, "05-enemies", EN).exercises))
    for _ in range(2):
        do(table, intent="act", action="move right")
    feedback = do(table, intent="act", action="move left")["lesson"]["feedback"]
    assert (feedback["status"], feedback["title"]) == ("going", "Go on:")


@pytest.mark.parametrize(("name", "number"), exercises())
def test_a_solution_is_never_called_lost_on_its_way(name: str, number: int):
    board = opened(name, number)
    for solution in board.step.solutions:
        board.reset()
        prospects = Prospects(board)
        for action in solution:
            assert board.do(action)
            assert prospects.lost() is None


def test_what_is_called_lost_in_random_plays_is_never_reached():
    """A printed seed; the play goes on at random from each such position, and no goal is ever met."""
    random, lost, found = Random(SEED), 0, 0
    boards = [opened(*one) for one in exercises()]
    boards += [open_puzzle(GAME, n, "en") for n in range(1, len(load_puzzles(GAME)) + 1, 5)]
    print(f"seed {SEED}")
    for _ in range(PLAYS):
        board = random.choice(boards)
        board.reset()
        prospects = Prospects(board, patience=600)
        while board.session.actor not in (NATURE, None) and len(board.session.history) < 12:
            board.session.do(random.choice(list(board.runner.rules.actions(board.runner.state))))
            board.runner.settle()
            gone = prospects.lost()
            if board.solved:
                break
            if gone is not None:
                lost += 1
                assert not any(_met_at_random(board, random) for _ in range(AFTERWARDS))
                board.runner.rewind(gone.back)
                if gone.back:
                    way = reach(board.runner, board.step.goals, 50_000, board.goes_on).way
                    assert way is not None, "from there it can be reached, as it is said"
                found += 1
                break
    assert lost > PLAYS / 4, "the sample says something"
    assert found == lost


def _met_at_random(board: Exercise, random: Random) -> bool:
    """Play on from the position, at most 15 actions, and take it back; return whether a goal was met."""
    length = len(board.session.history)
    met = False
    for _ in range(15):
        if board.session.actor in (NATURE, None):
            break
        board.session.do(random.choice(list(board.runner.rules.actions(board.runner.state))))
        board.runner.settle()
        met = met or board.solved
    board.session.rewind(length, redo=False)
    return met


def test_a_puzzle_that_was_ended_with_nothing_done_is_lost_and_says_so():
    board = open_puzzle(GAME, 1, "en")
    table = LessonTable(board)
    view = do(table, intent="act", action="end")
    lesson = view["lesson"]
    assert lesson["lost"]["text"] == (
        "The goal can no longer be reached from here. This is what lost it: “End the actions”."
    )
    assert lesson["feedback"] is None, "nothing is said of a shortest way any more"


def test_a_puzzle_is_not_solved_in_a_later_turn():
    board = open_puzzle(GAME, 3, "en")
    solution = load_puzzles(GAME)[2].solution
    assert board.do(*solution)
    assert board.solved
    board.reset()
    board.do("end")
    for action in solution:
        board.do(action)
    assert not board.solved
