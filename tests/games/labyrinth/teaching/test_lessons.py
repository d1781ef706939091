"""The lessons of Labyrinth: they hold what they promise, and their chapters are taught whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from platformer_nb.core.discovery import VARIABLE
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.house_rules import RULINGS
from platformer_nb.games.labyrinth.notation.actions import VERBS
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.recall import recall
from platformer_nb.lessons.track.lesson import folder_game, open_lesson
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words, languages
from platformer_nb.text.words import PAGE

FIRST_HALF = ("CMP", "SET", "ACT", "TIL", "BRG", "STN", "KEY", "ITM", "TWO")
"""The chapters that the lessons up to LAST_OF_IT teach whole, but for what belongs to a later one."""
LATER = {
    "08-combat": {"STN-3", "STN-8"},
    "10-golem": {"STN-6", "SET-10"},
    "14-house-rules": {"CMP-2", "CMP-3", "CMP-4", "SET-11", "TWO-1", "TWO-2", "TWO-3", "TWO-4"},
}
"""What a stunned character does in combat and in tests; setting up the box and playing with two."""
LAST_OF_IT = "06-bridges"

CODE = re.compile(r"`([^`]+)`")

lessons = pytest.mark.parametrize("name", lesson_names(GAME))


@lessons
def test_a_lesson_has_three_tasks_and_something_to_hear_to_watch_and_to_try(name: str) -> None:
    kinds = [step.kind for step in open_lesson(GAME, name, "en").steps]

    assert kinds.count("exercise") + kinds.count("exam") >= 3
    assert {"say", "show", "try", "code"} <= set(kinds)


@lessons
def test_an_exercise_is_solved_by_its_solutions_and_by_no_wrong_answer(name: str) -> None:
    lesson = open_lesson(GAME, name, "en")

    for number, step in enumerate(lesson.exercises, 1):
        exercise = lesson.exercise(number)
        assert not exercise.graded().solved, step.id
        assert not exercise.graded(*step.starter).solved, step.id
        for solution in step.solutions:
            assert exercise.graded(*solution).solved, f"{step.id}: {solution}"
        for wrong in step.wrong:
            answer = exercise.graded(*wrong.actions)
            assert answer.status == ("refused" if wrong.rule else "not-yet"), (step.id, answer)
            assert wrong.rule is None or wrong.rule in answer.rules, (step.id, answer)


@lessons
def test_some_wrong_answer_of_a_lesson_is_refused_by_a_rule(name: str) -> None:
    wrong = [wrong for step in open_lesson(GAME, name, "en").exercises for wrong in step.wrong]

    assert any(one.rule for one in wrong)


@lessons
def test_what_is_shown_can_be_played_and_what_is_proposed_can_be_read(name: str) -> None:
    lesson = open_lesson(GAME, name, "en")

    for number, step in enumerate(lesson.shows, 1):
        for way in step.ways:
            assert lesson.show(number).do(*way), step.id
        for idea in getattr(step, "ideas", ()):
            answer = lesson.show(number).do(idea)
            assert answer.status != "unreadable", f"{step.id}, {idea}: {answer!r}"


@lessons
def test_what_happens_is_the_right_prediction(name: str) -> None:
    lesson = open_lesson(GAME, name, "en")

    for number in range(1, len(lesson.predictions) + 1):
        prediction = lesson.predict(number)
        truth = {asked.id: asked.truth for asked in prediction.asked}
        assert prediction.answer(**truth).solved


def test_the_first_half_of_the_lessons_teaches_every_rule_of_its_chapters() -> None:
    taught = {name: rules_of(name) for name in lesson_names(GAME)}
    for name, rules in LATER.items():
        assert rules <= taught[name]
    first = set[str]().union(*(rules for name, rules in taught.items() if name <= LAST_OF_IT))

    theirs = {rule for rule in GAME.rulebook.entries if rule.rpartition("-")[0] in FIRST_HALF}
    assert theirs - first == set[str]().union(*LATER.values())


def rules_of(name: str) -> set[str]:
    return {rule for step in load_lesson(GAME, name).steps for rule in step.rules}


def test_every_house_rule_is_played_after_the_usual_reading() -> None:
    name = "14-house-rules"
    steps = [step for step in load_lesson(GAME, name).steps if step.kind in ("show", "predict")]
    usual: set[str] = set()
    played: set[tuple[str, str]] = set()
    for step in steps:
        position = "\n".join(x for x in step.position.splitlines() if not x.startswith("rulings"))
        rulings = GAME.rules.read(step.position).rulings
        played |= set(rulings)
        if not rulings:
            usual.add(position)
        else:
            assert position in usual or rulings == (("VAR-1", "hidden"),), step.id

    assert played == {(rule, one) for rule, known in RULINGS.items() for one in known[1:]}


@pytest.mark.parametrize("language", languages())
@lessons
def test_feedback_is_plain_as_it_is_shown_without_markup(name: str, language: str) -> None:
    lesson = open_lesson(GAME, name, language)
    asked = [step for step in lesson.steps if step.kind in ("exercise", "predict")]
    keys = [f"{lesson.key(step)}-{part}" for step in asked for part in step.text_parts]

    assert keys
    assert [key for key in keys if "*" in lesson.words(key)] == []


@pytest.mark.parametrize("language", languages())
@lessons
def test_a_page_never_tells_what_to_write(name: str, language: str) -> None:
    lesson = open_lesson(GAME, name, language)
    words = Words(language, GAME.name, medium=PAGE)
    keys = [lesson.key(step) for step in lesson.steps if step.kind not in ("say", "code")]

    assert keys
    verbs = {verb.split()[0] for verb in VERBS}
    typed = [
        key
        for key in keys
        for code in CODE.findall(lesson_text(words, key))
        if code.split()[0] in verbs
    ]
    assert typed == []


def test_notebooks_copied_into_a_folder_of_another_name_open_the_game_that_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pl").mkdir()
    monkeypatch.chdir(tmp_path / "pl")
    monkeypatch.delenv(VARIABLE, raising=False)
    assert folder_game() is None
    monkeypatch.setenv(VARIABLE, "labyrinth")
    assert folder_game() == "labyrinth"


def test_a_prediction_offers_no_more_actions_than_a_turn_has() -> None:
    lesson = open_lesson(GAME, "02-turn", "en")
    asked = {one.id: one for one in lesson.predict(1).asked}

    assert asked["left"].most == 2
    assert all(isinstance(one.truth, str) or one.truth <= one.most for one in asked.values())


def test_the_gamble_of_bridges_cannot_be_walked_around() -> None:
    lesson = open_lesson(GAME, "06-bridges", "en")
    number = next(n for n, step in enumerate(lesson.exercises, 1) if step.id == "leap")

    assert lesson.exercise(number).graded("jump a", "move SW").solved
    assert not lesson.exercise(number).graded("move W", "move SE").solved


def test_the_lesson_on_building_has_every_tile_turned() -> None:
    lesson = open_lesson(GAME, "03-building", "en")
    for number, step in enumerate(lesson.exercises, 1):
        for solution in step.solutions:
            unturned = [re.sub(r"^(lay \S+) \d$", r"\1 0", action) for action in solution]
            assert unturned != list(solution), step.id
            assert not lesson.exercise(number).graded(*unturned).solved, step.id


def test_bridges_teach_of_the_table_and_of_fights_only_what_falls_need() -> None:
    taught = rules_of("06-bridges")
    assert {rule.partition("-")[0] for rule in taught} == {"BRG", "STN", "LIM", "SET"}
    assert not taught & {"STN-3", "STN-6", "STN-8"}, "fights and tests have lessons of their own"


def test_the_tile_with_a_bridge_is_laid_so_that_the_way_leads_under_it() -> None:
    lesson = open_lesson(GAME, "03-building", "en")
    number = next(n for n, step in enumerate(lesson.exercises, 1) if step.id == "under")

    solved = [n for n in range(6) if lesson.exercise(number).graded(f"lay c4 {n}").solved]
    assert solved == [2, 5], (
        "a tile with two straight corridors looks the same turned three times more"
    )


def test_the_first_lesson_ends_with_questions_of_kinds_that_its_exam_has_not_asked() -> None:
    met = {rule for step in load_lesson(GAME, "01-goal").steps for rule in step.rules}
    memory = Memory(lambda _: None)
    memory.follow(Progress().has_met(met, 1_700_000_000))
    asked = recall(GAME, "01-goal", Learner(memory, lambda: 1_700_000_000), "en")
    assert asked is not None
    assert asked.count == 2
