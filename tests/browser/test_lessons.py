"""The lessons in a real JupyterLab: run top to bottom, solved by mouse and by keyboard alone."""

import re
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

RUN = re.compile(r"\[\d+\]")
"""The prompt of a cell that has run."""


@pytest.fixture
def opened(page: Page, root: Path, lab_url):
    """Call with a lesson's name: its notebook, run to the end."""

    def run(name: str) -> Page:
        page.set_viewport_size({"width": 1280, "height": 900})
        page.goto(lab_url(f"tutorial/platformer/en/{name}.ipynb"))
        expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=90_000)
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        expect(page.locator(".pw-lesson").first).to_be_visible(timeout=60_000)
        # When the last cell has run JupyterLab takes the focus: a key pressed before that is lost.
        # The checkout's file: JupyterLab may be writing the copy.
        book = nbformat.read(root / f"notebooks/tutorial/platformer/en/{name}.ipynb", as_version=4)
        code = [cell for cell in book.cells if cell.cell_type == "code"]
        expect(page.locator(".jp-InputPrompt", has_text=RUN)).to_have_count(
            len(code), timeout=60_000
        )
        expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
        expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
        return page

    return run


def step(page: Page, heading: str) -> Locator:
    found = page.locator(".pw-lesson", has=page.locator("h2", has_text=heading))
    found.scroll_into_view_if_needed()
    return found


def solved(board: Locator) -> None:
    expect(board.locator(".pw-feedback[data-status=solved]")).to_be_visible()


@pytest.mark.parametrize("name", ["01-dice-pool", "02-moving", "03-jumping"])
def test_a_notebook_runs_from_top_to_bottom(opened, name, serious_findings):
    page = opened(name)

    expect(page.locator(".pw-lesson").nth(3)).to_be_attached(timeout=60_000)
    assert [f for f in serious_findings(page) if "pw-" in f] == []


def test_dice_are_forged_by_mouse(opened):
    board = step(opened("01-dice-pool"), "Your first Forge")

    board.get_by_role("button", name=re.compile("^coin")).nth(0).click()
    board.get_by_role("button", name=re.compile("^coin")).nth(1).click()
    board.locator(".pw-into").first.click()  # a move
    board.locator("button[data-at=b1]").click()

    solved(board)


def test_a_wall_explains_itself_and_a_hint_helps(opened):
    board = step(opened("02-moving"), "Round the Wall")

    board.locator("button[data-at=c1]").click()
    expect(board.locator(".pw-refusal")).to_contain_text("MAP-3")
    expect(board.locator(".pw-feedback[data-status=refused]")).to_contain_text("That is the Wall.")
    board.get_by_role("button", name="Give me a hint").click()
    expect(board.locator(".pw-hints")).to_contain_text("go over it")
    for space in ("b2", "c2", "c1"):
        board.locator(f"button.pw-legal[data-at={space}]").click()

    solved(board)


def test_a_push_and_a_fall_by_keyboard_alone(opened):
    page = opened("03-jumping")
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


def test_a_board_plays_when_it_is_told_to(opened):
    board = step(opened("03-jumping"), "Jump")

    board.get_by_role("button", name="Next: move up").click()
    expect(board.locator(".pw-told-events")).to_have_text("Sweety moves from b1 to b2.")
    board.get_by_role("button", name="Next: move up").click()
    board.get_by_role("button", name="Next: gravity").click()
    expect(board.locator(".pw-told-events")).to_have_text("Sweety falls 2 Spaces, to b1.")
    board.get_by_role("button", name="Play it again").click()
    expect(board.get_by_role("button", name="Next: move up")).to_be_visible()


def test_a_narrow_cell_needs_no_sideways_scrolling(opened):
    page = opened("01-dice-pool")
    board = step(page, "Two coins and a step")

    board.evaluate("node => { node.style.width = '330px' }")
    expect(board).to_have_attribute("data-size", "narrow")

    assert board.evaluate("node => node.scrollWidth <= node.clientWidth")
