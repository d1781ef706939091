"""A lesson between two others: those behind it are renamed by a command, and learners keep what they have."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from platformer_nb.games import load_game
from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.page.places import read_whereabouts
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
from platformer_nb.lessons.track.loading import lesson_names, present_name, slug
from platformer_nb.lessons.track.notebook_builder import TUTORIAL
from platformer_nb.lessons.track.renumber import main, moved
from platformer_nb.lessons.track.start import START
from platformer_nb.text import languages
from tests.own_games import TAUGHT_GAMES

NAMES = lesson_names(GAME)
AT = 5
BEHIND = tuple(name for name in NAMES if int(name[:2]) >= AT)
LINK = re.compile(r"\*\*(\d\d): ([^*]+)\*\*")


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """A copy of what a lesson's number stands in, with a sentence and a test that have it bare."""
    kept = ("content/platformer/lessons", "content/platformer/text", "tests/lessons")
    for folder in (*kept, "notebooks/tutorial/platformer"):
        shutil.copytree(root / folder, tmp_path / folder)
    (tmp_path / "tests" / "lessons" / Path(__file__).name).unlink()  # it has made-up names
    text = tmp_path / "content" / "platformer" / "text" / "en" / "lesson-of-the-test.ftl"
    text.write_text(f"told = Read lesson {AT:02}.\n", encoding="utf-8")
    (tmp_path / "tests" / "bare.py").write_text(f'number = "{AT:02}"\n', encoding="utf-8")
    return tmp_path


def test_the_lessons_behind_a_new_one_get_the_next_number() -> None:
    assert moved(("03-a", "04-b-c", "09-d"), 4) == {"04-b-c": "05-b-c", "09-d": "10-d"}


@pytest.mark.parametrize(
    ("names", "number"), [(("03-a",), 4), (("03-a", "05-b"), 4), (("99-a",), 99)]
)
def test_no_room_is_made_where_there_is_one_or_can_be_none(
    names: tuple[str, ...], number: int
) -> None:
    with pytest.raises(ValueError, match=r"number|follow"):
        moved(names, number)


def test_room_is_made_in_data_texts_notebooks_and_tests(
    root: Path, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([GAME.name, f"{AT:02}"], checkout) == 0
    content = checkout / "content" / "platformer"
    new = lesson_names(GAME, content)
    assert [slug(name) for name in new] == [slug(name) for name in NAMES]
    assert [int(name[:2]) for name in new] == [n + (n >= AT) for n in range(len(NAMES))]
    files = [f for f in checkout.rglob("*") if f.is_file()]
    told = [f for f in files if f.suffix in (".py", ".toml", ".ftl")]
    assert len(told) > 50
    stale = re.compile(rf"\b({'|'.join(BEHIND)})\b")
    assert [f for f in files if stale.search(f.name)] == []
    assert [f for f in told if stale.search(f.read_text(encoding="utf-8"))] == []
    for language in languages():
        links = {title: number for number, title in _links(content / "text" / language)}
        before = _links(root / "content" / "platformer" / "text" / language)
        assert len(before) >= len(NAMES) - 1
        wanted = {title: f"{int(n) + (int(n) >= AT):02}" for n, title in before}
        assert links == wanted, language
    heads = [
        (found[1], file.name)
        for file in content.glob("text/*/lesson-*.ftl")
        if (found := re.search(r"^#+ .*[Ll]esson (\d\d)\b", file.read_text("utf-8"), re.MULTILINE))
    ]
    assert len(heads) > len(languages())
    assert [name for number, name in heads if not name.startswith(f"lesson-{number}-")] == []
    listed = capsys.readouterr().out
    assert f"lesson-of-the-test.ftl:1: told = Read lesson {AT:02}." in listed
    assert f'tests/bare.py:1: number = "{AT:02}"' in listed


def _links(texts: Path) -> list[tuple[str, str]]:
    """Return the number and title of each lesson that texts send on to."""
    found = "\n".join(f.read_text(encoding="utf-8") for f in sorted(texts.glob("lesson*.ftl")))
    return [(number, " ".join(title.split())) for number, title in LINK.findall(found)]


@pytest.mark.parametrize("name", TAUGHT_GAMES)
def test_no_notebook_nor_text_is_left_of_a_lesson_that_is_not_there(root: Path, name: str) -> None:
    lessons = lesson_names(load_game(name))
    folders = [f for f in (TUTORIAL / name).iterdir() if f.is_dir()]
    assert sorted(f.name for f in folders) == sorted(languages())
    for folder in folders:
        there = sorted(f.stem for f in folder.glob("*.ipynb"))
        assert there == sorted((START, *lessons, PUZZLES)), (
            f"delete or rename what is left in {folder}"
        )
    texts = [*(root / "content" / name / "text").glob("*/lesson-*.ftl")]
    assert len(texts) > len(languages())
    assert [f for f in texts if f.stem.removeprefix("lesson-") not in lessons] == []


def test_solved_exercises_follow_a_lesson_to_its_new_number() -> None:
    lesson = BEHIND[0]
    before = f"{int(lesson[:2]) - 1:02}-{slug(lesson)}"
    assert before not in NAMES
    memory = Memory(lambda _progress: None)
    memory.follow(Progress().has_solved(f"{GAME.name}:{before}", "first", 0, 5))
    kept = ProgressOfGame(memory, GAME.name)
    assert kept.load().best(lesson, "first") == 0
    kept.change(lambda mine: mine.has_solved(lesson, "second", 1, 6))
    assert {entry.lesson for entry in memory.load().solved} == {f"{GAME.name}:{lesson}"}


def test_an_open_place_follows_a_lesson_to_its_new_number() -> None:
    lesson = BEHIND[0]
    before = f"{int(lesson[:2]) - 1:02}-{slug(lesson)}"
    stored = {"lesson": before, "step": 2, "last": before, "placed": before, "left": {before: 2}}
    found = read_whereabouts(GAME, stored | {"back": {"lesson": before, "step": 1}})
    assert (found.lesson, found.step, found.last, found.placed) == (lesson, 2, lesson, lesson)
    assert found.left == {lesson: 2}
    assert found.back is not None
    assert found.back.lesson == lesson


def test_what_no_lesson_is_called_stays_as_it_was_stored() -> None:
    for stored in (PUZZLES, "", "07-nothing-like-it", "first-turn"):
        assert present_name(GAME.name, stored) == stored
    assert present_name("nobody", NAMES[0]) == NAMES[0]
