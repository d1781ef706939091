"""The notebook START: the lessons in order, with one's progress, in every language."""

import json
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.progress.progress import Progress, Solved
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.lessons.track.notebook_builder import TUTORIAL, build, built_languages
from platformer_nb.lessons.track.start import START, StartList
from platformer_nb.text import Words
from platformer_widgets import open_lesson, start

LANGUAGES = built_languages(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_what_is_built_and_looks_as_nobody_has_run_it(language: str) -> None:
    file = TUTORIAL / GAME.name / language / f"{START}.ipynb"
    notebook: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))

    assert notebook == build(GAME, START, language), "run the notebook builder"
    kinds = [cell["cell_type"] for cell in notebook["cells"]]
    assert kinds == ["markdown", "code", "markdown"]
    assert notebook["cells"][1]["outputs"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_links_lead_to_notebooks_beside_it(language: str) -> None:
    shown = StartList(GAME, Words(language, GAME.name), Progress())._repr_markdown_()
    linked = [part.partition(")")[0] for part in shown.split("](")[1:]]

    names = lesson_names(GAME)
    assert linked == [f"{name}.ipynb" for name in (names[0], *names, "puzzles")]
    assert all((TUTORIAL / GAME.name / language / name).is_file() for name in linked)


def solved(lesson: str) -> Progress:
    steps = [s for s in load_lesson(GAME, lesson).steps if isinstance(s, models.Exercise)]
    return Progress(solved=tuple(Solved(lesson, step.id, 0, 1) for step in steps))


def test_it_knows_what_is_done_and_where_to_go_on() -> None:
    words = Words("en", GAME.name)
    first, second = lesson_names(GAME)[:2]
    begun, done = (StartList(GAME, words, one) for one in (Progress(), solved(first)))

    assert repr(begun).startswith("Begin with 00 · ")
    assert "✓" not in repr(begun)
    assert repr(done).startswith("Go on with 01 · ")
    assert f"[01 · {open_lesson(second, 'en').title}]({second}.ipynb)" in done._repr_markdown_()
    ticked = [line for line in repr(done).splitlines() if "✓" in line]
    assert [line.strip()[:6] for line in ticked] == ["✓ 00 ·"]


def test_a_notebook_asks_for_it_in_the_language_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLATFORMER_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.chdir(TUTORIAL / GAME.name / "pl")

    assert repr(start()).startswith("Zacznij od lekcji 00 · ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_what_can_be_done_with_it_in_two_lines(language: str) -> None:
    lesson = open_lesson("03-jumping", language)

    title, how = repr(lesson).splitlines()
    assert title.startswith(lesson.title)
    assert "lesson.exercise(1)" in how
    assert len(how) <= 130
