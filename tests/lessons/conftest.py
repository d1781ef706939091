from collections.abc import Callable
from pathlib import Path

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names

LESSONS = {name: open_lesson(GAME, name, "en") for name in lesson_names(GAME)}
EXERCISES = [
    pytest.param(name, number, id=f"{name}/{step.id}")
    for name, lesson in LESSONS.items()
    for number, step in enumerate(lesson.exercises, 1)
]
SHOWS = [
    pytest.param(name, number, id=f"{name}/{step.id}")
    for name, lesson in LESSONS.items()
    for number, step in enumerate(lesson.shows, 1)
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for them runs once for each lesson, exercise or board."""
    if "lesson" in metafunc.fixturenames:
        metafunc.parametrize("lesson", LESSONS.values(), ids=LESSONS)
    if "exercise_of" in metafunc.fixturenames:
        metafunc.parametrize(
            "exercise_of", [p.values for p in EXERCISES], ids=[p.id for p in EXERCISES]
        )
    if "board_of" in metafunc.fixturenames:
        metafunc.parametrize("board_of", [p.values for p in SHOWS], ids=[p.id for p in SHOWS])


@pytest.fixture
def dice() -> Lesson:
    return open_lesson(GAME, "01-dice-pool", "en")


@pytest.fixture
def jumping() -> Lesson:
    return open_lesson(GAME, "03-jumping", "en")


STEP = '''
choices = []
[[steps]]
kind = "exercise"
id = "one"
rules = ["MOV-1"]
position = """
map:
    +----+----+
  1 |  1 :    |
    +====+====+
hero 1: sweety
pool: move
"""
goals = [{ want = "at", space = "b1" }]
solutions = [["move right"]]
wrong = [
    { actions = ["move up"], rule = "MAP-11" },
    { actions = ["move left"], rule = "MAP-11" },
    { actions = ["gravity"] },
]
starter = ["gravity"]
'''


@pytest.fixture
def write_lesson(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes a lesson of one exercise with something in it replaced; the folder to load it from."""

    def write(old: str = "", new: str = "") -> Path:
        assert old in STEP
        folder = tmp_path / "lessons"
        folder.mkdir(exist_ok=True)
        (folder / "09-a-lesson.toml").write_text(STEP.replace(old, new, 1) if old else STEP)
        return tmp_path

    return write
