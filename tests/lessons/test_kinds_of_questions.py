"""What the exams and the recall of a lesson ask, over all lessons of all games: nothing twice, in known words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from platformer_nb.core.game import AnyGame
from platformer_nb.games import load_game
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.distractors import chapter, kin_of, subjects
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.question_generator import Item, kind_of, verb_of
from platformer_nb.lessons.exam.scope import taught_up_to
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.rounds.going_on import gone_on, kept_exam
from platformer_nb.lessons.rounds.recall import A_DAY, ITEMS, Recall
from platformer_nb.lessons.track.loading import lesson_names
from tests.own_games import TAUGHT_GAMES

LESSONS: Final = [
    pytest.param(game, lesson, id=f"{game}/{lesson}")
    for game in TAUGHT_GAMES
    for lesson in lesson_names(load_game(game))
]

MANY: Final = 20
"""An exam about so many rules has one question in so many whose kind comes again."""

OTHERS: Final = 3
"""Wrong answers beside a right one."""


def a_learner(game: AnyGame) -> Learner:
    keeper = ProgressOfGame(Memory(lambda _progress: None), game.name)
    return Learner(keeper, clock=lambda: 100 * A_DAY)


@cache
def asked_in(name: str, lesson: str) -> tuple[tuple[Exam, str, tuple[Item, ...]], ...]:
    """Read a lesson; each of its exams with its step and what it asks, the recall of its end last."""
    game = load_game(name)
    course = Course(game, a_learner(game), "en")
    for earlier in lesson_names(game):
        if earlier < lesson:
            course.learner.met(r for step in reading_steps(game, earlier) for r in step.rules)
    found = []
    for number, step in enumerate(reading_steps(game, lesson)):
        course.open(lesson, number)
        if course.exam is not None:
            found.append((course.exam, step.id, tuple(answered(course.exam))))
    return tuple(found)


def answered(exam: Exam) -> list[Item]:
    """Answer every question right; what was asked."""
    asked = []
    while (item := exam.item) is not None:
        asked.append(item)
        named = not item.legal or item.told is not None
        exam.answer(item.legal, item.rules[0] if named else "")
    return asked


def offered_in(name: str, lesson: str) -> Iterator[tuple[Item, frozenset[str], frozenset[str]]]:
    """Each question of a lesson, the rules that were taught by then, and those of them that are wrong answers."""
    game = load_game(name)
    for exam, step, items in asked_in(name, lesson):
        known = taught_up_to(game, lesson, step).union(exam.rules)
        for item in items:
            yield item, known, known - kin_of(game, item.rules) - {*item.rules}


@pytest.mark.parametrize(("game_name", "name"), LESSONS)
def test_nothing_is_asked_twice_in_a_lesson(game_name: str, name: str) -> None:
    game = load_game(game_name)
    kinds = [kind_of(game, one) for *_, items in asked_in(game_name, name) for one in items]
    assert kinds
    again = [kind for number, kind in enumerate(kinds) if kind in kinds[:number]]
    assert len(again) <= len(kinds) // MANY, again


@pytest.mark.parametrize(("game_name", "name"), LESSONS)
def test_the_end_of_a_lesson_asks_about_nothing_that_was_not_taught(
    game_name: str, name: str
) -> None:
    for exam, step, items in asked_in(game_name, name):
        if isinstance(exam, Recall):
            known = taught_up_to(load_game(game_name), name, step)
            assert {rule for item in items for rule in item.rules} <= known


@pytest.mark.parametrize(("game_name", "name"), LESSONS)
def test_wrong_answers_are_rules_that_were_taught_if_there_are_enough(
    game_name: str, name: str
) -> None:
    for item, known, wrong in offered_in(game_name, name):
        unknown = set(item.choices) - known - {*item.rules}
        assert not unknown or len(wrong) < OTHERS, (item.about, unknown)


@pytest.mark.parametrize(("game_name", "name"), LESSONS)
def test_wrong_answers_are_about_what_is_done_if_there_are_enough(
    game_name: str, name: str
) -> None:
    """Who is asked about a jump is not offered a rule about tiles, which is crossed out without a thought."""
    game = load_game(game_name)
    for item, _, wrong in offered_in(game_name, name):
        if item.legal:
            continue
        about = subjects(game)[verb_of(game.rules.write_action(item.state, item.action))]
        far = {*item.choices} & wrong - about
        off = {one for one in far if chapter(one) != chapter(item.about)}
        assert not off or not wrong & about - {*item.choices}, (item.about, off)


@pytest.mark.parametrize("name", TAUGHT_GAMES)
def test_a_recall_asks_about_what_happens_once_at_most(name: str) -> None:
    recalls = [
        items
        for one in lesson_names(load_game(name))
        for exam, _, items in asked_in(name, one)
        if isinstance(exam, Recall)
    ]
    assert recalls
    for items in recalls:
        assert sum(item.told is not None for item in items) <= 1 <= len(items) <= ITEMS
    assert any(item.told is not None for items in recalls for item in items)


@pytest.mark.parametrize("name", TAUGHT_GAMES)
def test_a_recall_goes_on_after_a_reload(name: str) -> None:
    game = load_game(name)
    someone, lesson = a_learner(game), lesson_names(game)[3]
    course = Course(game, someone, "en")
    for number, _ in enumerate(reading_steps(game, lesson)):
        course.open(lesson, number)
    table = course.sitting
    assert table is not None
    assert table.exam.item is not None
    table.exam.answer(True, table.exam.item.choices[0] if table.exam.of_events else "")
    again = gone_on(game, kept_exam(table), someone, "en")
    assert again is not None
    assert [again.exam.item, *again.exam.given] == [table.exam.item, *table.exam.given]
