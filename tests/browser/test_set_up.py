"""A table is set up on the page by keys, a fault is said at its place, and an action is asked about."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

IN_VIEW = """part => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
"""Whether pieces and board are worked with together."""


SIZES = {"wide": (1280, 800), "narrow": (360, 740)}


def sized(page: Page, name: str) -> None:
    """Give the page a size, and wait until it has noticed."""
    width, height = SIZES[name]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(f".pw[data-size={name}]").first).to_be_attached()


def test_may_i(page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(page_server, wait_until="commit")
    page.get_by_role("button", name="Set up a position").press("Enter", timeout=START)
    expect(page.get_by_role("heading", name="Set up the table you sit at")).to_be_focused(
        timeout=PATIENCE
    )

    for size in SIZES:
        sized(page, size)
        for part in (".pw-pieces", ".pw-map"):
            page.wait_for_function(IN_VIEW, arg=part, timeout=PATIENCE)

    # Each piece is drawn as the board draws it; what takes away is none.
    pieces = page.locator(".pw-pieces button")
    assert pieces.evaluate_all("all => all.filter(one => !one.querySelector('svg')).length") == 1

    def cell(at: str) -> None:
        page.locator(f".pw-cell[data-at='{at}']").press("Enter")

    cell("d1")
    expect(page.locator(".pw-cell[data-at='d1']")).to_have_attribute(
        "aria-label", "d1: Sweety (hearts: 4 of 4), a gem, Platform", timeout=PATIENCE
    )
    spoken = page.locator("[role='log'][aria-live] p")
    expect(spoken.filter(has_text="d1: Sweety (hearts: 4 of 4), a gem, Platform")).to_have_count(1)
    hero = page.get_by_role("radio", name="Sweety, player 1")
    hero.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Etorn, player 2")).to_be_checked(timeout=PATIENCE)
    expect(page.get_by_role("radio", name="Etorn, player 2")).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("radio", name="Take away")).to_be_checked(timeout=PATIENCE)

    title = page.locator(".pw-group > summary", has_text="Etorn, player 2")
    title.press("Enter")
    card = title.locator("..").get_by_label("Hero", exact=True)
    card.select_option("sweety")
    fault = page.locator(".pw-problem:visible")
    expect(fault).to_contain_text("That does not go", timeout=PATIENCE)
    expect(card).to_have_value("etorn")
    for size in reversed(SIZES):
        sized(page, size)
        assert serious_findings(page) == []
        assert page.evaluate(WIDER) <= 0

    sized(page, "narrow")
    page.get_by_role("button", name="May I…?").press("Enter")
    expect(page.locator(".pw-inquiry")).to_be_visible(timeout=PATIENCE)
    # The question does not run under what ends the turn.
    expect(page.locator(".pw-end")).to_be_visible()
    asked, end = (page.locator(part).bounding_box() for part in (".pw-asked", ".pw-end"))
    assert asked is not None
    assert end is not None
    assert asked["x"] + asked["width"] <= end["x"]
    cell("a3")
    verdict = page.locator(".pw-verdicton h3")
    expect(verdict).to_have_text("Not allowed: Move to a3 (move)", timeout=PATIENCE)
    page.get_by_role("button", name="Change the position").press("Enter")
    expect(page.locator(".pw-setup")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Back to the form").press("Enter")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=PATIENCE)

    # Over the form of a new game the way back to the game is one press all the same.
    sized(page, "wide")
    page.get_by_role("button", name="Start the climb").click()
    expect(page.locator(".pw-turn")).to_be_visible(timeout=PATIENCE)
    page.locator(".pw-menu").get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Set up a position").press("Enter")
    page.get_by_role("button", name="May I…?").press("Enter", timeout=PATIENCE)
    page.locator(".pw-inquiry").get_by_role("button", name="Back to the game").press("Enter")
    expect(page.locator(".pw-inquiry")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".pw-newgame")).to_be_hidden()
    expect(page.locator(".pw-turn")).to_be_visible()
    expect(page.locator(".pw-turn h2")).to_be_focused()
