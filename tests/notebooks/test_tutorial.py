"""The committed notebooks are what the lessons say, and run."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.track import notebook_builder
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.lessons.track.notebook_builder import (
    TUTORIAL,
    build,
    built_languages,
    main,
    written,
)
from platformer_widgets import open_lesson

PAIRS = [(language, name) for language in built_languages(GAME) for name in lesson_names(GAME)]
pairs = pytest.mark.parametrize(("language", "name"), PAIRS)


def committed(language: str, name: str) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(
        (TUTORIAL / GAME.name / language / f"{name}.ipynb").read_text(encoding="utf-8")
    )
    return notebook


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pairs
def test_a_notebook_is_what_its_lesson_says(language: str, name: str) -> None:
    notebook = committed(language, name)
    for cell in code(notebook):
        cell |= {"outputs": [], "execution_count": None}

    assert notebook == build(GAME, name, language), (
        "run python -m platformer_nb.lessons.track.notebook_builder"
    )


@pairs
def test_a_notebook_is_stored_with_its_outputs(language: str, name: str) -> None:
    cells = code(committed(language, name))

    for number, cell in enumerate(cells, 1):
        assert cell["execution_count"] == number, "the cells were run once, in order"
        for output in cell["outputs"]:
            assert output["output_type"] in ("execute_result", "stream")
            assert set(output.get("data", ())) <= {"text/plain"}
    assert not cells[0]["outputs"]
    assert all(cell["outputs"] for cell in cells[1:]), "every cell but the first shows something"


@pairs
def test_positions_are_drawn_for_those_who_do_not_run_it(language: str, name: str) -> None:
    boards = 0
    for cell in code(committed(language, name)):
        if re.fullmatch(r"lesson\.(show|exercise)\(\d+\)", "".join(cell["source"])):
            boards += 1
            assert "+----+----+" in "".join(cell["outputs"][0]["data"]["text/plain"])

    lesson = open_lesson(name, language)
    assert boards == len(lesson.shows) + len(lesson.exercises)


@pairs
def test_cells_are_short_and_the_first_is_a_plain_import(language: str, name: str) -> None:
    cells = ["".join(cell["source"]) for cell in code(committed(language, name))]

    assert (
        cells[0] == f'from platformer_widgets import open_lesson\n\nlesson = open_lesson("{name}")'
    )
    assert all(len(cell.splitlines()) <= 6 for cell in cells)
    assert all(len(line) <= 104 for cell in cells for line in cell.splitlines())


@pairs
def test_code_is_the_same_in_all_languages(language: str, name: str) -> None:
    english = ["".join(cell["source"]) for cell in code(committed("en", name))]

    assert ["".join(cell["source"]) for cell in code(committed(language, name))] == english


@pairs
def test_there_is_prose_before_every_cell(language: str, name: str) -> None:
    cells = committed(language, name)["cells"]
    kinds = [cell["cell_type"] for cell in cells]

    assert kinds[:2] == ["markdown", "code"]
    for three in zip(kinds, kinds[1:], kinds[2:], strict=False):
        assert "markdown" in three, "no three cells of code in a row"


@pairs
def test_the_numbers_in_the_prose_are_those_of_the_code(language: str, name: str) -> None:
    lesson = open_lesson(name, language)
    cells = ["".join(cell["source"]) for cell in committed(language, name)["cells"]]

    for number in range(1, len(lesson.exercises) + 1):
        place = cells.index(f"lesson.exercise({number})")
        assert cells[place - 1].startswith(f"## {lesson.exercise(number).heading}: ")


@pytest.mark.slow
def test_building_twice_gives_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one language: each is run in a kernel of its own."""
    monkeypatch.setattr(notebook_builder, "built_languages", lambda _game: ("en",))
    assert main(["02-moving", "--to", str(tmp_path)]) == 0

    again = (tmp_path / GAME.name / "en" / "02-moving.ipynb").read_text(encoding="utf-8")
    assert again == (TUTORIAL / GAME.name / "en" / "02-moving.ipynb").read_text(encoding="utf-8")
    assert again == written(json.loads(again))


def test_an_unknown_lesson_is_not_built(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["77-flying", "--to", str(tmp_path)])

    assert "there is no such lesson" in capsys.readouterr().err
