"""Each check of a track finds the fault it is for, in a lesson broken on purpose; and the track has none."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from platformer_nb.cli import main
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards import hints
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.hints import Plan
from platformer_nb.lessons.boards.prospects import Lost, Prospects
from platformer_nb.lessons.checks import claims, links, plays, taught
from platformer_nb.lessons.checks.oracle import Oracle
from platformer_nb.lessons.checks.track import SAMPLED, Depth, sampled, track_faults
from platformer_nb.lessons.exam.question_generator import Referee
from platformer_nb.lessons.page.places import (
    counts_for,
    reading_steps,
    where_practised,
    where_taught,
)
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.puzzles.puzzles import open_puzzle
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import load_lesson

EN = Words("en", strict=True)
SEED = 4


def opened(name: str, exercise: str) -> Exercise:
    lesson = Lesson(GAME, name, EN)
    return lesson.exercise([step.id for step in lesson.exercises].index(exercise) + 1)


@pytest.fixture
def altered(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Load a step of a lesson with other values, in the checks of what is taught."""

    def alter(lesson: str, step: str, **values: Any) -> None:
        def load(game: Any, name: str) -> models.LessonFile:
            found = load_lesson(game, name)
            if name != lesson:
                return found
            steps = [
                one.model_copy(update=values) if one.id == step else one for one in found.steps
            ]
            return found.model_copy(update={"steps": steps})

        monkeypatch.setattr(taught, "load_lesson", load)

    return alter


def test_the_track_holds_as_it_is_sampled_by_the_command() -> None:
    print(f"seed {SEED}")
    depth = Depth(apart=40, positions=2, rules=0)
    assert list(track_faults(GAME, EN, depth, SEED)) == []


def test_a_sample_is_a_part_of_the_boards_in_their_order() -> None:
    boards = [opened("02-moving", one) for one in ("corner", "gem", "upstairs")]
    assert sampled(boards, Random(1), Depth(1, 1, 0)) == boards
    assert len(sampled(boards, Random(1), SAMPLED)) == 1


# --- nothing untaught ------------------------------------------------------------------------------------


def test_a_rule_at_work_that_nobody_has_taught_is_found(altered: Callable[..., None]) -> None:
    altered("02-moving", "ladder", rules=[], ahead=[])
    altered("03-jumping", "swap", ahead=[])
    faults = list(taught.untaught_faults(GAME, EN))
    assert "03-jumping, swap: PSH-2 is at work and was not taught" in faults


def test_an_announcement_in_vain_is_found(altered: Callable[..., None]) -> None:
    altered("02-moving", "corner", ahead=["SYM-1", "BOS-12"])
    faults = list(taught.untaught_faults(GAME, EN))
    assert "02-moving, corner: SYM-1 was taught or announced already" in faults
    assert "02-moving, corner: BOS-12 is announced and not at work" in faults


def test_a_puzzle_that_needs_more_than_its_lesson_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taught, "needed_lesson", lambda game, puzzle: "01-dice-pool")
    faults = list(taught.puzzle_lesson_faults(GAME))
    assert "puzzles, p01: PRT-1 is taught after 01-dice-pool" in faults


def test_a_question_of_a_review_outside_what_was_taught_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(links, "lesson_names", lambda game: ("02-moving",))
    assert list(links.review_faults(GAME, Random(SEED), 2)) == []
    monkeypatch.setattr(
        links, "Referee", lambda game, seed, rules, scope: Everywhere(game, seed, rules)
    )
    assert any("asks about" in fault for fault in links.review_faults(GAME, Random(SEED), 6))


class Everywhere(Referee):
    """A referee who asks about anything."""

    def ask(self, rule: str | None = None, level: int | None = None) -> Any:
        return super().ask("ATK-1")


# --- links -----------------------------------------------------------------------------------------------


def test_a_link_to_another_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(links.link_faults(GAME, EN)) == []
    wrong = lambda self, rule: self.open("02-moving", 0, rule)  # noqa: E731
    monkeypatch.setattr(Course, "show_rule", wrong)
    faults = list(links.link_faults(GAME, EN))
    assert any(one.startswith("TRN-0: show me opens ") for one in faults)
    assert not any(one.startswith("MAP-1: ") for one in faults), "that is where it is taught"


def test_show_me_opens_what_explains_before_what_asks() -> None:
    for rule in ("TRN-0", "MOV-2"):
        place = where_taught(GAME)[rule]
        step = reading_steps(GAME, place.lesson)[place.step]
        assert step.kind in ("say", "show", "try")


def test_what_practises_a_rule_counts_for_it() -> None:
    """A step that names a rule and does not test it is no practice of it."""
    place = where_practised(GAME, "MAP-3")
    assert place is not None
    step = reading_steps(GAME, place.lesson)[place.step]
    assert isinstance(step, models.Exercise)
    assert counts_for(GAME, step, "MAP-3")
    assert not counts_for(GAME, step, "GRA-1")


def test_two_equal_titles_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(links.title_faults(GAME, EN)) == []
    monkeypatch.setattr(Lesson, "title", property(lambda self: "A lesson"))
    assert any("have the title 'A lesson'" in one for one in links.title_faults(GAME, EN))


# --- claims ----------------------------------------------------------------------------------------------


def test_the_oracle_knows_how_far_it_is() -> None:
    board = opened("02-moving", "round-the-wall")
    oracle = Oracle(board)
    assert oracle.whole
    assert oracle.distance[oracle.key_here(board)] == 3
    board.do("move up")
    assert oracle.distance[oracle.key_here(board)] == 2
    board.reset().do("move left")
    assert oracle.key_here(board) not in oracle.distance


def test_a_hint_that_is_no_longer_true_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = opened("00-first-turn", "gloop")
    assert list(claims.hint_faults(board, Random(SEED), 20)) == []
    monkeypatch.setattr(hints, "nudge_fits", lambda board, plan: True)
    faults = list(claims.hint_faults(board, Random(SEED), 20))
    assert any("which is no longer ahead" in one for one in faults)


def test_a_way_that_leads_nowhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = opened("02-moving", "round-the-wall")
    monkeypatch.setattr(claims, "plan_of", lambda board: Plan(tuple(board.step.solutions[0])))
    faults = list(claims.hint_faults(board, Random(SEED), 30))
    assert any("does not lead to the goals" in one for one in faults)


def test_a_detour_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = opened("01-dice-pool", "coin-and-step")
    monkeypatch.setattr(claims, "plan_of", lambda board: Plan(("coin", "move right", "move right")))
    oracle = Oracle(board)
    faults = list(claims.faults_here(board, oracle))
    assert any("are enough" in one or "does not lead" in one for one in faults)


def test_a_board_that_is_called_lost_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = opened("02-moving", "round-the-wall")
    monkeypatch.setattr(Prospects, "lost", lambda self: Lost(0, None))
    faults = list(claims.hint_faults(board, Random(SEED), 40))
    assert any("it is called lost" in one for one in faults)


def test_a_few_random_plays_find_nothing_wrong_and_find_what_is() -> None:
    boards = [opened("02-moving", "corner"), opened("06-attacking", "ent"), open_puzzle(GAME, 3)]
    tally = plays.play_all(boards, 30, SEED)
    assert tally.plays == 30
    assert tally.lost > 3
    assert tally.solved > 1
    assert tally.wrong == []


def test_a_play_that_solves_what_was_called_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prospects, "lost", lambda self: Lost(0, None))
    tally = plays.play_all([opened("02-moving", "corner")], 30, SEED)
    assert any("and then it was solved" in one for one in tally.wrong)


def test_the_command_plays_and_prints_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--plays", "3", "--seed", "9"]) == 0
    out = capsys.readouterr().out
    assert "seed 9" in out
    assert out.rstrip().endswith("Wrong claims: 0.")


def test_a_thorough_check_of_named_lessons_is_refused_for_it_would_leave_out_what_it_is_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["lessons", "--thorough", "04-shop"]) == 2
    assert "it is for the whole track, and lessons are named: 04-shop" in capsys.readouterr().err
