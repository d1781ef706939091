"""The lessons in a real JupyterLab: run top to bottom, solved by mouse and by keyboard alone.

One notebook is opened for all: to open one takes longer than to work in it. That each of them runs from top to bottom
without an error is what `make notebooks` holds.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import Watch, watch_over

LESSON = "03-jumping"
FURTHER = (
    'open_lesson("01-dice-pool").exercise(3)',
    'open_lesson("01-dice-pool").exercise(4)',
    'open_lesson("02-moving").exercise(1)',
)

RUN = re.compile(r"\[\d+\]")
"""The prompt of a cell that has run."""


@pytest.fixture(scope="module")
def watched() -> Watch:
    """What the shared window must not do; looked at after each test."""
    return Watch()


@pytest.fixture(scope="module")
def window(browser: Browser, watched: Watch) -> Iterator[BrowserContext]:
    """One profile for the whole file: JupyterLab's scripts are loaded once."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    watch_over(context, watched)
    yield context
    context.close()


@pytest.fixture(scope="module")
def opened(
    window: BrowserContext, root: Path, lab_notebooks: Path, lab_server: str
) -> Iterator[Page]:
    """The notebook of a lesson, with two boards of other lessons below it, run to the end; the tests share it."""
    book = nbformat.read(root / f"notebooks/tutorial/platformer/en/{LESSON}.ipynb", as_version=4)
    book.cells += [nbformat.v4.new_code_cell(cell) for cell in FURTHER]
    nbformat.write(book, lab_notebooks / "lessons.ipynb")
    page = window.new_page()
    run_all(page, lab_server.replace("/lab?", "/lab/tree/lessons.ipynb?reset&"), book)
    yield page
    page.close()


@pytest.fixture(autouse=True)
def nothing_wrong(watched: Watch) -> Iterator[None]:
    """Faults belong to the test in which they come."""
    watched.faults.clear()
    yield
    assert watched.unexpected() == []


def run_all(page: Page, address: str, book: Any) -> None:
    """Open a notebook and run all its cells."""
    page.goto(address)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=90_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(page.locator(".pw-lesson").first).to_be_visible(timeout=60_000)
    # When the last cell has run JupyterLab takes the focus: a key pressed before that is lost.
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    expect(page.locator(".jp-InputPrompt", has_text=RUN)).to_have_count(len(code), timeout=60_000)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)


def step(page: Page, heading: str) -> Locator:
    found = page.locator(".pw-lesson", has=page.locator("h2", has_text=heading))
    found.scroll_into_view_if_needed()
    return found


def solved(board: Locator) -> None:
    expect(board.locator(".pw-feedback[data-status=solved]")).to_be_visible()


def test_a_notebook_runs_from_top_to_bottom_and_axe_finds_nothing_serious_in_its_boards(
    opened: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    expect(opened.locator(".pw-lesson").nth(10)).to_be_attached(timeout=60_000)
    assert [f for f in serious_findings(opened) if "pw-" in f] == []


def test_dice_are_forged_by_mouse(opened: Page) -> None:
    board = step(opened, "Your first Forge")

    board.get_by_role("button", name=re.compile("^coin")).nth(0).click()
    board.get_by_role("button", name=re.compile("^coin")).nth(1).click()
    board.locator(".pw-into").first.click()  # a move
    board.locator("button[data-at=b1]").click()

    solved(board)


def test_a_narrow_cell_needs_no_sideways_scrolling(opened: Page) -> None:
    board = step(opened, "Two coins and a step")

    board.evaluate("node => { node.style.width = '330px' }")
    expect(board).to_have_attribute("data-size", "narrow")

    assert board.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_wall_explains_itself_and_a_hint_helps(opened: Page) -> None:
    board = step(opened, "Round the Wall")

    board.locator("button[data-at=c1]").click()
    expect(board.locator(".pw-refusal")).to_contain_text("MAP-3")
    expect(board.locator(".pw-feedback[data-status=refused]")).to_contain_text("That is the Wall.")
    board.get_by_role("button", name="Give me a hint").click()
    expect(board.locator(".pw-hints")).to_contain_text("go over it")
    for space in ("b2", "c2", "c1"):
        board.locator(f"button.pw-legal[data-at={space}]").click()

    solved(board)


def test_a_push_and_a_fall_by_keyboard_alone(opened: Page) -> None:
    page = opened
    board = step(page, "Over the edge")

    board.locator("button.pw-cell[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(board.locator("button.pw-cell[data-at=c2]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(board.locator("button.pw-legal[data-at=d2]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(board.locator(".pw-goals .pw-met")).to_have_count(1)
    board.get_by_role("button", name="Apply Gravity").press("Enter")

    solved(board)


def test_a_board_plays_when_it_is_told_to(opened: Page) -> None:
    board = step(opened, "Jump")

    board.get_by_role("button", name="Show: move up").click()
    expect(board.locator(".pw-told-events")).to_have_text("Sweety moves from b1 to b2.")
    board.get_by_role("button", name="Show: move up").click()
    board.get_by_role("button", name="Show: gravity").click()
    expect(board.locator(".pw-told-events")).to_have_text("Sweety falls 2 Spaces, to b1.")
    board.get_by_role("button", name="Play it again").click()
    expect(board.get_by_role("button", name="Show: move up")).to_be_visible()
