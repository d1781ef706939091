"""What a learner has met: answers, reviews and puzzles stay within it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import enemies
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.learner import Learner, rules_tested
from platformer_nb.lessons.exam import question_generator, sources
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.question_generator import Referee
from platformer_nb.lessons.exam.scope import scope_of_step, taught_scope
from platformer_nb.lessons.page.places import reading_steps, where_taught
from platformer_nb.lessons.page.rounds import open_round
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.knowledge import review
from platformer_nb.lessons.progress.mastery import DAY
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.puzzles.listing import needed_lesson, next_open, puzzle_list
from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.rounds.recall import recall
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from tests.sizes import sizes

EN = Words("en", strict=True)
NOW = 1_000_000_000


@pytest.fixture
def memory() -> Memory:
    return Memory(lambda _: None)


@pytest.fixture
def course(memory: Memory) -> Course:
    return Course(GAME, Learner(memory, clock=lambda: NOW), "en")


def test_the_next_puzzle_needs_no_rule_that_was_not_met():
    puzzles = load_puzzles(GAME)
    third = puzzles[2]
    progress = Progress().has_met(third.rules, NOW)
    assert not set(puzzles[0].rules) <= progress.rules_met
    assert next_open(GAME, progress) == 3
    shown = puzzle_list(GAME, EN, progress)["grades"][0]["puzzles"]
    assert [one["number"] for one in shown if one["ready"]] == [3]
    assert shown[0]["needs"].startswith("After lesson 12 · Portals")
    assert puzzle_list(GAME, EN, progress)["next"] == 3
    after = next_open(GAME, progress.has_solved(PUZZLES, third.id, 0, NOW))
    waiting = [one for one in load_puzzles(GAME) if one.id != third.id]
    assert after is not None
    assert needed_lesson(GAME, load_puzzles(GAME)[after - 1]) == min(
        needed_lesson(GAME, one) for one in waiting
    ), "none is ready: the one that needs the fewest lessons"


@pytest.mark.parametrize("after", sizes((0, 3, 6), range(8)), ids=str)
def test_a_review_asks_nothing_that_was_not_taught(after: Sequence[int]):
    """After lessons in order, every question of a review stays within the rules and kinds of action met."""
    met: list[str] = []
    for number, name in enumerate(lesson_names(GAME)[:8]):
        met += [rule for step in reading_steps(GAME, name) for rule in step.rules]
        if number not in after:
            continue
        progress = Progress().has_met(met, NOW).answered(set(met), False, NOW - DAY)
        scope = taught_scope(GAME, progress)
        asked = review(GAME, EN, progress, NOW)["ask"]
        assert len(asked) >= len([r for r in breakable(GAME) if r in met]) - 1
        for rule in asked[:6]:
            item = Referee(GAME, 5, (rule,), scope, happens=True).ask(rule)
            assert scope.holds(GAME, item), (name, rule, item)


TOWER = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  1 |  1 :    :{cell}:    |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety{held}
"""


@pytest.mark.parametrize(
    ("cell", "held", "rules"),
    [
        ("    ", "", set()),
        ("H  g", "; coins 2; gems 3; special sword", set()),
        (" ^  ", "", {"PSH-4"}),
        (" $  ", "; items boots-of-haste", {"MAP-6", "CRD-1"}),
        (" x  ", "; potions stone-skin", {"MAP-10", "CRD-1"}),
        (" b  ", "", {"BOS-4"}),
        (" *  ", "; tokens poison", {"BOS-5"}),
        (" @  ", "", {"PRT-1"}),
        ("  G ", "", {"ENM-7"}),
        ("  S ", "", {"ENM-7", "ENM-8"}),
        ("  M ", "", {"BOS-1"}),
    ],
)
def test_what_a_position_shows_has_a_rule_that_a_lesson_teaches(
    cell: str, held: str, rules: set[str]
):
    flat = TOWER.replace("^^^^", "====")
    shown = GAME.teaching.rules_shown(GAME.rules.read(flat.format(cell=cell, held=held)))
    assert set(shown) == rules
    assert rules <= where_taught(GAME).keys()
    above = GAME.teaching.rules_shown(GAME.rules.read(TOWER.format(cell=cell, held=held)))
    assert set(above) == rules | {"BLV-1"}, "a Boss Level besides"


def test_the_first_checkpoint_draws_no_enemy_shop_trap_nor_card(memory: Memory):
    met = [r for n in lesson_names(GAME)[:4] for s in reading_steps(GAME, n) for r in s.rules]
    memory.follow(Progress().has_met(met, NOW))
    for seed in range(6):
        found = open_round(GAME, "checkpoint", "03-jumping", Learner(memory), "en", seed)
        assert found is not None
        while (item := found.item) is not None:
            assert not enemies(item.state.occupied)
            assert not any(item.state.terrain.feature[item.state.terrain.low :])
            assert not any(hero.items or hero.potions for hero in item.state.heroes)
            found.answer(item.legal, "" if item.legal else item.rules[0])


def test_who_begins_in_the_middle_is_asked_in_positions_such_as_were_shown_there(memory: Memory):
    met = [rule for step in reading_steps(GAME, "14-medusa") for rule in step.rules]
    memory.follow(Progress().has_met(met, NOW))
    scope = taught_scope(GAME, memory.load())
    assert {"ENM-7", "MAP-6"} <= scope.seen, "no lesson on Enemies and Shops was opened"
    assert "PRT-1" not in scope.seen
    asked = recall(GAME, "14-medusa", Learner(memory, clock=lambda: NOW), "en")
    assert asked is not None
    assert set(asked.rules) <= set(met)


def test_after_three_lessons_no_review_asks_about_a_shove():
    met = [r for n in lesson_names(GAME)[:4] for s in reading_steps(GAME, n) for r in s.rules]
    scope = taught_scope(GAME, Progress().has_met(met, NOW))
    assert "move" in scope.verbs
    assert not {"shove", "buy", "portal", "ability"} & scope.verbs


def test_an_exam_about_what_was_met_stays_within_it(course: Course, memory: Memory):
    met = [s.rules for n in lesson_names(GAME)[:3] for s in reading_steps(GAME, n)]
    memory.change(lambda p: p.has_met([rule for rules in met for rule in rules], NOW))
    scope = taught_scope(GAME, memory.load())
    course.open_exam(("MAP-3", "MOV-1"), seed=3)
    while course.exam is not None and course.exam.item is not None:
        item = course.exam.item
        assert scope.holds(GAME, item)
        course.exam.answer(item.legal, "" if item.legal else item.choices[0])


def test_every_exercise_and_prediction_tests_a_rule_of_its_own():
    for name in lesson_names(GAME):
        lesson = Lesson(GAME, name, EN)
        for number, step in enumerate(lesson.exercises, 1):
            runner = lesson.exercise(number).fresh()
            for action in step.solutions[0]:
                runner.do(action)
            assert rules_tested(step, runner.at_work), (name, step.id)
        for number, ask in enumerate(lesson.predictions, 1):
            assert rules_tested(ask, lesson.predict(number).at_work), (name, ask.id)


def test_a_solved_exercise_counts_only_for_the_rules_that_it_tested(memory: Memory):
    lesson = Lesson(GAME, "02-moving", EN, learner=Learner(memory))
    assert lesson.exercise(1).answer(*lesson.exercises[0].solutions[0]).solved
    rules = memory.load().rules
    assert rules["MOV-1"].level == "right"
    assert rules["ADJ-2"].level == "met", "its Wall was never crossed nor tried"


def test_boards_of_lessons_to_come_are_not_played_to_find_a_question():
    lessons = lesson_names(GAME)
    scope = scope_of_step(GAME, lessons[2], load_lesson(GAME, lessons[2]).steps[-1].id)
    sources._of_board.cache_clear()
    question_generator._sources_within.cache_clear()
    Referee(GAME, 1, [r for r in breakable(GAME) if r in scope.rules], scope).ask()
    assert sources._of_board.cache_info().currsize < len(sources._boards(GAME)) / 2
