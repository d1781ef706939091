"""A learner on the page: where to begin and go on, puzzles, what waits, and beginning anew."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.narration.rules import say_rule
from platformer_nb.games.platformer.narration.rulings import rule_page
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.page.contents import lesson_list, onward, onward_entry
from platformer_nb.lessons.page.places import (
    Place,
    counts_for,
    read_whereabouts,
    reading_steps,
    where_practised,
    where_taught,
)
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.forgetting import Forgettable, forgettable, lost
from platformer_nb.lessons.progress.knowledge import knowledge, review
from platformer_nb.lessons.progress.mastery import DAY, REST, SPACING
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.puzzles.listing import next_open, puzzle_list
from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.models import Exam, Exercise, Predict

FIRST, SECOND = lesson_names(GAME)[:2]
NOW = 100 * DAY
EN = Words("en", strict=True)
EXAMS = [
    (name, number)
    for name in lesson_names(GAME)
    for number, step in enumerate(reading_steps(GAME, name))
    if isinstance(step, Exam)
]


@pytest.fixture
def memory() -> Memory:
    return Memory(lambda _progress: None)


@pytest.fixture
def course(memory: Memory) -> Course:
    return Course(GAME, Learner(memory, lambda: NOW), "en")


def solve_all(lesson: str) -> Progress:
    progress = Progress()
    for step in reading_steps(GAME, lesson):
        if isinstance(step, Exercise):
            progress = progress.has_solved(lesson, step.id, 0, 5)
    return progress


# --- where to go on ------------------------------------------------------------------------------------


def test_a_first_visitor_is_told_where_to_begin():
    entry = onward_entry(GAME, EN, Progress(), {}, "")
    assert entry == {
        "lesson": FIRST,
        "step": 0,
        "text": f"Begin: {EN('lesson-first-turn-title')}",
    }


def test_the_first_legal_action_is_two_presses_away(course: Course):
    """Begin, and a lit Space: the promise of two minutes."""
    course.open(FIRST, 0)
    assert course.board is not None
    assert course.board.step.kind == "exercise"
    assert course.board.do("move right")


def test_one_goes_on_where_the_lesson_read_last_was_left(course: Course):
    course.open("03-jumping", 4)
    course.leave()
    shown = course.rooms()
    assert (shown["onward"]["lesson"], shown["onward"]["step"]) == ("03-jumping", 4)
    entry = next(one for one in shown["lessons"] if one["name"] == "03-jumping")
    assert entry["step"] == 4
    assert entry["go_on"].startswith("Go on at step 5 of")
    assert all(one["go_on"] == "" for one in shown["lessons"] if one["name"] != "03-jumping")


def test_after_the_end_of_a_lesson_the_next_open_one_follows():
    end = len(reading_steps(GAME, FIRST)) - 1
    assert onward(GAME, solve_all(FIRST), {FIRST: end}, FIRST) == Place(SECOND, 0)
    both = solve_all(FIRST) | solve_all(SECOND)
    assert onward(GAME, both, {FIRST: end}, FIRST) == Place(lesson_names(GAME)[2], 0)
    assert onward(GAME, solve_all(FIRST), {FIRST: end - 1}, FIRST) == Place(FIRST, end - 1)


def test_who_skipped_a_lesson_is_led_back_to_it_at_the_end():
    last = lesson_names(GAME)[-1]
    left = {name: len(reading_steps(GAME, name)) - 1 for name in lesson_names(GAME)}
    done = Progress()
    for name in lesson_names(GAME)[1:]:
        done = done | solve_all(name)
    found = onward(GAME, done, left, last)
    assert found is not None
    assert found.lesson == FIRST
    assert onward(GAME, done | solve_all(FIRST), left, last) is None


def test_with_progress_of_another_browser_a_lesson_goes_on_at_the_first_open_exercise():
    exercises = [step for step in reading_steps(GAME, SECOND) if isinstance(step, Exercise)]
    progress = Progress().has_solved(SECOND, exercises[0].id, 0, 5)
    entry = next(one for one in lesson_list(GAME, EN, progress, {}) if one["name"] == SECOND)
    assert entry["step"] == reading_steps(GAME, SECOND).index(exercises[1])


def test_a_lesson_that_is_done_opens_at_its_beginning():
    left = {FIRST: len(reading_steps(GAME, FIRST)) - 1}
    entry = lesson_list(GAME, EN, solve_all(FIRST), left)[0]
    assert entry["done"]
    assert (entry["step"], entry["go_on"]) == (0, "")


def test_a_visit_goes_on_where_the_last_one_ended(course: Course, memory: Memory):
    course.open("03-jumping", 4)
    kept = course.where().model_dump()
    again = Course(GAME, Learner(memory), "pl")
    again.come_back(read_whereabouts(GAME, kept))
    assert again.at == Place("03-jumping", 4)
    course.open_puzzle(3)
    puzzle = Course(GAME, Learner(memory), "pl")
    puzzle.come_back(read_whereabouts(GAME, course.where().model_dump()))
    assert puzzle.where() == course.where()
    course.leave()
    home = Course(GAME, Learner(memory), "pl")
    home.come_back(read_whereabouts(GAME, course.where().model_dump()))
    assert (home.at, home.room, home.last) == (None, "puzzles", "03-jumping")


def test_a_visit_outlives_a_reload_and_still_leads_back(course: Course, memory: Memory):
    course.open("02-moving", 3)
    assert course.show_rule("GRA-1")
    kept = course.where().model_dump()
    again = Course(GAME, Learner(memory), "pl")
    again.come_back(read_whereabouts(GAME, kept))
    step = again.step()
    assert step is not None
    assert (step["lesson"], step["visit"], step["about"]["rule"]) == ("03-jumping", True, "GRA-1")
    assert (again.left, again.last) == (course.left, course.last), "a visit moves nothing"
    assert again.where() == course.where()
    assert again.go_back()
    assert again.at == Place("02-moving", 3)
    assert not again.go_back()


def test_an_exam_that_was_left_for_a_visit_is_there_after_a_reload(course: Course, memory: Memory):
    course.open_exam(("MOV-1",), seed=3)
    assert course.exam is not None
    course.exam.answer(legal=True)
    course.show_rule("GRA-1")
    again = Course(GAME, Learner(memory), "en")
    again.come_back(read_whereabouts(GAME, course.where().model_dump()))
    assert again.exam is None
    assert again.go_back()
    assert again.exam is not None
    assert (again.exam.seed, len(again.exam.given)) == (3, len(course._way_back.sitting.exam.given))


@pytest.mark.parametrize("back", [{"lesson": "99-none"}, {"puzzle": 999}, {"exam": "none"}, "02"])
def test_a_visit_whose_place_before_is_gone_is_a_step_like_others(back: Any, course: Course):
    kept = {"lesson": "03-jumping", "step": 1, "about": "GRA-1", "back": back}
    course.come_back(read_whereabouts(GAME, kept))
    assert not course.go_back()


@pytest.mark.parametrize(
    "kept",
    [
        None,
        "03-jumping",
        {"room": "cellar"},
        {"left": {"03-jumping": "4"}},
        {"lesson": "99-none", "step": 1, "left": {"99-none": 1}, "last": "99-none"},
        {"lesson": "03-jumping", "step": 999, "left": {"03-jumping": -1}},
        {"puzzle": 999},
        {"left": {str(n): 0 for n in range(101)}},
    ],
)
def test_what_a_browser_has_kept_wrongly_leads_to_the_list_of_lessons(kept: Any, course: Course):
    course.come_back(read_whereabouts(GAME, kept))
    assert (course.at, course.room, course.left, course.last) == (None, "lessons", {}, "")


# --- puzzles -------------------------------------------------------------------------------------------


def test_puzzles_are_listed_by_difficulty_with_what_is_solved():
    progress = Progress().has_solved(PUZZLES, "p02", 1, 5)
    shown = puzzle_list(GAME, EN, progress)
    assert [grade["id"] for grade in shown["grades"]] == ["easy", "medium", "hard", "fiendish"]
    listed = [one for grade in shown["grades"] for one in grade["puzzles"]]
    assert [one["number"] for one in listed] == list(range(1, len(load_puzzles(GAME)) + 1))
    assert [one["number"] for one in listed if one["solved"]] == [2]
    assert listed[1]["stars"] == "Solved. Stars: 3 of 4"
    assert shown["grades"][0]["solved"] == "Solved: 1 of 12"
    assert all(one["text"].endswith(".") for one in listed)


def test_the_next_puzzle_is_the_next_that_is_not_solved():
    count = len(load_puzzles(GAME))
    progress = Progress().has_solved(PUZZLES, "p02", 0, 5)
    assert next_open(GAME, progress, 1) == 3
    assert next_open(GAME, progress, count) == 3, "it needs the fewest lessons"
    all_ = [puzzle.id for puzzle in load_puzzles(GAME)]
    for one in all_[1:]:
        progress = progress.has_solved(PUZZLES, one, 0, 5)
    assert next_open(GAME, progress, 0) == 1
    assert next_open(GAME, progress, 1) is None


def test_a_puzzle_solved_on_the_page_is_noted(course: Course, memory: Memory):
    assert course.open_puzzle(4)
    assert course.board is not None
    feedback = course.board.answer(*load_puzzles(GAME)[3].solution)  # type: ignore[attr-defined]
    assert feedback.solved
    assert memory.load().best(PUZZLES, "p04") == 0
    step = course.step()
    assert step is not None
    assert step["next_puzzle"] == 3, "it needs the fewest lessons"
    assert not course.open_puzzle(0)
    assert not course.open_puzzle(len(load_puzzles(GAME)) + 1)


# --- what is known ----------------------------------------------------------------------------------------


def test_the_picture_holds_every_rule_with_its_level():
    progress = Progress().answered(["GRA-1"], False, NOW - DAY).answered(["MOV-2"], True, NOW)
    progress = progress.has_met(["GRA-1", "GRA-2"], NOW - DAY)
    shown = knowledge(GAME, EN, progress, NOW, "GRA-1")
    marks = {m["rule"]: m for row in shown["chapters"] for m in row["rules"]}
    assert sorted(marks) == sorted(load_rulebook())
    assert [row["id"] for row in shown["chapters"]][:2] == ["MOV", "GRA"], (
        "what was met comes first"
    )
    assert marks["GRA-2"]["level"] == "met"
    assert (marks["GRA-1"]["level"], marks["GRA-1"]["due"]) == ("met", True)
    assert marks["GRA-1"]["label"] == "GRA-1: met, due for review"
    assert (marks["MOV-2"]["level"], marks["MOV-2"]["due"]) == ("right", False)
    assert [one["count"] for one in shown["legend"]] == [0, 1, 2, len(marks) - 3]
    chosen = shown["chosen"]
    assert chosen["text"] == EN("rule-GRA-1")
    assert chosen["known"].endswith("Right answers: 0, wrong: 1.")
    place = where_taught(GAME)["GRA-1"]
    assert (chosen["taught"]["lesson"], chosen["taught"]["step"]) == (place.lesson, place.step)
    assert knowledge(GAME, EN, progress, NOW, "XXX-9")["chosen"] is None


def test_rules_that_wait_are_told_with_their_ways():
    wrong = ["GRA-1", "PSH-2", "SHV-1"]
    progress = Progress().answered(wrong, False, NOW - DAY).has_met(wrong[:2], NOW)
    shown = review(GAME, EN, progress, NOW)
    assert shown["count"] == 2
    assert shown["text"] == "2 rules are due for review."
    assert [one["rule"] for one in shown["rules"]] == progress.due(NOW)
    assert "SHV-1" not in progress.due(NOW), "no lesson has explained it"
    assert set(shown["ask"]) <= set(progress.due(NOW)) & set(breakable(GAME))
    for one in shown["rules"]:
        assert one["taught"]


def test_an_exercise_that_was_done_again_rests_though_help_has_left_open_what_is_known():
    failed = Progress().has_met(["GRA-6"], NOW).answered(["GRA-6"], right=False, at=NOW)
    assert failed.rules["GRA-6"].due == NOW + SPACING[0]
    place = where_practised(GAME, "GRA-6")
    assert place is not None
    exercise = reading_steps(GAME, place.lesson)[place.step].id

    def waiting(solved: int, now: int) -> list[str]:
        done = failed.has_solved(place.lesson, exercise, 3, solved)
        return [one["rule"] for one in review(GAME, EN, done, now)["rules"]]

    assert waiting(NOW + 1, NOW + SPACING[0]) == ["GRA-6"], "solved before it was due"
    assert waiting(NOW + SPACING[0], NOW + SPACING[0]) == []
    assert waiting(NOW + SPACING[0], NOW + SPACING[0] + REST + 1) == ["GRA-6"]


def test_when_nothing_waits_the_next_rule_is_told_with_its_time():
    progress = Progress().answered(["GRA-1"], False, NOW - 5).answered(["PSH-2"], False, NOW)
    progress = progress.answered(["SHV-1"], False, NOW - 9).has_met(["GRA-1", "PSH-2"], NOW)
    shown = review(GAME, EN, progress, NOW)
    assert shown["count"] == 0
    assert shown["next"] == {"rule": "GRA-1", "at": NOW - 5 + SPACING[0]}
    assert review(GAME, EN, Progress(), NOW)["next"] is None


def test_every_rule_that_can_be_failed_can_be_answered_again():
    """Whatever falls due has an exercise or a referee's question that moves it on."""
    failed = set(breakable(GAME))
    for name in lesson_names(GAME):
        for step in reading_steps(GAME, name):
            if isinstance(step, (Exercise, Predict)):
                failed.update(rule for rule in step.rules if counts_for(GAME, step, rule))
            if isinstance(step, Exercise):
                failed.update(wrong.rule for wrong in step.wrong if wrong.rule)
    assert failed <= {
        *breakable(GAME),
        *(rule for rule in GAME.rulebook.entries if where_practised(GAME, rule)),
    }


def test_a_step_opened_for_a_rule_says_the_rule(course: Course):
    assert course.show_rule("GRA-1")
    step = course.step()
    assert step is not None
    assert step["about"] == asdict(say_rule(EN, "GRA-1"))
    assert (step["about"]["page"], step["about"]["ruling"]) == (rule_page("GRA-1"), False)
    course.open(FIRST, 0)
    step = course.step()
    assert step is not None
    assert step["about"] is None


# --- exams ------------------------------------------------------------------------------------------------


def test_an_exam_about_one_rule_is_short_and_one_about_all_is_whole(course: Course):
    course.open_exam(("MAP-3",), seed=1)
    assert course.exam is not None
    assert course.exam.count == 3
    assert course.step() is not None
    course.open_exam(seed=1)
    assert course.exam.count == 20
    course.open_exam(breakable(GAME)[:9], seed=1)
    assert course.exam.count == 20
    with pytest.raises(BadInput):
        course.open_exam(("SET-1",))
    course.leave()
    assert course.exam is None


@pytest.mark.parametrize(("name", "number"), EXAMS)
def test_an_exam_in_a_lesson_is_put_up_at_its_step(course: Course, name: str, number: int):
    assert course.open(name, number)
    assert course.exam is not None
    assert course.exam.count == reading_steps(GAME, name)[number].count  # type: ignore[attr-defined]
    step = course.step()
    assert step is not None
    assert (step["kind"], step["exam"], step["board"]) == ("exam", True, False)
    course.open(name, 0)
    assert course.exam is None


# --- beginning anew ------------------------------------------------------------------------------------------

DONE = (
    Progress()
    .has_solved("03-jumping", "ledge", 1, 5)
    .has_solved("03-jumping", "ledge", 0, 9)
    .has_solved(PUZZLES, "p01", 0, 6)
    .answered(["GRA-1", "MOV-2"], False, 7)
    .answered(["GRA-1"], True, 8)
)


def test_what_can_be_forgotten_is_told_before():
    told = {(one["what"], one["name"]): one["text"] for one in forgettable(GAME, EN, DONE)}
    assert list(told) == [
        ("lesson", "03-jumping"),
        ("lesson", "puzzles"),
        ("rule", "MOV-2"),
        ("rule", "GRA-1"),
        ("all", ""),
    ]
    assert "1 solution and its stars will be forgotten" in told["lesson", "03-jumping"]
    assert "Your 2 answers about GRA-1" in told["rule", "GRA-1"]
    assert told["all", ""].startswith(
        "Everything will be forgotten. Solutions: 2. Answers about rules: 3."
    )
    assert forgettable(GAME, EN, Progress()) == []
    assert lost(GAME, EN, DONE, Forgettable("rule", "MOV-2")).startswith("Your answer about MOV-2")


def test_only_the_part_that_is_named_is_forgotten():
    assert Forgettable("lesson", "03-jumping").without(DONE) == DONE.without_lesson("03-jumping")
    assert Forgettable("lesson", "03-jumping").without(DONE).answers == DONE.answers
    assert Forgettable("rule", "GRA-1").without(DONE).rules.keys() == {"MOV-2"}
    assert Forgettable("rule", "GRA-1").without(DONE).solved == DONE.solved
    assert Forgettable("all").without(DONE) == Progress()
    assert not Forgettable("lesson", "99-none").known_in(GAME)
    assert not Forgettable("rule", "XXX-9").known_in(GAME)
    assert not Forgettable("all", "03-jumping").known_in(GAME)


def test_a_forgotten_lesson_begins_at_its_beginning(course: Course):
    course.open("03-jumping", 4)
    course.open(FIRST, 1)
    course.forget(Forgettable("lesson", "03-jumping"))
    assert course.left == {FIRST: 1}
    course.forget(Forgettable("rule", "GRA-1"))
    assert course.left == {FIRST: 1}
    course.forget(Forgettable("all"))
    assert (course.left, course.last) == ({}, "")


def test_help_taken_before_does_not_count_after_all_is_forgotten(memory: Memory):
    learner = Learner(memory, lambda: NOW + REST)
    for lesson in (FIRST, SECOND):
        learner.helped(lesson, "one", 3)
        learner.mistaken(lesson, "one", ["GRA-1"])
    learner.forget(FIRST)
    for lesson in (FIRST, SECOND):
        learner.solved(lesson, "one", [])
    assert [memory.load().best(lesson, "one") for lesson in (FIRST, SECOND)] == [0, 3]


def test_what_another_tab_keeps_is_followed_and_not_joined():
    heard: list[Progress] = []
    memory = Memory(heard.append)
    memory.change(lambda mine: mine | DONE)
    memory.follow(Progress())
    assert memory.load() == Progress()
    assert heard == [DONE], "nobody is told what everybody knows"
