"""The toy's lessons, puzzles, exams and progress, through the rooms that know no game."""

from itertools import product
from typing import Any

import pytest

from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.question_generator import Referee
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import read, written
from platformer_nb.lessons.puzzles.puzzles import load_puzzles, open_puzzle
from platformer_nb.lessons.puzzles.validation import puzzle_faults
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.validation import faults
from platformer_nb.text import Words, languages

LANGUAGES = ["en", "pl", "uk"]


@pytest.fixture(autouse=True)
def no_key_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that no file has is an error, not its key."""
    fill = Words.fill

    def strict(self: Words, key: str, args: Any) -> str:
        assert self.has(key), f"nobody has the text {key}"
        return fill(self, key, args)

    monkeypatch.setattr(Words, "fill", strict)


def test_the_languages_of_the_toy_are_languages_of_the_tutor() -> None:
    assert set(LANGUAGES) <= set(languages())


def test_every_lesson_holds(game: Any) -> None:
    assert lesson_names(game) == ("01-lamp", "02-dusk")
    lessons = [Lesson(game, name, Words("en", "moths")) for name in lesson_names(game)]
    assert [fault for lesson in lessons for fault in faults(lesson)] == []
    assert {rule for lesson in lessons for rule in lesson.rules} == set(game.rulebook.entries)


def test_every_puzzle_holds(game: Any) -> None:
    puzzles = load_puzzles(game)
    assert len(puzzles) == 2
    assert [*puzzle_faults(game, puzzles, Words("en", "moths"))] == []


@pytest.mark.parametrize(("language", "name"), [*product(LANGUAGES, ["01-lamp", "02-dusk"])])
def test_a_lesson_is_told_and_drawn(game: Any, language: str, name: str) -> None:
    lesson = open_lesson(game, name, language)
    words = Words(language, "moths")
    assert set(lesson.text_keys()) <= words.own_keys()
    for number in range(1, len(lesson.shows) + 1):
        assert len(repr(lesson.show(number)).splitlines()) > 5
    for number in range(1, len(lesson.predictions) + 1):
        assert lesson.predict(number).asked
    for number in range(1, len(lesson.exercises) + 1):
        board = lesson.exercise(number)
        assert [repr(board.hint(rung)) for rung in (1, 2, 3, 4)]
        for wrong in board.step.wrong:
            assert repr(board.answer(*wrong.actions))
            assert not board.answer(*wrong.actions).solved


def test_a_refusal_in_a_lesson_names_rule_and_page_and_what_would_be_legal(game: Any) -> None:
    board = open_lesson(game, "01-lamp", "en").exercise(1)
    refused = board.answer("lay 2")
    assert refused.status == "refused"
    assert refused.rules == ("WING-2",)
    assert "The heat is 3" in repr(refused)
    assert "The 2 would burn" in refused.note
    assert [action for action, _ in refused.instead] == ["lay 5", "lay 6"]
    assert board.answer("lay 5").solved


def test_a_prediction_compares_the_marks_with_what_happens(game: Any) -> None:
    board = open_lesson(game, "01-lamp", "en").predict(1)
    assert [asked.truth for asked in board.asked] == [0, 6]
    assert not board.answer(dust_1=5, dust_3=1).solved
    assert board.answer(dust_1=0, dust_3=6).solved


def test_a_puzzle_is_solved_by_its_solution_alone(game: Any) -> None:
    board = open_puzzle(game, 2, "en")
    assert not board.answer("lay 4").solved
    assert board.answer("shed 4", "lay 5").solved


# --- exams -----------------------------------------------------------------------------------------


def test_questions_are_generated_about_every_rule_that_can_be_broken(game: Any) -> None:
    assert breakable(game) == ("WING-1", "WING-2", "REST-1", "SHED-1")
    for rule in breakable(game):
        referee = Referee(game, 5, (rule,))
        items = [referee.ask() for _ in range(40)]
        assert len({(item.state, item.action) for item in items}) == 40
        assert {item.legal for item in items} == {True, False}
        for item in items:
            ruling = game.rules.judge(item.state, item.action)
            assert (ruling.legal, ruling.rules) == (item.legal, item.rules)
            assert item.legal or set(item.choices) == set(breakable(game))
            assert item.right(item.legal, next(iter(item.rules)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exam_is_sat_to_its_report(game: Any, language: str) -> None:
    exam = Exam(game, 3, count=12, language=language)
    while not exam.over:
        assert repr(exam.ask())
        item = exam.item
        assert item is not None
        if not item.legal:
            assert exam.answer(False).status == "not-yet"
            assert {choice.rule for choice in exam.choices} == set(item.choices)
        answered = exam.answer(item.legal, "" if item.legal else item.rules[0])
        assert answered.solved
        assert repr(answered)
    assert sum(line.right for line in exam.report().lines) == 12
    assert repr(exam.report())


def test_a_small_game_runs_out_of_questions_and_begins_again(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with few positions must not search for ever."""
    monkeypatch.setattr(type(game.teaching), "vary", lambda self, p, a, r: (p, a))
    referee = Referee(game, 1, ("WING-2",))
    items = [referee.ask() for _ in range(12)]
    assert len({(item.state, item.action) for item in items}) < 12


# --- what is known -----------------------------------------------------------------------------------


def test_answers_make_a_rule_known_and_are_kept_as_text(game: Any) -> None:
    clock = [0.0]
    kept: list[Any] = []
    learner = Learner(Memory(kept.append), clock=lambda: clock[0])
    board = open_lesson(game, "01-lamp", "en", learner=learner).exercise(1)
    board.answer("lay 2")
    assert learner.progress.rules["WING-2"].level == "met"
    for _ in range(6):
        clock[0] += 24 * 3600
        open_lesson(game, "01-lamp", "en", learner=learner).exercise(1).answer("lay 5")
    assert learner.progress.rules["GLOW-1"].level == "known"
    assert read(written(learner.progress)) == learner.progress
