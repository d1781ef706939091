"""Builds the tutorial's notebooks from the lessons: `python -m platformer_nb.lessons.track.notebook_builder`.

Prose becomes Markdown, a board or an exercise a code cell. Code cells are the same in all languages.
Outputs are made by running the notebook, and stored as plain text: a drawn position means
something without a kernel, a component without one does not. JupyterLab, as this package serves it, shows neither
outputs nor numbers before the cells are run (`serve/contents.py`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.games import game_names, load_game
from platformer_nb.lessons.progress.progress_file import VARIABLE
from platformer_nb.lessons.puzzles.page import puzzle_cells
from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import has_lessons, lesson_names
from platformer_nb.lessons.track.start import START, start_cells
from platformer_nb.text import BASE, Words, languages

TUTORIAL = Path(__file__).resolve().parents[3] / "notebooks" / "tutorial"

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}

Notebook = dict[str, Any]


def build(game: AnyGame, name: str, language: str) -> Notebook:
    """Return the notebook of a lesson, or of the puzzles, without outputs."""
    if name == START:
        sources = start_cells(game, Words(language, game.name))
    elif name == PUZZLES:
        sources = puzzle_cells(game, Words(language, game.name))
    else:
        sources = _sources(open_lesson(game, name, language))
    cells = [_cell(name, number, kind, source) for number, (kind, source) in enumerate(sources, 1)]
    if name == START:
        for cell in cells:  # it shows what this learner has done
            cell["metadata"] = {"tags": ["nbval-ignore-output"]} if "outputs" in cell else {}
    return {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def notebook_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of a game's notebooks: START, its lessons, and its puzzles if there are any."""
    return (START, *lesson_names(game), *((PUZZLES,) if load_puzzles(game) else ()))


def write_missing(game: AnyGame, folder: Path) -> None:
    """Write the notebooks of a game that `folder` lacks, without outputs: a folder for each language.

    For a game whose distribution delivers none. Existing files are kept; they may be the learner's work.
    """
    for language in built_languages(game):
        for name in notebook_names(game):
            file = folder / language / f"{name}.ipynb"
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(written(build(game, name, language)), encoding="utf-8")


def run(notebook: Notebook, folder: Path) -> Notebook:
    """Execute a notebook in a kernel started in `folder`, and return it with plain-text outputs only."""
    import nbformat
    from nbclient import NotebookClient

    os.environ[VARIABLE] = str(Path(tempfile.mkdtemp()) / "progress.json")  # not the user's own
    node = nbformat.reads(json.dumps(notebook), as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(
        node,
        timeout=120,
        kernel_name="python3",
        record_timing=False,
        resources={"metadata": {"path": str(folder)}},
    ).execute()
    done: Notebook = json.loads(nbformat.writes(node))  # type: ignore[no-untyped-call]
    for cell, given in zip(done["cells"], notebook["cells"], strict=True):
        cell["metadata"] = given["metadata"]
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            output["data"] = {kind: data[kind] for kind in ("text/plain",) if kind in data}
            if not output["data"]:
                del output["data"]
    done["metadata"] = METADATA
    return done


def written(notebook: Notebook) -> str:
    """Serialize a notebook."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def built_languages(game: AnyGame) -> tuple[str, ...]:
    """Return the base language and those in which every lesson is completely translated."""
    lessons = [open_lesson(game, name, BASE) for name in lesson_names(game)]
    needed = {key for lesson in lessons for key in lesson.text_keys()}
    return tuple(x for x in languages() if x == BASE or needed <= Words(x, game.name).own_keys())


def _sources(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Yield the kind and text of each cell."""
    yield "markdown", f"# {lesson.title}\n\n{lesson.about}"
    yield (
        "code",
        f'from platformer_widgets import open_lesson\n\nlesson = open_lesson("{lesson.name}")',
    )
    boards = exercises = predictions = exams = 0
    for step in lesson.steps:
        key = lesson.key(step)
        heading, text = lesson.words(f"{key}-title"), lesson.words(key)
        if isinstance(step, (models.Show, models.Try)):
            boards += 1
            heading = f"{lesson.words('lesson-board', number=boards)}: {heading}"
        elif isinstance(step, models.Predict):
            predictions += 1
            heading = f"{lesson.words('lesson-prediction', number=predictions)}: {heading}"
        elif isinstance(step, models.Exercise):
            exercises += 1
            heading = f"{lesson.words('lesson-exercise', number=exercises)}: {heading}"
        elif isinstance(step, models.Exam):
            exams += 1
            heading = f"{lesson.words('lesson-exam', number=exams)}: {heading}"
        yield "markdown", f"## {heading}\n\n{text}"
        if isinstance(step, (models.Show, models.Try)):
            yield "code", f"lesson.show({boards})"
        elif isinstance(step, models.Predict):
            yield "code", f"lesson.predict({predictions})"
        elif isinstance(step, models.Exercise):
            yield "code", f"lesson.exercise({exercises})"
            answer = ", ".join(json.dumps(a, ensure_ascii=False) for a in step.starter)
            yield "code", f"lesson.exercise({exercises}).answer({answer})"
        elif isinstance(step, models.Exam):
            yield "code", f"lesson.exam({exams})"
        elif isinstance(step, models.Code):
            yield "code", step.code.strip()


def _cell(name: str, number: int, kind: str, source: str) -> dict[str, Any]:
    cell: dict[str, Any] = {
        "cell_type": kind,
        "id": hashlib.sha256(f"{name}/{number}".encode()).hexdigest()[:8],
        "metadata": {},
        "source": source.splitlines(keepends=True),
    }
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    return cell


def main(arguments: list[str] | None = None) -> int:
    """Build every notebook, or those named."""
    parser = argparse.ArgumentParser(
        prog="python -m platformer_nb.lessons.track.notebook_builder", description=__doc__
    )
    parser.add_argument(
        "names", nargs="*", help="lessons such as 01-dice-pool, or puzzles; all if none is named"
    )
    parser.add_argument("--game", help="the game whose they are; without, every game that has them")
    parser.add_argument("--to", type=Path, default=TUTORIAL, help="the tutorial's folder")
    chosen = parser.parse_args(arguments)
    try:
        taught = [name for name in game_names() if has_lessons(name)]
        games = [load_game(name) for name in ([chosen.game] if chosen.game else taught)]
        known = {name for game in games for name in notebook_names(game)}
        for game in games:
            there = notebook_names(game)
            # One that no game has is asked of each, and refused by the first.
            names = [name for name in chosen.names if name in there or name not in known]
            for language in built_languages(game) if names or not chosen.names else ():
                folder = chosen.to / game.name / language
                folder.mkdir(parents=True, exist_ok=True)
                for name in names or there:
                    notebook = build(game, name, language)
                    notebook = notebook if name == START else run(notebook, folder)
                    (folder / f"{name}.ipynb").write_text(written(notebook), encoding="utf-8")
                    print(folder / f"{name}.ipynb")
    except BadInput as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
