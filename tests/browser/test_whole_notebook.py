"""A whole lesson as a notebook in JupyterLab, in Polish, top to bottom: by mouse, and by keyboard alone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Literal

import nbformat
import pytest
from playwright.sync_api import Dialog, Locator, Page, expect

from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.track import models
from tests.browser.hands import PATIENCE
from tests.browser.pupil import Pupil, board_of
from tests.browser.visitor import START

pytestmark = pytest.mark.alone
"""A whole lesson in JupyterLab leaves no processor to another test, and loses to its timeouts beside one."""

HERE = """() => {
  const cells = [...document.querySelectorAll(".jp-Notebook .jp-Cell")];
  return cells.indexOf(document.activeElement);
}"""


class NotebookPupil(Pupil):
    """Works through a lesson's notebook, cell by cell."""

    def __init__(self, page: Page, hands: Literal["mouse", "keys"], notebook: Path) -> None:
        super().__init__(page, hands, notebook.stem, notebook.parent.name)
        cells = nbformat.read(notebook, as_version=4).cells
        self.cells = [cell.source if cell.cell_type == "code" else "" for cell in cells]

    def await_notebook(self) -> None:
        """Wait until the notebook is open and its kernel is idle."""
        idle = self.page.get_by_text("Python 3 (ipykernel) | Idle")
        expect(idle).to_be_visible(timeout=START)

    def cell(self, number: int) -> Locator:
        """A cell by its place."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(number)

    def board_cells(self) -> list[tuple[int, models.Step]]:
        """The cells that put up a board, with the step of each."""
        steps: list[tuple[str, tuple[models.Step, ...]]] = [
            ("show", self.lesson.shows),
            ("exercise", self.lesson.exercises),
            ("predict", self.lesson.predictions),
        ]
        found = [
            (self.cells.index(f"lesson.{kind}({number})"), step)
            for kind, all_of_kind in steps
            for number, step in enumerate(all_of_kind, 1)
        ]
        return sorted(found, key=lambda one: one[0])

    def begin(self) -> None:
        """By mouse all cells are run at once; by keys each in its turn."""
        if self.hands == "mouse":
            self.page.get_by_role("menuitem", name="Run", exact=True).click()
            self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()

    def run_up_to(self, number: int) -> None:
        """Run the cells down to this one and stay there."""
        if self.hands == "mouse":
            self.cell(number).scroll_into_view_if_needed()
            return
        for here in range(self.page.evaluate(HERE), number):
            assert here >= 0, "the focus is on a cell"
            self.page.keyboard.press("Shift+Enter")
            self.page.wait_for_function(f"({HERE})() === {here + 1}", timeout=PATIENCE)
        self.page.keyboard.press("Control+Enter")

    def sit_at(self, number: int, step: models.Step) -> None:
        """Wait for the board that a cell puts up."""
        board = board_of(self.lesson, step)
        assert board is not None
        self.sit(self.cell(number), board)

    def leave(self, number: int) -> None:
        """From inside a board back to its cell: Escape, once a choice or a refusal is put away."""
        if self.hands == "keys":
            self.page.keyboard.press("Escape")
            assert self.page.evaluate(HERE) == number, "Escape leads from a board to its cell"

    def go_to(self, number: int) -> None:
        """Walk to a cell by the arrow keys."""
        if self.hands == "keys":
            here = self.page.evaluate(HERE)
            for _ in range(abs(number - here)):
                self.page.keyboard.press("ArrowDown" if number > here else "ArrowUp")
            self.page.wait_for_function(f"({HERE})() === {number}", timeout=PATIENCE)

    def mend(self, number: int, answer: str) -> None:
        """Write another answer into a cell and run it."""
        editor = self.cell(number).locator(".cm-content")
        if self.hands == "keys":
            self.go_to(number)
            self.page.keyboard.press("Enter")
        else:
            editor.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(answer)
        self.page.keyboard.press("Shift+Enter")
        done = self.cell(number).locator(".jp-OutputArea-output")
        expect(done).to_contain_text(self.words("lesson-solved"), timeout=PATIENCE)


def reload(pupil: NotebookPupil) -> None:
    """Save, and load the tab anew."""
    pupil.page.keyboard.press("Control+s")
    expect(pupil.page.locator(".jp-mod-dirty")).to_have_count(0, timeout=PATIENCE)
    pupil.page.reload(wait_until="commit")
    pupil.await_notebook()


@pytest.mark.parametrize(("hands", "lesson"), [("mouse", "03-jumping"), ("keys", "00-first-turn")])
def test_a_notebook_from_its_first_cell_to_its_last(
    page: Page, lab_notebooks: Path, lab_url: Any, hands: Any, lesson: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    questions: list[str] = []

    def leave(dialog: Dialog) -> None:
        questions.append(dialog.type)
        dialog.accept()

    page.on("dialog", leave)
    own = (
        Path(f"{hands}-{lesson}") / "pl" / f"{lesson}.ipynb"
    )  # a kernel belongs to a path: nobody sits at another's
    (lab_notebooks / own).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(lab_notebooks / "tutorial" / "platformer" / "pl" / own.name, lab_notebooks / own)
    pupil = NotebookPupil(page, hands, lab_notebooks / own)
    page.goto(lab_url(own.as_posix()), wait_until="commit")
    pupil.await_notebook()
    pupil.begin()
    boards = pupil.board_cells()
    middle = len(boards) // 2
    for place, (number, step) in enumerate(boards):
        pupil.run_up_to(number)
        pupil.sit_at(number, step)
        pupil.do_step(step)
        if place == middle:
            reload(pupil)
            pupil.await_board()
            before, _ = boards[place - 1]
            expect(pupil.cell(before).locator(".pw-lessongrid")).to_have_count(1)
            pupil.go_to(number)
            pupil.wish({"intent": "reset"} if step.kind != "show" else {"intent": "next"})
        pupil.leave(number)
    pupil.run_up_to(len(pupil.cells) - 1)
    assert pupil.mistakes
    assert not questions, "a saved notebook is left without a question"

    step = pupil.lesson.exercises[0]
    pupil.mend(pupil.cells.index(answering(step.starter)), answering(step.solutions[0]))
    progress = ProgressOfGame(ProgressFile(), "platformer").load()
    best = [progress.best(lesson, one.id) for one in pupil.lesson.exercises]
    assert best == [0] * len(pupil.lesson.exercises)


def answering(actions: list[str]) -> str:
    """The cell that answers the first exercise."""
    return f"lesson.exercise(1).answer({', '.join(map(json.dumps, actions))})"
