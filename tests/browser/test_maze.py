"""The maze of Labyrinth in a real Chromium: by mouse, by keyboard, at 360 px."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests import servers
from tests.browser.test_layout import WIDER

PATIENCE = 60_000


BELOW_A_FINGER = """() => [...document.querySelectorAll(".lb-litcell")]
  .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 44).length"""
"""How many cells that can be chosen are smaller than a finger."""

WHOLE = """() => {
  const [head, board, bar] = [".pw-turn", ".lb-field", ".pw-area-controls"].map((one) => document.querySelector(one).getBoundingClientRect());
  return head.top >= 0 && head.bottom <= board.top && board.bottom <= bar.top && bar.bottom <= innerHeight && bar.height > 150;
}"""
"""Whether the head, all of the board and all choices are in the window, none over another."""


CLEAR_OF_ROLLS = """() => {
  const box = (node) => node.getBoundingClientRect();
  const rolls = box(document.querySelector(".lb-dice:not([hidden])"));
  const over = (one) => one.left < rolls.right && one.right > rolls.left && one.top < rolls.bottom && one.bottom > rolls.top;
  return rolls.height > 0 && [...document.querySelectorAll(".lb-board .lb-name")].every((name) => !over(box(name)));
}"""
"""Whether the dice of the first rolls lie over no cell's or start space's name."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The play page with this game."""
    with servers.play(tmp_path_factory.mktemp("maze"), "--game", "labyrinth") as server:
        yield server.address


@pytest.fixture
def maze(page: Page, address: str) -> Page:
    """A game of two people, at its first decision."""
    page.goto(address, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=PATIENCE)
    if not page.locator(".pw-more[open]").count():
        page.locator(".pw-more > summary").click()
    page.get_by_label("Seed", exact=True).fill("maze")
    page.get_by_role("button", name="Enter the Labyrinth").click()
    expect(page.locator(".lb-board")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".lb-litcell")).to_have_count(1)
    return page


LONG_QUESTION = "Zostały 2 akcje. Najpierw trzeba wykonać ruch z pola startowego: naciśnij podświetlony kafelek."
HIDDEN_OF = """(node, said) => {
  (node.firstElementChild ?? node).textContent = said;
  return node.scrollHeight - node.clientHeight;
}"""
"""How many pixels of a longer question could only be scrolled to."""


def test_off_the_start_space_a_tile_is_laid_by_keyboard_and_an_idle_cell_says_so(
    maze: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    assert serious_findings(maze) == []
    end = maze.get_by_role("button", name="End the turn")
    end.click()
    expect(maze.locator(".pw-warning")).to_contain_text("Press “End the turn” again to do it.")
    expect(end).to_have_attribute("data-again", re.compile("End the turn"))
    maze.locator(".lb-litcell").click()
    expect(maze.locator(".pw-turn")).to_contain_text("1 action is left")
    expect(maze.locator("[data-again]")).to_have_count(0)
    maze.get_by_role("button", name="Build: take a tile from the pool").click()
    expect(maze.locator(".pw-turn")).to_contain_text("Choose where the tile")
    expect(maze.locator(".lb-hand .lb-card")).to_be_visible()
    # A high page has it large beside the board, which leaves no more of the window empty than the log needs.
    maze.set_viewport_size({"width": 1280, "height": 800})
    expect(maze.locator(".lb-taken .lb-card")).to_be_visible()
    expect(maze.locator(".lb-taken")).to_contain_text("It fits on")
    expect(maze.locator(".lb-taken .pw-hush")).to_contain_text("corridor")
    expect(maze.locator(".lb-hand")).to_be_hidden()
    assert maze.evaluate("document.querySelector('.lb-field').offsetWidth") >= 650
    at, cell = "a3", maze.locator('.lb-litcell[data-at="a3"]')
    cell.click()
    options = maze.locator(".lb-option")
    expect(options.first).to_be_focused()
    assert serious_findings(maze) == []
    card, board = (
        maze.locator(".lb-chooser").bounding_box(),
        maze.locator(".lb-field").bounding_box(),
    )
    assert card
    assert board
    assert card["x"] >= board["x"] + board["width"], "the card hides nothing of the board"
    assert card["x"] + card["width"] <= maze.evaluate("innerWidth")
    told = maze.locator(".lb-turntold").inner_text()
    maze.keyboard.press("ArrowRight")
    expect(maze.locator(".lb-turntold")).not_to_have_text(told)
    maze.keyboard.press("ArrowLeft")
    expect(maze.locator(".lb-turntold")).to_have_text(told)
    # Two quick presses turn it twice.
    maze.get_by_role("button", name="Turn to the right").dblclick()
    expect(maze.locator(".lb-turntold")).to_contain_text("turned 2 times")
    maze.keyboard.press("Escape")
    expect(maze.locator(f'.lb-cell[data-at="{at}"]')).to_be_focused()
    maze.keyboard.press("Enter")
    expect(options.first).to_be_focused()
    maze.keyboard.press("Enter")
    expect(maze.locator(".pw-turn")).to_contain_text("No action is left")
    expect(maze.locator(".lb-hand")).to_be_hidden()
    # What is left is answered by buttons alone.
    expect(maze.locator(".pw-choices button:focus")).to_have_count(1)
    maze.locator('.lb-cell[data-at="d4"]').click()
    expect(maze.locator(".pw-refusal h3")).to_have_text(re.compile("out of reach|Not allowed"))


def test_arrows_go_over_the_cells_each_with_a_line_and_by_the_key_i_its_whole_card_and_a_hint_is_done(
    maze: Page,
) -> None:
    home = maze.locator('.lb-cell[tabindex="0"]')
    expect(home).to_have_count(1)
    home.focus()
    seen = set()
    for key in ("ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        maze.keyboard.press(key)
        seen.add(maze.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(seen) > 2
    assert all(": " in label for label in seen)

    tip = maze.locator(".pw-tip")
    here = maze.locator(".lb-cell:focus[data-tip]")
    maze.locator(".lb-cell[tabindex='0']").focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 3:
        maze.keyboard.press(key)
        if here.count() and maze.locator(".lb-cell:focus[aria-description]").count():
            break
    expect(here).to_have_attribute("aria-description", re.compile("."), timeout=PATIENCE)
    expect(tip).to_contain_text("I: What is this?", timeout=PATIENCE)
    expect(tip.locator(".pw-tiplist")).to_be_hidden()
    box = tip.bounding_box()
    assert box
    assert box["height"] < 60, "the line hides the board"
    maze.keyboard.press("i")
    expect(tip).to_be_focused()
    expect(tip.locator(".pw-tiplist")).to_be_visible()
    expect(tip).not_to_contain_text("I: What is this?")
    maze.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(here).to_be_focused()
    # A mouse that rests has the whole card.
    here.hover()
    expect(tip.locator(".pw-tiplist")).to_be_visible(timeout=PATIENCE)

    # A hint has its reason, and is done by one press.
    maze.get_by_role("button", name="Hint", exact=True).click()
    hint = maze.get_by_role("heading", name="Hint: ")
    expect(hint).to_be_visible(timeout=PATIENCE)
    maze.get_by_role("button", name="Do it").click()
    expect(hint).to_be_hidden()


def test_on_a_phone_on_its_side_all_of_the_maze_stands_beside_what_is_chosen(
    maze: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    for width, height, least in ((780, 360, 390), (640, 400, 330)):
        maze.set_viewport_size({"width": width, "height": height})
        board = maze.locator(".lb-field").bounding_box()
        assert board is not None
        assert board["width"] >= least
        assert board["y"] + board["height"] <= height
        assert maze.evaluate(CLEAR_OF_ROLLS)
        for part in (".pw-asked", ".pw-end", ".pw-backhere"):
            box = maze.locator(part).bounding_box()
            assert box is not None
            assert box["x"] >= board["x"] + board["width"]
            assert box["y"] + box["height"] <= height, part
        for choice in maze.locator(".pw-choices > button:visible, .pw-coachrow button").all():
            box = choice.bounding_box()
            assert box
            assert box["y"] + box["height"] <= height, "a choice is off the screen"
        assert maze.locator(".pw-asked").evaluate(HIDDEN_OF, LONG_QUESTION) <= 1, "it is cut"
        assert maze.evaluate(WIDER) <= 0
        maze.keyboard.press("e")
        told = maze.locator(".pw-warning").bounding_box()
        assert told
        for choice in maze.locator(".pw-choices > button:visible").all():
            box = choice.bounding_box()
            assert box
            assert box["y"] + box["height"] <= told["y"], "the warning covers a choice"
        maze.keyboard.press("Escape")
    assert serious_findings(maze) == []


def test_on_a_phone_nothing_scrolls_sideways_and_a_cell_is_asked_about_below(
    maze: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    maze.set_viewport_size({"width": 360, "height": 740})
    assert maze.evaluate(CLEAR_OF_ROLLS)
    maze.locator(".lb-litcell").click()
    expect(maze.locator(".pw-turn")).to_contain_text("1 action is left")
    # All of the board stands between what is told and what is chosen.
    maze.locator(".pw-whynot").click()
    maze.wait_for_function(WHOLE, timeout=PATIENCE)
    maze.get_by_role("button", name="Build: take a tile from the pool").click()
    touch = maze.context.new_cdp_session(maze)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    maze.wait_for_function(f"({BELOW_A_FINGER})() === 0", timeout=PATIENCE)
    maze.locator('.lb-litcell[data-at="a3"]').click()
    expect(maze.locator(".lb-option").first).to_be_visible()
    assert maze.evaluate(WIDER) <= 0
    box = maze.locator(".lb-option").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    maze.locator(".lb-option").first.click()
    expect(maze.locator(".lb-chooser")).to_be_hidden()
    # A cell where nothing is offered is enlarged, with its corridors in words.
    maze.locator('.lb-cell[data-at="d3"]').click()
    expect(maze.locator(".lb-large .lb-card")).to_be_visible()
    expect(maze.locator(".lb-way")).to_contain_text("the Golem")
    assert serious_findings(maze) == []
    maze.get_by_role("button", name="Try to go here").click()
    expect(maze.locator(".pw-refusal h3")).to_have_text(re.compile("out of reach|Not allowed"))


def test_a_dispute_in_a_combat_is_set_up_by_keys_and_settled_on_a_whole_board(
    page: Page, address: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Set up a position").press("Enter", timeout=PATIENCE)
    for number in (1, 2):
        piece = page.locator(f".pw-pieces [data-piece='seat:{number}']")
        piece.press("Enter", timeout=PATIENCE)
        expect(piece).to_be_checked()
        page.locator('.lb-cell[data-at="a4"]').press("Enter")
        name = piece.inner_text()
        expect(page.locator('.lb-cell[data-at="a4"]')).to_have_attribute(
            "aria-label", re.compile(name)
        )
    page.locator(".pw-group > summary", has_text="A combat under way").press("Enter")
    who = page.get_by_label("Who fights whom")
    who.select_option(index=1)
    dice = page.locator(".pw-stepper", has_text="dice")
    expect(dice).to_have_count(2)
    assert serious_findings(page) == []
    for row in dice.all():
        row.get_by_role("button").last.press("Enter")
        expect(row.locator("output")).to_have_text("8")
    page.get_by_role("button", name="May I…?").press("Enter")
    expect(page.locator(".lb-both > li")).to_have_count(2, timeout=PATIENCE)
    expect(page.locator(".pw-turn")).to_contain_text("If nothing changes that")
    board = page.locator(".lb-field:visible").bounding_box()
    assert board
    assert board["y"] + board["height"] <= 800
    page.get_by_role("button", name="Use the Fate Crystal: repeat the test").press("Enter")
    expect(page.locator(".pw-verdicton h3")).to_contain_text("Allowed", timeout=PATIENCE)
    assert serious_findings(page) == []


def test_one_press_puts_a_refusal_away_and_opens_the_choices_of_a_lit_cell(maze: Page) -> None:
    maze.locator(".lb-litcell").click()
    maze.get_by_role("button", name="Build: take a tile from the pool").click()
    expect(maze.locator(".pw-turn")).to_contain_text("Choose where the tile")
    # A button that cannot be used says why when it is pressed; the next press puts that away.
    told = maze.locator(".pw-area-head > .pw-problem")
    maze.locator(".pw-turn button[data-why]").first.click(force=True)
    expect(told).to_have_text("That cannot be taken back: since then chance has decided.")
    maze.locator(".lb-cell[data-at='d5']").click()
    expect(told).to_be_hidden()
    refusal = maze.locator(".pw-area-refusal > .pw-refusal").first
    expect(refusal).to_be_visible(timeout=PATIENCE)
    maze.locator(".lb-litcell[data-at='a3']").click()
    expect(refusal).to_be_hidden(timeout=PATIENCE)
    expect(maze.locator(".lb-chooser")).to_be_visible()
    expect(maze.locator(".lb-option").first).to_be_focused()


def test_a_change_that_is_refused_is_answered_in_view(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 600})
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Set up a position").press("Enter", timeout=PATIENCE)
    page.get_by_role("radio", name="Golem").press("Enter", timeout=PATIENCE)
    expect(page.get_by_role("radio", name="Golem")).to_be_checked()
    page.locator(".lb-cell[data-at='e3']").press("Enter")
    fault = page.locator(".pw-setup-place > .pw-problem")
    expect(fault).to_contain_text("That does not go", timeout=PATIENCE)
    expect(fault).to_be_in_viewport(ratio=1)
