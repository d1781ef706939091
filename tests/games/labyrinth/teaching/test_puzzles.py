"""Labyrinth's puzzles: each is solved by its solution and by nothing shorter; see `lessons puzzles --check` for all."""

from __future__ import annotations

from collections import Counter
from random import Random

from platformer_nb.content.files import game_folder
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.actions import SetTrap
from platformer_nb.games.labyrinth.narration.called import name_of
from platformer_nb.games.labyrinth.teaching.puzzles.drafts import draft
from platformer_nb.games.labyrinth.teaching.puzzles.kinds import KINDS
from platformer_nb.games.labyrinth.teaching.puzzles.puzzle_builder import MAKER
from platformer_nb.lessons.goals.base import met
from platformer_nb.lessons.puzzles.puzzles import FILE, PuzzleBoard, load_puzzles
from platformer_nb.lessons.puzzles.text import written
from platformer_nb.lessons.puzzles.validation import answer_faults, best_faults
from platformer_nb.text import Words

PUZZLES = load_puzzles(GAME)
WORDS = Words("en", "labyrinth")


def test_there_are_thirty_of_every_kind_and_of_several_grades() -> None:
    assert len(PUZZLES) >= 30
    assert set(Counter(one.kind for one in PUZZLES)) == set(KINDS)
    assert len(Counter(one.grade for one in PUZZLES)) >= 3


def test_the_file_is_as_the_program_writes_it() -> None:
    text = (game_folder(GAME.name) / FILE).read_text(encoding="utf-8")
    assert written(PUZZLES, MAKER) == text


def test_every_answer_does_what_the_file_says() -> None:
    for number, puzzle in enumerate(PUZZLES, 1):
        assert list(answer_faults(PuzzleBoard(GAME, puzzle, number, WORDS))) == [], puzzle.id


def test_the_quickest_proof_holds() -> None:
    quickest = min(PUZZLES, key=lambda one: len(one.solution))
    assert list(best_faults(GAME, quickest)) == []


def test_the_same_seed_makes_the_same_draft() -> None:
    for kind in KINDS:
        found = [draft(GAME.box, Random(f"{kind}/{number % 4}"), kind) for number in range(8)]
        assert found[:4] == found[4:]
        assert any(
            one is not None and GAME.rules.read(GAME.rules.write(one)) == one for one in found
        )


def test_no_goal_is_met_before_anything_is_done() -> None:
    for number, puzzle in enumerate(PUZZLES, 1):
        board = PuzzleBoard(GAME, puzzle, number, WORDS)
        assert not met(puzzle.goals, board.runner.attempt), puzzle.id


def test_a_trap_that_is_set_is_no_step_of_a_solution() -> None:
    state = GAME.rules.read(PUZZLES[0].position)
    assert GAME.teaching.puzzles.is_idle(state, SetTrap(state.centre), state)
    assert not any(text.startswith("set trap") for one in PUZZLES for text in one.solution)


def test_a_puzzle_says_what_the_characters_have_and_can_do() -> None:
    board = PuzzleBoard(GAME, PUZZLES[0], 1, WORDS)
    assert board.player.startswith(
        ("Warlock. ", "Rope-Dancer. ", "Swordmaster. ", "Paladin. ", "Architect. ")
    )
    state = board.runner.state
    others = [seat for seat in range(len(state.pawns)) if seat != state.active]
    assert [line.partition(" is on ")[0] for line in board.around] == [
        name_of(state, seat, WORDS) for seat in others
    ], "by name, not by the letter that a text draws"
