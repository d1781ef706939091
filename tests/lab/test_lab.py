"""The notebooks of the built site, in JupyterLite in a real Chromium. `make test` and `make lab` run three, `make lab LAB=all` every one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.site.lab import FOLDER, STORE, write_lists
from tests.browser.conftest import Watch, browser_type_launch_args, context, profiles, watch
from tests.site.conftest import BELOW, Host, host, page, served

__all__ = ["browser_type_launch_args", "context", "host", "page", "profiles", "served", "watch"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PATIENCE = 180_000
"""Milliseconds: Python starts in the browser, with a kernel on top."""
TUTORIAL = Path(__file__).resolve().parents[2] / "notebooks" / "tutorial"
THREE = ("platformer/en/00-first-turn", "platformer/uk/08-gems", "labyrinth/pl/01-goal")
"""In each language one; gems are drawn without bqplot."""
ALL = tuple(
    path.relative_to(TUTORIAL).with_suffix("").as_posix()
    for path in sorted(TUTORIAL.rglob("*.ipynb"))
)
CHOSEN = ALL if os.environ.get("LAB") == "all" else THREE
LESSON = "00-first-turn"
WRONG = '[data-mime-type="application/vnd.jupyter.stderr"], [data-mime-type="application/vnd.jupyter.error"]'

FORGET = """name => new Promise((done, failed) => {
  const asked = indexedDB.deleteDatabase(name);
  asked.onsuccess = () => done();
  asked.onerror = () => failed(asked.error);
})"""


def run_all(page: Page, served: Host, notebook: str) -> None:
    """Open a notebook and run all its cells; nothing may be written to stderr."""
    page.goto(f"{served.address}{FOLDER}/lab/index.html?path={notebook}.ipynb")
    tab = page.get_by_role("main").get_by_role("tab", name=f"{notebook.rpartition('/')[2]}.ipynb")
    tab.click(timeout=PATIENCE)
    expect(page.get_by_text("Python (Pyodide) | Idle")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    shown = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    expect(shown.locator(".jp-CodeCell .jp-InputPrompt").first).to_have_text(
        "[1]:", timeout=PATIENCE
    )
    waiting = shown.locator(".jp-InputPrompt", has_text="*")
    expect(waiting).to_have_count(0, timeout=PATIENCE)
    assert shown.locator(WRONG).all_inner_texts() == []


@pytest.mark.parametrize("notebook", CHOSEN)
def test_a_notebook_runs_in_the_browser(
    page: Page, served: Host, watch: Watch, notebook: str
) -> None:
    watch.expect("Failed to load resource")  # JupyterLite looks for settings that nobody has
    run_all(page, served, notebook)
    assert page.locator(".jp-OutputArea-output").count() > 0


def write(host: Path, name: str, *cells: str) -> None:
    """Put a notebook among those of the site."""
    book = {
        "cells": [
            {"cell_type": "code", "id": str(number), "metadata": {}, "source": source}
            | {"outputs": [], "execution_count": None}
            for number, source in enumerate(cells)
        ],
        "metadata": {"kernelspec": {"name": "python", "display_name": "Python (Pyodide)"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    lab = host / BELOW / FOLDER
    (lab / "files" / "platformer" / "en" / f"{name}.ipynb").write_text(json.dumps(book))
    write_lists(lab)


def test_an_answer_is_recorded_and_is_there_when_the_page_is_opened_anew(
    page: Page, served: Host, host: Path, watch: Watch
) -> None:
    watch.expect("Failed to load resource")
    exercise = open_lesson(GAME, LESSON, "en").exercises[0]
    answer = ", ".join(map(json.dumps, exercise.solutions[0]))
    write(
        host,
        "answering",
        "from platformer_widgets import open_lesson",
        f'open_lesson("{LESSON}").exercise(1).answer({answer})',
    )
    known = f'Progress().kept.load().best("{LESSON}", "{exercise.id}")'
    write(host, "asking", f"from platformer_widgets import Progress; print({known})")
    run_all(page, served, "platformer/en/answering")
    # The next page has a Python of its own, and of the first what the browser keeps. What was open is not opened again: two
    # Pythons would start, in any order, and a notebook that is put behind while it opens never runs.
    page.goto(f"{served.address}privacy/en.html")
    page.evaluate(FORGET, f"{STORE} workspaces")
    run_all(page, served, "platformer/en/asking")
    shown = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea-output")
    expect(shown).to_have_text("0", timeout=PATIENCE)
