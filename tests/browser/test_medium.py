"""One lesson, two media: the line of an exercise on the page; START, and a board that follows Python, in JupyterLab."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.track.lesson import open_lesson
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START
from tests.walk.reader import arrived

EXERCISE = 3
"""The step of the lesson with its first exercise, from 0."""


def test_an_answer_is_written_in_the_line_changed_and_solved(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    reader = arrived(page, page_server, "mouse", "en")
    reader.open_lesson()
    for number in range(EXERCISE):
        reader.go_on(number)
    exercise = reader.lesson.exercise(1)
    prose = page.locator(".pw-prose")
    expect(prose).to_contain_text("The answer in the line is good")
    expect(prose).not_to_contain_text("cell")

    field = page.get_by_role("textbox", name=reader.words("lesson-word-line"))
    expect(field).to_be_hidden()
    page.locator(".pw-lineroom > summary").click()
    expect(field).to_have_value(", ".join(exercise.begun))
    field.press("End")
    field.press_sequentially(" 1")
    expect(page.locator("button.pw-die[aria-pressed=true]")).to_have_count(0)
    field.fill(", ".join(exercise.begun))
    field.press("Enter")
    expect(reader.consequence).to_contain_text(reader.words("lesson-jumping-ledge-too-early"))
    assert serious_findings(page) == []

    page.set_viewport_size({"width": 360, "height": 740})
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0, "the line scrolls sideways"
    field.fill(", ".join(exercise.step.solutions[0]))
    page.get_by_role("button", name=reader.words("lesson-word-run"), exact=True).click()
    solved = page.locator(".pw-feedback[data-status=solved]")
    expect(solved).to_contain_text(reader.words("lesson-jumping-ledge-done"))
    expect(field).to_be_hidden()


def test_jupyterlab_starts_at_start_and_a_board_follows_python(
    page: Page, lab_notebooks: Path, lab_url: Callable[[str], str]
) -> None:
    # Whatever was solved in JupyterLab by a test before this one is not this pupil's.
    Path(os.environ["PLATFORMER_PROGRESS"]).unlink(missing_ok=True)
    lesson = open_lesson(GAME, "00-first-turn", "pl")
    words = lesson.words
    page.goto(lab_url("tutorial/platformer/pl/START.ipynb"), wait_until="commit")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=START)
    expect(page.get_by_role("heading", name=words("start-title"))).to_be_visible()
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    listed = page.locator(".jp-OutputArea-output").get_by_role("listitem")
    expect(listed).to_have_count(21, timeout=START)
    expect(listed.first).to_contain_text(words("start-solved", solved=0, exercises=3))
    listed.first.get_by_role("link").click()

    notebook = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook")
    expect(notebook.get_by_role("heading", name=lesson.title, level=1)).to_be_visible(timeout=START)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle").last).to_be_visible(timeout=START)
    expect(notebook.locator(".jp-OutputArea-output")).to_have_count(0)
    expect(notebook.locator(".jp-InputPrompt", has_text=re.compile(r"\[\d+\]"))).to_have_count(0)

    code = notebook.locator(".jp-CodeCell")
    run(
        code, 0, "from platformer_widgets import open_lesson; lesson = open_lesson('00-first-turn')"
    )
    run(code, 1, "lesson.exercise(1)")
    board = code.nth(1).locator(".pw-lessongrid")
    expect(board).to_be_visible(timeout=START)
    run(code, 2, f"lesson.exercise(1).answer(*{lesson.exercise(1).step.solutions[0]})")
    solved = code.nth(1).locator(".pw-feedback[data-status=solved]")
    expect(solved).to_be_visible(timeout=PATIENCE)
    run(code, 3, "leson")
    told = code.nth(3).locator(".jp-OutputArea-output pre")
    expect(told).to_have_text(re.compile(r"^NameError: leson: .+\.\s+.+„lesson”\?\s*$"))


def run(code: Any, number: int, source: str) -> None:
    """Write this into a cell and run it."""
    code.nth(number).locator(".cm-content").click()
    code.page.keyboard.press("Control+a")
    code.page.keyboard.insert_text(source)
    code.page.keyboard.press("Control+Enter")
    ran = re.compile(r"\[\d+\]")
    expect(code.nth(number).locator(".jp-InputPrompt")).to_have_text(ran, timeout=START)
